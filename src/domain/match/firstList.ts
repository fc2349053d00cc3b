/** Builds a first list of up to ten colleges under named constraints: each college says what placed it, each gap what is missing. */
import { commuteMiles, dayDriveMiles } from "#domain/geography/nearness.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import type { MatchPriceBand } from "./curves.ts";
import { type Candidate, firstListRule, makeCandidate } from "./firstListRule.ts";
import {
  type Constraint,
  constraints,
  isUnaskedTwoYear,
  type Placed,
  type PlacedBy,
} from "./listConstraints.ts";
import { type DistanceLimit, findGaps, type ListGap } from "./listGaps.ts";
import { isWorthNaming } from "./listNearness.ts";
import { describeStudent, type Student } from "./listStudent.ts";
import type { RankedCollege } from "./rank.ts";

export type FirstList<Band extends MatchPriceBand> = {
  /** Sure ones first, reaches last. */
  rows: RankedCollege<Band>[];
  /** The nearest beyond a commute, nearest first, where a student who lives with family has fewer than three. */
  beyond: RankedCollege<Band>[];
  /** What was looked for and not found, or found only in part. */
  gaps: ListGap[];
  /** By unitId, for every college in `rows` and `beyond`. */
  placedBy: ReadonlyMap<number, PlacedBy>;
};

/** Up to ten colleges. `ordered` is the ranking in order; `profile` and `money` are those it was made with. */
export function buildFirstList<Band extends MatchPriceBand>(
  ordered: readonly RankedCollege<Band>[],
  profile: Profile,
  money: Money,
): FirstList<Band> {
  const candidates = ordered.flatMap((row) => makeCandidate(row, profile, money) ?? []);
  const student = describeStudent(candidates, profile, money);
  const limit = findDistanceLimit(profile);
  const isMeasured = limit !== null && profile.homeLatitude !== null;
  const isWithin = ({ miles }: Candidate<Band>) => !isMeasured || (miles ?? Infinity) <= limit.miles;
  const within = candidates.filter(isWithin);
  const outside = candidates.filter((one) => !isWithin(one)).toSorted(byMiles);
  const selection = new Selection(within, student);
  const { taken } = selection;
  const beyond = limit?.code === "commute" ? listBeyond(outside, taken.length, profile) : [];
  const placedBy = new Map(taken.map(({ one, by }) => [one.row.college.unitId, by]));
  for (const { row } of beyond) placedBy.set(row.college.unitId, "nearestBeyond");
  return {
    rows: selection.listRows(),
    beyond: beyond.map(({ row }) => row),
    gaps: findGaps({ taken, within, outside, beyond: beyond.length, student, profile, limit, isMeasured }),
    placedBy,
  };
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
  return listScoredOffers(ordered, profile, money)
    .filter(({ isRarelyFinished }) => !isRarelyFinished)
    .map(({ row }) => row);
}

/** The same with the score that orders them, and with those that few finish, which a list names where no other will do. */
export function listScoredOffers<Band extends MatchPriceBand>(
  ordered: readonly RankedCollege<Band>[],
  profile: Profile,
  money: Money,
): Candidate<Band>[] {
  const limit = findDistanceLimit(profile);
  const maxMiles = limit === null || profile.homeLatitude === null ? Infinity : limit.miles;
  const isFar = ({ miles, isHomePublic }: Candidate<Band>) =>
    !isHomePublic && (miles ?? 0) > firstListRule.farMiles;
  return ordered
    .flatMap((row) => makeCandidate(row, profile, money) ?? [])
    .filter(
      ({ miles, canBeListed, hasField }) =>
        canBeListed && hasField && (maxMiles === Infinity || (miles ?? Infinity) <= maxMiles),
    )
    .toSorted((a, b) => Number(isFar(a)) - Number(isFar(b)) || b.score - a.score);
}

function findDistanceLimit({ maxDistanceMiles, livingPlan }: Profile): DistanceLimit | null {
  if (livingPlan === "withFamily" && commuteMiles < (maxDistanceMiles ?? Infinity)) {
    return { code: "commute", miles: commuteMiles };
  }
  return maxDistanceMiles === null ? null : { code: "stated", miles: maxDistanceMiles };
}

