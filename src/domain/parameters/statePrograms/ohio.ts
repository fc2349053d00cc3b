/** State aid of Ohio: its programs as rules, each with its year and source. As of November 2026. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import {
  atMost,
  everyKind,
  fullTime,
  makeProgram,
  need,
  pay,
  resident,
  schoolHere,
  setYearly,
  stateDate,
  upTo,
  yearlyDay,
} from "./programParts.ts";

const department = {
  state: "OH",
  agency: "Ohio Department of Higher Education",
  url: "https://highered.ohio.gov/",
} as const;

export const ohioPrograms: readonly StateProgram[] = [
  makeProgram(department, {
    id: "ohioOpportunityGrant",
    name: "Ohio College Opportunity Grant",
    ruleYear: "2025-26",
    decidedBy: "rule",
    conditions: [resident, atMost("sai", 3_750), atMost("incomeUsd", 96_000)],
    needs: [],
    pays: [
      pay("publicMainCampus", ["publicFourYear"], exactly(4_000)),
      pay("privateNonprofit", ["nonprofit"], exactly(5_000)),
    ],
    // Regional campuses and community colleges have rules of their own, which are not in the facts at hand.
    isPlaceListWhole: false,
    deadlines: stateDate("OH"),
    confidence: "H",
    checkWithAgency: true,
  }),
  makeProgram(department, {
    id: "ohioGovernorsMerit",
    name: "Governor’s Merit Scholarship",
    ruleYear: "2024-25",
    decidedBy: "rule",
    conditions: [schoolHere, atMost("classRankTopPercent", 5), fullTime],
    needs: [need("schoolNominates")],
    pays: [pay("anyInState", everyKind, upTo(5_000, "2024-25"))],
    deadlines: { kind: "automatic" },
    confidence: "H",
    checkWithAgency: true,
  }),
  makeProgram(department, {
    id: "ohioChooseFirst",
    name: "Choose Ohio First",
    ruleYear: "2026",
    decidedBy: "college",
    conditions: [],
    needs: [need("stemProgram")],
    pays: [pay("approvedCollege", everyKind, setYearly)],
    deadlines: { kind: "college" },
    confidence: "M",
    checkWithAgency: true,
  }),
  makeProgram(department, {
    id: "ohioWarOrphans",
    name: "Ohio War Orphans Scholarship",
    ruleYear: "2026",
    decidedBy: "agency",
    conditions: [],
    needs: [need("veteranFamily")],
    pays: [pay("approvedCollege", everyKind, setYearly)],
    deadlines: yearlyDay(7, 1),
    confidence: "M",
    checkWithAgency: true,
  }),
];

function exactly(usd: number) {
  return { kind: "usd", bound: "exactly", usd, per: "year", year: "2025-26" } as const;
}
