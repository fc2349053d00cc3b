/** What a first list was to have and does not: which constraint, how far it is met, and the one thing that would change most. */
import type { CollegeSize, Profile } from "#domain/people/profile.ts";
import type { MatchPriceBand } from "./curves.ts";
import { type Candidate, firstListRule } from "./firstListRule.ts";
import type { Placed, PlacedBy } from "./listConstraints.ts";
import { isNear, isWorthNaming } from "./listNearness.ts";
import type { Student } from "./listStudent.ts";

/** A college that a gap names, and by how much it misses. */
export type NamedBeyond = { unitId: number; name: string; miles: number };
export type NamedOver = { unitId: number; name: string; moreUsd: number };

export type ListGap =
  /** The family's distance limit leaves few; `nearest` is the next one beyond it. */
  | {
      constraint: "distance";
      code: "fewWithinLimit";
      miles: number;
      within: number;
      nearest: NamedBeyond | null;
    }
  /** The student lives with family, and this many stand within a commute. */
  | { constraint: "distance"; code: "fewWithinCommute"; miles: number; within: number; beyond: number }
  /** The starting point is unknown, so the limit could not be applied. */
  | { constraint: "distance"; code: "limitNeedsZip" | "commuteNeedsZip"; miles: number }
  /**
   * Fewer than two sure admissions are surely payable; `cheapest` is the sure one whose price range ends least over the budget.
   * Without a ZIP code (`isPlaceKnown`) no two-year college is looked for.
   */
  | {
      constraint: "surePayable";
      code: "surePayable";
      found: number;
      isPlaceKnown: boolean;
      cheapest: NamedOver | null;
    }
  /** The sure and payable ones are all two-year colleges. */
  | { constraint: "surePayable"; code: "onlyTwoYear"; cheapest: NamedOver | null }
  | { constraint: "wish"; code: "wish"; found: number; wishes: Profile["wishes"] }
  /** On the list, but no degrees in the field. */
  | { constraint: "field"; code: "field"; listed: number }
  | { constraint: "size"; code: "size"; listed: number; sizes: CollegeSize[] }
  | { constraint: "likelyOrTarget"; code: "likelyOrTarget"; found: number }
  | { constraint: "reach"; code: "reach" }
  | { constraint: "merit"; code: "merit" }
  /** Fewer than six in all. */
  | {
      constraint: "count";
      code: "count";
      listed: number;
      cheapest: NamedOver | null;
      nearest: NamedBeyond | null;
    };

/** A limit the family stated, or the commute of a student who comes home every night. */
export type DistanceLimit = { code: "stated" | "commute"; miles: number };

type Any = Candidate<MatchPriceBand>;

export function findGaps(made: {
  taken: readonly Placed<MatchPriceBand>[];
  within: readonly Any[];
  /** Nearest first. */
  outside: readonly Any[];
  beyond: number;
  student: Student;
  profile: Profile;
  limit: DistanceLimit | null;
  isMeasured: boolean;
}): ListGap[] {
  const { taken, within, outside, student, profile, limit, isMeasured } = made;
  const listed = taken.map(({ one }) => one);
  const isShort = listed.length < firstListRule.fewest;
  const nearest = toNearest(outside.find(isWorthNaming));
  const gaps: (ListGap | null)[] = [
    findDistanceGap(listed.length, made.beyond, nearest, limit, isMeasured),
    ...findSureGaps(listed, within, student, profile.homeLatitude !== null),
    findWishGap(listed, student),
    findFieldGap(listed, profile),
    findSizeGap(listed, profile),
    findMiddleGap(listed, student),
    student.hasAcademics && !student.isTransfer && !listed.some(({ kind }) => kind === "reach")
      ? { constraint: "reach", code: "reach" }
      : null,
    findMeritGap(taken, student),
    // Where a limit leaves few, the limit's own sentence says so.
    isShort && limit === null
      ? {
          constraint: "count",
          code: "count",
          listed: listed.length,
          cheapest: findCheapest(
            "lowUsd",
            student.payPerYearUsd,
            within.filter(
              (one) => !listed.includes(one) && one.overUsd > 0 && isWorthNaming(one) && isNear(one),
            ),
          ),
          nearest: toNearest(
            within
              .toSorted((a, b) => (a.miles ?? Infinity) - (b.miles ?? Infinity))
              .find((one) => !listed.includes(one) && isWorthNaming(one) && one.overUsd === 0),
          ),
        }
      : null,
  ];
  return gaps.filter((gap) => gap !== null);
}

