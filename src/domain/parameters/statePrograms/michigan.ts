/** State aid of Michigan: its programs as rules, each with its year and source. As of November 2026. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import {
  atLeast,
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

const office = {
  state: "MI",
  agency: "MI Student Aid",
  url: "https://www.michigan.gov/mistudentaid",
} as const;

const achievementLines: readonly Condition[] = [
  resident,
  atLeast("graduationYear", 2023),
  atMost("monthsToStart", 15),
  fullTime,
];
const achievementNeeds = [need("residentSinceJuly"), need("firstTimeStudent"), need("renewEachYear")];

export const michiganPrograms: readonly StateProgram[] = [
  programOf(office, {
    id: "michiganAchievement",
    name: "Michigan Achievement Scholarship",
    ruleYear: "2025-26",
    decidedBy: "rule",
    conditions: [...achievementLines, atMost("sai", 30_000)],
    needs: achievementNeeds,
    pays: [pay("fourYear", ["publicFourYear", "nonprofit"], upTo(5_500, "2025-26"))],
    deadlines: stateDate("MI"),
    confidence: "H",
    checkWithAgency: true,
  }),
  programOf(office, {
    id: "michiganCommunityCollege",
    name: "Community College Guarantee",
    ruleYear: "2025-26",
    decidedBy: "rule",
    conditions: [...achievementLines],
    needs: achievementNeeds,
    pays: [
      pay("communityCollege", ["communityCollege"], covers("inDistrictTuitionAndFees", "2025-26")),
      pay("communityCollegeWithPell", ["communityCollege"], {
        kind: "usd",
        bound: "extra",
        usd: 1_000,
        per: "year",
        year: "2025-26",
      }),
    ],
    deadlines: stateDate("MI"),
    confidence: "H",
    checkWithAgency: true,
  }),
  programOf(office, {
    id: "michiganTuitionGrant",
    name: "Michigan Tuition Grant",
    ruleYear: "2026-27",
    decidedBy: "agency",
    conditions: [resident],
    needs: [need("financialNeed")],
    pays: [pay("privateNonprofit", ["nonprofit"], setYearly)],
    deadlines: yearlyDay(7, 1, [2026]),
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(office, {
    id: "michiganTip",
    name: "Tuition Incentive Program",
    ruleYear: "2026",
    decidedBy: "rule",
    conditions: [],
    needs: [need("medicaidYears", 24, 36), need("ownForm")],
    pays: [pay("approvedCollege", everyKind, covers("tuition", "2026"))],
    deadlines: yearlyDay(8, 31),
    confidence: "M",
    checkWithAgency: true,
  }),
  programOf(office, {
    id: "michiganFutureEducator",
    name: "Future Educator Fellowship",
    ruleYear: "2026",
    decidedBy: "agency",
    conditions: [],
    needs: [need("futureTeacher")],
    pays: [pay("approvedCollege", everyKind, setYearly)],
    deadlines: { kind: "askAgency" },
    confidence: "M",
    checkWithAgency: true,
  }),
];
