/** Where the device keeps its answer about counting calculators, in every tab; small, because each page asks whether something waits. */
import { createKeptText } from "#client/keptText.ts";

export const keptTally = createKeptText("tassel-calculator-tally");

/** Told from the text alone, so that a page that has nothing to send loads nothing for it. */
export function mayHoldAnswers(): boolean {
  return keptTally.read()?.includes('"isInside"') === true;
}

/** For a person who erases everything. */
export function forgetTally(): void {
  keptTally.save(null);
}
