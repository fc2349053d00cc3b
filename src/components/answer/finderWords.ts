/** The words of the class year and of what only state programs ask; `answerWords` says what they must have. */
import type { AnswerProblem } from "#domain/answers/readTyped.ts";
import { stateNames } from "#domain/college/states.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import { describeUsdProblem } from "./words.ts";

const unsure = { label: "Not sure yet" };
const toOption = ([code, label]: [string, string]) => [code, { label }] as const;

export const finderWords = {
  graduationYear: {
    name: "class year",
    label: "Year you graduate from high school",
    problem: () => "Use a year, such as 2028.",
    known: (_plan: unknown, value: unknown) => `Class of ${String(value)}`,
  },
  schoolState: {
    name: "state of your high school",
    label: "State where you graduate from high school",
    options: Object.fromEntries(Object.entries(stateNames).map(toOption)),
    known: (_plan: unknown, value: unknown) =>
      `High school in ${Object.entries(stateNames).find(([code]) => code === value)?.[1] ?? ""}`,
  },
  cltTotal: {
    name: "CLT",
    label: "CLT total",
    hint: "0 to 120",
    problem: () => "Use a whole number from 0 to 120.",
    known: (_plan: unknown, value: unknown) => `CLT ${String(value)}`,
  },
  classPlace: {
    name: "place in class",
    label: "Are you first or second in your class?",
    options: {
      first: { label: "First" },
      second: { label: "Second" },
      other: { label: "Neither" },
      unsure,
    },
    known: (_plan: unknown, value: unknown) =>
      value === "other"
        ? "Not first or second in class"
        : `${value === "first" ? "First" : "Second"} in class`,
  },
  studentAidIndex: {
    name: "Student Aid Index",
    label: "Student Aid Index (SAI)",
    hint: "It’s on your FAFSA Submission Summary. It can be below zero.",
    problem: (problem: AnswerProblem) =>
      problem.kind === "tooLow"
        ? "The index is never below −1,500."
        : "Use a whole number, such as 4,200 or −1,500.",
    known: (_plan: unknown, value: unknown) => `SAI ${formatInteger(Number(value)).replace("-", "\u2212")}`,
  },
  getsPell: {
    name: "Pell Grant",
    label: "Will you get a Pell Grant?",
    options: { yes: { label: "Yes" }, no: { label: "No" }, unsure },
  },
  parentCount: {
    name: "parents in the household",
    label: "Parents in the household",
    options: { one: { label: "One" }, two: { label: "Two" }, unsure },
    known: (_plan: unknown, value: unknown) => (value === "one" ? "One parent" : "Two parents"),
  },
  dependency: {
    name: "whose income counts",
    label: "Whose income counts on your FAFSA",
    options: {
      dependent: { label: "My parents’ (most students)" },
      independentMarried: { label: "Mine and my spouse’s" },
      independentSingle: { label: "Mine alone" },
      unsure,
    },
    known: (_plan: unknown, value: unknown) =>
      value === "dependent"
        ? "Parents’ income counts"
        : value === "independentMarried"
          ? "Own and spouse’s income counts"
          : "Own income counts",
  },
  familyAssetsUsd: {
    name: "savings and other assets",
    label: "Savings and other assets",
    hint: "Leave out your home and your retirement accounts.",
    before: "$",
    problem: describeUsdProblem,
    known: (_plan: unknown, value: unknown) => `Assets ${formatUsd(Number(value))}`,
  },
  collegeKind: {
    name: "kind of college you want",
    label: "Where you want to go",
    options: {
      publicFourYear: { label: "Public four-year college" },
      communityCollege: { label: "Community or technical college" },
      nonprofit: { label: "Private nonprofit college" },
      unsure,
    },
  },
  creditLoad: {
    name: "credits per term",
    label: "Credits per term",
    options: {
      fullTime: { label: "Full time (12 or more)" },
      halfTime: { label: "Half time (6 to 11)" },
      someCredits: { label: "3 to 5 credits" },
      fewCredits: { label: "Fewer than 3" },
      unsure,
    },
    known: (_plan: unknown, value: unknown) =>
      value === "fullTime"
        ? "Full time"
        : value === "halfTime"
          ? "Half time"
          : value === "someCredits"
            ? "3 to 5 credits a term"
            : "Fewer than 3 credits a term",
  },
  collegeStart: {
    name: "when you start college",
    label: "When you will start college",
    options: {
      rightAway: { label: "In the fall after high school" },
      nextYear: { label: "A year later" },
      later: { label: "Later than that" },
      unsure,
    },
    known: (_plan: unknown, value: unknown) =>
      value === "rightAway"
        ? "College in the fall after high school"
        : value === "nextYear"
          ? "College a year after high school"
          : "College more than a year after high school",
  },
};
