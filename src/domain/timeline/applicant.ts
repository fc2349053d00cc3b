/** Whom a timeline is for, and the year and term of the start that its dates count back from. */
import { type Day, getMonth, getYear, toDay } from "#lib/dates.ts";
import { findGrade, findLastTimelineDay, findSeniorClass } from "./classYear.ts";
import type { ApplicantKind, TimelineInput } from "./timeline.ts";

export type StartTerm = { term: "fall" | "spring"; year: number };

export type Applicant = StartTerm & {
  kind: ApplicantKind;
  /** The class that applies for the fall of this year; the award year and the application cycle follow from it. */
  entryYear: number;
};

/** As stored: "fall2027". Null for anything else. */
export function parseStartTerm(text: string | null | undefined): StartTerm | null {
  const found = /^(fall|spring)(20\d\d)$/.exec(text ?? "");
  return found === null ? null : { term: found[1] === "fall" ? "fall" : "spring", year: Number(found[2]) };
}

export function formatStartTerm({ term, year }: StartTerm): string {
  return `${term}${year}`;
}

/** The starts to choose from: the next four, while there is still time to apply for them. */
export function listStartTerms(today: Day): StartTerm[] {
  const year = getYear(today);
  return [year, year + 1, year + 2]
    .flatMap((one): StartTerm[] => [
      { term: "spring", year: one },
      { term: "fall", year: one },
    ])
    .filter((start) => today <= findLastApplyingDay(start))
    .slice(0, 4);
}

/** Spring classes begin in January and fall classes in August at most colleges. */
function findLastApplyingDay({ term, year }: StartTerm): Day {
  return term === "spring" ? toDay(year, 1, 10) : findLastTimelineDay(year);
}

/**
 * Students in high school start in the fall after it. A graduate or transfer student starts when they said, otherwise
 * next fall. Without an answer, a class that has left school is applying if it still considers a college and none has
 * enrolled it.
 */
export function findApplicant({
  graduationYear,
  today,
  colleges,
  path,
  startTerm,
}: Pick<TimelineInput, "graduationYear" | "today" | "colleges" | "path" | "startTerm">): Applicant {
  const atSchool: Applicant = {
    kind: "highSchool",
    term: "fall",
    year: graduationYear,
    entryYear: graduationYear,
  };
  const hasLeft = findGrade(graduationYear, today) > 12;
  if (!hasLeft) return atSchool;
  const isEnrolled = colleges.some(({ status }) => status === "enrolled");
  const asked = parseStartTerm(startTerm);
  const isAhead = asked !== null && today <= findLastApplyingDay(asked);
  // What they meant to start has begun.
  if (asked !== null && !isAhead && isEnrolled) return atSchool;
  if (path == null) {
    const isApplying = colleges.some(({ status }) => status === "considering" || status === "applying");
    if (isEnrolled || !isApplying || today <= findLastTimelineDay(graduationYear)) return atSchool;
  }
  const start = isAhead ? asked : { term: "fall" as const, year: findNextFall(today) };
  const kind = path === "transfer" ? "transfer" : "graduate";
  return { ...start, kind, entryYear: start.year };
}

/** In August the year's first classes begin, and applications are for the fall after. */
function findNextFall(today: Day): number {
  return getMonth(today) >= 8 ? findSeniorClass(today) : getYear(today);
}
