/**
 * The main grant of each state that has no day to apply by, so that a student there still sees it by name among the tasks. Names only,
 * because a timeline is made without the records of programs; a test holds both together.
 */
import type { StateCode } from "#domain/college/states.ts";
import { withArticle } from "./programDates.ts";

export const undatedGrants = {
  AL: "Alabama Student Assistance Program",
  CO: "College Opportunity Fund",
  CT: "Mary Ann Handley Award",
  GA: "HOPE Scholarship",
  HI: "Hawaii Promise",
  IL: "Monetary Award Program",
  KY: "College Access Program (CAP) Grant",
  MI: "Michigan Achievement Scholarship",
  MN: "North Star Promise",
  NE: "Nebraska Promise",
  NV: "Silver State Opportunity Grant",
  NH: "Granite Guarantee",
  NM: "New Mexico Opportunity Scholarship",
  // Its day is a year after the first fall, which is no day to plan by.
  NY: "Tuition Assistance Program",
  ND: "North Dakota Scholarship",
  // Its day is in the first fall, and colleges want the form months before.
  OH: "Ohio College Opportunity Grant",
  OR: "Oregon Opportunity Grant",
  PR: "UPR need-based grant",
  RI: "Rhode Island Promise",
  VT: "Vermont Grant",
  VA: "Commonwealth Award",
  WA: "Washington College Grant",
  WI: "Wisconsin Grant",
  WY: "Hathaway Scholarship",
} as const satisfies Partial<Record<StateCode, string>>;

const grants: Readonly<Partial<Record<StateCode, string>>> = undatedGrants;

export const undatedGrantStates: readonly StateCode[] = Object.keys(undatedGrants).flatMap((code) =>
  isGrantState(code) ? [code] : [],
);

function isGrantState(code: string): code is keyof typeof undatedGrants {
  return code in undatedGrants;
}

/** "the Wisconsin Grant"; "your state’s grant" where none is listed. */
export function nameUndatedGrant(state: StateCode | null): string {
  const name = state === null ? undefined : grants[state];
  return name === undefined ? "your state’s grant" : withArticle(name);
}
