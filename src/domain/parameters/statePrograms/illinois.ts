/** State aid of Illinois: its programs as rules, each with its year and source. As of November 2026. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import {
  atLeast,
  atMost,
  collegeSets,
  everyKind,
  makeProgram,
  need,
  pay,
  resident,
  stateDate,
  upTo,
} from "./programParts.ts";

const commission = {
  state: "IL",
  agency: "Illinois Student Assistance Commission",
  url: "https://www.isac.org/",
} as const;

export const illinoisPrograms: readonly StateProgram[] = [
  makeProgram(commission, {
    id: "illinoisMap",
    name: "Monetary Award Program (MAP)",
    ruleYear: "2025-26",
    decidedBy: "rule",
    conditions: [resident, atMost("sai", 9_000), atLeast("creditsPerTerm", 3)],
    needs: [need("fileEarly")],
    pays: [pay("approvedCollege", everyKind, upTo(8_064, "2025-26"))],
    deadlines: stateDate("IL"),
    confidence: "M",
    checkWithAgency: true,
  }),
  makeProgram(commission, {
    id: "illinoisAimHigh",
    name: "AIM HIGH",
    ruleYear: "2026-27",
    decidedBy: "college",
    conditions: [resident, { kind: "poverty", percent: 800 }],
    needs: [],
    pays: [pay("publicUniversity", ["publicFourYear"], collegeSets)],
    deadlines: { kind: "college" },
    confidence: "M",
    checkWithAgency: true,
  }),
];
