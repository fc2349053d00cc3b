/** How much more, or less, a word tells of its card than its rarity says. */
import { learnedSteps } from "./termSteps.ts";

/** The logarithm of one step. */
export const termStep = 0.2;

const learned = new Map(
  Object.entries(learnedSteps).flatMap(([step, terms]) =>
    terms.split(" ").map((term) => [term, Math.exp(termStep * Number(step))] as const),
  ),
);

/** What the weight of a word is multiplied by; 1 for one of which no message told. */
export function toLearned(term: string): number {
  return learned.get(term) ?? 1;
}
