/** Ranks all colleges in one pass: chance, price, label and match of each, best match first. */

import { type Academics, convertAcademics } from "#domain/admission/academics.ts";
import { isTransfer } from "#domain/admission/applicantStatus.ts";
import { type Chance, estimateChance } from "#domain/admission/chance.ts";
import { findMissedFloors, type MissedFloor } from "#domain/admission/checkFloor.ts";
import { checkGuarantees, findMetGuarantee, type GuaranteeStatus } from "#domain/admission/guarantees.ts";
import { type AdmissionLabeling, chooseAdmissionLabel, type LabelHold } from "#domain/admission/label.ts";
import { findMajorEffect } from "#domain/admission/majorSelectivity.ts";
import { createProgramChooser, type ProgramChoice } from "#domain/admission/programChoice.ts";
import {
  findTransferChance,
  isAgreementInReach,
  type TransferStart,
  toMetGuarantee,
} from "#domain/admission/transfer.ts";
import { findChangeStatus } from "#domain/college/changes.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { FieldOfStudy } from "#domain/college/fieldOfStudy.ts";
import type { Start } from "#domain/geography/drive.ts";
import { openHome, writeTravel } from "#domain/geography/travel.ts";
import type { TravelDistance } from "#domain/geography/travelDistance.ts";
import { serviceAcademies } from "#domain/match/specialAdmission.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import { type BudgetLabel, chooseBudgetLabel } from "#domain/price/budgetLabel.ts";
import type { Day } from "#lib/dates.ts";
import type { MatchPriceBand } from "./curves.ts";
import {
  combineScores,
  defaultMatchWeights,
  explainScores,
  findCeiling,
  type Match,
  type MatchScores,
  type MatchWeights,
  writeScores,
} from "./match.ts";
import { createMissingScoreFinder, type MissingScore } from "./missingScore.ts";

/** One college for one student. Money is whole dollars a year. */
export type RankedCollege<Band extends MatchPriceBand> = {
  college: CollegeSummary;
  /** 0-100, not rounded; null if nothing could be scored. */
  matchPercent: number | null;
  chance: Chance;
  admissionLabel: AdmissionLabeling;
  /** The published minimum that the student misses by what was told; null if none, or nothing shows it. */
  missedFloor: MissedFloor | null;
  /** It requires a score that the student has not, and no test is left in time for most deadlines; else absent. */
  missingScore?: MissingScore;
  budgetLabel: BudgetLabel;
  priceBand: Band | null;
  /** What the college has of the student's fields; null if none was chosen, or nothing is known. */
  field: FieldOfStudy | null;
  /** The student's program that chooses again here; null if none does. */
  programChoice: ProgramChoice | null;
} & TravelDistance;

export type RankInput<Band extends MatchPriceBand> = {
  /** The college's price for this family; null if there is no estimate. */
  priceOf: (college: CollegeSummary) => Band | null;
  /** Adds the prices by income, for the few rows that are shown; omitted where the income is known. */
  showPrice?: (college: CollegeSummary, band: Band | null) => Band | null;
  /** What the college has of the student's fields; null if none was chosen, or nothing is known. */
  fieldOf: (college: CollegeSummary) => FieldOfStudy | null;
  weights?: MatchWeights;
  /** The fall the student starts; with it, a college that closes too soon to finish there is left out. */
  fall?: number;
  /** With the fall, an agreement whose own window has closed admits nobody. */
  today?: Day;
  /** Colleges that have admitted the student already. */
  admittedTo?: ReadonlySet<number>;
};

/**
 * All colleges the student's filters allow, sorted by match; ties keep the given order, and colleges without a match come
 * last. One object per college and no explanations; those are made only for rows on screen.
 */
export function rankColleges<Band extends MatchPriceBand>(
  colleges: readonly CollegeSummary[],
  profile: Profile,
  money: Money,
  input: RankInput<Band>,
): RankedCollege<Band>[] {
  const included = colleges.filter((college) => isIncluded(college, profile, input.fall));
  return sortByMatch(scoreColleges(included, profile, money, input));
}

/** The same figures for each of these colleges, in their order, whether or not the ranking includes them. */
export function scoreColleges<Band extends MatchPriceBand>(
  colleges: readonly CollegeSummary[],
  profile: Profile,
  money: Money,
  input: RankInput<Band>,
): RankedCollege<Band>[] {
  const student = buildStudent(profile, input);
  const weights = input.weights ?? defaultMatchWeights;
  const scores: MatchScores = [null, null, null, null, null, null, null];
  return colleges.map((college) => {
    const row = rankForStudent(college, profile, money, student, input);
    if (writeScores(scores, college, profile, money, row)) {
      const percent = combineScores(scores, weights, college.undergraduates);
      const ceiling = findCeiling(college, profile, row);
      row.matchPercent = percent === null || ceiling === null ? percent : Math.min(percent, ceiling.percent);
    }
    return row;
  });
}

/** One college's figures. */
export function rankCollege<Band extends MatchPriceBand>(
  college: CollegeSummary,
  profile: Profile,
  money: Money,
  input: RankInput<Band>,
): RankedCollege<Band> {
  const row = rankForStudent(college, profile, money, buildStudent(profile, input), input);
  row.matchPercent = explainMatch(row, profile, money, input).percent;
  return toShownRow(row, input);
}

