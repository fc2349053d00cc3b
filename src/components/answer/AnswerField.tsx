/** Draws any answer of the catalog by its kind, and writes what is given to the plan. */
import { Suspense } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { usePlan } from "#client/plan/usePlan.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import type { AnswerKind } from "#domain/answers/kinds.ts";
import { type AnswerId, findAnswerEntry } from "#domain/answers/readAnswer.ts";
import { readNumberOf } from "#domain/answers/readTyped.ts";
import { makeEmpty } from "#domain/plan/answerDrafts.ts";
import { formatInteger } from "#lib/format.ts";
import { CheckboxGroup, type ChoiceOption, RadioGroup } from "#ui/Choice.tsx";
import { SelectField } from "#ui/Field.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { UnbrokenYears } from "#ui/UnbrokenYears.tsx";
import { type AnswerWords, answerWords, describeValue, type WordedAnswerId } from "./answerWords.ts";
import { GpaField } from "./GpaField.tsx";
import { HomeField } from "./HomeField.tsx";
import { type Answers, useAnswers } from "./useAnswers.ts";
import { useTypedField } from "./useTypedField.ts";
import { words as fieldWords } from "./words.ts";

/** It brings the college picker along. */
const transferField = createLazyPart(() => import("./TransferField.tsx"));

type AnswerFieldProps = {
  /** Below a heading that asks the same, where its own name is only heard. */
  isNamedByTitle?: boolean;
} & (
  | { id: WordedAnswerId; words?: AnswerWords }
  /** The words of the timeline's answers are with the timeline. */
  | { id: AnswerId; words: AnswerWords }
);

type FieldWords = Omit<AnswerWords, "note" | "known">;

/** One answer of a kind, wherever it is kept. */
export type KindFieldProps = {
  kind: AnswerKind;
  words: FieldWords;
  isNamedByTitle?: boolean;
  /** Null while there is none. */
  value: unknown;
  give: (value: string | number | boolean | readonly string[] | null) => void;
  /** For yes and no, where "not sure" is offered as well. */
  notSure?: { isChosen: boolean; choose: () => void };
  /** For choices: whether "none of these" was said, and how to take the answer back. */
  noneOfThese?: { isChosen: boolean; clear: () => void };
};
type PartProps = Omit<KindFieldProps, "kind">;

export function AnswerField(props: AnswerFieldProps) {
  const answers = useAnswers();
  if (props.id === "gpa") return <GpaField />;
  if (props.id === "homeZip" || props.id === "homeState") return <HomeField />;
  if (props.id === "transfer")
    return (
      <Suspense>
        <transferField.Part />
      </Suspense>
    );
  const { id, isNamedByTitle = false } = props;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Without words of its own the id is one of the catalog's, as the props' type says.
  const words = props.words ?? answerWords[id as WordedAnswerId];
  const reading = answers.read(id);
  // The field holds what was typed, also where the FAFSA's figure goes before it; the note says so.
  const value = reading.from === "fafsa" ? reading.instead : reading.value;
  return (
    <div>
      <KindField
        kind={findAnswerEntry(id).kind}
        words={words}
        isNamedByTitle={isNamedByTitle}
        value={value ?? null}
        give={(next) => answers.give({ [id]: next })}
        noneOfThese={{
          isChosen: reading.origin === "typed" && Array.isArray(value) && value.length === 0,
          clear: () => answers.give(makeEmpty([id])),
        }}
        notSure={{ isChosen: reading.origin === "notSure", choose: () => answers.setNotSure([id]) }}
      />
      <Note id={id} words={words} answers={answers} />
    </div>
  );
}

