/** The AP subjects of 2026-27 and the days of their exams in May 2027, as far as they are known. */

import { latestValue } from "#facts/fact.ts";
import { apExamDatesSource, apSubjectDaysSource } from "#facts/sources/admission.ts";
import * as facts from "#facts/tests/apExams.ts";
import type { Day } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";

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
export const apExamFeeUsd = latestValue(facts.apExamFee);

/** Both weeks, and the days for those who could not sit then. */
export const apExamWeeks = {
  first: readWeek(facts.apExamWeekFirst),
  second: readWeek(facts.apExamWeekSecond),
  late: readWeek(facts.apExamWeekLate),
} as const;

/** The days of single subjects were found in one place only. */
export const apSources = {
  weeks: apExamDatesSource,
  days: apSubjectDaysSource,
} as const satisfies Record<string, Source>;

export const apSubjects: readonly ApSubject[] = latestValue(facts.apSubjectList);

function readWeek(
  week: typeof facts.apExamWeekFirst | typeof facts.apExamWeekSecond | typeof facts.apExamWeekLate,
) {
  const { from, to } = latestValue(week);
  return { from, to };
}
