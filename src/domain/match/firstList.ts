/** A first list of eight: a few of each label instead of the best matches alone, near home before far, what was asked for alone. */
import type { LabelCode } from "#domain/admission/label.ts";
import { commuteMiles, dayDriveMiles } from "#domain/geography/nearness.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import type { MatchPriceBand } from "./curves.ts";
import { type Candidate, makeCandidate, firstListRule } from "./firstListRule.ts";
import type { Proven } from "./provenOrder.ts";
import type { RankedCollege } from "./rank.ts";

/** Why the list is what it is: `within` colleges stand inside the miles, `beyond` were added from outside. */
export type FirstListNote =
  /** Fewer than eight within the miles that the family named. */
  | { code: "fewWithinLimit"; miles: number; within: number; beyond: number }
  /** Fewer than eight where a student can live with family. */
  | { code: "fewWithinCommute"; miles: number; within: number; beyond: number }
  /** From where the miles count is not known: the limit could not be kept. */
  | { code: "limitNeedsZip"; miles: number }
  | { code: "commuteNeedsZip"; miles: number };

export type FirstList<Band extends MatchPriceBand> = {
  /** Safeties first, reaches last. */
  rows: RankedCollege<Band>[];
  /** The nearest beyond the limit, nearest first: only where the limit holds too few. */
  beyond: RankedCollege<Band>[];
  note: FirstListNote | null;
};

/** Up to eight colleges. `ordered` is the ranking in its order; `profile` and `money` are those it was made of. */
export function buildFirstList<Band extends MatchPriceBand>(
  ordered: readonly Proven<Band>[],
  profile: Profile,
  money: Money,
): FirstList<Band> {
  const candidates = ordered.flatMap((proven) => makeCandidate(proven, profile, money) ?? []);
  const limit = findDistanceLimit(profile);
  if (limit === null) return { rows: pickColleges(candidates, profile), beyond: [], note: null };
  if (profile.homeLatitude === null) {
    const code = limit.code === "fewWithinLimit" ? "limitNeedsZip" : "commuteNeedsZip";
    return { rows: pickColleges(candidates, profile), beyond: [], note: { code, miles: limit.miles } };
  }
  const rows = pickColleges(
    candidates.filter(({ row }) => (row.distanceMiles ?? Infinity) <= limit.miles),
    profile,
  );
  const missing = firstListRule.total - rows.length;
  if (missing === 0) return { rows, beyond: [], note: null };
  // Who lives with family and named miles as well is offered nothing beyond those.
  const named = limit.code === "fewWithinCommute" ? (profile.maxDistanceMiles ?? Infinity) : Infinity;
  const beyond = findNearestBeyond(
    candidates.filter(({ row }) => (row.distanceMiles ?? Infinity) <= Math.min(named, dayDriveMiles)),
    limit.miles,
    missing,
  );
  const counts = { miles: limit.miles, within: rows.length, beyond: beyond.length };
  return { rows, beyond, note: { code: limit.code, ...counts } };
}

/**
 * What may be offered beside a list, for a gap of it: all that could stand on a first list, inside the limit, near home
 * before far, the best fit first. `profile` and `money` are those that the ranking was made of.
 */
export function listOffers<Band extends MatchPriceBand>(
  ordered: readonly Proven<Band>[],
  profile: Profile,
  money: Money,
): RankedCollege<Band>[] {
  const limit = findDistanceLimit(profile);
  const maxMiles = limit === null || profile.homeLatitude === null ? Infinity : limit.miles;
  const candidates = ordered.flatMap((proven) => makeCandidate(proven, profile, money) ?? []);
  const within = candidates.filter(({ row }) => maxMiles === Infinity || (row.distanceMiles ?? Infinity) <= maxMiles);
  return sortByTurn(within, ({ isFar }) => (isFar ? 1 : 0)).map(({ row }) => row);
}

type Limit = { code: "fewWithinLimit" | "fewWithinCommute"; miles: number };

/** Living with family is a limit of its own: who wants to come home each night asks for no college a day away. */
function findDistanceLimit({ maxDistanceMiles, livingPlan }: Profile): Limit | null {
  if (livingPlan === "withFamily" && commuteMiles < (maxDistanceMiles ?? Infinity)) {
    return { code: "fewWithinCommute", miles: commuteMiles };
  }
  return maxDistanceMiles === null ? null : { code: "fewWithinLimit", miles: maxDistanceMiles };
}

function pickColleges<Band extends MatchPriceBand>(
  candidates: readonly Candidate<Band>[],
  { gpa, satTotal, actComposite }: Profile,
): RankedCollege<Band>[] {
  const { total, shares } = firstListRule;
  if (gpa === null && satTotal === null && actComposite === null) {
    // Without grades or scores labels say little, and fit alone decides.
    return sortByTurn(candidates, ({ isFar }) => (isFar ? 1 : 0))
      .slice(0, total)
      .map(({ row }) => row);
  }
  const taken = new Set<Candidate<Band>>();
  for (const { kind, count } of shares) {
    const fitting = candidates.filter((one) => !taken.has(one) && one.turns[kind] !== null);
    for (const one of sortByTurn(fitting, ({ turns }) => turns[kind] ?? 0).slice(0, count)) taken.add(one);
  }
  let reaches = [...taken].filter(isReachCandidate).length;
  for (const one of sortByTurn(candidates, ({ turns }) => turns.fill)) {
    if (taken.size >= total) break;
    if (taken.has(one)) continue;
    if (isReachCandidate(one)) {
      if (reaches >= total / 2) continue;
      reaches += 1;
    }
    taken.add(one);
  }
  return [...taken].map(({ row }) => row).toSorted((a, b) => getLabelRank(a.label.code) - getLabelRank(b.label.code));
}

/** The nearest that the family may be able to pay, then the nearest of the rest; no reach: a limit is not left for a long shot. */
function findNearestBeyond<Band extends MatchPriceBand>(
  candidates: readonly Candidate<Band>[],
  limitMiles: number,
  count: number,
): RankedCollege<Band>[] {
  const milesOf = ({ row }: Candidate<Band>) => row.distanceMiles ?? Infinity;
  return candidates
    .filter((one) => !isReachCandidate(one) && one.row.label.code !== "unknown")
    .filter((one) => milesOf(one) > limitMiles)
    .toSorted((a, b) => Number(b.isPerhapsPayable) - Number(a.isPerhapsPayable) || milesOf(a) - milesOf(b))
    .slice(0, count)
    .toSorted((a, b) => milesOf(a) - milesOf(b))
    .map(({ row }) => row);
}

/** By turn, then by fit; equal ones keep the order of the ranking. */
function sortByTurn<Band extends MatchPriceBand>(
  candidates: readonly Candidate<Band>[],
  turnOf: (candidate: Candidate<Band>) => number,
): Candidate<Band>[] {
  return candidates.toSorted((a, b) => turnOf(a) - turnOf(b) || b.fit - a.fit);
}

function isReachCandidate({ row }: Candidate<MatchPriceBand>): boolean {
  return row.label.code === "reach";
}

const shownOrder: readonly LabelCode[] = [
  "safety",
  "likely",
  "likelyPriceNotSafe",
  "target",
  "reach",
  "unknown",
];

function getLabelRank(code: LabelCode): number {
  return shownOrder.indexOf(code);
}
