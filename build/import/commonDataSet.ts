/** Reads figures from colleges' Common Data Sets: admission factors (C7), early rounds (C) and aid (H). */
import {
  type AdmissionFactor,
  type AdmissionFactors,
  admissionFactorsSchema,
  type CommonDataSet,
  commonDataSetSchema,
} from "#domain/college/details.ts";
import {
  readCodeCell,
  readDecimalCell,
  readIntegerCell,
  readPercentCell,
  readRequiredTextCell,
  readUnitIdCell,
} from "./cells.ts";
import { checkRow } from "./checkedRow.ts";
import { ImportProblem } from "./importProblem.ts";
import { type Row, readTable, type Table } from "./readTable.ts";

export const factorFilePattern = /^cds_c7_.*\.csv(\.gz)?$/;
export const financialAidFilePattern = /^cds_finaid_.*\.csv(\.gz)?$/;

const factorColumns: Record<AdmissionFactor, string> = {
  rigor: "c7_rigor",
  classRank: "c7_class_rank",
  gpa: "c7_gpa",
  testScores: "c7_test_scores",
  essay: "c7_essay",
  recommendations: "c7_recs",
  interview: "c7_interview",
  activities: "c7_extracurric",
  talent: "c7_talent",
  character: "c7_character",
  firstGeneration: "c7_first_gen",
  alumniRelation: "c7_alumni",
  geography: "c7_geography",
  stateResidency: "c7_state_res",
  religion: "c7_religion",
  volunteering: "c7_volunteer",
  workExperience: "c7_work",
  demonstratedInterest: "c7_interest",
};

const importances = new Map([
  ["Not Considered", 0],
  ["Considered", 1],
  ["Important", 2],
  ["Very Important", 3],
]);

const count = { from: 0, to: 1_000_000 };

export function importFactors(path: string): { table: Table; factors: AdmissionFactors[] } {
  const table = readTable(path, {
    needed: [
      "UNITID",
      "gpa",
      "waitlist_admitted",
      "merit_recipients",
      "merit_award_avg",
      ...Object.values(factorColumns),
    ],
    optional: [],
  });
  const factor = (row: Row, name: AdmissionFactor) => readCodeCell(row, factorColumns[name], importances);
  const factors = table.rows.map((row) =>
    checkRow(row, admissionFactorsSchema, {
      unitId: readUnitIdCell(row),
      enrolledGpa: readDecimalCell(row, "gpa", { from: 0, to: 6 }),
      rigor: factor(row, "rigor"),
      classRank: factor(row, "classRank"),
      gpa: factor(row, "gpa"),
      testScores: factor(row, "testScores"),
      essay: factor(row, "essay"),
      recommendations: factor(row, "recommendations"),
      interview: factor(row, "interview"),
      activities: factor(row, "activities"),
      talent: factor(row, "talent"),
      character: factor(row, "character"),
      firstGeneration: factor(row, "firstGeneration"),
      alumniRelation: factor(row, "alumniRelation"),
      geography: factor(row, "geography"),
      stateResidency: factor(row, "stateResidency"),
      religion: factor(row, "religion"),
      volunteering: factor(row, "volunteering"),
      workExperience: factor(row, "workExperience"),
      demonstratedInterest: factor(row, "demonstratedInterest"),
      waitlistAdmitted: readIntegerCell(row, "waitlist_admitted", count),
      meritRecipients: readIntegerCell(row, "merit_recipients", count),
      averageMeritAwardUsd: readAverage(row, "merit_award_avg"),
    }),
  );
  return { table, factors };
}

const trueFalse = new Map([
  ["True", true],
  ["False", false],
]);

export function importCommonDataSets(path: string): { table: Table; commonDataSets: CommonDataSet[] } {
  const table = readTable(path, {
    needed: [
      "UNITID",
      "source_year",
      "ed_applicants",
      "ed_admitted",
      "ea_applicants",
      "ea_admitted",
      "pct_need_met",
      "meets_full_need",
      "avg_need_grant",
      "avg_financial_aid_package",
      "pct_freshmen_receiving_need_aid",
      "pct_freshmen_receiving_merit_aid",
      "avg_merit_award",
    ],
    optional: [],
  });
  const commonDataSets = table.rows.map((row) =>
    checkRow(row, commonDataSetSchema, {
      unitId: readUnitIdCell(row),
      sourceYear: readAcademicYear(row, "source_year"),
      earlyDecisionApplicants: readIntegerCell(row, "ed_applicants", count),
      earlyDecisionAdmitted: readAdmitted(row, "ed"),
      earlyActionApplicants: readIntegerCell(row, "ea_applicants", count),
      earlyActionAdmitted: readAdmitted(row, "ea"),
      needMetShare: readNeedMet(row),
      meetsFullNeed: readCodeCell(row, "meets_full_need", trueFalse),
      averageNeedGrantUsd: readAverage(row, "avg_need_grant"),
      averageAidPackageUsd: readAverage(row, "avg_financial_aid_package"),
      needAidShare: readPercentCell(row, "pct_freshmen_receiving_need_aid"),
      meritAidShare: readPercentCell(row, "pct_freshmen_receiving_merit_aid"),
      averageMeritAwardUsd: readAverage(row, "avg_merit_award"),
    }),
  );
  return { table, commonDataSets };
}

/** An early round cannot admit more students than applied in it. */
function readAdmitted(row: Row, round: "ed" | "ea"): number | null {
  const applicants = readIntegerCell(row, `${round}_applicants`, count);
  const admitted = readIntegerCell(row, `${round}_admitted`, count);
  if (applicants !== null && admitted !== null && admitted > applicants) {
    throw new ImportProblem(
      row.place(`${round}_admitted`),
      `${admitted} admitted of ${applicants} applicants`,
    );
  }
  return admitted;
}

/** Colleges that give more than the need they count report slightly over 100%. */
function readNeedMet(row: Row): number | null {
  const value = readDecimalCell(row, "pct_need_met", { from: 0, to: 120 });
  return value === null ? null : Math.round(value * 100) / 10_000;
}

/** An average award of $0 means there were none, so there is no figure. */
function readAverage(row: Row, column: string): number | null {
  const value = readDecimalCell(row, column, { from: 0, to: 300_000 });
  return value === null || value === 0 ? null : Math.round(value);
}

/** "2024-2025" → "2024-25". */
function readAcademicYear(row: Row, column: string): string {
  const fits = /^(\d{4})-(?:\d{2})?(\d{2})$/.exec(readRequiredTextCell(row, column));
  if (fits === null) throw new ImportProblem(row.place(column), "not a school year");
  return `${fits[1]}-${fits[2]}`;
}
