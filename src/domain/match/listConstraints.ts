/** What a first list is to have, as named constraints in their order: each says how many, of which colleges, and which first. */
import { commuteMiles, dayTripMiles } from "#domain/geography/nearness.ts";
import type { MatchPriceBand } from "./curves.ts";
import { type Candidate, firstListRule, isEasyToEnter } from "./firstListRule.ts";
import { byMiles, byRing, byScore, isNear, isWithin } from "./listNearness.ts";
import type { Student } from "./listStudent.ts";

/** The constraint that placed a college on the list; `nearestBeyond` is beyond a commute, for who lives at home. */
export const placings = [
  "wish",
  "surePayable",
  "nearestPublic",
  "sure",
  "homePublic",
  "merit",
  "likelyOrTarget",
  "reach",
  "unjudged",
  "more",
  "nearestBeyond",
] as const;
export type PlacedBy = (typeof placings)[number];

/** A college on the list, and what placed it. */
export type Placed<Band extends MatchPriceBand> = { one: Candidate<Band>; by: PlacedBy };

type Any = Candidate<MatchPriceBand>;

export type Constraint = {
  code: PlacedBy;
  /** How many colleges of the list are to meet it; 0 where it is not for this student. */
  wants: (student: Student) => number;
  /** What on the list counts toward it; omitted, what meets one of the tries so far. */
  counts?: (one: Any, student: Student) => boolean;
  /** Which colleges meet it, strictest first: the next is tried only while too few are found. */
  tries: readonly ((one: Any, student: Student) => boolean)[];
  /** Best first. */
  order: (a: Any, b: Any) => number;
};

const { farMiles, besideMiles, nextBestMiles, reachFromShare } = firstListRule;

const isFourYear = ({ isTwoYear }: Any) => !isTwoYear;
const isMiddleKind = ({ kind }: Any) => kind === "likely" || kind === "target";
const isSure = ({ kind }: Any) => kind === "sure";

/** A college to list without reserve: its field is taught, enough finish, and neither its size nor its kind is another. */
function isSolid(one: Any, student: Student): boolean {
  return isFinished(one, student) && one.canBeListed && one.hasField && !one.isOddSize;
}

/** A strong student has better choices than a college where 4 in 10 leave, but for a sure public one at home. */
function isFinished(one: Any, { isStrong: strong }: Student): boolean {
  if (one.isRarelyFinished) return false;
  if (!strong || one.isTwoYear || (one.isHomePublic && isSure(one))) return true;
  return (one.row.college.completionRate ?? 0) >= firstListRule.strongCompletionFromShare;
}

/** Likely or a target, at a level that was asked for. */
const isMiddle = (one: Any, student: Student) => isMiddleKind(one) && isLevelAsked(one, student);

const isLevelAsked = (one: Any, { wantsTwoYear }: Student) => wantsTwoYear || isFourYear(one);

/** An award that the published table gives for the grades and scores told, and that changes what a family pays. */
function earnsMerit({ row, miles, isAffordable }: Any): boolean {
  const earned = row.priceBand?.merit?.earnedUsd ?? 0;
  return (
    earned >= firstListRule.meritFromUsd && isAffordable && (miles ?? 0) <= firstListRule.meritWithinMiles
  );
}

/** Without a chance there is nothing to compare but what the college admits and how it fits. */
function isUnjudged(one: Any, student: Student): boolean {
  const { kind, row, isAffordable } = one;
  if (kind !== null || !isAffordable || !isSolid(one, student)) return false;
  return (row.college.admitRate ?? 0) >= firstListRule.blindAdmitRate;
}

/** A chance that is worth the fee, and a price that can work. */
function isWorthTheFee(one: Any, student: Student): boolean {
  const { kind, row } = one;
  if (kind !== "reach" || !isSolid(one, student) || !isPlausiblyPriced(one, student)) return false;
  return row.chance.kind !== "estimate" || row.chance.share >= reachFromShare;
}

