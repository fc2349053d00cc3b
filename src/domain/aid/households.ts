/**
 * A family's financial aid answers, stored by household so that each parent's are separate.
 * A key is "first.agi": household, then question. Scope money: it never leaves the device unless the family says so.
 */

import type { AidAnswer, AidAnswers, Household } from "#domain/answers/households.ts";

export type { AidAnswer, AidAnswers, Household } from "#domain/answers/households.ts";

export const aidAnswerLimits = { answers: 300, textLength: 60, mostUsd: 9_999_999_999 } as const;

export function toAidKey(household: Household, question: string): string {
  return `${household}.${question}`;
}

/** One household's answers by question, without the other household's. */
export function pickHouseholdAnswers(
  answers: AidAnswers,
  household: Household,
): Readonly<Record<string, AidAnswer>> {
  const prefix = `${household}.`;
  const own = Object.entries(answers).filter(([key]) => key.startsWith(prefix));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length), value]));
}
