/** The kinds of answers: what each holds, between which bounds, and how empty looks. Types, schemas and fields follow from them. */

/** A number with both ends included; `step` is 1 for whole numbers, 0.5 for halves, null for any. */
export type NumberKind = { kind: "number"; minimum: number; maximum: number; step: 1 | 0.5 | null };
/** Whole dollars a year. */
export type MoneyKind = { kind: "money"; minimum: number; maximum: number };
export type YesNoKind = { kind: "yesNo" };
/** `usual` is assumed until the family says otherwise; null where nothing is. */
export type ChoiceKind<Option extends string, Usual extends Option | null> = {
  kind: "choice";
  options: readonly Option[];
  usual: Usual;
};
/** Any of the options, each once. */
export type ChoicesKind<Option extends string> = { kind: "choices"; options: readonly Option[] };
/** Codes of one form, such as two digits, up to `most` of them. */
export type CodesKind = { kind: "codes"; form: RegExp; most: number };
export type CodeKind = { kind: "code"; form: RegExp };
/** Several numbers and choices that make sense only together; null as a whole. */
export type RecordKind<Parts extends Readonly<Record<string, AnswerKind>>> = {
  kind: "record";
  /** The part without which the others mean nothing. */
  parts: Parts;
};

export type AnswerKind =
  | NumberKind
  | MoneyKind
  | YesNoKind
  | ChoiceKind<string, string | null>
  | ChoicesKind<string>
  | CodesKind
  | CodeKind
  | { kind: "record"; parts: Readonly<Record<string, AnswerKind>> };

/** What an answer of a kind is, unanswered included. */
export type ValueOf<Kind> = Kind extends NumberKind | MoneyKind
  ? number | null
  : Kind extends YesNoKind
    ? boolean | null
    : Kind extends ChoiceKind<infer Option, infer Usual>
      ? Usual extends null
        ? Option | null
        : Option
      : Kind extends ChoicesKind<infer Option>
        ? Option[]
        : Kind extends CodesKind
          ? string[]
          : Kind extends CodeKind
            ? string | null
            : Kind extends { kind: "record"; parts: infer Parts }
              ? { [Part in keyof Parts]: ValueOf<Parts[Part]> } | null
              : never;

export type AnswerValue = ValueOf<AnswerKind> | Readonly<Record<string, unknown>>;

export const wholeNumber = (minimum: number, maximum: number): NumberKind => ({
  kind: "number",
  minimum,
  maximum,
  step: 1,
});
export const anyNumber = (minimum: number, maximum: number): NumberKind => ({
  kind: "number",
  minimum,
  maximum,
  step: null,
});
export const halves = (minimum: number, maximum: number): NumberKind => ({
  kind: "number",
  minimum,
  maximum,
  step: 0.5,
});
export const money = (minimum: number, maximum: number): MoneyKind => ({ kind: "money", minimum, maximum });
export const yesNo: YesNoKind = { kind: "yesNo" };
export function choice<const Option extends string>(options: readonly Option[]): ChoiceKind<Option, null> {
  return { kind: "choice", options, usual: null };
}
export function choiceWith<const Option extends string>(
  options: readonly Option[],
  usual: NoInfer<Option>,
): ChoiceKind<Option, Option> {
  return { kind: "choice", options, usual };
}
export function choices<const Option extends string>(options: readonly Option[]): ChoicesKind<Option> {
  return { kind: "choices", options };
}
export const codes = (form: RegExp, most: number): CodesKind => ({ kind: "codes", form, most });
export const code = (form: RegExp): CodeKind => ({ kind: "code", form });
export function record<const Parts extends Readonly<Record<string, AnswerKind>>>(
  parts: Parts,
): RecordKind<Parts> {
  return { kind: "record", parts };
}

/** The value of an answer that nobody gave. */
export function findEmptyValue(kind: AnswerKind): AnswerValue {
  if (kind.kind === "choices" || kind.kind === "codes") return [];
  return kind.kind === "choice" ? kind.usual : null;
}

/** A value of a record that takes any, such as the aid answers from a file: null where it cannot be an answer of this kind. */
export function readSingle(kind: AnswerKind, value: unknown): string | number | boolean | null {
  switch (kind.kind) {
    case "number":
    case "money": {
      if (typeof value !== "number" || value < kind.minimum || value > kind.maximum) return null;
      const step = kind.kind === "money" ? 1 : kind.step;
      return step === null || Number.isInteger(value / step) ? value : null;
    }
    case "yesNo":
      return typeof value === "boolean" ? value : null;
    case "choice":
      return kind.options.find((option) => option === value) ?? null;
    case "code":
      return typeof value === "string" && kind.form.test(value) ? value : null;
    default:
      return null;
  }
}

/** Whether a value says nothing; what is assumed until somebody says otherwise says nothing either. */
export function isEmptyValue(kind: AnswerKind, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || (kind.kind === "choice" && value === kind.usual);
}

/** The kinds of one value: a number, a text or a yes. */
export type SingleKind = NumberKind | MoneyKind | YesNoKind | ChoiceKind<string, string | null> | CodeKind;

/** Whether a value is one of its kind: what comes from a file or an earlier version may not be. */
export function holdsValue(kind: SingleKind, value: unknown): boolean {
  switch (kind.kind) {
    case "number":
    case "money": {
      const step = kind.kind === "money" ? 1 : kind.step;
      const isWithin = typeof value === "number" && value >= kind.minimum && value <= kind.maximum;
      return isWithin && (step === null || Number.isInteger(value / step));
    }
    case "choice":
      return typeof value === "string" && kind.options.includes(value);
    case "code":
      return typeof value === "string" && kind.form.test(value);
    case "yesNo":
    default:
      return typeof value === "boolean";
  }
}