/**
 * The low end is over the budget by no more than a first-year may borrow. Public colleges rarely discount for other states:
 * there the middle of the price has to work, too.
 */
function isPlausiblyPriced({ row }: Any, { payPerYearUsd }: Student): boolean {
  const { priceBand, college } = row;
  if (priceBand === null || payPerYearUsd === null) return true;
  const { lowUsd, highUsd } = priceBand;
  if (lowUsd > payPerYearUsd + firstListRule.reachOverBudgetUsd) return false;
  return (
    college.control !== "public" || (lowUsd + highUsd) / 2 <= payPerYearUsd + firstListRule.farOverBudgetUsd
  );
}

/** Where a strong student should finish; elsewhere a college of the home state may stand in. */
const isStrongHome = (one: Any, { isStrong: strong }: Student) =>
  !strong || (one.row.college.completionRate ?? 0) >= firstListRule.strongCompletionFromShare;

const { wanted } = firstListRule;
const everything = () => true;
const unlessTwoYearOnly = (count: number) => (student: Student) => (student.wantsTwoYearOnly ? 0 : count);
const withAcademics = (count: number) => (student: Student) =>
  student.hasAcademics && !student.isTransfer ? count : 0;

export const constraints: readonly Constraint[] = [
  {
    code: "wish",
    wants: ({ wishes }) => (wishes.length === 0 ? 0 : wanted.wish),
    tries: [
      (one, student) =>
        isWishedFor(one) &&
        isLevelAsked(one, student) &&
        isSolid(one, student) &&
        one.isAffordable &&
        isNear(one),
      (one, student) =>
        isWishedFor(one) &&
        isLevelAsked(one, student) &&
        one.hasField &&
        one.isAffordable &&
        isWithin(one, dayTripMiles),
      (one) => isWishedFor(one) && one.hasField && isFourYear(one) && isNear(one),
      (one) => isWishedFor(one) && one.hasField && one.isAffordable && isWithin(one, dayTripMiles),
      (one) => one.isWished && one.hasField && isFourYear(one),
    ],
    order: byScore,
  },
  {
    code: "surePayable",
    wants: unlessTwoYearOnly(1),
    tries: [(one, student) => isSurePayable(one, student) && isFourYear(one) && isBeside(one)],
    order: byRing,
  },
  {
    code: "surePayable",
    wants: () => wanted.sure,
    tries: [(one, student) => isSurePayable(one, student) && isBeside(one)],
    order: byRing,
  },
  // Where none of these stands near, or graduates enough: one at least, farther away, then of another size, then the nearest.
  {
    code: "surePayable",
    wants: ({ isStrong, wantsTwoYear }) => (isStrong && !wantsTwoYear ? 0 : 1),
    tries: [
      (one, student) => isSurePayable(one, student) && isNear(one),
      (one, student) => isSureWithField(one) && one.isPayable && isFinished(one, student) && isNear(one),
      (one) => isSureWithField(one) && one.isPayable && isNear(one),
    ],
    order: byRing,
  },
  {
    code: "nearestPublic",
    wants: () => 1,
    tries: [
      (one, student) => isLocalPublic(one) && isLevelAsked(one, student) && isSolid(one, student),
      (one, student) => isLocalPublic(one) && isLevelAsked(one, student) && one.isHomePublic && one.hasField,
      (one) => isLocalPublic(one) && one.isHomePublic && one.hasField && isWithin(one, commuteMiles),
    ],
    order: byMiles,
  },
  {
    code: "nearestPublic",
    wants: ({ wantsTwoYear, wantsTwoYearOnly }) => (wantsTwoYear && !wantsTwoYearOnly ? 1 : 0),
    tries: [
      (one, student) => isLocalPublic(one) && isFourYear(one) && isSolid(one, student),
      (one) => isLocalPublic(one) && isFourYear(one) && one.isHomePublic && one.hasField,
    ],
    order: byMiles,
  },
  // A tribal college that nobody wished for may be listed only at home: the open one of the student's own place.
  {
    code: "sure",
    wants: () => 1,
    tries: [(one) => one.row.college.isTribal && !one.isWished && isSure(one)],
    order: byMiles,
  },
  {
    code: "homePublic",
    wants: unlessTwoYearOnly(wanted.homePublic),
    tries: [
      (one, student) => isHomePublic(one, student) && isStrongHome(one, student),
      (one, student) => isHomePublic(one, student),
    ],
    order: byScore,
  },
  {
    code: "sure",
    wants: (student) => (student.wantsTwoYear ? 0 : withAcademics(1)(student)),
    counts: (one) => isSure(one) && isFourYear(one),
    tries: [
      (one, student) => isSureFourYear(one, student) && isWithin(one, nextBestMiles),
      (one, student) => isSureFourYear(one, student),
    ],
    order: byScore,
  },
  {
    code: "sure",
    wants: () => wanted.sure,
    counts: isSure,
    tries: [
      (one, student) =>
        isSure(one) && isSolid(one, student) && one.overUsd === 0 && isWithin(one, commuteMiles),
      (one, student) =>
        isSure(one) &&
        isLevelAsked(one, student) &&
        isSolid(one, student) &&
        one.isAffordable &&
        isWithin(one, nextBestMiles),
      (one, student) => isSure(one) && isSolid(one, student) && isNear(one) && one.isAffordable,
    ],
    order: byScore,
  },
  // A college without the field stands here only where no sure one teaches it.
  {
    code: "sure",
    wants: () => 1,
    counts: isSure,
    tries: [
      (one, student) => isSureWithField(one) && isFinished(one, student) && isNear(one) && one.isAffordable,
      (one) => isSureWithField(one) && isNear(one) && one.isAffordable,
      (one, student) =>
        isSure(one) && one.canBeListed && isFinished(one, student) && isNear(one) && one.isPayable,
      (one, student) =>
        isSure(one) && one.canBeListed && isFinished(one, student) && isNear(one) && one.isAffordable,
      (one) => isSure(one) && one.canBeListed && isNear(one) && one.isAffordable,
    ],
    order: byRing,
  },
  {
    code: "merit",
    wants: ({ isStrong: strong, payPerYearUsd }) => (strong && payPerYearUsd !== null ? wanted.merit : 0),
    tries: [(one, student) => earnsMerit(one) && isFourYear(one) && !isReach(one) && isSolid(one, student)],
    order: byScore,
  },
  {
    code: "likelyOrTarget",
    wants: withAcademics(wanted.likelyOrTarget),
    counts: isMiddleKind,
    tries: [
      (one, student) =>
        isMiddle(one, student) && isSolid(one, student) && one.isAffordable && isWithin(one, farMiles),
    ],
    order: byScore,
  },
  // Farther away the price has to fit; a strong student may bring it down with an award.
  {
    code: "likelyOrTarget",
    wants: withAcademics(wanted.likelyOrTargetFar),
    counts: isMiddleKind,
    tries: [(one, student) => isFarMiddle(one, student) && isWithin(one, firstListRule.middleWithinMiles)],
    order: byScore,
  },
  {
    code: "likelyOrTarget",
    wants: withAcademics(wanted.likelyOrTargetFar),
    counts: isMiddleKind,
    tries: [
      (one, student) =>
        isFarMiddle(one, student) && one.overUsd === 0 && isWithin(one, firstListRule.middleFarthestMiles),
    ],
    order: byMiles,
  },
  {
    code: "reach",
    wants: withAcademics(wanted.reach),
    tries: [
      (one, student) => isWorthTheFee(one, student) && isNear(one),
      (one, student) =>
        isWorthTheFee(one, student) &&
        isAmongPeers(one) &&
        one.overUsd === 0 &&
        isWithin(one, firstListRule.reachWithinMiles),
    ],
    order: byScore,
  },
  // The places that are left, near home: one more that fits is better company than an empty row.
  {
    code: "likelyOrTarget",
    wants: withAcademics(wanted.likelyOrTargetNear),
    counts: isMiddleKind,
    tries: [
      (one, student) =>
        isMiddle(one, student) && isSolid(one, student) && one.overUsd === 0 && isWithin(one, dayTripMiles),
    ],
    order: byMiles,
  },
  {
    code: "unjudged",
    wants: () => firstListRule.fewest,
    counts: everything,
    tries: [
      (one, student) => isUnjudged(one, student) && isWithin(one, dayTripMiles),
      (one, student) => isUnjudged(one, student) && isNear(one),
    ],
    order: byScore,
  },
  {
    code: "more",
    wants: () => firstListRule.fewest,
    counts: everything,
    tries: [
      (one, student) => isOneMore(one, student) && isSolid(one, student) && isNear(one),
      (one, student) => isOneMore(one, student) && isFourYear(one) && one.isHomePublic && one.hasField,
    ],
    order: byScore,
  },
];

