/** Reads the aid policies that colleges publish: free-tuition thresholds, full need, no loans. */
import { type AidPolicy, aidPolicySchema } from "#domain/college/details.ts";
import { coded, integer, neededText, unitIdOf } from "./cells.ts";
import { checkedRow } from "./checkedRow.ts";
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
    checkedRow(row, aidPolicySchema, {
      unitId: unitIdOf(row),
      awardYear: neededText(row, "as_of"),
      freeTuitionUnderUsd: integer(row, "free_tuition_under", income),
      noParentContributionUnderUsd: integer(row, "no_parent_contribution_under", income),
      meetsFullNeed: coded(row, "meets_full_need", yesNo),
      hasNoLoans: coded(row, "no_loans", yesNo),
      isNeedBasedOnly: coded(row, "need_based_only", yesNo),
      appliesTo: coded(row, "applies_to", residences),
      sourceUrl: neededText(row, "source_url"),
    }),
  );
  return { table, policies };
}
