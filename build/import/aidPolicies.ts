/** Reads the aid policies that colleges publish: free-tuition thresholds, full need, no loans. */
import { type AidPolicy, aidPolicySchema } from "#domain/college/details.ts";
import { readCodeCell, readIntegerCell, readRequiredTextCell, readUnitIdCell } from "./cells.ts";
import { checkRow } from "./checkedRow.ts";
import { readTable, type Table } from "./readTable.ts";

export const aidPolicyFilePattern = /^aid_policies_.*\.csv(\.gz)?$/;

const columns = {
  needed: [
    "UNITID",
    "as_of",
    "free_tuition_under",
    "no_parent_contribution_under",
    "meets_full_need",
    "no_loans",
    "need_based_only",
    "applies_to",
    "source_url",
  ],
  optional: [],
};

const yesNo = new Map([
  ["Y", true],
  ["N", false],
]);
const residences = new Map([["in_state", "inState" as const]]);
const income = { from: 1, to: 1_000_000 };

export function importAidPolicies(path: string): { table: Table; policies: AidPolicy[] } {
  const table = readTable(path, columns);
  const policies = table.rows.map((row) =>
    checkRow(row, aidPolicySchema, {
      unitId: readUnitIdCell(row),
      awardYear: readRequiredTextCell(row, "as_of"),
      freeTuitionUnderUsd: readIntegerCell(row, "free_tuition_under", income),
      noParentContributionUnderUsd: readIntegerCell(row, "no_parent_contribution_under", income),
      meetsFullNeed: readCodeCell(row, "meets_full_need", yesNo),
      hasNoLoans: readCodeCell(row, "no_loans", yesNo),
      isNeedBasedOnly: readCodeCell(row, "need_based_only", yesNo),
      appliesTo: readCodeCell(row, "applies_to", residences),
      sourceUrl: readRequiredTextCell(row, "source_url"),
    }),
  );
  return { table, policies };
}
