/** State aid of North Carolina: its programs as rules, each with its year and source. As of November 2026. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import {
  atMost,
  everyKind,
  halfTime,
  makeProgram,
  need,
  pay,
  resident,
  setYearly,
  stateDate,
} from "./programParts.ts";

const foundation = {
  state: "NC",
  agency: "College Foundation of North Carolina",
  url: "https://www.cfnc.org/",
} as const;

export const northCarolinaPrograms: readonly StateProgram[] = [
  makeProgram(foundation, {
    id: "nextNc",
    name: "Next NC Scholarship",
    url: "https://nextncscholarship.org/",
    ruleYear: "2025-26",
    decidedBy: "rule",
    conditions: [
      resident,
      atMost("incomeUsd", 80_000),
      atMost("sai", 7_500, { isAbout: true, year: "2024-25" }),
      halfTime,
    ],
    needs: [need("residencyNumber"), need("firstDegree")],
    pays: [
      pay("uncWithPell", ["publicFourYear"], atLeastUsd(5_000)),
      pay("communityCollegeWithPellIn", ["communityCollege"], atLeastUsd(3_000)),
    ],
    deadlines: [
      { at: "publicUniversity", when: { kind: "lastKnown", date: "2024-06-01", awardYear: "2024-25" } },
      { at: "communityCollege", when: { kind: "lastKnown", date: "2024-08-15", awardYear: "2024-25" } },
    ],
    confidence: "H",
    checkWithAgency: true,
  }),
  makeProgram(foundation, {
    id: "ncPromise",
    name: "NC Promise",
    agency: "University of North Carolina System",
    url: "https://www.northcarolina.edu/",
    ruleYear: "2025-26",
    decidedBy: "rule",
    conditions: [resident],
    needs: [need("residencyNumber")],
    pays: [
      pay("ncPromiseCampus", ["publicFourYear"], {
        kind: "tuitionIs",
        usd: 500,
        per: "semester",
        year: "2025-26",
      }),
    ],
    deadlines: { kind: "automatic" },
    confidence: "M",
    checkWithAgency: true,
  }),
  makeProgram(foundation, {
    id: "ncNeedBasedPrivate",
    name: "North Carolina Need-Based Scholarship",
    ruleYear: "2026-27",
    decidedBy: "college",
    conditions: [resident],
    needs: [need("financialNeed"), need("residencyNumber")],
    pays: [pay("privateNonprofit", ["nonprofit"], setYearly)],
    deadlines: stateDate("NC"),
    confidence: "M",
    checkWithAgency: true,
  }),
  makeProgram(foundation, {
    id: "ncTeachingFellows",
    name: "North Carolina Teaching Fellows",
    ruleYear: "2026",
    decidedBy: "agency",
    conditions: [],
    needs: [need("futureTeacher"), need("workInStateAfter")],
    pays: [pay("approvedCollege", everyKind, setYearly)],
    deadlines: { kind: "askAgency" },
    confidence: "M",
    checkWithAgency: true,
  }),
];

/** Pell and the scholarship together. */
function atLeastUsd(usd: number) {
  return { kind: "usd", bound: "atLeast", usd, per: "year", year: "2025-26" } as const;
}
