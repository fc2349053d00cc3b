/** Draws any answer of the catalog by its kind, and writes what is given to the plan. */
import { usePlan } from "#client/plan/usePlan.ts";
import type { AnswerKind } from "#domain/answers/kinds.ts";
import { type AnswerId, findAnswerEntry } from "#domain/answers/readAnswer.ts";
import { readNumberOf } from "#domain/answers/readTyped.ts";
import { formatInteger } from "#lib/format.ts";
import { CheckboxGroup, RadioGroup } from "#ui/Choice.tsx";
import { SelectField } from "#ui/Field.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { type AnswerWords, answerWords, describeValue, type WordedAnswerId } from "./answerWords.ts";
import { GpaField } from "./GpaField.tsx";
import { HomeField } from "./HomeField.tsx";
import { type Answers, useAnswers } from "./useAnswers.ts";
import { useTypedField } from "./useTypedField.ts";
import { words as fieldWords } from "./words.ts";

type AnswerFieldProps = {
  /** Below a heading that asks the same, where its own name is only heard. */
  isNamedByTitle?: boolean;
} & (
  | { id: WordedAnswerId; words?: AnswerWords }
  /** The words of the timeline's answers are with the timeline. */
  | { id: AnswerId; words: AnswerWords }
);

type FieldProps = { id: AnswerId; words: AnswerWords; isNamedByTitle: boolean; answers: Answers };

export function AnswerField(props: AnswerFieldProps) {
  const answers = useAnswers();
  if (props.id === "gpa") return <GpaField />;
  if (props.id === "homeZip" || props.id === "homeState") return <HomeField />;
  const { id, isNamedByTitle = false } = props;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Without words of its own the id is one of the catalog's, as the props' type says.
  const words = props.words ?? answerWords[id as WordedAnswerId];
  const field = { id, words, isNamedByTitle, answers };
  const { kind } = findAnswerEntry(id);
  return (
    <div>
      <KindField {...field} kind={kind} />
      <Note {...field} />
    </div>
  );
}

function KindField({ kind, ...field }: FieldProps & { kind: AnswerKind }) {
  switch (kind.kind) {
    case "number":
    case "money":
      return field.words.offered === undefined ? (
        <TypedNumber {...field} kind={kind} />
      ) : (
        <OfferedNumber {...field} {...{ offered: field.words.offered }} />
      );
    case "choices":
      return <Choices {...field} options={kind.options} />;
    case "choice":
      return <OneChoice {...field} options={kind.options} />;
    case "yesNo":
      return <YesNo {...field} />;
    case "code":
    case "codes":
    case "record":
    default:
      // These have fields of their own, which a screen mounts.
      return null;
  }
}

