/** What a first list may name, and how well each college fits: the assumptions, and each college as a candidate. */
import { isTransfer } from "#domain/admission/applicantStatus.ts";
import type { ChanceEstimate } from "#domain/admission/chance.ts";
import { type AdmissionLabel, isSureAdmission } from "#domain/admission/label.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { commuteMiles, dayDriveMiles, dayTripMiles } from "#domain/geography/nearness.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import { classifyCommute } from "#domain/price/commute.ts";
import { toHome } from "#domain/price/commuteFrom.ts";
import { type CurvePoints, interpolateScore, type MatchPriceBand, scoreSize } from "./curves.ts";
import { sortByScore } from "./listing.ts";
import type { RankedCollege } from "./rank.ts";
import { familiesOfFocus, findUnrequestedPurpose, meetsWish } from "./specialPurpose.ts";

/** How sure admission is; `sure` is a safety or open to all. */
export type ListKind = "sure" | "likely" | "target" | "reach";

/** Assumptions about what helps a student explore, by common counseling practice; points are match points. */
export const firstListRule = {
  /** Colleges on a list, at most and at least; fewer come with a sentence that says what was looked for. */
  total: 10,
  fewest: 6,
  /** How many a list is to have of each; one college can count for several. */
  wanted: {
    wish: 3,
    sure: 2,
    homePublic: 3,
    likelyOrTarget: 4,
    likelyOrTargetFar: 2,
    likelyOrTargetNear: 6,
    merit: 2,
    reach: 2,
  },
  /** Two-year colleges that nobody asked for: one is the sure start from home, and a second says nothing new. */
  mostUnaskedTwoYear: 1,
  /** Without grades or scores they are nearly all that is known to be sure. */
  mostUnaskedTwoYearUnjudged: 2,
  /** Branches of one system where fewer than `farCompletionFromShare` finish. */
  mostBranches: 2,
  /** The nearest public college is named where it is open, or admits this share and the student more likely than not. */
  nearestFromAdmitRate: 0.8,
  nearestFromShare: 0.5,
  /** A four-year college where fewer finish is named only where no other will do, with its rate. */
  completionFromShare: 0.4,
  /** Straight miles to a two-year college, without and with rooms, and to any other. */
  twoYearMiles: commuteMiles,
  twoYearWithRoomsMiles: dayTripMiles,
  farMiles: dayDriveMiles,
  /** Sure admissions are taken from the nearest of these rings that has one. */
  rings: [25, 60, 120, 200, 300],
  /** Living with family, the list reaches beyond a commute only where fewer stand within it. */
  fewestWithinCommute: 3,
  /** A reach must have a chance of at least this. */
  reachFromShare: 0.05,
  /** Below this upper end, a chance is as good as none. */
  reachHighFromShare: 0.05,
  /** Points lost by distance. The first miles matter most: they decide whether a student can come home for a day. */
  distancePoints: [
    [0, 0],
    [25, 2],
    [60, 8],
    [120, 15],
    [200, 21],
    [300, 27],
    [600, 40],
    [1_500, 60],
    [3_000, 75],
  ],
  /** For another state when the distance is unknown. */
  otherStatePoints: 20,
  /** For a religious affiliation, where neither religion nor theology was chosen, nor such a college wished for. */
  religiousPoints: 8,
  /** Won by public colleges of the home state, and more by one from which a student can live at home. */
  homePublicPoints: 12,
  homePublicWithinCommutePoints: 20,
  /** Points lost by how far even the low end of the price is over the budget, in dollars a year. */
  overBudgetPoints: [
    [0, 0],
    [5_000, 4],
    [15_000, 16],
    [40_000, 45],
  ],
  /**
   * Further over the budget than this, even at the low end, a college does not work. More may work near home and at
   * a public college of the home state, with what living at home, a job and a loan make up for.
   */
  farOverBudgetUsd: 10_000,
  nearOverBudgetUsd: 15_000,
  nearMiles: 60,
  twoYearOverBudgetUsd: 5_000,
  homePublicOverBudgetUsd: 18_000,
  /** For a reach no more than what a first-year student may borrow from the government. */
  reachOverBudgetUsd: 5_500,
  /** For a required score that no test can bring in time: a college that asks for none comes first. */
  missingScorePoints: 60,
  /** For a two-year college where nobody asked for one: a four-year college that fits as well comes first. */
  unaskedTwoYearPoints: 10,
  /** Fewer undergraduates than this, near home and beyond a day trip, are listed only where small colleges were asked for. */
  fewestUndergraduates: 500,
  fewestBeyondDayTrip: 1_000,
  /** Where sizes were asked for, a college with a lower score for its size is listed only where nothing else will do. */
  sizeFromScore: 50,
  /** Beyond a day's drive only where this share finishes: something to travel for. */
  farCompletionFromShare: 0.6,
  /** A reach with a smaller chance is for a student close to those enrolled: in standard deviations of academics. */
  fairReachFromShare: 0.08,
  slimReachFromZ: -1,
  /** Without grades or scores, colleges that admit at least this share. */
  blindAdmitRate: 0.5,
  /**
   * A strong student stands this far above those enrolled (their top tenth) at this share of the four-year colleges near
   * home. Elsewhere than at a sure public college of the home state, this share is to finish.
   */
  strongFromZ: 1.28,
  strongAtShare: 0.8,
  strongWithinMiles: 200,
  strongCompletionFromShare: 0.6,
  /** An automatic award of this many dollars a year, or more, is something to travel for. */
  meritFromUsd: 8_000,
  meritWithinMiles: 900,
  /** Where too few likely ones and targets stand within a day's drive, they are looked for this far. */
  middleWithinMiles: 600,
  /** And this far, the nearest first, from where there is nothing between, as from Alaska and Hawaii. */
  middleFarthestMiles: 3_000,
  /**
   * A sure and payable college is looked for this near first, and one that is not surely payable as well; a reach this far where
   * its price fits.
   */
  besideMiles: 120,
  nextBestMiles: 200,
  reachWithinMiles: 1_000,
} as const satisfies {
  distancePoints: CurvePoints;
  overBudgetPoints: CurvePoints;
  [rule: string]: unknown;
};

