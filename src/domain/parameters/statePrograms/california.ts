/** State aid of California: its programs as rules, each with its year and source. As of November 2026. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import {
  atMost,
  covers,
  everyKind,
  fullTime,
  need,
  pay,
  programOf,
  resident,
  setYearly,
  stateDate,
  upTo,
  yearlyDay,
} from "./programParts.ts";

const commission = {
  state: "CA",
  agency: "California Student Aid Commission",
  url: "https://www.csac.ca.gov/",
} as const;

// The ceilings move every year. Those of income differ by family size and are not in the facts at hand.
const calGrantAssets: Condition = atMost("assetsUsd", 111_900, { isAbout: true, year: "2026-27" });
const middleClassCeiling = { isAbout: true, year: "2025-26" } as const;

const calGrantDates: StateProgram["deadlines"] = [
  { at: null, when: stateDate("CA") },
  { at: "communityCollege", when: yearlyDay(9, 2) },
];

export const californiaPrograms: readonly StateProgram[] = [
  programOf(commission, {
    id: "calGrantA",
    name: "Cal Grant A",
    ruleYear: "2026-27",
    decidedBy: "rule",
    conditions: [resident, { kind: "gpa", value: 3, rule: "own" }, calGrantAssets],
    needs: [need("incomeCeiling"), need("gpaReachesState")],
    pays: [
      pay("ucOrCsu", ["publicFourYear"], covers("tuition", "2025-26")),
      pay("privateNonprofit", ["nonprofit"], upTo(9_358, "2025-26")),
    ],
    isPlaceListWhole: false,
    deadlines: calGrantDates,
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(commission, {
    id: "calGrantB",
    name: "Cal Grant B",
    ruleYear: "2026-27",
    decidedBy: "rule",
    conditions: [resident, { kind: "gpa", value: 2, rule: "own" }, calGrantAssets],
    needs: [need("incomeCeiling"), need("gpaReachesState")],
    pays: [
      pay("approvedCollege", everyKind, {
        kind: "usd",
        bound: "exactly",
        usd: 1_648,
        per: "year",
        year: "2025-26",
      }),
      pay("fromSecondYear", everyKind, covers("tuition", "2025-26")),
    ],
    deadlines: calGrantDates,
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(commission, {
    id: "calGrantC",
    name: "Cal Grant C",
    ruleYear: "2026-27",
    decidedBy: "agency",
    conditions: [resident, calGrantAssets],
    needs: [need("careerProgram"), need("incomeCeiling")],
    pays: [pay("approvedCollege", everyKind, setYearly)],
    deadlines: calGrantDates,
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(commission, {
    id: "californiaMiddleClass",
    name: "Middle Class Scholarship",
    ruleYear: "2025-26",
    decidedBy: "rule",
    conditions: [
      resident,
      atMost("incomeUsd", 234_000, middleClassCeiling),
      atMost("assetsUsd", 234_000, middleClassCeiling),
    ],
    needs: [],
    pays: [pay("ucOrCsu", ["publicFourYear"], setYearly)],
    deadlines: stateDate("CA"),
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(commission, {
    id: "californiaCollegePromise",
    name: "California College Promise Grant",
    agency: "California Community Colleges",
    url: "https://www.cccapply.org/",
    ruleYear: "2025-26",
    decidedBy: "college",
    conditions: [resident],
    needs: [need("financialNeed")],
    pays: [pay("communityCollege", ["communityCollege"], covers("unitFee", "2025-26"))],
    deadlines: { kind: "college" },
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(commission, {
    id: "californiaTwoFreeYears",
    name: "Two free years (AB 19 and AB 2)",
    agency: "California Community Colleges",
    url: "https://www.cccapply.org/",
    ruleYear: "2025-26",
    decidedBy: "college",
    conditions: [fullTime],
    needs: [need("firstTimeStudent")],
    pays: [pay("communityCollege", ["communityCollege"], covers("unitFee", "2025-26"))],
    deadlines: { kind: "college" },
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(commission, {
    id: "californiaCalKids",
    name: "CalKIDS",
    agency: "California Kids Investment and Development Savings Program",
    url: "https://calkids.org/",
    ruleYear: "2026",
    decidedBy: "agency",
    conditions: [],
    needs: [need("lowIncomePublicSchool")],
    pays: [pay("approvedCollege", everyKind, setYearly)],
    deadlines: { kind: "askAgency" },
    confidence: "M",
    checkWithAgency: true,
  }),
];
