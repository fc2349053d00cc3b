/**
 * What a language model is handed of an answer: facts it can point to, and nothing it may copy out. It writes `[[ref]]`,
 * and the product fills in the text, its year and its link.
 */
import { z } from "zod/mini";
import { type StateCode, stateCodes } from "#domain/college/states.ts";
import { counselorTools } from "../counselor.ts";

/**
 * "college" and "state" name what a sentence is about; "sentence" is a whole sentence of the built-in answer, which
 * stands alone; "phrase" is a rule, program or policy in words; the others are figures.
 */
export const slotKinds = [
  "college",
  "state",
  "money",
  "share",
  "date",
  "count",
  "phrase",
  "sentence",
] as const;
export type SlotKind = (typeof slotKinds)[number];

/** What one reference may be made of; `[[r1.204796.admitRate]]`. */
export const refPattern = /^[A-Za-z][A-Za-z0-9.-]{0,79}$/;

export const resultLimits = {
  /** Of one result as JSON, in UTF-8. */
  bytes: 8_000,
  /** Of all the results of a question. */
  allBytes: 48_000,
  /** How often the model may ask for tools. */
  steps: 6,
  /** Tools asked for at once. */
  callsPerStep: 4,
  factLength: 1_200,
  labelLength: 200,
  facts: 80,
} as const;

const modelFactSchema = z.strictObject({
  ref: z.string().check(z.regex(refPattern)),
  kind: z.enum(slotKinds),
  /** The college (UNITID) or state it is about; null where it is about the student's list or nobody. */
  subject: z.nullable(z.union([z.int().check(z.minimum(1), z.maximum(999_999_999)), z.enum(stateCodes)])),
  /**
   * The noun and unit that a figure is printed with ("yearly tuition and fees in state"), and the question that a
   * card answers; empty for names and other sentences.
   */
  label: z._default(z.string().check(z.maxLength(resultLimits.labelLength)), ""),
  text: z.string().check(z.minLength(1), z.maxLength(resultLimits.factLength)),
  /** The year of the figure; empty if the text already names it. */
  year: z.string().check(z.maxLength(40)),
  /** Set if the fact comes from a comparison of several subjects. */
  isCompared: z.optional(z.literal(true)),
});
export type ModelFact = z.output<typeof modelFactSchema>;

/**
 * "needsMoney": the student has not agreed that family money leaves the device. "unknownName": no such college, state or
 * program; "badInput": the tool was asked for in a way it does not take.
 */
export const toolOutcomes = ["answer", "dont-know", "needsMoney", "unknownName", "badInput"] as const;

export const toolResultSchema = z.strictObject({
  tool: z.enum(counselorTools),
  outcome: z.enum(toolOutcomes),
  /** Whether it was worked out with what the family said about its money. */
  usesMoney: z.boolean(),
  facts: z.array(modelFactSchema).check(z.maxLength(resultLimits.facts)),
});
/** What leaves the device of one tool's answer. No names of people, no notes, no text of letters or essays. */
export type ToolResult = z.output<typeof toolResultSchema>;

/** A fact with where a reader can check it: a path of this site or a source's address. Stays on the device. */
export type LinkedFact = ModelFact & { link: string | null };

/** Why a sentence of a draft cannot be shown. "wording": it is not put together from the connecting phrases. */
export const failureReasons = [
  "unknownReference",
  "wording",
  "subject",
  "mixedSubjects",
  "sentenceSlot",
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** A piece of a sentence that may be shown: the model's words, or a figure of ours. */
export type Segment =
  | { kind: "text"; text: string }
  | {
      kind: "fact";
      ref: string;
      factKind: SlotKind;
      subject: number | StateCode | null;
      label: string;
      text: string;
      year: string;
      link: string | null;
    };

/** `text` is as the model wrote it, slots included; only the segments are shown. */
export type VerifiedSentence = { text: string; segments: readonly Segment[] };
/** `index`: its place among the draft's sentences. */
export type FailedSentence = { index: number; text: string; reason: FailureReason };
