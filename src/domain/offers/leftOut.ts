/** Lines of a letter that are not counted, with the reason. */
import type { Place } from "./letterPlaces.ts";

export const leftOutReasons = [
  "sum",
  /** A total that the letter's own lines do not add up to. */
  "totalDiffers",
  "repeated",
  "notAid",
  /** In a sentence, where the printed totals come out without it. */
  "mentioned",
  "declined",
  /** Replaced, of another year, or something the student could have had. */
  "notOffered",
  "zero",
  "unknown",
  /** Letters among the digits, as in a scan. */
  "unclear",
  "otherCurrency",
  "tooLarge",
  "tooMany",
  /** A person said to leave the line out. */
  "byHand",
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export type LeftOut = {
  label: string;
  /** The place in the letter. */
  text: string;
  /** Null if the figure is not certain, or not in dollars. */
  amountUsd: number | null;
  because: LeftOutReason;
  /** Where its amount stands in the letter's plain text. */
  readAt?: readonly Place[] | undefined;
};

/** These need no answer: the letter itself says why they are not counted. */
const settledReasons: readonly LeftOutReason[] = [
  "sum",
  "repeated",
  "notAid",
  "mentioned",
  "declined",
  "notOffered",
  "zero",
  "byHand",
];

/** Whether someone must say what to do with it before offers are compared. */
export function needsAnswer({ because }: Pick<LeftOut, "because">): boolean {
  return !settledReasons.includes(because);
}
