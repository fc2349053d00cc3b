/** The third back-test of the chance: one school's real decisions, with that school's own level taken out first. */
import { labelParameters } from "#domain/admission/chanceParameters.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { convertAcademics } from "./academics.ts";
import { isCovered } from "./backtest.ts";
import { type ChanceEstimate, estimateChance } from "./chance.ts";
import { toLogOdds, toShare } from "./curve.ts";

/** The school's applicants to one college with averages (of 100) in one band. */
export type DecisionCell = {
  unitId: number;
  averageFrom: number;
  averageTo: number;
  medianSat: number;
  applicants: number;
  admittedShare: number;
};

/**
 * By the chance before the shift: borders of the labels, and below the first one also a tenth. By college. And with one
 * part of the record held back.
 */
export const decisionGroups = [
  "all",
  "underTenth",
  "reach",
  "target",
  "likely",
  "safety",
  "newYorkPublic",
  "otherPublic",
  "private",
  "onePart",
] as const;
export type DecisionGroupName = (typeof decisionGroups)[number];

/** Shares 0-1, weighted by applicants, predicted with the shift; the error is a mean over cells, in points. */
export type DecisionGroup = {
  name: DecisionGroupName;
  cells: number;
  applicants: number;
  predicted: number;
  admitted: number;
  meanErrorPoints: number;
};

export type SchoolBacktest = {
  colleges: number;
  /** Log-odds: the school's level, the one that makes the decisions most likely. */
  shift: number;
  groups: readonly DecisionGroup[];
  /** Over the New York publics: the rise from the lowest to the highest band, as a share of the real one (log-odds). */
  gradeSlopeShare: number;
  /** Cells whose share is inside the range shown, without the shift. */
  covered: number;
};

/** The school is in New York. */
const schoolState = "NY";

type Prediction = { cell: DecisionCell; college: CollegeSummary; share: number };

export function runSchoolBacktest(
  cells: readonly DecisionCell[],
  findCollege: (unitId: number) => CollegeSummary,
): SchoolBacktest {
  const known = cells.map((cell) => ({ cell, college: findCollege(cell.unitId) }));
  const predictAll = (
    pick: (cell: DecisionCell) => Partial<Profile>,
  ): (Prediction & { chance: ChanceEstimate })[] =>
    known.flatMap(({ cell, college }) => {
      const chance = predict(college, pick(cell));
      return chance === null ? [] : [{ cell, college, share: chance.share, chance }];
    });
  const full = predictAll((cell) => ({ ...toGrades(cell), ...toScore(cell) }));
  const shift = findShift(full);
  const describe = (name: DecisionGroupName, predictions: readonly Prediction[]) =>
    describeGroup(name, predictions, shift);
  const { reachBelowShare, likelyFromShare, safetyFromShare } = labelParameters;
  const within = (from: number, below: number) => full.filter(({ share }) => share >= from && share < below);
  const isNewYorkPublic = ({ college }: Prediction) =>
    college.control === "public" && college.state === schoolState;
  const newYorkPublic = full.filter(isNewYorkPublic);
  return {
    colleges: new Set(cells.map(({ unitId }) => unitId)).size,
    shift,
    groups: [
      describe("all", full),
      describe("underTenth", within(0, 0.1)),
      describe("reach", within(0.1, reachBelowShare)),
      describe("target", within(reachBelowShare, likelyFromShare)),
      describe("likely", within(likelyFromShare, safetyFromShare)),
      describe("safety", within(safetyFromShare, 1)),
      describe("newYorkPublic", newYorkPublic),
      describe(
        "otherPublic",
        full.filter((one) => one.college.control === "public" && !isNewYorkPublic(one)),
      ),
      describe(
        "private",
        full.filter(({ college }) => college.control !== "public"),
      ),
      // Once by the grades alone and once by the score alone, where the college reads scores.
      describe("onePart", [...predictAll(toGrades), ...predictAll(toScore)]),
    ],
    gradeSlopeShare: compareSlopes(newYorkPublic),
    covered: full.filter(({ cell, chance }) => isCovered(cell.admittedShare, chance)).length,
  };
}

/** A cell is taken at the middle of its band. */
function toGrades({ averageFrom, averageTo }: DecisionCell): Partial<Profile> {
  return { gpaScale: "percent", gpa: (averageFrom + averageTo) / 2 };
}

function toScore({ medianSat }: DecisionCell): Partial<Profile> {
  return { satTotal: medianSat };
}

function predict(college: CollegeSummary, answers: Partial<Profile>): ChanceEstimate | null {
  const academics = convertAcademics({ ...emptyProfile, ...answers });
  const chance = estimateChance(college, academics, { homeState: schoolState });
  return chance.kind === "estimate" ? chance : null;
}

/** By maximum likelihood over the decisions, to a thousandth. The sum of what was expected rises with the shift. */
function findShift(predictions: readonly Prediction[]): number {
  const admitted = sum(predictions, ({ cell }) => cell.applicants * cell.admittedShare);
  let low = -5;
  let high = 5;
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    const expected = sum(predictions, ({ cell, share }) => cell.applicants * move(share, middle));
    if (expected < admitted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function describeGroup(
  name: DecisionGroupName,
  predictions: readonly Prediction[],
  shift: number,
): DecisionGroup {
  const applicants = sum(predictions, ({ cell }) => cell.applicants);
  const errors = sum(predictions, ({ cell, share }) => Math.abs(move(share, shift) - cell.admittedShare));
  return {
    name,
    cells: predictions.length,
    applicants,
    predicted: sum(predictions, ({ cell, share }) => cell.applicants * move(share, shift)) / applicants,
    admitted: sum(predictions, ({ cell }) => cell.applicants * cell.admittedShare) / applicants,
    meanErrorPoints: (100 * errors) / predictions.length,
  };
}

function compareSlopes(predictions: readonly Prediction[]): number {
  const bands = predictions.map(({ cell }) => cell.averageFrom);
  const inBand = (from: number) => predictions.filter(({ cell }) => cell.averageFrom === from);
  const [lowest, highest] = [inBand(Math.min(...bands)), inBand(Math.max(...bands))];
  const rise = (shareOf: (one: Prediction) => number) => {
    const mean = (group: readonly Prediction[]) =>
      sum(group, (one) => one.cell.applicants * shareOf(one)) / sum(group, ({ cell }) => cell.applicants);
    return toLogOdds(mean(highest)) - toLogOdds(mean(lowest));
  };
  return rise(({ share }) => share) / rise(({ cell }) => cell.admittedShare);
}

function move(share: number, shift: number): number {
  return toShare(toLogOdds(share) + shift);
}

function sum<One>(all: readonly One[], of: (one: One) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}
