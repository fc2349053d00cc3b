/** State aid of Virginia: its programs as rules, each with its year and source. As of November 2026. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import {
  covers,
  fullTime,
  need,
  pay,
  programOf,
  publicKinds,
  resident,
  schoolHere,
  setYearly,
  stateDate,
  upTo,
  yearlyDay,
} from "./programParts.ts";

const council = {
  state: "VA",
  agency: "State Council of Higher Education for Virginia",
  url: "https://www.schev.edu/",
} as const;

const communityColleges = {
  agency: "Virginia’s Community Colleges",
  url: "https://www.vccs.edu/",
} as const;

export const virginiaPrograms: readonly StateProgram[] = [
  programOf(council, {
    id: "virginiaTuitionAssistance",
    name: "Virginia Tuition Assistance Grant",
    ruleYear: "2025-26",
    decidedBy: "rule",
    conditions: [resident, fullTime],
    needs: [need("formToCollege"), need("notTheology")],
    pays: [
      pay("privateNonprofit", ["nonprofit"], upTo(5_250, "2025-26")),
      pay("privateBlackCollegeVirginia", ["nonprofit"], upTo(12_750, "2025-26")),
    ],
    deadlines: yearlyDay(9, 15),
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(council, {
    id: "virginiaGuaranteed",
    name: "Virginia Guaranteed Assistance Program",
    ruleYear: "2025-26",
    decidedBy: "college",
    conditions: [resident, schoolHere, { kind: "gpa", value: 2.5, rule: "plain" }, fullTime],
    needs: [need("financialNeed")],
    pays: [pay("publicCollege", publicKinds, upTo(7_395, "2025-26"))],
    deadlines: stateDate("VA"),
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(council, {
    id: "virginiaCommonwealth",
    name: "Commonwealth Award",
    ruleYear: "2025-26",
    decidedBy: "college",
    conditions: [resident],
    needs: [need("financialNeed")],
    pays: [pay("publicCollege", publicKinds, upTo(5_250, "2025-26"))],
    deadlines: stateDate("VA"),
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(council, {
    ...communityColleges,
    id: "virginiaG3",
    name: "G3",
    ruleYear: "2025-26",
    decidedBy: "rule",
    conditions: [resident],
    needs: [need("inDemandProgram"), need("incomeCeiling")],
    pays: [pay("communityCollege", ["communityCollege"], covers("tuition", "2025-26"))],
    deadlines: { kind: "college" },
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(council, {
    ...communityColleges,
    id: "virginiaFastForward",
    name: "FastForward",
    ruleYear: "2025-26",
    decidedBy: "rule",
    conditions: [resident],
    needs: [need("shortCredential")],
    pays: [
      pay("communityCollege", ["communityCollege"], { kind: "youPayShare", share: 1 / 3, year: "2025-26" }),
    ],
    deadlines: { kind: "college" },
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(council, {
    id: "virginiaTwoYearTransfer",
    name: "Two-Year College Transfer Grant",
    ruleYear: "2026",
    decidedBy: "college",
    conditions: [resident],
    needs: [need("transferWithAssociate")],
    pays: [pay("fourYear", ["publicFourYear", "nonprofit"], setYearly)],
    deadlines: { kind: "college" },
    confidence: "M",
    checkWithAgency: true,
  }),
];
