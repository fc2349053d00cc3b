/** Rates of a handful of students: published, and too few students to say anything about the next one. */

/** Students a rate is of, or applicants, below which we don't show it. */
export const fewestForRate = 30;

/** Said in the same words wherever such a rate would stand; "not published" is something else. */
export const tooFewText = "too few students to say";

/** Every rate that is held to it; `null` in a college's record where it is in `tooFewToSay`. */
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

/** Replies that a device kept from before the list have none. */
export function isTooFewToSay(
  college: { readonly tooFewToSay?: readonly RateField[] | undefined },
  field: string,
): boolean {
  return college.tooFewToSay?.some((one) => one === field) ?? false;
}

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
