/** State aid of Pennsylvania: its programs as rules, each with its year and source. As of November 2026. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import {
  everyKind,
  halfTime,
  makeProgram,
  need,
  pay,
  resident,
  stateDate,
  upTo,
  yearlyDay,
} from "./programParts.ts";

const agency = { state: "PA", agency: "PHEAA", url: "https://www.pheaa.org/" } as const;

export const pennsylvaniaPrograms: readonly StateProgram[] = [
  makeProgram(agency, {
    id: "pennsylvaniaStateGrant",
    name: "Pennsylvania State Grant",
    ruleYear: "2025-26",
    decidedBy: "rule",
    conditions: [resident, halfTime],
    // The formula of need is the agency's own and is not in the facts at hand.
    needs: [need("financialNeed"), need("residentForYear")],
    pays: [pay("approvedCollege", everyKind, upTo(5_750, "2025-26"))],
    deadlines: [
      { at: null, when: stateDate("PA") },
      { at: "openAdmissionOrTrade", when: yearlyDay(8, 1) },
    ],
    confidence: "H",
    checkWithAgency: true,
  }),
  makeProgram(agency, {
    id: "pennsylvaniaGrow",
    name: "Grow PA Scholarship",
    ruleYear: "2025-26",
    decidedBy: "rule",
    conditions: [resident, halfTime],
    needs: [need("inDemandProgram"), need("fileEarly"), need("ownForm"), need("workInStateAfter")],
    pays: [pay("approvedCollege", everyKind, upTo(5_000, "2025-26"))],
    deadlines: { kind: "soon" },
    confidence: "H",
    checkWithAgency: true,
  }),
];
