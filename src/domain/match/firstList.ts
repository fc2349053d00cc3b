/** Builds a first list of up to eight colleges: the nearest public one, two sure ones, and a few of each label near home. */
import { commuteMiles, dayDriveMiles } from "#domain/geography/nearness.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import type { MatchPriceBand } from "./curves.ts";
import {
  byFairness,
  byFit,
  byMiles,
  byNearness,
  isHelpful,
  isOneTooMany,
  isUnaskedTwoYear,
  type ListReason,
  nearbyRing,
  Picks,
  takeNearest,
  takeSure,
} from "./firstListPicks.ts";
import {
  type Candidate,
  firstListRule,
  hasAcademics,
  isEasyToEnter,
  isInStatePublic,
  isPlausiblyPriced,
  makeCandidate,
} from "./firstListRule.ts";
import type { RankedCollege } from "./rank.ts";

/** Why the list looks as it does. */
export type FirstListNote =
  /** The family's distance limit leaves fewer than eight; `nearest` is the next one beyond it. */
  | { code: "fewWithinLimit"; miles: number; within: number; nearest: NearestBeyond | null }
  /** The student lives with family, and this many stand within a commute. */
  | { code: "fewWithinCommute"; miles: number; within: number; beyond: number }
  /** The starting point is unknown, so the distance limit could not be applied. */
  | { code: "limitNeedsZip"; miles: number }
  | { code: "commuteNeedsZip"; miles: number };

export type NearestBeyond = { unitId: number; name: string; miles: number };

export type FirstList<Band extends MatchPriceBand> = {
  /** Sure ones first, reaches last. */
  rows: RankedCollege<Band>[];
  /** The nearest beyond a commute, nearest first, where a student who lives with family has fewer than three. */
  beyond: RankedCollege<Band>[];
  note: FirstListNote | null;
  /** By unitId, for every college in `rows` and `beyond`. */
  reasons: ReadonlyMap<number, ListReason>;
};

/** Up to eight colleges. `ordered` is the ranking in order; `profile` and `money` are those it was made with. */
export function buildFirstList<Band extends MatchPriceBand>(
  ordered: readonly RankedCollege<Band>[],
  profile: Profile,
  money: Money,
): FirstList<Band> {
  const candidates = ordered.flatMap((row) => makeCandidate(row, profile, money) ?? []);
  const limit = findDistanceLimit(profile);
  if (limit === null || profile.homeLatitude === null) {
    const { rows, reasons } = pickColleges(candidates, profile, money);
    const code = limit?.code === "fewWithinLimit" ? "limitNeedsZip" : "commuteNeedsZip";
    return { rows, beyond: [], note: limit === null ? null : { code, miles: limit.miles }, reasons };
  }
  const isWithin = ({ miles }: Candidate<Band>) => (miles ?? Infinity) <= limit.miles;
  const { rows, reasons } = pickColleges(candidates.filter(isWithin), profile, money);
  const outside = candidates.filter((one) => !isWithin(one)).toSorted(byMiles);
  if (limit.code === "fewWithinLimit") {
    const nearest = rows.length < firstListRule.total ? (outside.find(isWorthNaming) ?? null) : null;
    const note: FirstListNote | null =
      rows.length < firstListRule.total
        ? { code: limit.code, miles: limit.miles, within: rows.length, nearest: toNearest(nearest) }
        : null;
    return { rows, beyond: [], note, reasons };
  }
  const missing = Math.max(0, firstListRule.fewestWithinCommute - rows.length);
  // A distance limit the student stated as well is never passed.
  const farthest = Math.min(profile.maxDistanceMiles ?? Infinity, dayDriveMiles);
  const beyond = outside
    .filter((one) => isWorthNaming(one) && (one.miles ?? Infinity) <= farthest)
    .slice(0, missing)
    .map(({ row }) => row);
  for (const { college } of beyond) reasons.set(college.unitId, "nearestBeyond");
  const counts = { miles: limit.miles, within: rows.length, beyond: beyond.length };
  const isShort = rows.length < firstListRule.fewestWithinCommute;
  return { rows, beyond, note: isShort ? { code: limit.code, ...counts } : null, reasons };
}

/**
 * Colleges to offer for a gap in a list: everything eligible for a first list and inside the limit, close to home first,
 * then by fit. `profile` and `money` are those the ranking was made with.
 */
