/** A student's AP exams in date order: which clash on the same day, and which have no known date. */
import { type ApSubject, apExamWeeks, apSubjects } from "#domain/admission/apExams.ts";
import type { Day } from "#lib/dates.ts";

export type ExamDay = {
  day: Day;
  subjects: readonly ApSubject[];
  /** "same": no student can take both, because Calculus BC includes AB. "perhaps": same day, but the times are not known. */
  clash: "none" | "perhaps" | "same";
};

export type ExamPlan = {
  days: readonly ExamDay[];
  /** No date found; the exam is in one of the two AP weeks. */
  unknown: readonly ApSubject[];
  /** Graded on a portfolio only. */
  portfolio: readonly ApSubject[];
  /** Exams in the first week come days after the May 1 SAT. */
  inFirstWeek: number;
};

const bothCalculus = ["calculusAB", "calculusBC"];

/** Unknown subject ids are ignored. */
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
