/** The text of the questions about a student: labels, hints, choices and errors. */
import type { Control, Setting } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { AnswerProblem } from "#domain/people/answers.ts";
import type { CollegeSize, GpaScale, LivingPlan } from "#domain/people/profile.ts";
import { formatGradePoints, formatInteger, formatUsd } from "#lib/format.ts";

type ProblemOf = (problem: AnswerProblem) => string;
const other = "Please check this answer.";

const gpaHints: Readonly<Record<Exclude<GpaScale, "none">, string>> = {
  unweighted: "From 0 to 4.0. An A counts 4, in every class.",
  weighted: "From 0 to 5.0. Honors and AP classes count extra.",
  percent: "From 0 to 100, as on your report card.",
  letter: "The letter you get most, or your average.",
};

const tooHighGpa: Readonly<Record<Exclude<GpaScale, "none">, string>> = {
  unweighted: "A 4.0 scale ends at 4.0. If honors classes count extra at your school, choose “Weighted”.",
  weighted: "We read weighted averages up to 5.0. If yours is out of 100, choose “100 points”.",
  percent: "A 100-point average ends at 100.",
  letter: "Choose a letter from A to F.",
};

const describeUsdProblem: ProblemOf = (problem) => {
  switch (problem.kind) {
    case "tooLow":
      return "An amount below $0 cannot be right here. Use 0 if there is nothing, or a loss.";
    case "tooHigh":
      return `This is more than ${formatUsd(problem.maximum)}. Please check the zeros.`;
    case "notWhole":
      return "Whole dollars are enough, such as 18,000.";
    default:
      return "Use figures only, such as 18,000.";
  }
};

