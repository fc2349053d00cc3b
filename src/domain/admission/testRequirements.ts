/** What single colleges do with the SAT and ACT in the cycle under way, where that was read in published lists. */
import { requireValue } from "#facts/fact.ts";
import {
  testPolicyGridSource,
  testPolicyListSource,
  testRequiredListSource,
  uprTestsSource,
} from "#facts/sources/testRequirements.ts";
import {
  testPoliciesAgreed,
  testPoliciesChanging,
  testPoliciesGrid,
  testPoliciesOwn,
  testPoliciesReported,
} from "#facts/tests/testRequirements.ts";
import type { Source } from "#lib/source.ts";

export const testRequirementCycle = "fall 2027";

/** Applications that begin college in this fall are meant. */
export const testRequirementFall = 2027;

export const testRequirementKinds = [
  "required",
  /** One of several kinds of proof: SAT, ACT, AP or IB. */
  "flexible",
  /** The College Board's test in Spanish, or the SAT in its place. */
  "paaOrSat",
  "byProgram",
  /** Asked for from students below a grade average. */
  "byGrades",
  /** Of some applicants; the college says of whom. */
  "sometimes",
  "recommended",
  "optional",
  /** Test-blind: the college does not look at scores, even if they are sent. */
  "notRead",
] as const;
export type TestRequirementKind = (typeof testRequirementKinds)[number];

export type TestRequirement = {
  kind: TestRequirementKind;
  /** "official": several lists agree. "own": its own admission page. "reported": one list alone, and "grid": its own entry there, to be confirmed with the college. */
  standing: "official" | "own" | "reported" | "grid";
  /** Set where the rule changes for students who begin college in this fall or later. */
  requiredFrom: number | null;
};

export const testRequirementSources: Readonly<Record<TestRequirement["standing"], Source>> = {
  official: testRequiredListSource,
  own: uprTestsSource,
  reported: testPolicyListSource,
  grid: testPolicyGridSource,
};

type PolicyRow = { kind: TestRequirementKind; unitIds: readonly number[]; requiredFrom?: number };

/** By unitId. The campuses of the University of California and Cal State are known by `publicSystemOf`. */
export const testRequirements: ReadonlyMap<number, TestRequirement> = new Map([
  ...listRequirements(requireValue(testPoliciesAgreed, testRequirementCycle), "official"),
  ...listRequirements(requireValue(testPoliciesOwn, testRequirementCycle), "own"),
  ...listRequirements(requireValue(testPoliciesReported, testRequirementCycle), "reported"),
  ...listRequirements(requireValue(testPoliciesGrid, testRequirementCycle), "grid"),
  ...listRequirements(requireValue(testPoliciesChanging, testRequirementCycle), "official"),
]);

function listRequirements(rows: readonly PolicyRow[], standing: TestRequirement["standing"]) {
  return rows.flatMap(({ kind, unitIds, requiredFrom = null }) =>
    unitIds.map((unitId): [number, TestRequirement] => [unitId, { kind, standing, requiredFrom }]),
  );
}
