/** One pass over all colleges: chance, price, label and match of each, the best match first. */
import { type Academics, academicsOf } from "#domain/admission/academics.ts";
import { type Chance, chanceOf } from "#domain/admission/chance.ts";
import { type GuaranteeStanding, guaranteeStandings, sureGuaranteeId } from "#domain/admission/guarantees.ts";
import { type Label, labelOf } from "#domain/admission/label.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import type { MatchPriceBand } from "./curves.ts";
import { milesBetween } from "./distance.ts";
import {
  combineScores,
  defaultMatchWeights,
  type Match,
  type MatchContext,
  type MatchScores,
  type MatchWeights,
  matchOf,
  scoreInto,
} from "./match.ts";

/** One college for one student. Money is whole dollars a year. */
export type RankedCollege<Band extends MatchPriceBand> = {
  college: CollegeSummary;
  /** 0-100, unrounded; null where nothing could be scored. */
  matchPercent: number | null;
  chance: Chance;
  label: Label;
  priceBand: Band | null;
  distanceMiles: number | null;
};

export type RankInput<Band extends MatchPriceBand> = {
  /** The price of a college for this family; null where no number can be given. */
  priceOf: (college: CollegeSummary) => Band | null;
  /** How many of the student's chosen fields the college offers; null where not known. */
  majorsOffered: (college: CollegeSummary) => number | null;
  weights?: MatchWeights;
  /** Keep colleges that grant no degree; off where searches start. */
  includesNonDegree?: boolean;
};

/**
 * All colleges that the student's kinds allow, sorted by match and then by unitId; those without a match come last.
 * One object per college and no explanations: `explainMatch` makes those for the rows that are shown.
 */
export function matchAll<Band extends MatchPriceBand>(
  colleges: readonly CollegeSummary[],
  profile: Profile,
  money: Money,
  input: RankInput<Band>,
): RankedCollege<Band>[] {
  const student = studentOf(profile);
  const weights = input.weights ?? defaultMatchWeights;
  const scores: MatchScores = [null, null, null, null, null, null, null];
  const rows: RankedCollege<Band>[] = [];
  for (const college of colleges) {
    if (!isWanted(college, profile, input.includesNonDegree === true)) continue;
    const row = rankOne(college, profile, money, student, input);
    scoreInto(scores, college, profile, money, contextOf(row, input));
    row.matchPercent = combineScores(scores, weights);
    rows.push(row);
  }
  return rows.sort(byMatch);
}

/** The same figures for one college, whether or not it would be in the ranking. */
export function matchOne<Band extends MatchPriceBand>(
  college: CollegeSummary,
  profile: Profile,
  money: Money,
  input: RankInput<Band>,
): RankedCollege<Band> {
  const row = rankOne(college, profile, money, studentOf(profile), input);
  row.matchPercent = explainMatch(row, profile, money, input).percent;
  return row;
}

/** The parts of a match with their reasons, for a row that is shown. */
export function explainMatch<Band extends MatchPriceBand>(
  row: RankedCollege<Band>,
  profile: Profile,
  money: Money,
  input: RankInput<Band>,
): Match {
  return matchOf(row.college, profile, money, contextOf(row, input), input.weights ?? defaultMatchWeights);
}

/** What is the same for every college. */
type Student = { academics: Academics; standings: ReadonlyMap<number, GuaranteeStanding> };

function studentOf(profile: Profile): Student {
  return { academics: academicsOf(profile), standings: guaranteeStandings(profile) };
}

function isWanted(college: CollegeSummary, profile: Profile, includesNonDegree: boolean): boolean {
  if (!college.isDegreeGranting && !includesNonDegree) return false;
  if (profile.controls.length > 0 && !profile.controls.includes(college.control)) return false;
  if (profile.levels.length === 0) return true;
  return college.level !== "lessThanTwoYear" && profile.levels.includes(college.level);
}

function rankOne<Band extends MatchPriceBand>(
  college: CollegeSummary,
  profile: Profile,
  money: Money,
  student: Student,
  input: RankInput<Band>,
): RankedCollege<Band> {
  const chance = chanceOf(college, student.academics, sureGuaranteeId(student.standings, college.unitId));
  const priceBand = input.priceOf(college);
  return {
    college,
    matchPercent: null,
    chance,
    label: labelOf(chance, college.admitRate, priceBand?.highUsd ?? null, money.payPerYearUsd),
    priceBand,
    distanceMiles: milesFromHome(college, profile),
  };
}

function contextOf<Band extends MatchPriceBand>(
  row: RankedCollege<Band>,
  input: RankInput<Band>,
): MatchContext {
  return {
    chance: row.chance,
    majorsOffered: input.majorsOffered(row.college),
    distanceMiles: row.distanceMiles,
    priceBand: row.priceBand,
  };
}

function milesFromHome(college: CollegeSummary, profile: Profile): number | null {
  const { latitude, longitude } = college;
  const { homeLatitude, homeLongitude } = profile;
  if (latitude === null || longitude === null || homeLatitude === null || homeLongitude === null) return null;
  return milesBetween(homeLatitude, homeLongitude, latitude, longitude);
}

function byMatch<Band extends MatchPriceBand>(one: RankedCollege<Band>, other: RankedCollege<Band>): number {
  const difference = (other.matchPercent ?? -1) - (one.matchPercent ?? -1);
  return difference !== 0 ? difference : one.college.unitId - other.college.unitId;
}
