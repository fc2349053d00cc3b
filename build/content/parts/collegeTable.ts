/** Builds the rows of a state's college table from the data set. */
import {
  type CollegeTableData,
  type CollegeTableRow,
  collegeTableSchema,
} from "#content/parts/collegeTable.ts";
import { collegeTypes } from "#content/parts/collegeTypes.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { collegeSlug } from "#domain/college/slug.ts";
import type { StatePartInput } from "./partInput.ts";
import { type StateCollege, stateCollegesOf } from "./stateColleges.ts";
import { systemOf } from "./systems.ts";

export function collegeTableOf(input: StatePartInput): CollegeTableData {
  const colleges = stateCollegesOf(input);
  const systems = [...new Set(colleges.map(systemOf))]
    .filter((name) => name !== null)
    .toSorted((a, b) => a.localeCompare(b, "en-US"));
  return collegeTableSchema.parse({ systems, rows: colleges.map((college) => rowOf(college, systems)) });
}

function rowOf(college: StateCollege, systems: readonly string[]): CollegeTableRow {
  const [to30, to48, to75, to110, above] = college.netPriceByIncomeUsd;
  const brackets: CollegeTableRow[8] = [to30, to48, to75, to110, above];
  return [
    college.name,
    collegeSlug(college.name) === college.slug ? 0 : college.slug,
    college.city,
    collegeTypes.indexOf(college.type),
    systems.indexOf(systemOf(college) ?? ""),
    college.undergraduates,
    admitsOf(college),
    college.netPriceUsd,
    brackets.every((price) => price === null) ? 0 : brackets,
    tenths(college.completionRate),
    college.earningsUsd,
  ];
}

function admitsOf({ hasOpenAdmission, admitRate }: CollegeSummary): CollegeTableRow[6] {
  return hasOpenAdmission === true ? true : tenths(admitRate);
}

function tenths(share: number | null): number | null {
  return share === null ? null : Math.round(share * 1_000);
}
