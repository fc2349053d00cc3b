/**
 * The main grant of each state that has no day to apply by, so that a student there still sees it by name among the tasks, and of
 * each state whose task is to have its form in. Names only, because a timeline is made without the records of programs; a test
 * holds both together.
 */
import type { StateCode } from "#domain/college/states.ts";
import { withArticle } from "./programDates.ts";

export const undatedGrants = {
  AL: "Alabama Student Assistance Program",
  CO: "College Opportunity Fund",
  CT: "Mary Ann Handley Award",
  DE: "SEED Scholarship",
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
  SC: "South Carolina Need-Based Grant",
  VT: "Vermont Grant",
  VA: "Commonwealth Award",
  WA: "Washington College Grant",
  WI: "Wisconsin Grant",
  WY: "Hathaway Scholarship",
} as const satisfies Partial<Record<StateCode, string>>;

/** Those that the FAFSA or the state's forms are for, by the state's day. */
export const formGrants = {
  AZ: "Arizona Promise Program",
  CA: "Cal Grant A",
  IN: "Frank O’Bannon Grant",
  LA: "TOPS Opportunity Award",
  ME: "Maine State Grant",
  MD: "Educational Assistance Grant",
  MA: "MASSGrant",
  MO: "Access Missouri Grant",
  PA: "Pennsylvania State Grant",
  TN: "Tennessee HOPE Scholarship",
  TX: "TEXAS Grant",
  WV: "West Virginia Higher Education Grant",
} as const satisfies Partial<Record<StateCode, string>>;

const grants: Readonly<Partial<Record<StateCode, string>>> = { ...undatedGrants, ...formGrants };

export const undatedGrantStates: readonly StateCode[] = Object.keys(undatedGrants).flatMap((code) =>
  isGrantState(code) ? [code] : [],
);

function isGrantState(code: string): code is keyof typeof undatedGrants {
  return code in undatedGrants;
}

/** "the Wisconsin Grant"; "your state’s grant" where none is listed. */
export function nameMainGrant(state: StateCode | null): string {
  const name = state === null ? undefined : grants[state];
  return name === undefined ? "your state’s grant" : withArticle(name);
}
