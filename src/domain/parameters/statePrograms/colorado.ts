/** State aid of Colorado: its programs as rules, each with its year and source. As of November 2026. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import {
  atLeast,
  atMost,
  collegeSets,
  covers,
  everyKind,
  halfTime,
  makeProgram,
  need,
  pay,
  publicKinds,
  resident,
  schoolHere,
  setYearly,
  stateDate,
} from "./programParts.ts";

const department = {
  state: "CO",
  agency: "Colorado Department of Higher Education",
  url: "https://highered.colorado.gov/",
} as const;

const promiseYears = "tax years 2025 to 2032";

export const coloradoPrograms: readonly StateProgram[] = [
  makeProgram(department, {
    id: "coloradoPromise",
    name: "Colorado Promise",
    ruleYear: promiseYears,
    decidedBy: "rule",
    conditions: [
      resident,
      schoolHere,
      atLeast("graduationYear", 2024),
      atMost("monthsToStart", 24),
      atMost("incomeUsd", 90_000),
      halfTime,
    ],
    needs: [need("gpaEachTerm", 2.5), need("firstCredits", 65), need("payFirst"), need("claimOnReturn")],
    pays: [pay("publicCollege", publicKinds, covers("tuitionAndFees", promiseYears, { isLastDollar: true }))],
    deadlines: { kind: "onTaxReturn" },
    confidence: "H",
    checkWithAgency: false,
  }),
  makeProgram(department, {
    id: "coloradoOpportunityFund",
    name: "College Opportunity Fund",
    ruleYear: "2026-27",
    decidedBy: "rule",
    conditions: [resident],
    needs: [need("signUpOnce")],
    pays: [pay("publicCollege", publicKinds, setYearly)],
    isPlaceListWhole: false,
    deadlines: { kind: "college" },
    confidence: "M",
    checkWithAgency: true,
  }),
  makeProgram(department, {
    id: "coloradoStudentGrant",
    name: "Colorado Student Grant",
    ruleYear: "2026-27",
    decidedBy: "college",
    conditions: [resident],
    needs: [need("financialNeed")],
    pays: [pay("approvedCollege", everyKind, collegeSets)],
    deadlines: stateDate("CO"),
    confidence: "M",
    checkWithAgency: true,
  }),
];
