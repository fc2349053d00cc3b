/** Builds the rows of a state's college table from the data set. */

import { listStateColleges, type StateCollege } from "#authoring/stateColleges.ts";
import { findSystem } from "#authoring/systems.ts";
import {
  type CollegeTableData,
  type CollegeTableRow,
  collegeTableSchema,
} from "#content/parts/collegeTable.ts";
import { collegeTypes } from "#content/parts/collegeTypes.ts";
import { findPriceByIncome } from "#domain/college/aidedPrices.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { toCollegeSlug } from "#domain/college/slug.ts";
import { isTooFewToSay } from "#domain/college/tooFewToSay.ts";
import type { StatePartInput } from "./partInput.ts";

export function buildCollegeTable(input: StatePartInput): CollegeTableData {
  const colleges = listStateColleges(input);
  const systems = [...new Set(colleges.map(findSystem))]
    .filter((name) => name !== null)
    .toSorted((a, b) => a.localeCompare(b, "en-US"));
  return collegeTableSchema.parse({ systems, rows: colleges.map((college) => toTableRow(college, systems)) });
}

function toTableRow(college: StateCollege, systems: readonly string[]): CollegeTableRow {
  const [to30, to48, to75, to110] = ([0, 1, 2, 3] as const).map((at) => findPriceByIncome(college, at).usd);
  // The highest bracket of two-year colleges is of another year than the table.
  const [, , , , above] = college.netPriceByIncomeUsd;
  const brackets: CollegeTableRow[8] = [to30 ?? null, to48 ?? null, to75 ?? null, to110 ?? null, above];
  return [
    college.name,
    toCollegeSlug(college.name) === college.slug ? 0 : college.slug,
    college.city,
    collegeTypes.indexOf(college.type),
    systems.indexOf(findSystem(college) ?? ""),
    college.undergraduates,
    toAdmits(college),
    college.netPriceUsd,
    brackets.every((price) => price === null) ? 0 : brackets,
    isTooFewToSay(college, "completionRate") ? false : toTenths(college.completionRate),
    college.earningsUsd,
  ];
}

function toAdmits(college: CollegeSummary): CollegeTableRow[6] {
  if (college.hasOpenAdmission === true) return true;
  return isTooFewToSay(college, "admitRate") ? false : toTenths(college.admitRate);
}

/** Tenths of a percent where they are shown; a share shown as a whole percent is rounded to it once. */
function toTenths(share: number | null): number | null {
  if (share === null) return null;
  return share < 0.1 ? Math.round(share * 1_000) : Math.round(share * 100) * 10;
}
