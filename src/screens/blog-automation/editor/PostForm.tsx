/** The fields of a post: its front matter as form controls, and its text as Markdown. */
import { useState } from "react";
import { type PostFields, postCategories } from "#contract/adminPosts.ts";
import { SelectField, TextField } from "#ui/Field.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { editorWords as words } from "../words.ts";
import type { Typed } from "./kept.ts";

export function PostForm(props: {
  typed: Typed;
  isSlugFixed: boolean;
  bodyError: string | null;
  onChange: (typed: Typed) => void;
}) {
  const { typed, onChange } = props;
  const { fields } = typed;
  const set = (changed: Partial<PostFields>) => onChange({ ...typed, fields: { ...fields, ...changed } });
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_1.3fr]">
      <div className="space-y-5">
        <TextField
          label={words.name}
          hint={words.nameHint}
          value={fields.title}
          onChange={(event) => set({ title: event.target.value })}
        />
        <TextField
          label={words.slug}
          hint={words.slugHint}
          value={typed.slug}
          readOnly={props.isSlugFixed}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange({ ...typed, slug: event.target.value })}
        />
        <TextAreaField
          label={words.excerpt}
          hint={words.excerptHint}
          rows={3}
          value={fields.excerpt}
          onChange={(event) => set({ excerpt: event.target.value })}
        />
        <TextAreaField
          label={words.answer}
          hint={words.answerHint}
          rows={5}
          value={fields.answer}
          onChange={(event) => set({ answer: event.target.value })}
        />
        <SelectField
          label={words.category}
          value={fields.category}
          onChange={(event) =>
            set({ category: postCategories.find((one) => one === event.target.value) ?? "Applying" })
          }
        >
          {postCategories.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <ListField
          label={words.tags}
          hint={words.tagsHint}
          separator=","
          values={fields.tags}
          onChange={(tags) => set({ tags })}
        />
        <TextField
          label={words.period}
          hint={words.periodHint}
          value={fields.period ?? ""}
          onChange={(event) => set({ period: event.target.value === "" ? null : event.target.value })}
        />
        <ListField
          label={words.tools}
          hint={words.pathsHint}
          separator={"\n"}
          values={fields.tools}
          onChange={(tools) => set({ tools })}
        />
        <ListField
          label={words.related}
          hint={words.pathsHint}
          separator={"\n"}
          values={fields.related}
          onChange={(related) => set({ related })}
        />
      </div>
      <TextAreaField
        label={words.body}
        hint={words.bodyHint}
        rows={30}
        spellCheck
        value={fields.body}
        error={props.bodyError}
        onChange={(event) => set({ body: event.target.value })}
      />
    </div>
  );
}

/** A list typed as text; what is typed stays as it is until the list is changed from elsewhere. */
function ListField(props: {
  label: string;
  hint: string;
  separator: "," | "\n";
  values: readonly string[];
  onChange: (values: string[]) => void;
}) {
  const { label, hint, separator, values } = props;
  const [text, setText] = useState("");
  const split = (typed: string) =>
    typed
      .split(separator)
      .map((one) => one.trim())
      .filter((one) => one !== "");
  const joined = values.join(separator === "," ? ", " : "\n");
  const shown = split(text).join("\n") === values.join("\n") ? text : joined;
  const change = (typed: string) => {
    setText(typed);
    props.onChange(split(typed));
  };
  return separator === "," ? (
    <TextField label={label} hint={hint} value={shown} onChange={(event) => change(event.target.value)} />
  ) : (
    <TextAreaField
      label={label}
      hint={hint}
      rows={3}
      value={shown}
      onChange={(event) => change(event.target.value)}
    />
  );
}