/** A college eligible for the list. */
export type Candidate<Band extends MatchPriceBand> = {
  row: RankedCollege<Band>;
  /** Null without a chance. */
  kind: ListKind | null;
  /** The match, and what nearness, home and price give and cost. */
  score: number;
  /** Straight miles from home; infinite in another state where home is known by its state alone, else null if unknown. */
  miles: number | null;
  isHomePublic: boolean;
  isTwoYear: boolean;
  /** The whole price range is within the budget, or there is no budget to compare with. */
  isPayable: boolean;
  /** How far even the low end of the price is over the budget, in dollars a year. */
  overUsd: number;
  /** Whether the price can work. */
  isAffordable: boolean;
  /** Whether a field that the student chose is taught, or none was chosen. */
  hasField: boolean;
  /** Of a size that was not asked for, and not close to one that was. */
  isOddSize: boolean;
  /** A four-year college where under 40% finish, or nobody publishes how many do. */
  isRarelyFinished: boolean;
  /** Of a kind that the student wishes for. */
  isWished: boolean;
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
  if (matchPercent === null) return null;
  // With two years done, another two-year college leads nowhere new.
  if (college.level === "twoYear" && isTransfer(profile) && !profile.levels.includes("twoYear")) return null;
  const miles = findMiles(row, profile);
  const isHomePublic = isInStatePublic(college, profile);
  const isWished = profile.wishes.length > 0 && meetsWish(college, profile);
  const isForThem = isForEveryone(row, profile, money);
  const canBeListed = isForThem && isListable(row, profile, miles, isWished);
  const takes = isSureAdmission(row.admissionLabel.code) || isEasyToEnter(row);
  const canBeNearest = isForThem && college.control === "public" && takes;
  if (!canBeListed && !canBeNearest) return null;
  const overUsd = findOverUsd(row, money, miles !== null && miles <= commuteMiles);
  const { sizes } = profile;
  const { completionFromShare, sizeFromScore } = firstListRule;
  return {
    row,
    kind: toListKind(row.admissionLabel.code),
    score: scoreFit(row, matchPercent, profile) - interpolateScore(firstListRule.overBudgetPoints, overUsd),
    miles,
    isHomePublic,
    isTwoYear: college.level === "twoYear",
    isPayable: isSurelyPayable(row),
    overUsd,
    isAffordable: overUsd <= findMostOverUsd(college, isHomePublic, miles),
    hasField: row.field?.isOffered !== false,
    isOddSize: sizes.length > 0 && scoreSize(college.undergraduates ?? 0, sizes) < sizeFromScore,
    isRarelyFinished: college.level === "fourYear" && (college.completionRate ?? 0) < completionFromShare,
    isWished,
    canBeListed,
  };
}

