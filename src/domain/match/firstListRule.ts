/** The rules for the first list: which colleges are eligible, which come first, and how well each fits. */
import type { ChanceEstimate } from "#domain/admission/chance.ts";
import { type AdmissionLabel, isSureAdmission } from "#domain/admission/label.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { commuteMiles, dayDriveMiles, dayTripMiles } from "#domain/geography/nearness.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import { classifyCommute, toHome } from "#domain/price/commute.ts";
import { type CurvePoints, interpolateScore, type MatchPriceBand, scoreSize } from "./curves.ts";
import type { RankedCollege } from "./rank.ts";
import { familiesOfFocus, findUnrequestedPurpose } from "./specialPurpose.ts";

/** The list's places: `sure` is a safety or open to all. */
export type ListKind = "sure" | "likely" | "target" | "reach";

/** Assumptions about what helps a student explore; points are match points. */
export const firstListRule = {
  total: 8,
  /** How many of each kind, by common counseling practice. */
  shares: { sure: 2, likely: 2, target: 2, reach: 2 },
  /** Which kinds fill the remaining places, and how many of one kind at most: more would be filler. */
  fillOrder: ["target", "likely", "sure"],
  mostOfOneKind: 4,
  /** Two-year colleges that nobody asked for, the nearest among them: more say that there is nothing else. */
  mostUnaskedTwoYear: 2,
  /** Branches of one system where fewer than `farCompletionFromShare` finish. */
  mostBranches: 2,
  /** Where a budget leaves fewer, public colleges of the home state over it fill up to this many. */
  fewestListed: 6,
  /** The nearest public college is named where it is open, or admits this share and the student more likely than not. */
  nearestFromAdmitRate: 0.8,
  nearestFromShare: 0.5,
  /** A four-year college where fewer finish is named only as the nearest. */
  completionFromShare: 0.4,
  /** Straight miles to a two-year college, without and with rooms, and to any other. */
  twoYearMiles: commuteMiles,
  twoYearWithRoomsMiles: dayTripMiles,
  farMiles: dayDriveMiles,
  /** A four-year public college of the home state within this comes first of its kind: living at home is no burden there. */
  nextDoorMiles: 25,
  /** Living with family, the list reaches beyond a commute only where fewer stand within it. */
  fewestWithinCommute: 3,
  /** A reach must have a chance with at least this upper end; below it, the whole range shows as "under 5 in 100". */
  reachHighFromShare: 0.05,
  /** Points lost by distance. The first miles matter most: they decide whether a student can come home for a day. */
  distancePoints: [
    [0, 0],
    [50, 6],
    [150, 12],
    [300, 18],
    [1_000, 36],
    [3_000, 70],
  ],
  /** For another state when the distance is unknown. */
  otherStatePoints: 20,
  /** For a religious affiliation, where neither religion nor theology was chosen: nobody is asked about faith. */
  religiousPoints: 8,
  /** Won by public colleges of the home state, and more by one from which a student can live at home. */
  homePublicPoints: 12,
  homePublicWithinCommutePoints: 20,
  /** In the whole list, for a two-year college where nobody asked for one: a four-year college that fits as well comes first. */
  unaskedTwoYearPoints: 10,
  /** Fewer undergraduates than this, near home and beyond a day trip, are listed only where small colleges were asked for. */
  fewestUndergraduates: 500,
  fewestBeyondDayTrip: 1_000,
  /** Where sizes were asked for, a college with a lower score for its size is listed only as the nearest or a sure one. */
  sizeFromScore: 50,
  /** Beyond a day's drive only where this share finishes: something to travel for. */
  farCompletionFromShare: 0.6,
  /** A college whose lowest price is over the budget by this factor and this much is out of reach. */
  farOverBudgetFactor: 1.2,
  farOverBudgetUsd: 5_000,
  /** A reach with a smaller chance is for a student close to those enrolled: in standard deviations of academics. */
  fairReachFromShare: 0.08,
  slimReachFromZ: -1,
  /** Without grades or scores, colleges that admit at least this share. */
  blindAdmitRate: 0.5,
} as const satisfies {
  shares: Readonly<Record<ListKind, number>>;
  fillOrder: readonly ListKind[];
  distancePoints: CurvePoints;
  [rule: string]: unknown;
};

