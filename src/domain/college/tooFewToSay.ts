/** Rates of a handful of students: published, and too few students to say anything about the next one. */
import type { RateField } from "./rateFields.ts";

/** Said in the same words wherever such a rate would stand; "not published" is something else. */
export const tooFewText = "too few students to say";

/** Replies that a device kept from before the list have none. */
export function isTooFewToSay(
  college: { readonly tooFewToSay?: readonly RateField[] | undefined },
  field: string,
): boolean {
  return college.tooFewToSay?.some((one) => one === field) ?? false;
}
