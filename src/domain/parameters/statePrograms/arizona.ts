/** State aid of Arizona: its programs as rules, each with its year and source. As of November 2026. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import {
  anyPell,
  covers,
  everyKind,
  fullTime,
  halfTime,
  makeProgram,
  need,
  pay,
  resident,
  rightAway,
  schoolHere,
  stateDate,
  upTo,
} from "./programParts.ts";

const regents = {
  state: "AZ",
  agency: "Arizona Board of Regents",
  url: "https://www.azregents.edu",
} as const;

export const arizonaPrograms: readonly StateProgram[] = [
  makeProgram(regents, {
    id: "arizonaPromise",
    name: "Arizona Promise Program",
    ruleYear: "2026-27",
    decidedBy: "rule",
    conditions: [
      resident,
      schoolHere,
      { kind: "gpa", value: 2.5, rule: "plain" },
      anyPell,
      fullTime,
      rightAway,
    ],
    needs: [need("firstTimeStudent"), need("renewEachYear")],
    pays: [
      pay(
        "arizonaUniversity",
        ["publicFourYear"],
        covers("tuitionAndFees", "2026-27", { isLastDollar: true }),
      ),
    ],
    deadlines: stateDate("AZ"),
    confidence: "H",
    checkWithAgency: true,
  }),
  makeProgram(regents, {
    id: "arizonaLeap",
    name: "AzLEAP",
    ruleYear: "2025-26",
    decidedBy: "college",
    conditions: [resident, halfTime],
    needs: [need("financialNeed")],
    pays: [pay("approvedCollege", everyKind, upTo(2_500, "2025-26"))],
    deadlines: { kind: "college" },
    confidence: "M",
    checkWithAgency: true,
  }),
  makeProgram(regents, {
    id: "arizonaTeachersAcademy",
    name: "Arizona Teachers Academy",
    ruleYear: "2026",
    decidedBy: "college",
    conditions: [],
    needs: [need("futureTeacher"), need("teachAfter")],
    pays: [pay("approvedCollege", everyKind, covers("tuition", "2026"))],
    deadlines: { kind: "college" },
    confidence: "M",
    checkWithAgency: true,
  }),
];