/** Wished for, and not out of reach; its size and how many finish are said, and do not keep it off the list. */
function isWishedFor(one: Any): boolean {
  return one.isWished && one.canBeListed && !isReach(one) && one.kind !== null;
}

/** A student whom nearly every college would admit has better floors than a two-year college. */
function isSurePayable(one: Any, student: Student): boolean {
  if (student.isStrong && !isLevelAsked(one, student)) return false;
  return isSure(one) && one.isPayable && isSolid(one, student);
}

/** Near enough to be sure of: a day trip, or a public college of the home state. */
function isBeside(one: Any): boolean {
  return one.isHomePublic || isWithin(one, besideMiles);
}

function isSureWithField(one: Any): boolean {
  return isSure(one) && one.canBeListed && one.hasField;
}

function isSureFourYear(one: Any, student: Student): boolean {
  return isSure(one) && isFourYear(one) && isSolid(one, student) && isNear(one) && one.isAffordable;
}

function isHomePublic(one: Any, student: Student): boolean {
  return (
    one.isHomePublic &&
    isFourYear(one) &&
    one.isAffordable &&
    isSolid(one, student) &&
    (isSure(one) || isMiddle(one, student) || isUnjudged(one, student))
  );
}

function isFarMiddle(one: Any, student: Student): boolean {
  const most = student.isStrong ? firstListRule.nearOverBudgetUsd : 0;
  return isMiddle(one, student) && isSolid(one, student) && one.overUsd <= most;
}

