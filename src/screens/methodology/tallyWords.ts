/** The words about what colleges' own calculators said: the claim stands by itself, and the result once there are enough answers. */
import { tallyLimits } from "#contract/calculatorTally.ts";
import type { TallyKind } from "#domain/price/tallyKind.ts";
import { formatInteger, formatMonth } from "#lib/format.ts";

export const tallyWords = {
  title: "What colleges’ own calculators said",
  claim: (share: string) =>
    `Our price ranges are meant to include ${share} of families. Another check is the college’s own net price calculator, which asks more about a family than we do. Families who ran one can let us count whether its figure was inside our range.`,
  sent: "What is sent, and what isn’t",
  rule: `We show the result once there are ${formatInteger(tallyLimits.least)} answers, and the result for a kind of college once it has ${formatInteger(tallyLimits.leastOfKind)}. Nothing is shown before that.`,
  loading: "Looking up how many answers there are",
  failed: "We couldn’t look up how many answers there are. Nothing else on this page depends on that number.",
  none: `There are no answers yet. We need ${formatInteger(tallyLimits.least)}.`,
  few: (answers: number) =>
    `So far there ${answers === 1 ? "is 1 answer" : `are ${formatInteger(answers)} answers`}. ${formatInteger(tallyLimits.least - answers)} more ${tallyLimits.least - answers === 1 ? "is" : "are"} needed.`,
  result: (share: string, answers: number, since: string, claim: string) =>
    `Since ${formatMonth(`${since}-01`)}, ${share} of ${formatInteger(answers)} figures were inside our range. We claim ${claim}. Families reported these themselves.`,
  table: "Share of calculator figures inside our range, by kind of college",
  kind: "Kind of college",
  answers: "Answers",
  inside: "Inside our range",
  all: "All",
  claimed: "What we claim",
  kinds: {
    publicInState: "Public, in-state price",
    publicOutOfState: "Public, out-of-state price",
    nonprofit: "Private nonprofit",
    forProfit: "For-profit",
    twoYear: "Two-year or shorter",
  } satisfies Record<TallyKind, string>,
  limits:
    "These families chose to answer, so others may differ. A calculator gives only an estimate, too. What a family pays is in its award letter.",
};