export function KindField({ kind, ...field }: KindFieldProps) {
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

function TypedNumber(props: PartProps & { kind: Extract<AnswerKind, { kind: "number" | "money" }> }) {
  const { words, kind, value } = props;
  const field = useTypedField<number>({
    kept: typeof value === "number" ? value : null,
    read: (text) => readNumberOf(kind, text),
    write: kind.kind === "money" ? formatInteger : String,
    give: props.give,
  });
  const isDecimal = kind.kind === "number" && kind.step !== 1;
  return (
    <NumberField
      label={toLabel(props)}
      {...(words.hint !== undefined && { hint: words.hint })}
      {...(words.before !== undefined && { before: words.before })}
      {...(words.after !== undefined && { after: words.after })}
      // A loss needs a minus sign, which a phone's numeric keypad does not have.
      keys={kind.minimum < 0 ? "text" : isDecimal ? "decimal" : "numeric"}
      value={field.text}
      error={field.problem === null ? null : (words.problem?.(field.problem) ?? fieldWords.other)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

const any = "any";

/** A number from elsewhere, such as a shared link, is offered beside the usual ones. */
function OfferedNumber(props: PartProps & { offered: NonNullable<AnswerWords["offered"]> }) {
  const { offered } = props;
  const value = Number(props.value ?? Number.NaN);
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
      onChange={(next) => props.give(next === any ? null : Number(next))}
    />
  );
}

/** No option has this value. */
const none = "none";

function Choices(props: PartProps & { options: readonly string[] }) {
  const { words, value, noneOfThese } = props;
  const values: readonly string[] = Array.isArray(value) ? value : [];
  const isNone = words.none !== undefined && noneOfThese?.isChosen === true;

  function change(chosen: readonly string[]) {
    const left = chosen.filter((one) => one !== none);
    if (chosen.includes(none) && !isNone) return props.give([]);
    if (left.length === 0 && noneOfThese !== undefined) noneOfThese.clear();
    else props.give(left);
  }

  return (
    <CheckboxGroup
      legend={toLabel(props)}
      {...(words.hint !== undefined && { hint: words.hint })}
      layout={hasDetails(words) ? "stack" : "wrap"}
      options={[
        ...props.options.map((option) => toOption(words, option)),
        ...(words.none === undefined ? [] : [{ value: none, label: words.none }]),
      ]}
      values={isNone ? [none] : values}
      onChange={change}
    />
  );
}

/** Longer than anyone wants to see at once: chosen from a list. */
const longList = 8;
/** An answer too: it is remembered, and nobody asks again in this visit. */
const unsure = "unsure";

function OneChoice(props: PartProps & { options: readonly string[] }) {
  const { words, value, notSure } = props;
  const isMounted = useIsMounted();
  const canBeUnsure = notSure !== undefined && words.options?.[unsure] !== undefined;
  const options = [...props.options, ...(canBeUnsure ? [unsure] : [])].map((option) =>
    toOption(words, option),
  );
  const shown = typeof value === "string" ? value : canBeUnsure && notSure.isChosen ? unsure : null;
  const choose = (next: string) =>
    next === unsure ? notSure?.choose() : props.give(next === "" ? null : next);
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
        {/* Nothing is chosen before the page runs: without the names, every page with this field is lighter. */}
        {isMounted &&
          options.map((option) => (
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

function YesNo(props: PartProps) {
  const { words, value, notSure } = props;
  const shown = typeof value === "boolean" ? (value ? "yes" : "no") : notSure?.isChosen ? unsure : null;
  return (
    <RadioGroup
      legend={toLabel(props)}
      {...(words.hint !== undefined && { hint: words.hint })}
      layout={hasDetails(words) ? "stack" : "wrap"}
      options={["yes", "no", ...(notSure === undefined ? [] : [unsure])].map((one) => toOption(words, one))}
      value={shown}
      onChange={(next) => (next === unsure ? notSure?.choose() : props.give(next === "yes"))}
    />
  );
}

/** What the value means; where another answer goes before what was typed, that is said instead. */
function Note({ id, words, answers }: { id: AnswerId; words: AnswerWords; answers: Answers }) {
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

function toLabel({ words, isNamedByTitle = false }: PartProps) {
  const label = words.label ?? `${words.name.charAt(0).toUpperCase()}${words.name.slice(1)}`;
  return isNamedByTitle ? <span className="sr-only">{label}</span> : label;
}

function toOption({ options }: FieldWords, value: string): ChoiceOption<string> {
  const { label, detail } = options?.[value] ?? { label: value };
  return { value, label, ...(detail !== undefined && { detail: <UnbrokenYears text={detail} /> }) };
}

function hasDetails({ options = {} }: FieldWords): boolean {
  return Object.values(options).some(({ detail }) => detail !== undefined);
}
