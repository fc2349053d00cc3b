/** What can be said of several offers: which is surely the cheapest, which of the complete ones, or what each still lacks. */
import { type Comparison, compareOffers, isComplete, type SummarizedOffer } from "./compareOffers.ts";
import { countPriceQuestions, countQuestions } from "./openQuestions.ts";
import {
  type CheapestUnless,
  findCheapestUnless,
  findSurelyCheapest,
  type SurelyCheapest,
} from "./surelyCheapest.ts";

export type Verdict = (
  | { kind: "sure"; sure: SurelyCheapest }
  /** The cheapest unless the costs that its letter doesn't give are large. */
  | { kind: "unless"; unless: CheapestUnless }
  /** Of the complete offers alone. */
  | { kind: "complete"; complete: Extract<Comparison, { kind: "lowest" }> }
  | { kind: "differentYears" }
  /** Their prices are known, and two or more of them lack the name to tell them apart by. */
  | { kind: "nameless" }
  | { kind: "withheld" }
) & {
  /** Those with something to answer, or without a cost. */
  openIds: readonly string[];
  /** Of the complete offers, for what to know before relying on it; also where one is sure. */
  comparison: Comparison;
};

/** Complete, with nothing left for the family to confirm that its price depends on. */
function isPriced(one: SummarizedOffer): boolean {
  return isComplete(one) && countPriceQuestions(one.offer) === 0;
}

function isNamed({ offer }: SummarizedOffer): boolean {
  return countQuestions(offer) === countPriceQuestions(offer);
}

export function judgeOffers(all: readonly SummarizedOffer[]): Verdict {
  // One "unnamed college" is told apart from the others by that; two are not.
  const areNamed = all.filter((one) => !isNamed(one)).length < 2;
  const isReadyToJudge = (one: SummarizedOffer) => isPriced(one) && (areNamed || isNamed(one));
  const comparison = compareOffers(all.filter(isReadyToJudge));
  const openIds = all.filter((one) => !isReadyToJudge(one)).map(({ offer }) => offer.id);
  const rest = { openIds, comparison };
  const sure = areNamed ? findSurelyCheapest(all) : null;
  if (sure !== null) return { kind: "sure", sure, ...rest };
  if (comparison.kind === "lowest") return { kind: "complete", complete: comparison, ...rest };
  if (comparison.kind === "notComparable") return { kind: "differentYears", ...rest };
  if (!areNamed && all.every(isPriced)) return { kind: "nameless", ...rest };
  const unless = areNamed ? findCheapestUnless(all) : null;
  return unless === null ? { kind: "withheld", ...rest } : { kind: "unless", unless, ...rest };
}

/** The offers that are named as costing least; none while that is open. */
export function listLowestIds(verdict: Verdict): readonly string[] {
  if (verdict.kind === "sure") return verdict.sure.offerIds;
  return verdict.kind === "complete" ? verdict.complete.offerIds : [];
}