/** From within a commute a student can live at home for less than the price says. */
function findOverUsd(
  { priceBand, college }: RankedCollege<MatchPriceBand>,
  { payPerYearUsd }: Money,
  canLiveAtHome: boolean,
): number {
  if (priceBand === null || payPerYearUsd === null) return 0;
  const saved = canLiveAtHome ? findSavedAtHomeUsd(college) : 0;
  return Math.max(0, priceBand.lowUsd - saved - payPerYearUsd);
}

/** How far over the budget the low end of a price may be. */
function findMostOverUsd({ level }: CollegeSummary, isHomePublic: boolean, miles: number | null): number {
  const { twoYearOverBudgetUsd, farOverBudgetUsd, nearOverBudgetUsd, nearMiles } = firstListRule;
  if (level === "twoYear") return twoYearOverBudgetUsd;
  if (isHomePublic) return firstListRule.homePublicOverBudgetUsd;
  return miles !== null && miles <= nearMiles ? nearOverBudgetUsd : farOverBudgetUsd;
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
  const { score, canBeListed, isAffordable, hasField } = candidate;
  return score - (canBeListed && isAffordable && hasField ? 0 : 1_000);
}

/** The recommended order, the same on the screen, over HTTP and for the counselor. */
export function recommend<Band extends MatchPriceBand>(
  rows: readonly RankedCollege<Band>[],
  profile: Profile,
  money: Money,
): RankedCollege<Band>[] {
  return sortByScore(rows, (row) => scoreRecommended(row, profile, money));
}

/** Excludes what the student has no realistic chance at, or could not get to. */
function isListable(
  row: RankedCollege<MatchPriceBand>,
  profile: Profile,
  miles: number | null,
  isWished: boolean,
): boolean {
  const { chance, college } = row;
  if (chance.kind === "estimate" && isHopeless(chance)) return false;
  if (college.level === "twoYear") {
    return isTwoYearInReach(college, profile, miles) || (isWished && (miles ?? Infinity) <= dayTripMiles);
  }
  if (!isWished && isTooSmall(college, profile, miles)) return false;
  if (!isWished && isNotWorthTravel(college, profile, miles)) return false;
  const commute = classifyCommute(college, toHome(profile));
  return commute !== "beyond" || college.livingOnCampusUsd !== null || profile.livingPlan === "offCampus";
}

/** Excludes what is made for others, and what the student did not ask for. */
function isForEveryone(
  { college, distanceMiles }: RankedCollege<MatchPriceBand>,
  profile: Profile,
  money: Money,
): boolean {
  if (college.control === "forProfit" && !profile.controls.includes("forProfit")) return false;
  return findUnrequestedPurpose(college, profile, money, distanceMiles) === null;
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

function hasChosenFaith({ majorFamilies, wishes }: Profile): boolean {
  return wishes.includes("faith") || familiesOfFocus.faith.some((family) => majorFamilies.includes(family));
}

/** Community colleges are for those who live near; one that was not asked for is the home state's own. */
function isTwoYearInReach(college: CollegeSummary, profile: Profile, miles: number | null): boolean {
  if (!profile.levels.includes("twoYear") && !isInStatePublic(college, profile)) return false;
  if (profile.homeState === null) return profile.levels.includes("twoYear");
  const { twoYearMiles, twoYearWithRoomsMiles } = firstListRule;
  // Where in the state home is was not told: which one is near is not known.
  if (miles === null) return profile.levels.includes("twoYear");
  return miles <= (college.livingOnCampusUsd === null ? twoYearMiles : twoYearWithRoomsMiles);
}

export function isInStatePublic({ control, state }: CollegeSummary, { homeState }: Profile): boolean {
  return control === "public" && state === homeState;
}

/** The match, with points for what home gives and distance costs. */
function scoreFit(row: RankedCollege<MatchPriceBand>, matchPercent: number, profile: Profile): number {
  const rule = firstListRule;
  const { college, distanceMiles } = row;
  let fit = matchPercent;
  if (distanceMiles !== null) fit -= interpolateScore(rule.distancePoints, distanceMiles);
  else if (profile.homeState !== null && college.state !== profile.homeState) fit -= rule.otherStatePoints;
  if (college.isReligious && !hasChosenFaith(profile)) fit -= rule.religiousPoints;
  if (college.level === "twoYear" && !profile.levels.includes("twoYear")) fit -= rule.unaskedTwoYearPoints;
  if (row.missingScore !== undefined) fit -= rule.missingScorePoints;
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
