/** The AP subjects of 2026-27 and the days of their exams in May 2027, as far as they are known. */
import type { Day } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";
import { calendarCheckedOn } from "./admissionCalendar.ts";

export type ApSubject = {
  /** Stable: what was chosen is kept by it. Letters and digits. */
  id: string;
  name: string;
  /** Null where the day was not found. */
  day: Day | null;
  /** Judged by a portfolio, or by one besides the exam: then a day before the exams matters too. */
  work: "exam" | "portfolio" | "both";
};

export const apExamYear = 2027;
export const apExamFeeUsd = 99;
export const apCheckedOn: Day = calendarCheckedOn;

/** Both weeks, and the days for those who could not sit then. */
export const apExamWeeks = {
  first: { from: "2027-05-03", to: "2027-05-07" },
  second: { from: "2027-05-10", to: "2027-05-14" },
  late: { from: "2027-05-17", to: "2027-05-21" },
} as const;

export const apSources = {
  weeks: {
    id: "ap-exam-dates",
    title: "AP exam dates, College Board",
    year: "2026-27",
    url: "https://apcentral.collegeboard.org/exam-administration-ordering-scores/exam-dates",
  },
  /** Found in one place only. */
  days: {
    id: "ap-subject-days",
    title: "Days of single AP subjects: confirm with College Board or your AP coordinator",
    year: "2026-27",
    url: "https://apcentral.collegeboard.org/exam-administration-ordering-scores/exam-dates",
  },
} as const satisfies Record<string, Source>;

export const apSubjects: readonly ApSubject[] = [
  exam("biology", "Biology", "2027-05-03"),
  exam("physicsCMechanics", "Physics C: Mechanics", "2027-05-03"),
  exam("physics1", "Physics 1", "2027-05-05"),
  exam("physicsCElectricity", "Physics C: Electricity and Magnetism", "2027-05-05"),
  exam("chemistry", "Chemistry", "2027-05-06"),
  exam("physics2", "Physics 2", "2027-05-06"),
  exam("calculusAB", "Calculus AB", "2027-05-10"),
  exam("calculusBC", "Calculus BC", "2027-05-10"),
  exam("precalculus", "Precalculus", "2027-05-11"),
  exam("statistics", "Statistics", "2027-05-11"),
  exam("africanAmericanStudies", "African American Studies"),
  exam("artHistory", "Art History"),
  exam("businessPersonalFinance", "Business with Personal Finance"),
  exam("chinese", "Chinese Language and Culture"),
  exam("comparativeGovernment", "Comparative Government and Politics"),
  exam("computerScienceA", "Computer Science A"),
  { ...exam("computerSciencePrinciples", "Computer Science Principles"), work: "both" },
  exam("cybersecurity", "Cybersecurity"),
  exam("englishLanguage", "English Language and Composition"),
  exam("englishLiterature", "English Literature and Composition"),
  exam("environmentalScience", "Environmental Science"),
  exam("europeanHistory", "European History"),
  exam("french", "French Language and Culture"),
  exam("german", "German Language and Culture"),
  exam("humanGeography", "Human Geography"),
  exam("italian", "Italian Language and Culture"),
  exam("japanese", "Japanese Language and Culture"),
  exam("latin", "Latin"),
  exam("macroeconomics", "Macroeconomics"),
  exam("microeconomics", "Microeconomics"),
  exam("musicTheory", "Music Theory"),
  exam("psychology", "Psychology"),
  { ...exam("research", "Research"), work: "portfolio" },
  { ...exam("seminar", "Seminar"), work: "both" },
  exam("spanishLanguage", "Spanish Language and Culture"),
  exam("spanishLiterature", "Spanish Literature and Culture"),
  { ...exam("drawing", "Drawing"), work: "portfolio" },
  { ...exam("artDesign2D", "2-D Art and Design"), work: "portfolio" },
  { ...exam("artDesign3D", "3-D Art and Design"), work: "portfolio" },
  exam("usGovernment", "United States Government and Politics"),
  exam("usHistory", "United States History"),
  exam("worldHistory", "World History: Modern"),
];

function exam(id: string, name: string, day: Day | null = null): ApSubject {
  return { id, name, day, work: "exam" };
}
