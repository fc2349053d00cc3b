/** Answers that the cases of the state aid programs are made of. */

import { type Span } from "#domain/eligibility/evaluate.ts";
import { type AidEligibility, emptyStateAidInput, type StateAidInput } from "./statePrograms.ts";

export type Told = Partial<StateAidInput>;

export type ProgramCase = {
  id: string;
  /** Who fits, and how they then stand. */
  fits: Told;
  stands: AidEligibility;
  /** One answer changed: the name, the change, the standing. */
  turns: readonly (readonly [name: string, change: Told, standing: AidEligibility])[];
};

export const fullTimeCredits: Span = { low: 12, high: 24 };
export const halfTimeCredits: Span = { low: 6, high: 11 };
export const fewCredits: Span = { low: 3, high: 5 };
export const fewestCredits: Span = { low: 0, high: 2 };
export const sameYear: Span = { low: 0, high: 6 };
export const nextYear: Span = { low: 7, high: 15 };
export const later: Span = { low: 16, high: 120 };
export const toMonthsSpan = (months: number): Span => ({ low: months, high: months });
export const toIndexSpan = (sai: number): Span => ({ low: sai, high: sai });
export const home = { isResident: true } as const;
export const away: ProgramCase["turns"][number] = ["lives elsewhere", { isResident: false }, "doesNotMeet"];
export const homeOpen: ProgramCase["turns"][number] = ["home not told", { isResident: null }, "mayMeet"];

export function makeInput(answers: Told): StateAidInput {
  return { ...emptyStateAidInput, ...answers };
}
