/**
 * What a student tells about themselves, one entry an answer, stored under its own name in `plan.profile` and sent under it
 * in every `profile`. The type, the schema, the empty value, the link and the field all follow from the entry; its words are
 * in components/answer/words.ts. Everything except money, so it may be shared.
 */
import { controls, settings } from "#domain/college/college.ts";
import { stateCodes } from "#domain/college/states.ts";
import { gpaScales } from "../gpaScale.ts";
import {
  type AnswerKind,
  anyNumber,
  choice,
  choices,
  choiceWith,
  code,
  codes,
  halves,
  record,
  wholeNumber,
  yesNo,
} from "../kinds.ts";

export const livingPlans = ["onCampus", "offCampus", "withFamily"] as const;
export const sizes = ["small", "medium", "large"] as const;
/** What a student may wish for in a college besides field, size and place. */
export const wishes = ["hbcu", "faith", "womens", "signing", "tribal"] as const;
/** What a transfer student has earned. */
export const earnedDegrees = ["none", "associate", "bachelors"] as const;

export type ProfileEntry = {
  kind: AnswerKind;
  /**
   * How a link (#a=…) names it: never reused, because a link shared years ago must keep its meaning. Null: not in links.
   */
  letter: string | null;
  /** The screen of the match quiz that asks it; null where another tool does. */
  screen: QuizScreen | null;
};

/** The screens of the match quiz: the first three lead to a first list, and each of the others sharpens it. */
export const quizScreens = [
  "grades",
  "home",
  "pay",
  "since",
  "tests",
  "record",
  "majors",
  "distance",
  "size",
  "setting",
  "kind",
  "living",
] as const;
export type QuizScreen = (typeof quizScreens)[number];

export const profileAnswers = {
  /** 9-12; 13 means high school is finished. */
  gradeYear: { kind: wholeNumber(9, 13), letter: "y", screen: "grades" },
  gpaScale: { kind: choiceWith(gpaScales, "unweighted"), letter: "k", screen: "grades" },
  /** On the student's own scale. */
  gpa: { kind: anyNumber(0, 100), letter: "g", screen: "grades" },
  satTotal: { kind: wholeNumber(400, 1_600), letter: "s", screen: "tests" },
  actComposite: { kind: wholeNumber(1, 36), letter: "a", screen: "tests" },
  /** Class rank as a top percentage: 10 is "top 10%". */
  classRankTopPercent: { kind: anyNumber(1, 100), letter: "r", screen: "record" },
  /** The unweighted average in English, math, science, social studies and world language alone, 0-4. */
  coreGpa: { kind: anyNumber(0, 4), letter: "q", screen: "record" },
  /** Years of those five subjects by graduation, added up; a half-year course counts 0.5. */
  coreYears: { kind: halves(0, 30), letter: "t", screen: "record" },
  /** Whether the student will have the courses that admission rules require; null is "not sure". */
  hasRequiredCourses: { kind: yesNo, letter: "u", screen: "record" },
  /** Whether the student's high school is a public one: some admission rules hold only for these. */
  attendsPublicSchool: { kind: yesNo, letter: "p", screen: "record" },
  /** Two-digit CIP families: "11", "52". */
  majorFamilies: { kind: codes(/^\d{2}$/, 10), letter: "m", screen: "majors" },
  /** Single programs inside these families, four CIP digits: "5138" is nursing (majorPrograms.ts). */
  majorPrograms: { kind: codes(/^\d{4}$/, 10), letter: "j", screen: "majors" },
  homeZip: { kind: code(/^\d{5}$/), letter: "z", screen: "home" },
  homeState: { kind: choice(stateCodes), letter: "h", screen: "home" },
  /** Looked up from the ZIP code, which is enough for a link. */
  homeLatitude: { kind: anyNumber(-90, 90), letter: null, screen: null },
  homeLongitude: { kind: anyNumber(-180, 180), letter: null, screen: null },
  livingPlan: { kind: choiceWith(livingPlans, "onCampus"), letter: "l", screen: "living" },
  sizes: { kind: choices(sizes), letter: "n", screen: "size" },
  settings: { kind: choices(settings), letter: "e", screen: "setting" },
  maxDistanceMiles: { kind: wholeNumber(1, 10_000), letter: "d", screen: "distance" },
  levels: { kind: choices(["fourYear", "twoYear"]), letter: "v", screen: "kind" },
  controls: { kind: choices(controls), letter: "c", screen: "kind" },
  /** Historically Black, faith-affiliated, women's, with a signing community, tribal. Too personal for a link. */
  wishes: { kind: choices(wishes), letter: null, screen: "kind" },
  /** For transfer students: the college they come from (UNITID), the credits earned there, and the degree. */
  transfer: {
    kind: record({
      unitId: wholeNumber(100_000, 999_999),
      credits: wholeNumber(0, 300),
      degree: choiceWith(earnedDegrees, "none"),
    }),
    letter: null,
    screen: "since",
  },
  /** Served and was discharged. The FAFSA's question includes active duty, so this is never read from it. */
  isVeteran: { kind: yesNo, letter: null, screen: "since" },
  /** A child or spouse of a veteran or service member, who may get education benefits as a dependent. */
  isVeteranDependent: { kind: yesNo, letter: null, screen: null },
  /** Brothers and sisters in college at the same time, the student not counted; some colleges' own forms count them. */
  siblingsInCollege: { kind: wholeNumber(0, 10), letter: null, screen: null },
  /** The answers left open on purpose, each with its day: "payPerYearUsd@2026-11-27". "Not sure yet" is an answer too. */
  notSure: { kind: codes(/^[A-Za-z.]{1,60}@\d{4}-\d\d-\d\d$/, 100), letter: null, screen: null },
} as const satisfies Readonly<Record<string, ProfileEntry>>;

export type ProfileAnswerId = keyof typeof profileAnswers;
