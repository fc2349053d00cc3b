/** The text of the questions about a student: labels, hints, choices and errors. */

import type { GpaScale } from "#domain/answers/gpaScale.ts";
import type { AnswerProblem } from "#domain/answers/readTyped.ts";
import type { Control, Setting } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { CollegeSize, LivingPlan } from "#domain/people/profile.ts";
import { formatGradePoints, formatInteger, formatUsd } from "#lib/format.ts";

type ProblemOf = (problem: AnswerProblem) => string;
const other = "Check this answer.";

const gpaHints: Readonly<Record<Exclude<GpaScale, "none">, string>> = {
  unweighted: "An A is 4.0 in every class.",
  weighted: "Honors and AP classes count extra, so it goes up to 5.0.",
  percent: "Use a number from 0 to 100, as on your report card.",
  letter: "Choose the letter you get most often, or your average.",
};

const tooHighGpa: Readonly<Record<Exclude<GpaScale, "none">, string>> = {
  unweighted: "A 4.0 scale goes up to 4.0. If honors classes count extra at your school, choose “Weighted.”",
  weighted: "We accept weighted averages up to 5.0. If yours is out of 100, choose “100 points.”",
  percent: "A 100-point average goes up to 100.",
  letter: "Choose a letter from A to F.",
};

export const describeUsdProblem: ProblemOf = (problem) => {
  switch (problem.kind) {
    case "tooLow":
      return "Enter 0 or more. Use 0 if there was no income, or a loss.";
    case "tooHigh":
      return `This amount is more than ${formatUsd(problem.maximum)}. Check the zeros.`;
    case "notWhole":
      return "Use whole dollars, such as 18,000.";
    default:
      return "Use numbers only, such as 18,000.";
  }
};

