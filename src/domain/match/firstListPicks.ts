/** The colleges a first list takes first, and the orders in which it takes: the nearest public one, and two sure ones. */
import { commuteMiles, dayTripMiles } from "#domain/geography/nearness.ts";
import type { Profile } from "#domain/people/profile.ts";
import type { MatchPriceBand } from "./curves.ts";
import {
  type Candidate,
  firstListRule,
  isEasyToEnter,
  isInStatePublic,
  isSurelyPayable,
  type ListKind,
} from "./firstListRule.ts";
import type { RankedCollege } from "./rank.ts";

/** Why a college is on the list. */
export type ListReason =
  /** The nearest public college of the home state that is open or easy to enter, of a kind asked for. */
  | "nearestPublic"
  /** The same among four-year colleges, where the nearest is a two-year one. */
  | "nearestFourYear"
  /** A nearby public college that is as sure, in place of a nearer one that few finish. */
  | "nearbyPublic"
  /** A sure admission whose whole price range the family can pay, or whose price cannot be compared yet. */
  | "sureWithinBudget"
  | "sure"
  /** A sure admission with the lowest upper price, because none is surely within the budget. */
  | "sureLowestPrice"
  | "likely"
  | "target"
  | "reach"
  /** Without grades or scores, fit alone decides. */
  | "fit"
  /** Beyond a commute, because fewer than three colleges stand within one. */
  | "nearestBeyond";

/** A list in the making: what is on it, why, and how many of each kind. */
export class Picks<Band extends MatchPriceBand> {
  readonly reasons = new Map<number, ListReason>();
  readonly #taken: Candidate<Band>[] = [];

  get size(): number {
    return this.#taken.length;
  }

  count(kind: Candidate<Band>["kind"]): number {
    return this.countThose((one) => one.kind === kind);
  }

  countThose(isOne: (one: Candidate<Band>) => boolean): number {
    return this.#taken.filter(isOne).length;
  }

  has({ row }: Candidate<Band>): boolean {
    return this.reasons.has(row.college.unitId);
  }

  /** Two branches of one system, where under 60% finish, stand for the others: a third is the same choice in another town. */
  isThirdBranch(one: Candidate<Band>): boolean {
    const system = findBranchSystem(one);
    if (system === null) return false;
    return this.countThose((other) => findBranchSystem(other) === system) >= firstListRule.mostBranches;
  }

  take(one: Candidate<Band> | undefined, reason: ListReason): void {
    if (one === undefined || this.size >= firstListRule.total || this.has(one)) return;
    if (this.isThirdBranch(one)) return;
    this.#taken.push(one);
    this.reasons.set(one.row.college.unitId, reason);
  }

  /** Sure ones first; within a kind in the order in which they were taken. */
  listRows(): RankedCollege<Band>[] {
    const place = ({ kind }: Candidate<Band>) => (kind === null ? kindOrder.length : kindOrder.indexOf(kind));
    return this.#taken.toSorted((a, b) => place(a) - place(b)).map(({ row }) => row);
  }
}

/** "Indiana University" for its branch in Kokomo; null for a college whose name has no second part, or that most finish. */
function findBranchSystem({ row: { college } }: AnyCandidate): string | null {
  if ((college.completionRate ?? 0) >= firstListRule.farCompletionFromShare) return null;
  const [system = "", ...place] = college.name.split(/-| at /);
  return place.length === 0 ? null : system;
}

const kindOrder: readonly ListKind[] = ["sure", "likely", "target", "reach"];

/** The nearest public college of the home state that takes this student; beside a two-year one, also a four-year one. */
export function takeNearest<Band extends MatchPriceBand>(
  picks: Picks<Band>,
  candidates: readonly Candidate<Band>[],
  profile: Profile,
): void {
  const ofState = candidates.filter(({ row }) => isInStatePublic(row.college, profile));
  const publics = ofState.filter(({ miles }) => miles !== null).toSorted(byMiles);
  const easy = publics.filter(({ row }) => isEasyToEnter(row));
  const takeOrBetter = (one: Candidate<Band> | undefined, reason: ListReason, withinMiles: number) => {
    const better = one?.isRarelyFinished === true ? findBetterNearby(publics, withinMiles) : undefined;
    if (better === undefined) picks.take(one, reason);
    else picks.take(better, "nearbyPublic");
  };
  // Without a ZIP code, as in the territories, only a state's single four-year public college is known to be the nearest.
  const [only, ...others] = ofState.filter(({ row }) => row.college.level === "fourYear");
  if (only?.miles === null && others.length === 0 && isEasyToEnter(only.row))
    picks.take(only, "nearestFourYear");
  const [nearest] = easy;
  takeOrBetter(nearest, "nearestPublic", commuteMiles);
  if (nearest?.row.college.level !== "twoYear") return;
  const fourYear = easy.find(
    ({ row, miles }) => row.college.level === "fourYear" && (miles ?? Infinity) <= firstListRule.farMiles,
  );
  takeOrBetter(fourYear, "nearestFourYear", dayTripMiles);
}

