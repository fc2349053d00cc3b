/**
 * A family's financial aid answers, stored by household so that each parent's are separate. A key is "first.agi": household,
 * then question. Scope money: it never leaves the device unless the family says so. Apart from the catalog of the FAFSA's
 * answers, which only its tools load: every page that has the plan reads these.
 */

/** "first" is the parent on the FAFSA, and in the two-households tool the first of both. */
export const households = ["student", "first", "second"] as const;
export type Household = (typeof households)[number];

/** Whole dollars, a count, a choice, or yes/no. */
export type AidAnswer = string | number | boolean;
export type AidAnswers = Readonly<Record<string, AidAnswer>>;

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

/** As stored below "student.citizenship". "neither" is from before "undocumented" and "international" could be told apart. */
export const citizenships = [
  "citizen",
  "eligibleNoncitizen",
  "undocumented",
  "international",
  "unsaid",
  "neither",
] as const;