/** A college eligible for the list. */
export type Candidate<Band extends MatchPriceBand> = {
  row: RankedCollege<Band>;
  /** Null without a chance. */
  kind: ListKind | null;
  fit: number;
  /** Lower is nearer in what it costs a family to be there. */
  ring: number;
  /** Straight miles from home; infinite in another state where home is known by its state alone, else null if unknown. */
  miles: number | null;
  /** A four-year public college of the home state in or beside the student's own town. */
  isNextDoor: boolean;
  /** Farther than a day's drive. */
  isDistant: boolean;
  /** The same, and not a public college of the home state. */
  isFar: boolean;
  /** Over the budget; a public college of the home state only if by much, and next door only if so when living at home. */
  isOverBudget: boolean;
  /** Over the budget by much, and not a public college of the home state within a commute. */
  isOutOfBudget: boolean;
  /** Of a size that was not asked for, and not close to one that was. */
  isOddSize: boolean;
  /** A four-year college where under 40% finish, or nobody publishes how many do. */
  isRarelyFinished: boolean;
  /** False for one that is named only as the nearest: far from home without rooms, say, or tiny. */
  canBeListed: boolean;
};

/** Null if the college only appears in the full ranking. */
export function makeCandidate<Band extends MatchPriceBand>(
  row: RankedCollege<Band>,
  profile: Profile,
  money: Money,
): Candidate<Band> | null {
  const { college, matchPercent } = row;
  const miles = findMiles(row, profile);
  const isHomePublic = isInStatePublic(college, profile);
  const isListable = canBeListed(row, profile, miles);
  const canBeNearest = isHomePublic && isEasyToEnter(row) && isForEveryone(row, profile);
  if (matchPercent === null || !(isListable || canBeNearest)) return null;
  const isDistant = miles !== null && miles > firstListRule.farMiles;
  const isNextDoor =
    isHomePublic && college.level === "fourYear" && miles !== null && miles <= firstListRule.nextDoorMiles;
  const { sizes } = profile;
  return {
    row,
    kind: toListKind(row.admissionLabel.code),
    fit: scoreFit(row, matchPercent, profile),
    ring: findRing(college, isHomePublic, miles),
    miles,
    isNextDoor,
    isDistant,
    isFar: isDistant && !isHomePublic,
    ...compareToBudget(row, money, miles ?? 0, isHomePublic, isNextDoor),
    isOddSize:
      sizes.length > 0 && scoreSize(college.undergraduates ?? 0, sizes) < firstListRule.sizeFromScore,
    isRarelyFinished:
      college.level === "fourYear" && (college.completionRate ?? 0) < firstListRule.completionFromShare,
    canBeListed: isListable,
  };
}

/** From within a commute a student can live at home for less than the price says. */
function compareToBudget(
  { budgetLabel, priceBand, college }: RankedCollege<MatchPriceBand>,
  { payPerYearUsd }: Money,
  miles: number,
  isHomePublic: boolean,
  isNextDoor: boolean,
): { isOverBudget: boolean; isOutOfBudget: boolean } {
  if (budgetLabel !== "over" || priceBand === null || payPerYearUsd === null)
    return { isOverBudget: false, isOutOfBudget: false };
  const mostUsd = findFarOverBudgetUsd(payPerYearUsd);
  const isByMuch = priceBand.lowUsd > mostUsd;
  const isSoAtHome = isByMuch && !(isNextDoor && priceBand.lowUsd - findSavedAtHomeUsd(college) <= mostUsd);
  return {
    isOverBudget: !isHomePublic || isSoAtHome,
    isOutOfBudget: isByMuch && !(isHomePublic && miles <= commuteMiles),
  };
}

