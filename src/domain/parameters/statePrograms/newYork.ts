/** State aid of New York: its programs as rules, each with its year and source. As of November 2026. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import {
  atMost,
  collegeSets,
  covers,
  everyKind,
  makeProgram,
  need,
  pay,
  publicKinds,
  resident,
  setYearly,
  stateDate,
} from "./programParts.ts";

const corporation = {
  state: "NY",
  agency: "New York State Higher Education Services Corporation",
  url: "https://www.hesc.ny.gov/",
} as const;

/** Net taxable income of the state's own return. */
const taxable = { isAfterDeductions: true } as const;

export const newYorkPrograms: readonly StateProgram[] = [
  makeProgram(corporation, {
    id: "newYorkTap",
    name: "Tuition Assistance Program (TAP)",
    ruleYear: "2026-27",
    decidedBy: "rule",
    conditions: [
      resident,
      {
        kind: "any",
        code: "incomeByDependency",
        of: [
          atMost("incomeUsd", 30_000, taxable),
          {
            kind: "all",
            of: [atMost("incomeUsd", 60_000, taxable), { kind: "dependency", is: "independentMarried" }],
          },
          {
            kind: "all",
            of: [atMost("incomeUsd", 125_000, taxable), { kind: "dependency", is: "dependent" }],
          },
        ],
      },
    ],
    needs: [need("residentForYear"), need("tapForm")],
    pays: [
      pay("approvedCollege", everyKind, {
        kind: "range",
        fromUsd: 1_000,
        toUsd: 5_665,
        per: "year",
        year: "2026-27",
      }),
    ],
    deadlines: stateDate("NY"),
    confidence: "H",
    checkWithAgency: false,
  }),
  makeProgram(corporation, {
    id: "newYorkExcelsior",
    name: "Excelsior Scholarship",
    ruleYear: "2026-27",
    decidedBy: "rule",
    conditions: [resident, atMost("incomeUsd", 125_000)],
    needs: [need("creditsEachYear", 30), need("liveInStateAfter")],
    pays: [pay("sunyOrCuny", publicKinds, covers("tuition", "2026-27", { isLastDollar: true }))],
    deadlines: { kind: "askAgency" },
    confidence: "M",
    checkWithAgency: true,
  }),
  makeProgram(corporation, {
    id: "newYorkStem",
    name: "STEM Incentive Program",
    ruleYear: "2026-27",
    decidedBy: "rule",
    conditions: [resident, atMost("classRankTopPercent", 10)],
    needs: [need("stemProgram")],
    pays: [pay("sunyOrCuny", publicKinds, setYearly)],
    deadlines: { kind: "askAgency" },
    confidence: "M",
    checkWithAgency: true,
  }),
  makeProgram(corporation, {
    id: "newYorkOpportunity",
    name: "Opportunity programs (EOP, SEEK, College Discovery, HEOP)",
    ruleYear: "2026",
    decidedBy: "college",
    conditions: [resident],
    needs: [need("lowIncomeAndGap")],
    pays: [pay("anyInState", everyKind, collegeSets)],
    deadlines: { kind: "college" },
    confidence: "M",
    checkWithAgency: true,
  }),
  makeProgram(corporation, {
    id: "newYorkAcademicExcellence",
    name: "Scholarship for Academic Excellence",
    ruleYear: "2026",
    decidedBy: "agency",
    conditions: [resident],
    needs: [need("schoolNominates")],
    pays: [pay("approvedCollege", everyKind, setYearly)],
    deadlines: { kind: "automatic" },
    confidence: "M",
    checkWithAgency: true,
  }),
];