export const words = {
  gradeYear: {
    legend: "Your grade now",
    options: { 9: "9th", 10: "10th", 11: "11th", 12: "12th", 13: "Finished high school" },
  },
  gpa: {
    scaleLegend: "How your school counts",
    scales: {
      unweighted: "4.0 scale",
      weighted: "Weighted",
      percent: "100 points",
      letter: "Letters",
      none: "None yet",
    } satisfies Record<GpaScale, string>,
    label: "Grade average (GPA)",
    hint: (scale: Exclude<GpaScale, "none">) => gpaHints[scale],
    choose: "Choose a letter",
    letters: {
      A: "A or A+",
      "A-": "A−",
      "B+": "B+",
      B: "B",
      "B-": "B−",
      "C+": "C+",
      C: "C",
      "C-": "C−",
      "D+": "D+",
      D: "D",
      "D-": "D−",
      F: "F",
    },
    none: "That is fine. A test score can stand in for grades, and you can add them later.",
    problem(problem: AnswerProblem, scale: GpaScale): string {
      if (scale === "none") return other;
      if (problem.kind === "tooHigh") return tooHighGpa[scale];
      if (problem.kind === "tooLow") return "A grade average cannot be below 0.";
      return scale === "percent" ? "Use figures only, such as 92." : "Use figures only, such as 3.6.";
    },
    asGiven: (used: number) => `Used as it is: ${formatGradePoints(used)}.`,
    capped: (given: number, cap: number) =>
      `Used as ${formatGradePoints(cap)}: what is known about admission counts weighted averages up to ${formatGradePoints(cap)}, and yours is ${formatGradePoints(given)}.`,
    fromPercent: (used: number, atFour: number, perPoint: number) =>
      `Used as ${formatGradePoints(used)} on a 4.0 scale: ${formatInteger(atFour)} and above count as 4.0, and each ${formatInteger(perPoint)} points below as one grade point. That makes the range a little wider.`,
    fromLetter: (used: number) =>
      `Used as ${formatGradePoints(used)} on a 4.0 scale. That makes the range a little wider.`,
  },
  tests: {
    sat: "SAT total",
    satHint: "400 to 1600",
    act: "ACT composite",
    actHint: "1 to 36",
    note: "One is enough. With both, each college counts the better one.",
    satProblem: ((problem) => {
      if (problem.kind === "tooHigh") return "An SAT total is at most 1600.";
      if (problem.kind === "tooLow") return "An SAT total is at least 400: reading and math together.";
      return "Use a whole number, such as 1180.";
    }) satisfies ProblemOf,
    actProblem: ((problem) => {
      if (problem.kind === "tooHigh") return "An ACT composite is at most 36.";
      if (problem.kind === "tooLow") return "An ACT composite is at least 1.";
      return "Use a whole number, such as 24.";
    }) satisfies ProblemOf,
  },
  record: {
    none: "No published rule depends on this for you, so there is nothing to answer.",
    rank: "Class rank (top %)",
    rankHint: "10 means the top 10% of your class. Your counselor knows it if your school ranks.",
    rankProblem: "Use a figure from 1 to 100, such as 8. The top of the class is 1.",
    coreGpa: "GPA in core courses",
    coreGpaHint:
      "Only English, math, science, social studies and world language, unweighted, from 0 to 4.0. Your counselor can work it out.",
    coreGpaProblem: ((problem) => {
      if (problem.kind === "tooHigh") return "An unweighted average ends at 4.0.";
      if (problem.kind === "tooLow") return "A grade average cannot be below 0.";
      return "Use figures only, such as 3.2.";
    }) satisfies ProblemOf,
    coreYears: "Years of core courses",
    coreYearsHint:
      "How many years of English, math, science, social studies and world language will you have when you graduate, added up? A semester counts 0.5.",
    coreYearsProblem: ((problem) => {
      if (problem.kind === "tooHigh") return "We count up to 30 years. Check the sum.";
      if (problem.kind === "tooLow") return "This cannot be below 0.";
      if (problem.kind === "notHalves") return "Use whole and half years, such as 17 or 17.5.";
      return "Use figures only, such as 17.";
    }) satisfies ProblemOf,
    courses: "Will you have the required courses when you graduate?",
    coursesHint:
      "Most of these colleges want four years of English, three or four of math, three of science, three of social studies and two of one world language, and some want a year of art.",
    coursesOptions: { yes: "Yes, all of them", no: "No, I will miss some", unsure: "Not sure" },
  },
  home: {
    label: "ZIP code, or your state",
    hint: "A ZIP code also tells how far each college is. It is looked up on your device and sent nowhere.",
    found: (state: StateCode) => `${stateNames[state]}, with distances.`,
    stateOnly: (state: StateCode) => `${stateNames[state]}. Add a ZIP code to see distances.`,
    country: (name: string) =>
      `${name}: applying from outside the U.S. Public colleges are then priced at their out-of-state tuition. What fits you?`,
    looking: "Looking it up…",
    zipUnknown: (zip: string) =>
      `There is no ZIP code ${zip} in our table. Check the digits, or type your state.`,
    notAZip: "A ZIP code has five digits, such as 78701.",
    notAState:
      "We do not know a state of that name. Type it as in “Texas” or “TX”, give a ZIP code, or name your country if you live outside the U.S.",
    failed: "The ZIP code table did not load. Type your state for now, or try again.",
    tryAgain: "Try again",
  },
  pay: {
    label: "What your family can pay a year",
    hint: "From savings, pay and student work. Without loans, and before any grants.",
    after: "a year",
    perMonth: (perYearUsd: number) => `That is about ${formatUsd(perYearUsd / 12)} a month.`,
    problem: describeUsdProblem,
  },
  income: {
    label: "Family income a year",
    hint: "Before taxes. A good guess is enough: colleges publish prices for five broad income groups.",
    after: "a year",
    bracket: (from: number, to: number | null) =>
      to === null
        ? `Prices for families with more than ${formatUsd(from - 1)} are used.`
        : `Prices for families with ${formatUsd(from)} to ${formatUsd(to)} are used.`,
    problem: describeUsdProblem,
    privacy:
      "This stays on your device, unless you turn on sharing it in your account. It is never put into a link.",
  },
  majors: {
    legend: "Fields you might study",
    hint: "Choose up to 10.",
    filter: "Find a field",
    showAll: (count: number) => `Show all ${count} fields`,
    none: "No field has that word. Try a broader one.",
    full: "Ten are chosen. Take one off to add another.",
    count: (count: number) => (count === 1 ? "1 field chosen" : `${count} fields chosen`),
  },
  majorPrograms: {
    legend: "Is it one of these?",
    hint: "Some universities admit to these separately, and the chance can be far lower. Leave it empty if you are not sure.",
  },
  size: {
    legend: "College size",
    hint: "Undergraduates. Choose any.",
    options: { small: "Small", medium: "Medium", large: "Large" } satisfies Record<CollegeSize, string>,
    details: (smallBelow: number, largeAbove: number): Record<CollegeSize, string> => ({
      small: `under ${formatInteger(smallBelow)}`,
      medium: `${formatInteger(smallBelow)} to ${formatInteger(largeAbove)}`,
      large: `over ${formatInteger(largeAbove)}`,
    }),
  },
  setting: {
    legend: "Where it stands",
    hint: "Choose any.",
    options: {
      city: "City",
      suburb: "Suburb",
      town: "Town",
      rural: "Country",
    } satisfies Record<Setting, string>,
  },
  distance: {
    legend: "Farthest from home",
    hint: "In a straight line; a road is longer.",
    needsZip: "To measure distance we need your ZIP code.",
    any: "Anywhere",
    option: (miles: number) => `${formatInteger(miles)} miles`,
  },
  kind: {
    levelsLegend: "Degree",
    levels: {
      fourYear: "Four-year college",
      twoYear: "Two-year college",
    },
    levelDetails: { fourYear: "bachelor’s degree", twoYear: "associate degree, or a start to transfer" },
    controlsLegend: "Who runs it",
    controls: {
      public: "Public",
      nonprofit: "Private, nonprofit",
      forProfit: "For-profit",
    } satisfies Record<Control, string>,
    hint: "Choose any. Nothing chosen means all.",
  },
  living: {
    legend: "Where you would live",
    options: {
      onCampus: "On campus",
      offCampus: "In a place of my own",
      withFamily: "With my family",
    } satisfies Record<LivingPlan, string>,
  },
};