/** Public colleges rarely discount for other states: whose middle price there is over the budget by much is no reach to travel for. */
export function isPlausiblyPriced(
  { college, priceBand }: RankedCollege<MatchPriceBand>,
  { payPerYearUsd }: Money,
): boolean {
  if (college.control !== "public" || priceBand === null || payPerYearUsd === null) return true;
  return (priceBand.lowUsd + priceBand.highUsd) / 2 <= findFarOverBudgetUsd(payPerYearUsd);
}

function findFarOverBudgetUsd(payPerYearUsd: number): number {
  const { farOverBudgetFactor, farOverBudgetUsd } = firstListRule;
  return Math.max(payPerYearUsd * farOverBudgetFactor, payPerYearUsd + farOverBudgetUsd);
}

/** What living with family costs less than living on campus, by the college's own budgets; 0 where it names no two. */
function findSavedAtHomeUsd({ livingOnCampusUsd, livingWithFamilyUsd }: CollegeSummary): number {
  if (livingOnCampusUsd === null || livingWithFamilyUsd === null) return 0;
  return Math.max(0, livingOnCampusUsd - livingWithFamilyUsd);
}

function toListKind(code: AdmissionLabel): ListKind | null {
  if (isSureAdmission(code)) return "sure";
  return code === "unknown" ? null : code;
}

function findMiles({ college, distanceMiles }: RankedCollege<MatchPriceBand>, profile: Profile) {
  if (distanceMiles !== null || profile.homeState === null) return distanceMiles;
  return college.state === profile.homeState ? null : Infinity;
}

/**
 * Where a college stands in the whole list as recommended, higher first; only the order means anything. What a first list
 * may name comes before what it may not, and what the family can pay before what is far out of its budget.
 */
export function scoreRecommended(row: RankedCollege<MatchPriceBand>, profile: Profile, money: Money): number {
  const candidate = makeCandidate(row, profile, money);
  if (candidate === null) return (row.matchPercent ?? -1) - 2_000;
  const { fit, canBeListed: isListable, isOutOfBudget } = candidate;
  const isUnaskedTwoYear = row.college.level === "twoYear" && !profile.levels.includes("twoYear");
  const points = isUnaskedTwoYear ? fit - firstListRule.unaskedTwoYearPoints : fit;
  return points - (isListable && !isOutOfBudget ? 0 : 1_000);
}

/** Excludes what the student did not ask for, has no realistic chance at, or could not get to. */
function canBeListed(row: RankedCollege<MatchPriceBand>, profile: Profile, miles: number | null): boolean {
  const { chance, college, field } = row;
  if (chance.kind === "estimate" && isHopeless(chance)) return false;
  if (!isForEveryone(row, profile)) return false;
  if (field?.isOffered === false) return false;
  if (college.level === "twoYear") return isTwoYearInReach(college, profile, miles);
  if (isTooSmall(college, profile, miles) || isNotWorthTravel(college, profile, miles)) return false;
  const commute = classifyCommute(college, toHome(profile));
  return commute !== "beyond" || college.livingOnCampusUsd !== null || profile.livingPlan === "offCampus";
}

function isForEveryone({ college, distanceMiles }: RankedCollege<MatchPriceBand>, profile: Profile): boolean {
  if (college.control === "forProfit" && !profile.controls.includes("forProfit")) return false;
  return findUnrequestedPurpose(college, profile, distanceMiles) === null;
}

function isHopeless({ share, high, enrolledZ }: ChanceEstimate): boolean {
  const { reachHighFromShare, fairReachFromShare, slimReachFromZ } = firstListRule;
  return high < reachHighFromShare || (share < fairReachFromShare && enrolledZ < slimReachFromZ);
}