/** A list in the making: the constraints one after the other, each counting what is on the list already. */
class Selection<Band extends MatchPriceBand> {
  readonly taken: Placed<Band>[] = [];
  readonly #candidates: readonly Candidate<Band>[];
  readonly #student: Student;

  constructor(candidates: readonly Candidate<Band>[], student: Student) {
    this.#candidates = candidates;
    this.#student = student;
    for (const constraint of constraints) this.#meet(constraint);
  }

  /** Sure ones first, then likely, target and reach; within a kind as they were taken, those without the field last. */
  listRows(): RankedCollege<Band>[] {
    const place = ({ one }: Placed<Band>) => (one.kind === null ? kinds.length : kinds.indexOf(one.kind));
    const missesField = ({ one }: Placed<Band>) => Number(!one.hasField);
    return this.taken
      .toSorted((a, b) => place(a) - place(b) || missesField(a) - missesField(b))
      .map(({ one }) => one.row);
  }

  #meet({ code, wants, counts, tries, order }: Constraint): void {
    const student = this.#student;
    const wanted = wants(student);
    for (const [place, meets] of tries.entries()) {
      // What meets a looser try does not stand in for what meets a stricter one.
      const isMet =
        counts ?? ((one: Candidate<Band>) => tries.slice(0, place + 1).some((test) => test(one, student)));
      const isEnough = () => this.taken.filter(({ one }) => isMet(one, student)).length >= wanted;
      if (isEnough()) return;
      for (const one of this.#candidates.filter((other) => meets(other, student)).toSorted(order)) {
        if (isEnough()) return;
        this.#take(one, code);
      }
    }
  }

  #take(one: Candidate<Band>, by: PlacedBy): void {
    if (this.taken.length >= firstListRule.total || this.taken.some((other) => other.one === one)) return;
    if (this.#isThirdBranch(one) || this.#isOneTwoYearTooMany(one)) return;
    this.taken.push({ one, by });
  }

  #isOneTwoYearTooMany(one: Candidate<Band>): boolean {
    const isUnasked = (other: Candidate<Band>) => isUnaskedTwoYear(other, this.#student);
    const { mostUnaskedTwoYear, mostUnaskedTwoYearUnjudged } = firstListRule;
    const most = this.#student.hasAcademics ? mostUnaskedTwoYear : mostUnaskedTwoYearUnjudged;
    return isUnasked(one) && this.taken.filter((other) => isUnasked(other.one)).length >= most;
  }

  /** Two branches of one system, where under 60% finish, stand for the others: a third is the same choice in another town. */
  #isThirdBranch(one: Candidate<Band>): boolean {
    const system = findBranchSystem(one);
    if (system === null) return false;
    const branches = this.taken.filter((other) => findBranchSystem(other.one) === system);
    return branches.length >= firstListRule.mostBranches;
  }
}

const kinds = ["sure", "likely", "target", "reach"];

/** "Indiana University" for its branch in Kokomo; null for a college whose name has no second part, or that most finish. */
function findBranchSystem({ row: { college } }: Candidate<MatchPriceBand>): string | null {
  if ((college.completionRate ?? 0) >= firstListRule.farCompletionFromShare) return null;
  const [system = "", ...place] = college.name.split(/-| at /);
  return place.length === 0 ? null : system;
}

/** The nearest that fit, up to three together with those on the list. A distance limit the student stated is never passed. */
function listBeyond<Band extends MatchPriceBand>(
  outside: readonly Candidate<Band>[],
  listed: number,
  profile: Profile,
): Candidate<Band>[] {
  const missing = Math.max(0, firstListRule.fewestWithinCommute - listed);
  const farthest = Math.min(profile.maxDistanceMiles ?? Infinity, dayDriveMiles);
  return outside.filter((one) => isWorthNaming(one) && (one.miles ?? Infinity) <= farthest).slice(0, missing);
}

function byMiles(a: Candidate<MatchPriceBand>, b: Candidate<MatchPriceBand>): number {
  return (a.miles ?? Infinity) - (b.miles ?? Infinity);
}