function isReach({ kind }: Any): boolean {
  return kind === "reach";
}

/** Among those enrolled there the student would not be far behind: something to travel for. */
function isAmongPeers({ row: { chance } }: Any): boolean {
  return chance.kind === "estimate" && chance.enrolledZ >= firstListRule.slimReachFromZ;
}

/** What a list may be filled up with: no reach, no college without a chance, no two-year college far from home. */
function isOneMore(one: Any, student: Student): boolean {
  if (one.kind === null || isReach(one) || !one.canBeListed || !one.isAffordable) return false;
  return isFourYear(one) || (student.wantsTwoYear && isWithin(one, firstListRule.twoYearMiles));
}

/** A public college that takes this student, of the home state or so near across a state line that one can live at home. */
function isLocalPublic(one: Any): boolean {
  const { college } = one.row;
  const takes = isSure(one) || isEasyToEnter(one.row);
  if (college.control !== "public" || !takes || !one.canBeListed || !isWithin(one, dayTripMiles))
    return false;
  return one.isHomePublic || (one.overUsd <= firstListRule.reachOverBudgetUsd && isWithin(one, commuteMiles));
}

/** A two-year college that nobody asked for and from which nobody comes home at night. */
export function isUnaskedTwoYear({ isTwoYear, isWished }: Any, { wantsTwoYear }: Student): boolean {
  return isTwoYear && !wantsTwoYear && !isWished;
}