export const words = {
  other,
  choose: "Choose",
  fromFafsa: (used: string) => `Prices use ${used}, from your FAFSA answers.`,
  isFromFafsa: "This comes from your FAFSA answers.",
  gradeYear: {
    legend: "Your grade now",
    options: { 9: "9th", 10: "10th", 11: "11th", 12: "12th", 13: "Finished high school" },
  },
  gpa: {
    scaleLegend: "Grading scale",
    scales: {
      unweighted: "4.0 scale",
      weighted: "Weighted",
      percent: "100 points",
      letter: "Letters",
      none: "None yet",
    } satisfies Record<GpaScale, string>,
    label: "Grade average (GPA)",
    collegeLabel: "College grade average (GPA)",
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
    none: "That’s fine. A test score can stand in for grades, and you can add your grades later.",
    problem(problem: AnswerProblem, scale: GpaScale): string {
      if (scale === "none") return other;
      if (problem.kind === "tooHigh") return tooHighGpa[scale];
      if (problem.kind === "tooLow") return "A grade average cannot be below 0.";
      if (problem.kind === "otherScale") return words.gpa.isOtherScale(problem.gpa, problem.scale);
      return scale === "percent" ? "Use numbers only, such as 92." : "Use numbers only, such as 3.6.";
    },
    isOtherScale: (gpa: number, scale: "unweighted" | "weighted") =>
      scale === "unweighted"
        ? `Is that ${formatGradePoints(gpa)} out of 4.0?`
        : `Is that a weighted average of ${formatGradePoints(gpa)}?`,
    otherScaleYes: (scale: "unweighted" | "weighted") =>
      scale === "unweighted" ? "Yes, out of 4.0" : "Yes, weighted",
    capped: (given: number, cap: number) =>
      `We use ${formatGradePoints(cap)}: published admission data count weighted averages up to ${formatGradePoints(cap)}, and yours is ${formatGradePoints(given)}.`,
    fromPercent: (used: number, atFour: number, perPoint: number) =>
      `We use ${formatGradePoints(used)} on a 4.0 scale: ${formatInteger(atFour)} and above count as 4.0, and every ${formatInteger(perPoint)} points below take off one grade point. That makes the range a little wider.`,
    fromLetter: (used: number) =>
      `We use ${formatGradePoints(used)} on a 4.0 scale. That makes the range a little wider.`,
  },
  tests: {
    sat: "SAT total",
    satHint: "400 to 1600",
    act: "ACT composite",
    actHint: "1 to 36",
    satProblem: ((problem) => {
      if (problem.kind === "tooHigh") return "An SAT total is at most 1600.";
      if (problem.kind === "tooLow")
        return "An SAT total is at least 400, counting reading and math together.";
      return "Use a whole number, such as 1180.";
    }) satisfies ProblemOf,
    actProblem: ((problem) => {
      if (problem.kind === "tooHigh") return "An ACT composite is at most 36.";
      if (problem.kind === "tooLow") return "An ACT composite is at least 1.";
      return "Use a whole number, such as 24.";
    }) satisfies ProblemOf,
  },
  record: {
    none: "No published rule that applies to you depends on this, so there is nothing to answer.",
    rank: "Class rank (top %)",
    rankHint: "10 means the top 10% of your class. If your high school ranks students, it can tell you.",
    rankProblem: "Use a number from 1 to 100, such as 8. The top of the class is 1.",
    coreGpa: "GPA in core courses",
    coreGpaHint:
      "Count only your grades in English, math, science, social studies and world language, unweighted, on a 4.0 scale. Your high school can calculate it.",
    coreGpaProblem: ((problem) => {
      if (problem.kind === "tooHigh") return "An unweighted average goes up to 4.0.";
      if (problem.kind === "tooLow") return "A grade average cannot be below 0.";
      return "Use numbers only, such as 3.2.";
    }) satisfies ProblemOf,
    coreYears: "Years of core courses",
    coreYearsHint:
      "How many years of English, math, science, social studies and world language will you have when you graduate, added up? A semester counts 0.5.",
    coreYearsProblem: ((problem) => {
      if (problem.kind === "tooHigh") return "We count up to 30 years. Check the total.";
      if (problem.kind === "tooLow") return "This cannot be below 0.";
      if (problem.kind === "notHalves") return "Use whole and half years, such as 17 or 17.5.";
      return "Use numbers only, such as 17.";
    }) satisfies ProblemOf,
    courses: "Will you have the required courses when you graduate?",
    coursesHint:
      "Most of these colleges want four years of English, three or four of math, three of science, three of social studies and two of one world language, and some want a year of art.",
    coursesOptions: { yes: "Yes, all of them", no: "No, I will miss some", unsure: "Not sure" },
  },
  home: {
    label: "ZIP code, or your state",
    hint: "Used only for prices and distances. It stays on this device.",
    found: (state: StateCode, isRough: boolean) =>
      `In ${stateNames[state]}.${isRough ? " Distances are approximate." : ""}`,
    stateOnly: (state: StateCode) => `${stateNames[state]}. Add a ZIP code to see distances.`,
    country: (name: string) =>
      `${name}: applying from outside the U.S. We’ll use out-of-state tuition for public colleges. Which describes you?`,
    looking: "Looking it up…",
    zipUnknown: (zip: string) => `We don’t have the ZIP code ${zip}. Check the digits, or type your state.`,
    notAZip: "A ZIP code has five digits, such as 78701.",
    notAState:
      "We don’t recognize that state. Type it like “Texas” or “TX,” enter a ZIP code, or name your country if you live outside the U.S.",
    failed: "The ZIP codes didn’t load. Type your state for now, or try again.",
    tryAgain: "Try again",
  },
  pay: {
    label: "What your family can pay a year",
    hint: "Count savings, income and student work, not loans.",
    after: "a year",
    perMonth: (perYearUsd: number) => `About ${formatUsd(perYearUsd / 12)} a month.`,
    problem: describeUsdProblem,
  },
  income: {
    label: "Yearly family income",
    hint: "Income before taxes, for closer prices.",
    after: "a year",
    bracket: (from: number, to: number | null) =>
      to === null
        ? `We use prices for families with more than ${formatUsd(from - 1)}.`
        : `We use prices for families with ${formatUsd(from)} to ${formatUsd(to)}.`,
    problem: describeUsdProblem,
    privacy:
      "This stays on your device unless you choose to share it in your account. It never goes into a link.",
  },
  majors: {
    legend: "Fields you might study",
    hint: "Choose up to 10.",
    filter: "Find a field",
    showAll: (count: number) => `Show all ${count} fields`,
    none: "No field matches that word. Try a broader one.",
    full: "You’ve chosen ten. Remove one to add another.",
    count: (count: number) => (count === 1 ? "1 field chosen" : `${count} fields chosen`),
  },
  majorPrograms: {
    legend: "Is it one of these?",
    hint: "Some universities admit students to these programs separately, and the chance can be far lower. Leave this blank if you are not sure.",
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
    legend: "Setting",
    hint: "Choose any.",
    options: {
      city: "City",
      suburb: "Suburb",
      town: "Town",
      rural: "Rural",
    } satisfies Record<Setting, string>,
  },
  distance: {
    legend: "Farthest from home",
    hint: "Distances are in a straight line. Driving is longer.",
    needsZip: "We need your ZIP code to measure distance.",
    any: "Anywhere",
    option: (miles: number) => `${formatInteger(miles)} miles`,
  },
  kind: {
    levelsLegend: "Degree",
    levels: {
      fourYear: "Four-year college",
      twoYear: "Two-year college",
    },
    levelDetails: {
      fourYear: "bachelor’s degree",
      twoYear: "associate degree, or a start before you transfer",
    },
    controlsLegend: "Public or private",
    controls: {
      public: "Public",
      nonprofit: "Private nonprofit",
      forProfit: "For-profit",
    } satisfies Record<Control, string>,
    hint: "Choose as many as you like. If you choose none, all are shown.",
  },
  living: {
    legend: "Where you would live",
    options: {
      onCampus: "On campus",
      offCampus: "Off campus",
      withFamily: "With my family",
    } satisfies Record<LivingPlan, string>,
  },
  transfer: {
    college: "The college you attend, or attended last",
    gone: "We no longer have the college you chose. Find it again, or choose another.",
    credits: "Credits earned so far",
    creditsHint: "Enter the number on your transcript, without this term’s classes.",
    creditsProblem: "Use a whole number from 0 to 300.",
    degree: "Degree earned",
    degrees: { none: "None yet", associate: "Associate degree", bachelors: "Bachelor’s degree" },
    gpa: (gpa: string | null) =>
      gpa === null
        ? "Transfer agreements use your college GPA. Add it with your grades."
        : `We treat the ${gpa} you gave with your grades as your college GPA. If it is from high school, change it.`,
    fewCredits:
      "With fewer than 12 credits, most colleges treat you as a first-year applicant, and so do we. Ask each college where it draws the line, because some set it at 24 or 30.",
    inHighSchool:
      "College classes you take in high school don’t make you a transfer student. You apply as a first-year, and your credits come with you.",
  },
};
