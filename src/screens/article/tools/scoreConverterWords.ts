/** The text of the score converter. */
import type { AnswerProblem } from "#domain/people/answers.ts";
import { formatDate } from "#lib/format.ts";

const tests = { sat: "SAT", act: "ACT" } as const;

export const words = {
  sat: "SAT total",
  satHint: "400 to 1600",
  act: "ACT composite",
  actHint: "1 to 36",
  either: "Fill in one of the two, or both to see which is higher.",
  satProblem: (problem: AnswerProblem): string => {
    if (problem.kind === "tooHigh") return "An SAT total is at most 1600.";
    if (problem.kind === "tooLow") return "An SAT total is at least 400: reading and math together.";
    return "Use a whole number, such as 1180.";
  },
  actProblem: (problem: AnswerProblem): string => {
    if (problem.kind === "tooHigh") return "An ACT composite is at most 36.";
    if (problem.kind === "tooLow") return "An ACT composite is at least 1.";
    return "Use a whole number, such as 24.";
  },
  toAct: (sat: number, act: number) => `SAT ${sat} is about ACT ${act}`,
  toSat: (act: number, sat: number) => `ACT ${act} is about SAT ${sat}`,
  band: (from: number, to: number) =>
    `ACT composites of this level stand for SAT totals from ${from} to ${to}.`,
  satBelow: "The makers’ table ends at an SAT total of 590. Below it nothing is published.",
  actBelow: "The makers’ table ends at an ACT composite of 9. Below it nothing is published.",
  higher: (test: "sat" | "act") => `Of the two, your ${tests[test]} is the higher result.`,
  same: "The two are about the same. Keep the one that felt less rushed.",
  about:
    "The table of 2018 is built on the paper SAT and the ACT with four sections. Both makers still point to it. Never convert one section alone.",
  keep: (test: "sat" | "act") => `Keep as my ${tests[test]} score`,
  kept: (test: "sat" | "act") => `Your plan has this ${tests[test]} score`,
  keptSaid: (test: "sat" | "act", score: number) => `${tests[test]} ${score} is in your plan.`,
  next: (test: "sat" | "act") => `Next days for the ${tests[test]}`,
  noNext: "No further test day is published yet. Look at the maker’s page.",
  expected: "expected",
  register: (day: string, isExpected: boolean) =>
    `Register by ${formatDate(day)}${isExpected ? " (expected)" : ""}`,
  late: (day: string, isExpected: boolean) =>
    `late, with a fee, by ${formatDate(day)}${isExpected ? " (expected)" : ""}`,
  onlyLate: (day: string, isExpected: boolean) =>
    `Only late registration is open, with a fee, until ${formatDate(day)}${isExpected ? " (expected)" : ""}`,
  add: (test: "sat" | "act") => `Add the ${tests[test]} to my plan`,
  inPlan: (test: "sat" | "act") => `Your plan has the ${tests[test]}`,
  addedSaid: (test: "sat" | "act") => `The ${tests[test]} and its tasks are in your plan.`,
};
