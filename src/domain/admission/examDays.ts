/** The AP exams of a student in the order of their days: which fall on one day, and which have no known day. */
import { type ApSubject, apExamWeeks, apSubjects } from "#domain/admission/apExams.ts";
import type { Day } from "#lib/dates.ts";

export type ExamDay = {
  day: Day;
  subjects: readonly ApSubject[];
  /** "same": nobody can sit both, whatever the hour: Calculus BC holds AB. "perhaps": the hours are not known. */
  clash: "none" | "perhaps" | "same";
};

export type ExamPlan = {
  days: readonly ExamDay[];
  /** An exam whose day was not found: it is in one of the two weeks. */
  unknown: readonly ApSubject[];
  /** Judged by a portfolio alone. */
  portfolio: readonly ApSubject[];
  /** Exams in the first week come days after the SAT of May 1. */
  inFirstWeek: number;
};

const bothCalculus = ["calculusAB", "calculusBC"];

/** Names that are no subject are left out. */
export function planExams(subjectIds: readonly string[]): ExamPlan {
  const chosen = apSubjects.filter(({ id }) => subjectIds.includes(id));
  const exams = chosen.filter(({ work }) => work !== "portfolio");
  const dated = exams.flatMap((subject) => (subject.day === null ? [] : [{ day: subject.day, subject }]));
  const days = [...new Set(dated.map(({ day }) => day))].toSorted().map((day): ExamDay => {
    const subjects = dated.filter((one) => one.day === day).map(({ subject }) => subject);
    return { day, subjects, clash: findExamClash(subjects) };
  });
  return {
    days,
    unknown: exams.filter(({ day }) => day === null),
    portfolio: chosen.filter(({ work }) => work === "portfolio"),
    inFirstWeek: exams.filter(({ day }) => day !== null && day <= apExamWeeks.first.to).length,
  };
}

function findExamClash(subjects: readonly ApSubject[]): ExamDay["clash"] {
  if (subjects.length < 2) return "none";
  return bothCalculus.every((one) => subjects.some(({ id }) => id === one)) ? "same" : "perhaps";
}
