/** Questions to ask on a visit to one college, based on its own figures, besides those to ask everywhere. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { AdmissionFactors, CommonDataSet } from "#domain/college/details.ts";
import type { KindMedians } from "#domain/college/kindMedians.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import type { Profile } from "#domain/people/profile.ts";
import { priceGrowth } from "#domain/price/priceGrowth.ts";

export const visitPeople = ["students", "department", "aidOffice", "admission", "ownEyes"] as const;
export type VisitPerson = (typeof visitPeople)[number];

/** A question raised by the college's own figures; the values appear in its wording. */
export type VisitQuestion =
  | { code: "fewFinish"; share: number; usual: number }
  | { code: "fewReturn"; share: number; usual: number }
  | { code: "pellGap"; pellShare: number; allShare: number }
  | { code: "manyPerTeacher"; studentsPerFaculty: number }
  | { code: "priceRises"; growthShare: number; usual: number }
  | { code: "needNotMet"; share: number; year: string }
  | { code: "meritRules"; averageUsd: number; year: string }
  | { code: "otherState" }
  | { code: "interestCounts" }
  | { code: "farFromHome"; miles: number }
  | { code: "smallPlace" }
  | { code: "largeCollege"; undergraduates: number }
  | { code: "ownMajor"; family: string; degrees: number }
  | { code: "majorNotSeen"; family: string }
  | { code: "faith"; affiliation: string };

export const personByQuestion: Readonly<Record<VisitQuestion["code"], VisitPerson>> = {
  fewFinish: "students",
  fewReturn: "students",
  largeCollege: "students",
  faith: "students",
  manyPerTeacher: "department",
  ownMajor: "department",
  majorNotSeen: "department",
  priceRises: "aidOffice",
  needNotMet: "aidOffice",
  meritRules: "aidOffice",
  otherState: "aidOffice",
  pellGap: "admission",
  interestCounts: "admission",
  farFromHome: "ownEyes",
  smallPlace: "ownEyes",
};

/** How unusual a figure must be to ask about it. Our choice: large enough that it is not rounding. */
export const visitThresholds = {
  sharePoints: 0.05,
  growthPoints: 0.01,
  studentsPerFaculty: 18,
  farMiles: 150,
  largeUndergraduates: 15_000,
} as const;

export type VisitFacts = {
  record: CollegeRecord;
  medians: KindMedians;
  commonDataSet: CommonDataSet | null;
  factors: AdmissionFactors | null;
  profile: Pick<Profile, "homeState" | "majorFamilies">;
  /** Straight-line; null if home is unknown. */
  miles: number | null;
  /** Degrees per year by two-digit field; null if the college's programs are unknown. */
  degreesIn: ((family: string) => number) | null;
};

/** In the order of `visitPeople`. Unpublished figures raise no questions. */
export function listVisitQuestions(facts: VisitFacts): VisitQuestion[] {
  const questions = [
    ...askAboutOutcomes(facts),
    ...askAboutCollege(facts.record),
    ...askAboutStudies(facts),
    ...askAboutMoney(facts),
    ...askAboutPlace(facts),
  ];
  return questions.toSorted((a, b) => getQuestionRank(a) - getQuestionRank(b));
}

function getQuestionRank({ code }: VisitQuestion): number {
  return visitPeople.indexOf(personByQuestion[code]);
}

function askAboutOutcomes({ record, medians }: VisitFacts): VisitQuestion[] {
  const { completionRate, retentionRate, pellGraduationShare } = record;
  const questions: VisitQuestion[] = [];
  const finish = medians.measures.completionRate.median;
  const back = medians.measures.retentionRate.median;
  const { sharePoints } = visitThresholds;
  if (completionRate !== null && finish !== null && finish - completionRate >= sharePoints) {
    questions.push({ code: "fewFinish", share: completionRate, usual: finish });
  }
  if (retentionRate !== null && back !== null && back - retentionRate >= sharePoints) {
    questions.push({ code: "fewReturn", share: retentionRate, usual: back });
  }
  if (
    completionRate !== null &&
    pellGraduationShare !== null &&
    completionRate - pellGraduationShare >= sharePoints
  ) {
    questions.push({ code: "pellGap", pellShare: pellGraduationShare, allShare: completionRate });
  }
  return questions;
}

function askAboutCollege({ undergraduates, religiousAffiliation }: CollegeRecord): VisitQuestion[] {
  const questions: VisitQuestion[] = [];
  if (undergraduates !== null && undergraduates > visitThresholds.largeUndergraduates) {
    questions.push({ code: "largeCollege", undergraduates });
  }
  if (religiousAffiliation !== null) questions.push({ code: "faith", affiliation: religiousAffiliation });
  return questions;
}

function askAboutStudies({ record, profile, degreesIn }: VisitFacts): VisitQuestion[] {
  const { studentsPerFaculty } = record;
  const questions: VisitQuestion[] = [];
  if (studentsPerFaculty !== null && studentsPerFaculty >= visitThresholds.studentsPerFaculty) {
    questions.push({ code: "manyPerTeacher", studentsPerFaculty });
  }
  if (degreesIn === null) return questions;
  for (const family of profile.majorFamilies) {
    const degrees = degreesIn(family);
    questions.push(degrees > 0 ? { code: "ownMajor", family, degrees } : { code: "majorNotSeen", family });
  }
  return questions;
}

function askAboutMoney({ record, commonDataSet, factors, profile }: VisitFacts): VisitQuestion[] {
  const { tuitionGrowthShare } = record;
  const usual = priceGrowth.nationalShare;
  const questions: VisitQuestion[] = [];
  if (tuitionGrowthShare !== null && tuitionGrowthShare - usual >= visitThresholds.growthPoints) {
    questions.push({ code: "priceRises", growthShare: tuitionGrowthShare, usual });
  }
  if (commonDataSet !== null) {
    const { needMetShare, averageMeritAwardUsd, sourceYear: year } = commonDataSet;
    if (needMetShare !== null && needMetShare < 1)
      questions.push({ code: "needNotMet", share: needMetShare, year });
    if (averageMeritAwardUsd !== null) {
      questions.push({ code: "meritRules", averageUsd: averageMeritAwardUsd, year });
    }
  }
  if (isOutOfState(record, profile.homeState)) questions.push({ code: "otherState" });
  const interest = factors?.demonstratedInterest ?? null;
  if (interest !== null && interest >= 1) questions.push({ code: "interestCounts" });
  return questions;
}

function isOutOfState(college: CollegeSummary, home: Profile["homeState"]): boolean {
  return college.control === "public" && home !== null && home !== college.state;
}

function askAboutPlace({ record, miles }: VisitFacts): VisitQuestion[] {
  const questions: VisitQuestion[] = [];
  if (miles !== null && miles >= visitThresholds.farMiles) questions.push({ code: "farFromHome", miles });
  if (record.setting === "town" || record.setting === "rural") questions.push({ code: "smallPlace" });
  return questions;
}
