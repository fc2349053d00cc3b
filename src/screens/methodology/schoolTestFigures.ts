/** What came of the back-test on one school's decisions; test/schoolBacktest.test.ts recomputes it. */
import type { DecisionGroupName } from "#domain/admission/schoolBacktest.ts";

/** Whole percent, weighted by applicants, predicted with the shift; the error in points, a mean over groups of applicants. */
export type SchoolTestRow = {
  name: DecisionGroupName;
  cells: number;
  applicants: number;
  predicted: number;
  admitted: number;
  error: number;
};

export const schoolTest: {
  colleges: number;
  /** Log-odds. */
  shift: number;
  slopePercent: number;
  /** Of the cells of all. */
  covered: number;
  rows: readonly SchoolTestRow[];
} = {
  colleges: 52,
  shift: 0.67,
  slopePercent: 57,
  covered: 125,
  rows: [
    { name: "all", cells: 192, applicants: 12_699, predicted: 47, admitted: 47, error: 10 },
    { name: "underTenth", cells: 57, applicants: 4106, predicted: 9, admitted: 9, error: 5.7 },
    { name: "reach", cells: 32, applicants: 2750, predicted: 26, admitted: 24, error: 14.5 },
    { name: "target", cells: 45, applicants: 2369, predicted: 67, admitted: 70, error: 19.5 },
    { name: "likely", cells: 18, applicants: 1195, predicted: 91, admitted: 90, error: 9.4 },
    { name: "safety", cells: 40, applicants: 2279, predicted: 98, admitted: 97, error: 2 },
    { name: "newYorkPublic", cells: 32, applicants: 3527, predicted: 83, admitted: 83, error: 15.5 },
    { name: "otherPublic", cells: 30, applicants: 1184, predicted: 51, admitted: 52, error: 11.4 },
    { name: "private", cells: 130, applicants: 7988, predicted: 31, admitted: 31, error: 8.3 },
    { name: "onePart", cells: 366, applicants: 24_798, predicted: 44, admitted: 47, error: 14 },
  ],
};
