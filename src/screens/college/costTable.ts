/** What a year costs by where a student lives and where they are from: the table's rows and columns from a record. */
import type { CollegeRecord } from "#domain/college/record.ts";

export type Residency = "inDistrict" | "inState" | "outOfState" | "all";
export type CostRow = { row: "tuition" | "onCampus" | "offCampus" | "withFamily"; costs: (number | null)[] };
export type CostTable = { residencies: Residency[]; rows: CostRow[] };

/**
 * One column where everybody pays the same. The in-district column stands only where that price differs. Rows without
 * any figure are left out, but for tuition. Money is whole dollars a year.
 */
export function buildCostTable(college: CollegeRecord): CostTable {
  const columns = listColumns(college);
  const rows = (["tuition", "onCampus", "offCampus", "withFamily"] as const)
    .map((row) => ({ row, costs: columns.map((column) => readCosts(college, column)[row]) }))
    .filter(({ row, costs }) => row === "tuition" || costs.some((cost) => cost !== null));
  return { residencies: columns, rows };
}

function listColumns(college: CollegeRecord): Residency[] {
  if (college.control !== "public") return ["all"];
  const { tuitionInDistrictUsd: district, tuitionInStateUsd: state } = college;
  return district !== null && district !== state
    ? ["inDistrict", "inState", "outOfState"]
    : ["inState", "outOfState"];
}

function readCosts(college: CollegeRecord, residency: Residency): Record<CostRow["row"], number | null> {
  switch (residency) {
    case "outOfState":
      return {
        tuition: college.tuitionOutOfStateUsd,
        onCampus: college.totalOutOfStateOnCampusUsd,
        offCampus: college.totalOutOfStateOffCampusUsd,
        withFamily: college.totalOutOfStateWithFamilyUsd,
      };
    case "inState":
      return {
        tuition: college.tuitionInStateUsd,
        onCampus: college.totalInStateOnCampusUsd,
        offCampus: college.totalInStateOffCampusUsd,
        withFamily: college.totalInStateWithFamilyUsd,
      };
    default:
      return {
        tuition: college.tuitionInDistrictUsd,
        onCampus: college.totalInDistrictOnCampusUsd,
        offCampus: college.totalInDistrictOffCampusUsd,
        withFamily: college.totalInDistrictWithFamilyUsd,
      };
  }
}