export function listOffers<Band extends MatchPriceBand>(
  ordered: readonly RankedCollege<Band>[],
  profile: Profile,
  money: Money,
): RankedCollege<Band>[] {
  const limit = findDistanceLimit(profile);
  const maxMiles = limit === null || profile.homeLatitude === null ? Infinity : limit.miles;
  return ordered
    .flatMap((row) => makeCandidate(row, profile, money) ?? [])
    .filter(
      ({ miles, isRarelyFinished, canBeListed }) =>
        canBeListed && !isRarelyFinished && (maxMiles === Infinity || (miles ?? Infinity) <= maxMiles),
    )
    .toSorted((a, b) => Number(a.isFar) - Number(b.isFar) || byFit(a, b))
    .map(({ row }) => row);
}

type Limit = { code: "fewWithinLimit" | "fewWithinCommute"; miles: number };

/** Living at home is a limit in itself: a student who comes home every night cannot go to a college a day's drive away. */
function findDistanceLimit({ maxDistanceMiles, livingPlan }: Profile): Limit | null {
  if (livingPlan === "withFamily" && commuteMiles < (maxDistanceMiles ?? Infinity)) {
    return { code: "fewWithinCommute", miles: commuteMiles };
  }
  return maxDistanceMiles === null ? null : { code: "fewWithinLimit", miles: maxDistanceMiles };
}

function pickColleges<Band extends MatchPriceBand>(
  all: readonly Candidate<Band>[],
  profile: Profile,
  money: Money,
): { rows: RankedCollege<Band>[]; reasons: Map<number, ListReason> } {
  const picks = new Picks<Band>();
  takeNearest(picks, all, profile);
  const candidates = all.filter(({ canBeListed }) => canBeListed);
  const solid = candidates.filter(({ isRarelyFinished }) => !isRarelyFinished);
  // A tribal college that may be listed is the open one of the student's own place.
  picks.take(
    solid.find(({ row }) => row.college.isTribal && isEasyToEnter(row)),
    "sure",
  );
  takeSure(picks, solid, profile);
  for (const kind of ["likely", "target", "reach"] as const) {
    const ofKind = candidates.filter((one) => one.kind === kind);
    const near = ofKind.filter(({ isFar }) => !isFar);
    const listed = near.filter(isHelpful).toSorted(kind === "reach" ? byFairness : byNearness);
    // From beyond a day's drive only where none stands nearer at any price.
    if (near.every(({ isRarelyFinished }) => isRarelyFinished) && near.length < firstListRule.shares[kind]) {
      const far = ofKind
        .filter(
          (one) =>
            one.isFar &&
            isHelpful(one) &&
            !one.isOverBudget &&
            (kind !== "reach" || isPlausiblyPriced(one.row, money)),
        )
        .toSorted(byMiles);
      const farthest = (far[0]?.miles ?? 0) + firstListRule.farMiles;
      listed.push(...far.filter(({ miles }) => (miles ?? 0) <= farthest));
    }
    const named = listed.filter((one) => picks.has(one));
    const share = firstListRule.shares[kind] + (kind === "target" ? countHeldLikely(picks, listed) : 0);
    for (const one of listed) {
      if (named.length >= share) break;
      if (picks.has(one) || isOneTooMany(picks, one, profile) || picks.isThirdBranch(one)) continue;
      picks.take(one, kind);
      named.push(one);
    }
  }
  fill(picks, solid, profile);
  if (hasAcademics(profile)) {
    fillRarelyFinished(picks, candidates, profile);
    fillOverBudget(picks, solid, profile);
    fillUnjudged(picks, solid, profile);
  }
  return { rows: picks.listRows(), reasons: picks.reasons };
}

/** Where a program chooses again hardly anything is likely, and targets that would be stand in its place. */
function countHeldLikely<Band extends MatchPriceBand>(
  picks: Picks<Band>,
  targets: readonly Candidate<Band>[],
): number {
  const held = targets.filter(({ row }) => row.admissionLabel.because === "programChooses").length;
  return Math.min(held, Math.max(0, firstListRule.shares.likely - picks.count("likely")));
}