/** As sure as the nearest and about as near, and enough of its students finish. `publics`: nearest first. */
function findBetterNearby<Band extends MatchPriceBand>(
  publics: readonly Candidate<Band>[],
  withinMiles: number,
): Candidate<Band> | undefined {
  return publics.find(
    (one) =>
      one.row.college.level === "fourYear" &&
      (one.miles ?? Infinity) <= withinMiles &&
      (one.kind === "sure" || isEasyToEnter(one.row)) &&
      one.canBeListed &&
      isHelpful(one),
  );
}

/** Two sure admissions: within the budget first, else those with the lowest upper price. */
export function takeSure<Band extends MatchPriceBand>(
  picks: Picks<Band>,
  candidates: readonly Candidate<Band>[],
  profile: Profile,
): void {
  const wanted = firstListRule.shares.sure;
  const all = candidates.filter(({ kind, isFar }) => kind === "sure" && !isFar);
  const near = all.filter(({ miles }) => (miles ?? 0) <= firstListRule.farMiles);
  // A public college of the home state beyond a day's drive stands in only where there are no two nearer ones.
  const sure = near.length >= wanted ? near : all;
  const hasEnough = () =>
    picks.count("sure") >= wanted &&
    picks.countThose(({ kind, row }) => kind === "sure" && isSurelyPayable(row)) >= 1;
  const payable = sure
    .filter((one) => isSurelyPayable(one.row))
    .toSorted(
      (a, b) =>
        Number(isUnaskedTwoYear(a, profile)) - Number(isUnaskedTwoYear(b, profile)) ||
        a.ring - b.ring ||
        bySureFit(a, b),
    );
  for (const one of payable) {
    if (payable.filter((other) => picks.has(other)).length >= wanted) break;
    // No second safety from afar, nor a third community college, where one nearby can be paid for.
    if (hasEnough() && (one.ring > nearbyRing || isOneTooMany(picks, one, profile))) continue;
    picks.take(one, one.row.budgetLabel === "within" ? "sureWithinBudget" : "sure");
  }
  for (const one of sure.toSorted(byUpperPrice)) {
    if (sure.filter((other) => picks.has(other)).length >= wanted) return;
    if (hasEnough() && (one.ring > homePublicRing || isOneTooMany(picks, one, profile))) continue;
    // Beside two sure ones, a third that is far or over the budget too makes nobody safer.
    const isNoHelp = one.ring > nearbyRing || one.isOverBudget || isOneTooMany(picks, one, profile);
    if (picks.count("sure") >= wanted && isNoHelp) continue;
    picks.take(one, "sureLowestPrice");
  }
}

export function isOneTooMany<Band extends MatchPriceBand>(
  picks: Picks<Band>,
  one: Candidate<Band>,
  profile: Profile,
): boolean {
  if (!isUnaskedTwoYear(one, profile)) return false;
  const isBeyondCommute = (one.miles ?? 0) > firstListRule.twoYearMiles;
  const listed = picks.countThose((other) => isUnaskedTwoYear(other, profile));
  return isBeyondCommute || listed >= firstListRule.mostUnaskedTwoYear;
}

export function isUnaskedTwoYear(
  { row }: Pick<Candidate<MatchPriceBand>, "row">,
  { levels, livingPlan }: Profile,
): boolean {
  return row.college.level === "twoYear" && !levels.includes("twoYear") && livingPlan !== "withFamily";
}

const homePublicRing = 1;

/** Public colleges of the home state, and others within a day trip. */
export const nearbyRing = 2;

/** Enough of those who start finish, and neither its price nor its size rules it out. */
export function isHelpful({
  isRarelyFinished,
  isOutOfBudget,
  isOddSize,
}: Candidate<MatchPriceBand>): boolean {
  return !isRarelyFinished && !isOutOfBudget && !isOddSize;
}

type AnyCandidate = Candidate<MatchPriceBand>;

/** What may be paid before what is over the budget, within a day's drive before beyond it, then by fit. */
export function byNearness(a: AnyCandidate, b: AnyCandidate): number {
  return (
    Number(a.isOverBudget) - Number(b.isOverBudget) ||
    Number(a.isDistant) - Number(b.isDistant) ||
    // The four-year public college next door comes before one across the state that fits better.
    Number(b.isNextDoor) - Number(a.isNextDoor) ||
    byFit(a, b)
  );
}

/** Reaches with a fair chance first. */
export function byFairness(a: AnyCandidate, b: AnyCandidate): number {
  return Number(isSlim(a)) - Number(isSlim(b)) || byNearness(a, b);
}

function isSlim({ row }: AnyCandidate): boolean {
  return row.chance.kind === "estimate" && row.chance.share < firstListRule.fairReachFromShare;
}

/** Among two-year colleges the nearest, among others the best fit. */
function bySureFit(a: AnyCandidate, b: AnyCandidate): number {
  const areTwoYear = a.row.college.level === "twoYear" && b.row.college.level === "twoYear";
  return areTwoYear ? byMiles(a, b) : byFit(a, b);
}

export function byFit(a: AnyCandidate, b: AnyCandidate): number {
  return b.fit - a.fit;
}

export function byMiles(a: AnyCandidate, b: AnyCandidate): number {
  return (a.miles ?? Infinity) - (b.miles ?? Infinity);
}

/** Cheapest first; colleges without a known price come last. */
function byUpperPrice(a: AnyCandidate, b: AnyCandidate): number {
  return (a.row.priceBand?.highUsd ?? Infinity) - (b.row.priceBand?.highUsd ?? Infinity);
}