function isTooSmall(college: CollegeSummary, profile: Profile, miles: number | null): boolean {
  // A tribal college that may be listed is the one at home.
  if (profile.sizes.includes("small") || college.isTribal) return false;
  const { fewestUndergraduates, fewestBeyondDayTrip } = firstListRule;
  const isAway = miles !== null && miles > dayTripMiles && !isInStatePublic(college, profile);
  return (college.undergraduates ?? 0) < (isAway ? fewestBeyondDayTrip : fewestUndergraduates);
}

function isNotWorthTravel(college: CollegeSummary, profile: Profile, miles: number | null): boolean {
  if (miles === null || miles <= firstListRule.farMiles || isInStatePublic(college, profile)) return false;
  if (college.isReligious && !hasChosenFaith(profile)) return true;
  return (college.completionRate ?? 0) < firstListRule.farCompletionFromShare;
}

function hasChosenFaith({ majorFamilies }: Profile): boolean {
  return familiesOfFocus.faith.some((family) => majorFamilies.includes(family));
}

/** Community colleges are for those who live near; one that was not asked for is the home state's own. */
function isTwoYearInReach(college: CollegeSummary, profile: Profile, miles: number | null): boolean {
  if (!profile.levels.includes("twoYear") && !isInStatePublic(college, profile)) return false;
  if (profile.homeState === null) return profile.levels.includes("twoYear");
  const { twoYearMiles, twoYearWithRoomsMiles } = firstListRule;
  return (
    miles === null || miles <= (college.livingOnCampusUsd === null ? twoYearMiles : twoYearWithRoomsMiles)
  );
}

export function isInStatePublic({ control, state }: CollegeSummary, { homeState }: Profile): boolean {
  return control === "public" && state === homeState;
}

/** Public colleges of the home state first, then by what a trip home takes. */
function findRing(college: CollegeSummary, isHomePublic: boolean, miles: number | null): number {
  if (isHomePublic) return college.level === "fourYear" && (miles ?? Infinity) <= commuteMiles ? 0 : 1;
  if (miles === null || miles <= dayTripMiles) return 2;
  return miles <= dayDriveMiles ? 3 : 4;
}

/** The match, with points for what home gives and distance costs. */
function scoreFit(row: RankedCollege<MatchPriceBand>, matchPercent: number, profile: Profile): number {
  const rule = firstListRule;
  const { college, distanceMiles } = row;
  let fit = matchPercent;
  if (distanceMiles !== null) fit -= interpolateScore(rule.distancePoints, distanceMiles);
  else if (profile.homeState !== null && college.state !== profile.homeState) fit -= rule.otherStatePoints;
  if (college.isReligious && !hasChosenFaith(profile)) fit -= rule.religiousPoints;
  if (isInStatePublic(college, profile)) {
    const isCommute = distanceMiles !== null && distanceMiles <= commuteMiles;
    fit += isCommute ? rule.homePublicWithinCommutePoints : rule.homePublicPoints;
  }
  return fit;
}

/** Open to all, or so nearly that this student is more likely in than not. */
export function isEasyToEnter({ college, chance }: RankedCollege<MatchPriceBand>): boolean {
  if (chance.kind === "open" || chance.kind === "guaranteed") return true;
  const { nearestFromAdmitRate, nearestFromShare } = firstListRule;
  if ((college.admitRate ?? 0) < nearestFromAdmitRate) return false;
  return chance.kind === "estimate" ? chance.share >= nearestFromShare : chance.because === "noAcademics";
}

/** What the family can be sure to pay: within the budget, or no budget to compare with. */
export function isSurelyPayable({ budgetLabel }: RankedCollege<MatchPriceBand>): boolean {
  return budgetLabel === "within" || budgetLabel === "noBudget";
}

export function hasAcademics({ gpa, satTotal, actComposite }: Profile): boolean {
  return gpa !== null || satTotal !== null || actComposite !== null;
}