/** Only what is near and may be paid, and not too many of one kind: public colleges of the home state, then others. */
function fill<Band extends MatchPriceBand>(
  picks: Picks<Band>,
  candidates: readonly Candidate<Band>[],
  profile: Profile,
): void {
  const rest = candidates
    .filter(
      (one) =>
        isHelpful(one) &&
        !one.isDistant &&
        one.ring <= nearbyRing &&
        !one.isOverBudget &&
        !isUnaskedOrFarTwoYear(one, profile),
    )
    .toSorted(byNearness);
  if (!hasAcademics(profile)) {
    for (const one of rest.toSorted((a, b) => a.ring - b.ring || byFit(a, b))) {
      if (one.kind === null && (one.row.college.admitRate ?? 0) >= firstListRule.blindAdmitRate)
        picks.take(one, "fit");
    }
    return;
  }
  const isHomePublic = ({ row }: Candidate<Band>) => isInStatePublic(row.college, profile);
  for (const group of [rest.filter(isHomePublic), rest.filter(({ kind }) => kind !== "sure")]) {
    for (const kind of firstListRule.fillOrder) {
      for (const one of group) {
        if (picks.count(kind) >= firstListRule.mostOfOneKind) break;
        if (one.kind === kind) picks.take(one, kind);
      }
    }
  }
}

/** Where few finish at everything listed, as in Alaska: public colleges of the home state, each with its rate on the card. */
function fillRarelyFinished<Band extends MatchPriceBand>(
  picks: Picks<Band>,
  candidates: readonly Candidate<Band>[],
  profile: Profile,
): void {
  if (picks.countThose(({ isRarelyFinished }) => !isRarelyFinished) > 0) return;
  const ofState = candidates
    .filter(
      ({ row, kind, isRarelyFinished, isOutOfBudget }) =>
        isRarelyFinished && !isOutOfBudget && kind !== "reach" && isInStatePublic(row.college, profile),
    )
    .toSorted(byNearness);
  for (const one of ofState) {
    if (picks.size >= firstListRule.fewestWithinCommute) return;
    if (one.kind !== null) picks.take(one, one.kind);
  }
}

/**
 * A budget may rule out nearly everything. Then the cheapest public colleges of the home state stand on the list, marked as
 * over the budget: a family can ask them for aid, and needs to see what there is.
 */
function fillOverBudget<Band extends MatchPriceBand>(
  picks: Picks<Band>,
  candidates: readonly Candidate<Band>[],
  profile: Profile,
): void {
  const cheapest = candidates
    .filter(
      ({ row, kind, isOutOfBudget, isOddSize, isDistant }) =>
        isOutOfBudget &&
        !isOddSize &&
        !isDistant &&
        kind !== "reach" &&
        row.college.level === "fourYear" &&
        isInStatePublic(row.college, profile),
    )
    .toSorted((a, b) => (a.row.priceBand?.lowUsd ?? Infinity) - (b.row.priceBand?.lowUsd ?? Infinity));
  for (const one of cheapest) {
    if (picks.size >= firstListRule.fewestListed) return;
    const { kind } = one;
    if (kind !== null && picks.count(kind) < firstListRule.mostOfOneKind) picks.take(one, kind);
  }
}

/**
 * A homeschooler with a score and no average: public colleges of the home state that go by grades alone have no chance to show,
 * and still belong on a short list.
 */
function fillUnjudged<Band extends MatchPriceBand>(
  picks: Picks<Band>,
  candidates: readonly Candidate<Band>[],
  profile: Profile,
): void {
  const unjudged = candidates
    .filter(
      ({ row: { chance, college }, kind, isOddSize, isDistant }) =>
        chance.kind === "unknown" &&
        chance.because === "noAcademics" &&
        kind === null &&
        !isOddSize &&
        !isDistant &&
        college.level === "fourYear" &&
        isInStatePublic(college, profile),
    )
    .toSorted(byNearness);
  for (const one of unjudged) {
    if (picks.size >= firstListRule.fewestListed) return;
    picks.take(one, "fit");
  }
}

/** Beyond the nearest and the two sure ones, a two-year college is for those who asked for one or live at home, and near. */
function isUnaskedOrFarTwoYear({ row, miles }: Candidate<MatchPriceBand>, profile: Profile): boolean {
  if (row.college.level !== "twoYear") return false;
  return isUnaskedTwoYear({ row }, profile) || (miles ?? 0) > firstListRule.twoYearMiles;
}

/** Nearest beyond a limit: no reach is worth breaking it for, nor a college where few finish. */
function isWorthNaming({ kind, isRarelyFinished, canBeListed }: Candidate<MatchPriceBand>): boolean {
  return canBeListed && kind !== null && kind !== "reach" && !isRarelyFinished;
}

function toNearest(one: Candidate<MatchPriceBand> | null): NearestBeyond | null {
  if (one === null || one.miles === null || one.miles === Infinity) return null;
  const { unitId, name } = one.row.college;
  return { unitId, name, miles: one.miles };
}
