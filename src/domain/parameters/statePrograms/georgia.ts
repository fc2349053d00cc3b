/** State aid of Georgia: its programs as rules, each with its year and source. As of November 2026. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import {
  atLeast,
  atMost,
  covers,
  makeProgram,
  need,
  pay,
  publicKinds,
  resident,
  setYearly,
  stateDate,
  upTo,
} from "./programParts.ts";

const commission = {
  state: "GA",
  agency: "Georgia Student Finance Commission",
  url: "https://www.gafutures.org/",
} as const;

const hopePays = [
  pay("usgOrTcsg", publicKinds, covers("tuition", "2025-26")),
  pay("privateNonprofit", ["nonprofit"], setYearly),
];

export const georgiaPrograms: readonly StateProgram[] = [
  makeProgram(commission, {
    id: "georgiaZellMiller",
    name: "Zell Miller Scholarship",
    ruleYear: "2025-26",
    decidedBy: "rule",
    conditions: [
      resident,
      {
        kind: "any",
        code: "gradesOrClassPlace",
        of: [
          {
            kind: "all",
            of: [
              { kind: "gpa", value: 3.7, rule: "own" },
              { kind: "any", code: "tests", of: [atLeast("satTotal", 1_200), atLeast("actComposite", 25)] },
            ],
          },
          atMost("classPlace", 2),
        ],
      },
    ],
    needs: [need("rigorCourses", 4), need("oneSitting"), need("gpaEachTerm", 3.3)],
    pays: hopePays,
    deadlines: stateDate("GA"),
    confidence: "H",
    checkWithAgency: true,
  }),
  makeProgram(commission, {
    id: "georgiaHope",
    name: "HOPE Scholarship",
    ruleYear: "2025-26",
    decidedBy: "rule",
    conditions: [resident, { kind: "gpa", value: 3, rule: "own" }],
    needs: [need("rigorCourses", 4), need("gpaEachTerm", 3)],
    pays: hopePays,
    deadlines: stateDate("GA"),
    replacedBy: "georgiaZellMiller",
    confidence: "H",
    checkWithAgency: true,
  }),
  makeProgram(commission, {
    id: "georgiaHopeGrant",
    name: "HOPE Grant and HOPE Career Grant",
    ruleYear: "2026",
    decidedBy: "rule",
    conditions: [resident],
    needs: [need("certificateProgram")],
    pays: [pay("technicalCollege", ["communityCollege"], setYearly)],
    deadlines: stateDate("GA"),
    confidence: "M",
    checkWithAgency: true,
  }),
  makeProgram(commission, {
    id: "georgiaDreams",
    name: "DREAMS Scholarship",
    ruleYear: "fall 2026",
    decidedBy: "rule",
    conditions: [resident],
    needs: [need("unmetNeed"), need("workOrVolunteer"), need("moneyCourse")],
    pays: [pay("usgOrTcsg", publicKinds, upTo(3_000, "fall 2026"))],
    deadlines: { kind: "askAgency" },
    confidence: "H",
    checkWithAgency: true,
  }),
];
