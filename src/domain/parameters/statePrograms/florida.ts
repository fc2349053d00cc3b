/** State aid of Florida: its programs as rules, each with its year and source. As of November 2026. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import {
  atLeast,
  collegeSets,
  covers,
  everyKind,
  need,
  pay,
  programOf,
  publicKinds,
  resident,
  setYearly,
  stateDate,
  yearlyDay,
} from "./programParts.ts";

const office = {
  state: "FL",
  agency: "Florida Office of Student Financial Assistance",
  url: "https://www.floridastudentfinancialaidsg.org/",
} as const;

// Two recent pages name different scores for this class: 1330, 29 against 1300, 28, and 1190, 24 against 1180, 25.
const academicTests: Condition = {
  kind: "any",
  code: "tests",
  of: [atLeast("satTotal", 1_330, 1_300), atLeast("actComposite", 29, 28), atLeast("cltTotal", 95)],
};
const medallionTests: Condition = {
  kind: "any",
  code: "tests",
  of: [atLeast("satTotal", 1_190, 1_180), atLeast("actComposite", 25, 24), atLeast("cltTotal", 82)],
};

export const floridaPrograms: readonly StateProgram[] = [
  programOf(office, {
    id: "floridaAcademicScholars",
    name: "Bright Futures: Florida Academic Scholars",
    ruleYear: "class of 2027",
    decidedBy: "rule",
    conditions: [resident, { kind: "gpa", value: 3.5, rule: "weighted" }, academicTests],
    needs: [need("serviceOrPaidHours", 100, 100), need("coreCoursesCounted"), need("ownForm")],
    pays: [pay("publicCollege", publicKinds, covers("tuitionAndFees", "class of 2027"))],
    isPlaceListWhole: false,
    deadlines: stateDate("FL"),
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(office, {
    id: "floridaMedallionScholars",
    name: "Bright Futures: Florida Medallion Scholars",
    ruleYear: "class of 2027",
    decidedBy: "rule",
    conditions: [resident, { kind: "gpa", value: 3, rule: "weighted" }, medallionTests],
    needs: [need("serviceOrPaidHours", 75, 100), need("coreCoursesCounted"), need("ownForm")],
    pays: [
      pay("publicCollege", publicKinds, covers("tuitionAndFees", "class of 2027", { share: 0.75 })),
      pay("publicAssociateFlorida", publicKinds, covers("tuitionAndFees", "class of 2027")),
    ],
    isPlaceListWhole: false,
    deadlines: stateDate("FL"),
    replacedBy: "floridaAcademicScholars",
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(office, {
    id: "floridaGoldSeal",
    name: "Gold Seal Vocational and CAPE Scholars",
    ruleYear: "class of 2027",
    decidedBy: "agency",
    conditions: [resident],
    needs: [need("careerTechStudent"), need("ownForm")],
    pays: [pay("approvedCollege", everyKind, setYearly)],
    deadlines: stateDate("FL"),
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(office, {
    id: "floridaStudentAssistance",
    name: "Florida Student Assistance Grant",
    ruleYear: "2026-27",
    decidedBy: "college",
    conditions: [resident],
    needs: [need("financialNeed")],
    pays: [pay("approvedCollege", everyKind, collegeSets)],
    deadlines: yearlyDay(5, 15, [2026]),
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(office, {
    id: "floridaBenacquisto",
    name: "Benacquisto Scholarship",
    ruleYear: "2026",
    decidedBy: "agency",
    conditions: [],
    needs: [need("nationalMeritFinalist")],
    pays: [pay("approvedCollege", everyKind, setYearly)],
    deadlines: stateDate("FL"),
    confidence: "M",
    checkWithAgency: true,
  }),
];
