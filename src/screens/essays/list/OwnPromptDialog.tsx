/** Adds a prompt that the student pastes: for a college we have no record of, a scholarship or a program. */
import { type FormEvent, useId, useState } from "react";
import { essayLimits, type OwnPrompt } from "#domain/essays/essay.ts";
import { cleanText } from "#domain/essays/text/cleanText.ts";
import { Button } from "#ui/Button.tsx";
import { RadioGroup } from "#ui/Choice.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { inputClasses, TextField } from "#ui/Field.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { listWords } from "./listWords.ts";
import type { ShownList } from "./useEssayList.ts";

const words = listWords.own;
const longestLimit = 100_000;

export function OwnPromptDialog(props: {
  isOpen: boolean;
  /** Chosen beforehand; null if it may be anyone. */
  unitId: number | null;
  shown: ShownList;
  onClose: () => void;
  onAdd: (prompt: OwnPrompt) => void;
}) {
  return (
    <Dialog isOpen={props.isOpen} title={words.title} closeLabel={words.close} onClose={props.onClose}>
      <PromptForm {...props} />
    </Dialog>
  );
}

function PromptForm({ unitId, shown, onAdd }: Parameters<typeof OwnPromptDialog>[0]) {
  const id = useId();
  const [who, setWho] = useState(unitId === null ? "" : String(unitId));
  const [text, setText] = useState("");
  const [limit, setLimit] = useState("");
  const [unit, setUnit] = useState<"words" | "characters">("words");
  const [isAsked, setAsked] = useState(false);
  const clean = cleanText(text).trim();
  const most = readLimit(limit);
  const textError =
    clean === ""
      ? words.noPrompt
      : clean.length > essayLimits.promptLength
        ? words.promptTooLong(essayLimits.promptLength)
        : null;
  const limitError = most === undefined ? words.badLimit : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (textError !== null || most === undefined) return;
    onAdd({
      unitId: who === "" ? null : Number(who),
      text: clean,
      limit: most === null ? null : { unit, most, least: null },
    });
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <div>
        <label htmlFor={id} className="block font-semibold">
          {words.who}
        </label>
        <select
          id={id}
          className={`${inputClasses} mt-1.5`}
          value={who}
          onChange={(event) => setWho(event.target.value)}
        >
          <option value="">{words.somethingElse}</option>
          {shown.plan.colleges.map((college) => (
            <option key={college.unitId} value={college.unitId}>
              {shown.getName(college.unitId) ?? listWords.college(college.unitId)}
            </option>
          ))}
        </select>
      </div>
      <TextAreaField
        label={words.prompt}
        hint={words.promptHint}
        rows={5}
        value={text}
        error={isAsked ? textError : null}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={words.limit}
          hint={words.limitHint}
          inputMode="numeric"
          value={limit}
          error={isAsked ? limitError : null}
          onChange={(event) => setLimit(event.target.value)}
        />
        <RadioGroup<"words" | "characters">
          legend={words.unit}
          options={[
            { value: "words", label: words.words },
            { value: "characters", label: words.characters },
          ]}
          value={unit}
          onChange={setUnit}
        />
      </div>
      <Button type="submit">{words.save}</Button>
    </form>
  );
}

/** Null for an empty field; undefined for what is no limit. */
function readLimit(typed: string): number | null | undefined {
  const digits = typed.replaceAll(",", "").trim();
  if (digits === "") return null;
  const most = Number(digits);
  return /^\d+$/.test(digits) && most >= 1 && most <= longestLimit ? most : undefined;
}
