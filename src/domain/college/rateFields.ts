/** The rates that may be of too few students (tooFewToSay.ts), and how the browser's index stores which ones are. */

/** Students a rate is of, or applicants, below which we don't show it. */
export const fewestForRate = 30;

/** `null` in a college's record where the rate is in its `tooFewToSay`. */
export const rateFields = [
  "admitRate",
  "completionRate",
  "retentionRate",
  "graduationInFourYearsShare",
  "transferOutShare",
  "pellGraduationShare",
] as const;
export type RateField = (typeof rateFields)[number];

/** The rates of a summary, and so of the browser's index. */
export const summaryRateFields = rateFields.slice(0, 3);

/** The index's code: a bit for each of the summary's rates; null for none. */
export function toTooFewCode(tooFewToSay: readonly RateField[]): number | null {
  const code = summaryRateFields.reduce(
    (bits, field, place) => bits + (tooFewToSay.includes(field) ? 2 ** place : 0),
    0,
  );
  return code === 0 ? null : code;
}

export const tooFewCodes = [1, 2, 3, 4, 5, 6, 7] as const;

/** By code less one, as a choice is stored. */
const listsByChoice = tooFewCodes.map((code) =>
  summaryRateFields.filter((_, place) => (code & (2 ** place)) !== 0),
);
const none: readonly RateField[] = [];

export function readTooFewChoice(choice = -1): readonly RateField[] {
  return listsByChoice[choice] ?? none;
}
