/**
 * Who counts as a single parent for the Pell Grant, by tax status: 20 USC 1070a(a)(2)(D). Head of household, surviving
 * spouse, or eligible for the earned income credit, and not currently married or living with the other parent.
 */
import type { FilingStatus } from "./worksheetInput.ts";

export const maritalStatuses = [
  "single",
  "never married",
  "divorced",
  "separated",
  "widowed",
  "married",
  "remarried",
  "unmarried, living together",
] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

const unmarried: readonly MaritalStatus[] = ["single", "never married", "divorced", "separated", "widowed"];

/** `filingStatus` is null if no return was filed. */
export function isSingleParent(
  maritalStatus: MaritalStatus,
  filingStatus: FilingStatus | null,
  receivedEitc: boolean,
): boolean {
  if (!unmarried.includes(maritalStatus)) return false;
  return filingStatus === "hoh" || filingStatus === "qss" || receivedEitc;
}
