/**
 * What a family answered for financial aid, kept by whose figures they are: each parent's apart from the other's.
 * A key is "first.agi": household, then question. Scope money: it never leaves the device unless the family says so.
 */

export const households = ["student", "first", "second"] as const;
export type Household = (typeof households)[number];

/** Whole dollars, a count, a choice, or yes and no. */
export type AidAnswer = string | number | boolean;
export type AidAnswers = Readonly<Record<string, AidAnswer>>;

export const aidAnswerLimits = { answers: 300, textLength: 60, mostUsd: 9_999_999_999 } as const;

export function toAidKey(household: Household, question: string): string {
  return `${household}.${question}`;
}

/** One household's answers by question; the other household's are not in it. */
export function pickHouseholdAnswers(answers: AidAnswers, household: Household): Readonly<Record<string, AidAnswer>> {
  const prefix = `${household}.`;
  const own = Object.entries(answers).filter(([key]) => key.startsWith(prefix));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length), value]));
}