function TypedNumber(props: FieldProps & { kind: Extract<AnswerKind, { kind: "number" | "money" }> }) {
  const { id, words, kind, answers } = props;
  const reading = answers.read(id);
  // The field holds what was typed, also where the FAFSA's figure goes before it; the note says so.
  const kept = reading.from === "fafsa" ? reading.instead : reading.value;
  const field = useTypedField<number>({
    kept: typeof kept === "number" ? kept : null,
    read: (text) => readNumberOf(kind, text),
    write: kind.kind === "money" ? formatInteger : String,
    give: (next) => answers.give({ [id]: next }),
  });
  return (
    <NumberField
      label={toLabel(props)}
      {...(words.hint !== undefined && { hint: words.hint })}
      {...(words.before !== undefined && { before: words.before })}
      {...(words.after !== undefined && { after: words.after })}
      // A phone's number pad has no minus sign.
      keys={kind.minimum < 0 ? "text" : kind.kind === "number" && kind.step !== 1 ? "decimal" : "numeric"}
      value={field.text}
      error={field.problem === null ? null : (words.problem?.(field.problem) ?? fieldWords.other)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

const any = "any";

/** A number from elsewhere, such as a shared link, is offered beside the usual ones. */
function OfferedNumber(props: FieldProps & { offered: NonNullable<AnswerWords["offered"]> }) {
  const { id, offered, answers } = props;
  const value = Number(answers.read(id).value ?? Number.NaN);
  const values =
    Number.isNaN(value) || offered.values.includes(value)
      ? offered.values
      : [...offered.values, value].toSorted((one, other) => one - other);
  const none = offered.any === undefined ? [] : [{ value: any, label: offered.any }];
  return (
    <RadioGroup
      legend={toLabel(props)}
      {...(props.words.hint !== undefined && { hint: props.words.hint })}
      options={[...values.map((one) => ({ value: `${one}`, label: offered.label(one) })), ...none]}
      value={Number.isNaN(value) ? (none[0]?.value ?? null) : `${value}`}
      onChange={(next) => answers.give({ [id]: next === any ? null : Number(next) })}
    />
  );
}

function Choices(props: FieldProps & { options: readonly string[] }) {
  const { id, words, answers } = props;
  const { value } = answers.read(id);
  return (
    <CheckboxGroup
      legend={toLabel(props)}
      {...(words.hint !== undefined && { hint: words.hint })}
      layout={hasDetails(words) ? "stack" : "wrap"}
      options={props.options.map((option) => toOption(words, option))}
      values={Array.isArray(value) ? value : []}
      onChange={(values) => answers.give({ [id]: values })}
    />
  );
}

/** Longer than anyone wants to see at once: chosen from a list. */
const longList = 8;

function OneChoice(props: FieldProps & { options: readonly string[] }) {
  const { id, words, answers } = props;
  const { value, origin } = answers.read(id);
  const options = [...props.options, ...(words.options?.[unsure] === undefined ? [] : [unsure])].map(
    (option) => toOption(words, option),
  );
  const shown = typeof value === "string" ? value : origin === "notSure" ? unsure : null;
  const choose = (next: string) => {
    if (next === unsure) answers.setNotSure([id]);
    else answers.give({ [id]: next === "" ? null : next });
  };
  const hint = words.hint !== undefined && { hint: words.hint };
  if (options.length > longList) {
    return (
      <SelectField
        label={toLabel(props)}
        {...hint}
        value={shown ?? ""}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{fieldWords.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <RadioGroup
      legend={toLabel(props)}
      {...hint}
      layout={hasDetails(words) ? "stack" : "wrap"}
      options={options}
      value={shown}
      onChange={choose}
    />
  );
}

/** An answer too: it is remembered, and nobody asks again in this visit. */
const unsure = "unsure";

function YesNo(props: FieldProps) {
  const { id, words, answers } = props;
  const { value, origin } = answers.read(id);
  const shown = value === null ? (origin === "notSure" ? unsure : null) : value === true ? "yes" : "no";
  return (
    <RadioGroup
      legend={toLabel(props)}
      {...(words.hint !== undefined && { hint: words.hint })}
      layout={hasDetails(words) ? "stack" : "wrap"}
      options={["yes", "no", unsure].map((option) => toOption(words, option))}
      value={shown}
      onChange={(next) => {
        if (next === unsure) answers.setNotSure([id]);
        else answers.give({ [id]: next === "yes" });
      }}
    />
  );
}

/** What the value means; where another answer goes before what was typed, that is said instead. */
function Note({ id, words, answers }: FieldProps) {
  const { plan } = usePlan();
  const { origin, from, value, instead } = answers.read(id);
  const isFromFafsa = origin === "derived" && from === "fafsa";
  const text =
    isFromFafsa && instead !== undefined
      ? fieldWords.fromFafsa(describeValue(words, value, { ...plan, money: { ...plan.money, [id]: value } }))
      : isFromFafsa
        ? fieldWords.isFromFafsa
        : (words.note?.(plan) ?? null);
  if (words.note === undefined && text === null) return null;
  return (
    <p role="status" className={text === null ? "sr-only" : "mt-2 text-[0.95rem] text-ink-soft"}>
      {text}
    </p>
  );
}

function toLabel({ words, isNamedByTitle }: FieldProps) {
  const label = words.label ?? `${words.name.charAt(0).toUpperCase()}${words.name.slice(1)}`;
  return isNamedByTitle ? <span className="sr-only">{label}</span> : label;
}

function toOption({ options }: AnswerWords, value: string) {
  return { value, ...(options?.[value] ?? { label: value }) };
}

function hasDetails({ options = {} }: AnswerWords): boolean {
  return Object.values(options).some(({ detail }) => detail !== undefined);
}