/** A row of the ranking as it is shown: where the price waits for the income, with the price at each of the five. */
export function toShownRow<Band extends MatchPriceBand>(
  row: RankedCollege<Band>,
  { showPrice }: RankInput<Band>,
): RankedCollege<Band> {
  if (showPrice === undefined) return row;
  const priceBand = showPrice(row.college, row.priceBand);
  return priceBand === row.priceBand ? row : { ...row, priceBand };
}

/** The parts of a match with their reasons, for a row on screen. */
export function explainMatch<Band extends MatchPriceBand>(
  row: RankedCollege<Band>,
  profile: Profile,
  money: Money,
  input: RankInput<Band>,
): Match {
  return explainScores(row.college, profile, money, row, input.weights ?? defaultMatchWeights);
}

/** The part that is the same for every college. */
type Student = {
  academics: Academics;
  /** Promises to first-years: none for a transfer student. */
  statuses: ReadonlyMap<number, GuaranteeStatus>;
  findChoice: ReturnType<typeof createProgramChooser>;
  /** Minimums for first-years. */
  missedFloors: ReadonlyMap<number, MissedFloor>;
  home: Start | null;
  isTransfer: boolean;
  findMissingScore: ReturnType<typeof createMissingScoreFinder>;
};

function buildStudent(profile: Profile, start: { fall?: number; today?: Day }): Student {
  return {
    academics: convertAcademics(profile),
    statuses: checkGuarantees(profile),
    findChoice: createProgramChooser(profile),
    missedFloors: findMissedFloors(profile),
    home: openHome(profile),
    isTransfer: isTransfer(profile),
    findMissingScore: createMissingScoreFinder(profile, start),
  };
}

/** Service academies ask for a nomination and years of service: they are found by search. */
function isIncluded(college: CollegeSummary, profile: Profile, fall: number | undefined): boolean {
  if (!college.isRanked || serviceAcademies.has(college.unitId)) return false;
  // Nobody transfers to the college they come from.
  if (college.unitId === profile.transfer?.unitId && isTransfer(profile)) return false;
  if (fall !== undefined && college.changeStatus !== undefined) {
    if (findChangeStatus(college.unitId, fall, college.level) === "takesNoFirstYears") return false;
  }
  if (profile.controls.length > 0 && !profile.controls.includes(college.control)) return false;
  if (profile.levels.length === 0) return true;
  return college.level !== "lessThanTwoYear" && profile.levels.includes(college.level);
}

function rankForStudent<Band extends MatchPriceBand>(
  college: CollegeSummary,
  profile: Profile,
  money: Money,
  student: Student,
  input: RankInput<Band>,
): RankedCollege<Band> {
  const isAdmitted = input.admittedTo?.has(college.unitId) === true;
  const asTransfer = student.isTransfer ? findTransferChance(college, profile, toTransferStart(input)) : null;
  const chance = estimateChance(college, student.academics, {
    guarantee: isAdmitted
      ? { id: "admitted", promise: null }
      : asTransfer === null
        ? findMetGuarantee(student.statuses, college.unitId)
        : toMetGuarantee(asTransfer),
    homeState: profile.homeState,
    classRankTopPercent: profile.classRankTopPercent,
    transfer: asTransfer === null ? null : isAgreementInReach(asTransfer) ? "agreement" : "none",
    major: findMajorEffect(college, profile),
  });
  const field = input.fieldOf(college);
  const programChoice = student.findChoice(college, field);
  const priceBand = college.changeStatus === "takesNoFirstYears" ? null : input.priceOf(college);
  const missedFloor = isAdmitted ? null : (student.missedFloors.get(college.unitId) ?? null);
  const row: RankedCollege<Band> = {
    college,
    matchPercent: null,
    chance,
    admissionLabel: chooseAdmissionLabel(chance, findLabelHold(missedFloor, programChoice)),
    missedFloor,
    budgetLabel: chooseBudgetLabel(priceBand, money.payPerYearUsd),
    priceBand,
    distanceMiles: null,
    distanceKind: null,
    nearestPlace: null,
    field,
    programChoice,
  };
  const missingScore = isAdmitted ? null : student.findMissingScore(college);
  if (missingScore !== null) row.missingScore = missingScore;
  writeTravel(row, student.home, college);
  return row;
}

function toTransferStart<Band extends MatchPriceBand>({
  today,
  fall,
}: RankInput<Band>): TransferStart | null {
  return today === undefined || fall === undefined ? null : { today, fall };
}

/** A published minimum comes first: what a program asks comes on top of it. */
function findLabelHold(missedFloor: MissedFloor | null, choice: ProgramChoice | null): LabelHold | null {
  if (missedFloor !== null) return "belowMinimum";
  return choice?.isDeciding === true ? "programChooses" : null;
}

/**
 * Best match first; ties keep the given order. Match and index are packed into one number, which sorts four times as
 * fast as comparing rows: the match in millionths of a point, then up to a million indexes, below 2^53.
 */
export function sortByMatch<Band extends MatchPriceBand>(
  rows: readonly RankedCollege<Band>[],
): RankedCollege<Band>[] {
  const places = 1_048_576;
  const keys = new Float64Array(rows.length);
  rows.forEach((row, place) => {
    const distanceFromBest = Math.round((100 - (row.matchPercent ?? -1)) * 1_000_000);
    keys[place] = distanceFromBest * places + place;
  });
  keys.sort();
  const sorted: RankedCollege<Band>[] = [];
  for (const key of keys) {
    const row = rows[key % places];
    if (row !== undefined) sorted.push(row);
  }
  return sorted;
}
