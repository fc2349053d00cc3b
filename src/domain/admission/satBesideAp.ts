/** The SAT days before and after the one that falls just before the AP exams: the better choice for a student with AP exams. */
import { apExamWeeks, apExamYear } from "#domain/admission/apExams.ts";
import { satSittings } from "#facts/calendar/testSittings.ts";
import { requireValue } from "#facts/fact.ts";
import type { Day } from "#lib/dates.ts";
import { formatSchoolYear } from "#lib/format.ts";

export const satBesideAp = findBesideAp();

function findBesideAp(): { before: Day; after: Day } {
  const days = requireValue(satSittings, formatSchoolYear(apExamYear - 1)).map(({ date }) => date);
  const near = days.findLastIndex((day) => day < apExamWeeks.first.from);
  const [before, after] = [days[near - 1], days[near + 1]];
  if (before === undefined || after === undefined) throw new Error("No SAT days beside the AP exams.");
  return { before, after };
}
