/** The text of the score converter. */
import { concordance } from "#domain/admission/concordance.ts";
import type { AnswerProblem } from "#domain/answers/readTyped.ts";
import { formatDate } from "#lib/format.ts";

const tests = { sat: "SAT", act: "ACT" } as const;

/** The last row of the table both test makers published. */
const lowest = concordance.reduce((low, row) => (row.act < low.act ? row : low));

export const words = {
  sat: "SAT total",
  satHint: "400 to 1600",
  act: "ACT composite",
  actHint: "1 to 36",
  either: "Enter one score, or both to see which is higher.",
  satProblem: (problem: AnswerProblem): string => {
    if (problem.kind === "tooHigh") return "An SAT total is at most 1600.";
    if (problem.kind === "tooLow") return "An SAT total is at least 400. Add reading and math together.";
    return "Enter a whole number, such as 1180.";
  },
  actProblem: (problem: AnswerProblem): string => {
    if (problem.kind === "tooHigh") return "An ACT composite is at most 36.";
    if (problem.kind === "tooLow") return "An ACT composite is at least 1.";
    return "Enter a whole number, such as 24.";
  },
  toAct: (sat: number, act: number) => `SAT ${sat} is about ACT ${act}`,
  toSat: (act: number, sat: number) => `ACT ${act} is about SAT ${sat}`,
  band: (from: number, to: number) => `This ACT composite matches SAT totals from ${from} to ${to}.`,
  satBelow: `The published table stops at an SAT total of ${lowest.satFrom}.`,
  actBelow: `The published table stops at an ACT composite of ${lowest.act}.`,
  higher: (test: "sat" | "act") => `Your ${tests[test]} score is the stronger one.`,
  same: "The two are about the same. Focus on the test that felt less rushed.",
  about:
    "Convert only full scores, never a single section. The official table is from 2018, before the digital SAT and the shorter ACT. Both test makers still use it.",
  keep: (test: "sat" | "act") => `Save as my ${tests[test]} score`,
  kept: (test: "sat" | "act") => `This ${tests[test]} score is in your plan`,
  keptSaid: (test: "sat" | "act", score: number) => `${tests[test]} ${score} is in your plan.`,
  next: (test: "sat" | "act") => `Next ${tests[test]} dates`,
  noNext: "No later test date is published yet. Check the test’s own site.",
  expected: "expected",
  register: (day: string, isExpected: boolean) =>
    `Register by ${formatDate(day)}${isExpected ? " (expected)" : ""}`,
  late: (day: string, isExpected: boolean) =>
    `late registration, with a fee, by ${formatDate(day)}${isExpected ? " (expected)" : ""}`,
  onlyLate: (day: string, isExpected: boolean) =>
    `Only late registration is open, with a fee, until ${formatDate(day)}${isExpected ? " (expected)" : ""}`,
  add: (test: "sat" | "act") => `Add the ${tests[test]} to my plan`,
  inPlan: (test: "sat" | "act") => `The ${tests[test]} is in your plan`,
  addedSaid: (test: "sat" | "act") => `The ${tests[test]} and its tasks are in your plan.`,
};