function findDistanceGap(
  within: number,
  beyond: number,
  nearest: NamedBeyond | null,
  limit: DistanceLimit | null,
  isMeasured: boolean,
): ListGap | null {
  if (limit === null) return null;
  const { code, miles } = limit;
  const constraint = "distance";
  if (!isMeasured)
    return { constraint, code: code === "stated" ? "limitNeedsZip" : "commuteNeedsZip", miles };
  if (code === "stated") {
    return within < firstListRule.fewest
      ? { constraint, code: "fewWithinLimit", miles, within, nearest }
      : null;
  }
  return within < firstListRule.fewestWithinCommute
    ? { constraint, code: "fewWithinCommute", miles, within, beyond }
    : null;
}

function findSureGaps(
  listed: readonly Any[],
  within: readonly Any[],
  student: Student,
  isPlaceKnown: boolean,
): ListGap[] {
  if (!student.hasAcademics && student.payPerYearUsd === null) return [];
  const isSure = ({ kind }: Any) => kind === "sure";
  const payable = listed.filter((one) => isSure(one) && one.isPayable);
  const cheapest = findCheapest(
    "highUsd",
    student.payPerYearUsd,
    within.filter(
      (one) =>
        isSure(one) &&
        !one.isPayable &&
        isWorthNaming(one) &&
        !one.isTwoYear &&
        isNear(one) &&
        (one.miles ?? 0) <= firstListRule.farMiles,
    ),
  );
  const constraint = "surePayable";
  if (payable.length > 0 && !student.wantsTwoYear && payable.every(({ isTwoYear }) => isTwoYear)) {
    return [{ constraint, code: "onlyTwoYear", cheapest }];
  }
  if (payable.length >= firstListRule.wanted.sure) return [];
  return [{ constraint, code: "surePayable", found: payable.length, isPlaceKnown, cheapest }];
}

function findWishGap(listed: readonly Any[], { wishes }: Student): ListGap | null {
  const found = listed.filter(({ isWished }) => isWished).length;
  return wishes.length === 0 || found >= firstListRule.wanted.wish
    ? null
    : { constraint: "wish", code: "wish", found, wishes };
}

function findFieldGap(listed: readonly Any[], { majorFamilies }: Profile): ListGap | null {
  const without = listed.filter(({ hasField }) => !hasField).length;
  return majorFamilies.length === 0 || without === 0
    ? null
    : { constraint: "field", code: "field", listed: without };
}

function findSizeGap(listed: readonly Any[], { sizes }: Profile): ListGap | null {
  const odd = listed.filter(({ isOddSize }) => isOddSize).length;
  return odd === 0 ? null : { constraint: "size", code: "size", listed: odd, sizes };
}

function findMiddleGap(listed: readonly Any[], student: Student): ListGap | null {
  if (!student.hasAcademics || student.isTransfer || student.wantsTwoYearOnly) return null;
  const found = listed.filter(({ kind }) => kind === "likely" || kind === "target").length;
  return found >= 2 ? null : { constraint: "likelyOrTarget", code: "likelyOrTarget", found };
}

function findMeritGap(taken: readonly Placed<MatchPriceBand>[], student: Student): ListGap | null {
  const placed: PlacedBy = "merit";
  const hasMerit = taken.some(
    ({ one, by }) =>
      by === placed || (one.row.priceBand?.merit?.earnedUsd ?? 0) >= firstListRule.meritFromUsd,
  );
  return student.isStrong && student.payPerYearUsd !== null && !hasMerit
    ? { constraint: "merit", code: "merit" }
    : null;
}

/** The one whose price range ends, or begins, least over the budget. */
function findCheapest(
  end: "lowUsd" | "highUsd",
  payPerYearUsd: number | null,
  candidates: readonly Any[],
): NamedOver | null {
  let best: NamedOver | null = null;
  for (const { row } of candidates) {
    const { priceBand, college } = row;
    if (priceBand === null || payPerYearUsd === null) continue;
    const moreUsd = priceBand[end] - payPerYearUsd;
    if (moreUsd > 0 && moreUsd < (best?.moreUsd ?? Infinity))
      best = { unitId: college.unitId, name: college.name, moreUsd };
  }
  return best;
}

function toNearest(one: Any | undefined): NamedBeyond | null {
  if (one === undefined || one.miles === null || one.miles === Infinity) return null;
  const { unitId, name } = one.row.college;
  return { unitId, name, miles: one.miles };
}
