/** Builds a first list of eight colleges: a few of each label, close to home first, and only what was asked for. */
import { commuteMiles, dayDriveMiles } from "#domain/geography/nearness.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import type { MatchPriceBand } from "./curves.ts";
import {
  type Candidate,
  firstListRule,
  type ListLabel,
  makeCandidate,
  toListLabel,
} from "./firstListRule.ts";
import type { Proven } from "./provenOrder.ts";
import type { RankedCollege } from "./rank.ts";

/** Why the list looks as it does: `within` colleges are inside the distance limit, `beyond` were added from outside. */
export type FirstListNote =
  /** Fewer than eight within the family's distance limit. */
  | { code: "fewWithinLimit"; miles: number; within: number; beyond: number }
  /** Fewer than eight where the student can live at home. */
  | { code: "fewWithinCommute"; miles: number; within: number; beyond: number }
  /** The starting point is unknown, so the distance limit could not be applied. */
  | { code: "limitNeedsZip"; miles: number }
  | { code: "commuteNeedsZip"; miles: number };

export type FirstList<Band extends MatchPriceBand> = {
  /** Safeties first, reaches last. */
  rows: RankedCollege<Band>[];
  /** The nearest colleges beyond the limit, nearest first, if there are too few inside it. */
  beyond: RankedCollege<Band>[];
  note: FirstListNote | null;
};

/** Up to eight colleges. `ordered` is the ranking in order; `profile` and `money` are those it was made with. */
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
  // A student who lives at home and also set a distance limit is offered nothing beyond it.
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
 * Colleges to offer for a gap in a list: everything eligible for a first list and inside the limit, close to home first,
 * then by fit. `profile` and `money` are those the ranking was made with.
 */
export function listOffers<Band extends MatchPriceBand>(
  ordered: readonly Proven<Band>[],
  profile: Profile,
  money: Money,
): RankedCollege<Band>[] {
  const limit = findDistanceLimit(profile);
  const maxMiles = limit === null || profile.homeLatitude === null ? Infinity : limit.miles;
  const candidates = ordered.flatMap((proven) => makeCandidate(proven, profile, money) ?? []);
  const within = candidates.filter(
    ({ row }) => maxMiles === Infinity || (row.distanceMiles ?? Infinity) <= maxMiles,
  );
  return sortByTurn(within, ({ isFar }) => (isFar ? 1 : 0)).map(({ row }) => row);
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
  candidates: readonly Candidate<Band>[],
  { gpa, satTotal, actComposite }: Profile,
): RankedCollege<Band>[] {
  const { total, shares } = firstListRule;
  if (gpa === null && satTotal === null && actComposite === null) {
    // Without grades or scores, labels mean little, so fit alone decides.
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
  return [...taken]
    .map(({ row }) => row)
    .toSorted((a, b) => getLabelRank(toListLabel(a)) - getLabelRank(toListLabel(b)));
}

/** The nearest the family may be able to afford, then the nearest of the rest. No reaches: not worth breaking the limit for. */
function findNearestBeyond<Band extends MatchPriceBand>(
  candidates: readonly Candidate<Band>[],
  limitMiles: number,
  count: number,
): RankedCollege<Band>[] {
  const milesOf = ({ row }: Candidate<Band>) => row.distanceMiles ?? Infinity;
  return candidates
    .filter((one) => !isReachCandidate(one) && one.row.admissionLabel.code !== "unknown")
    .filter((one) => milesOf(one) > limitMiles)
    .toSorted((a, b) => Number(b.isPerhapsPayable) - Number(a.isPerhapsPayable) || milesOf(a) - milesOf(b))
    .slice(0, count)
    .toSorted((a, b) => milesOf(a) - milesOf(b))
    .map(({ row }) => row);
}

/** By priority, then by fit; ties keep the ranking's order. */
function sortByTurn<Band extends MatchPriceBand>(
  candidates: readonly Candidate<Band>[],
  turnOf: (candidate: Candidate<Band>) => number,
): Candidate<Band>[] {
  return candidates.toSorted((a, b) => turnOf(a) - turnOf(b) || b.fit - a.fit);
}

function isReachCandidate({ row }: Candidate<MatchPriceBand>): boolean {
  return row.admissionLabel.code === "reach";
}

const shownOrder: readonly ListLabel[] = [
  "safety",
  "likely",
  "likelyPriceNotSafe",
  "target",
  "reach",
  "unknown",
];

function getLabelRank(code: ListLabel): number {
  return shownOrder.indexOf(code);
}
