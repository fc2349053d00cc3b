/** Which national scholarships are open to a student today, which open later, and which have closed. */
import {
  type NamedScholarship,
  namedScholarships,
  type ScholarshipTick,
} from "#domain/timeline/namedScholarships.ts";
import { type Day, findLastDayOfMonth, toDay } from "#lib/dates.ts";
import { type AdmissionEvent, findEvent } from "./admissionDates.ts";

export type ScholarshipAnswers = {
  graduationYear: number;
  today: Day;
  /** On the 4.0 scale; null if not given. */
  gpa: number | null;
  ticks: readonly ScholarshipTick[];
};

export type DatedScholarship = {
  award: NamedScholarship;
  closes: AdmissionEvent;
  /** The last possible closing day: the end of the month if only that is known. */
  lastDay: Day;
  /** "thisMonth": it closes this month, on an unknown day. */
  state: "open" | "thisMonth" | "opensLater" | "closed";
  /** The opening day, or the first of its month; null if unknown. */
  opensOn: { day: Day; isMonth: boolean } | null;
};

export type ScholarshipDates = {
  /** The student qualifies and it is open: next to close first. */
  ahead: readonly DatedScholarship[];
  /** The student qualifies, but it has closed for this class. */
  closed: readonly DatedScholarship[];
  /** The student does not qualify, with the reason. */
  notForYou: readonly { award: NamedScholarship; because: ScholarshipTick | "gpa" }[];
};

export function listScholarshipDates(answers: ScholarshipAnswers): ScholarshipDates {
  const notForYou: { award: NamedScholarship; because: ScholarshipTick | "gpa" }[] = [];
  const dated: DatedScholarship[] = [];
  for (const award of namedScholarships) {
    const because = listUnmetNeeds(award, answers);
    if (because !== null) {
      notForYou.push({ award, because });
      continue;
    }
    const closes = findEvent(award.eventId, answers.graduationYear);
    if (closes !== null) dated.push(toDatedScholarship(award, closes, answers));
  }
  const inOrder = dated.toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : a.lastDay > b.lastDay ? 1 : 0));
  return {
    ahead: inOrder.filter(({ state }) => state !== "closed"),
    closed: inOrder.filter(({ state }) => state === "closed"),
    notForYou,
  };
}

/** A missing GPA rules nothing out; an unchecked requirement does. */
function listUnmetNeeds(
  { needs, gpaMinimum }: NamedScholarship,
  { gpa, ticks }: ScholarshipAnswers,
): ScholarshipTick | "gpa" | null {
  if (gpaMinimum !== null && gpa !== null && gpa < gpaMinimum) return "gpa";
  return needs.find((need) => !ticks.includes(need)) ?? null;
}

function toDatedScholarship(
  award: NamedScholarship,
  closes: AdmissionEvent,
  { graduationYear, today }: ScholarshipAnswers,
): DatedScholarship {
  const opensOn = findOpening(award, graduationYear);
  const month = closes.month;
  const lastDay =
    closes.date ?? (month === null ? "9999-12-31" : findLastDayOfMonth(month.year, month.month));
  const isThisMonth = closes.date === null && lastDay.slice(0, 7) === today.slice(0, 7);
  const state =
    lastDay < today
      ? "closed"
      : opensOn !== null && opensOn.day > today
        ? "opensLater"
        : isThisMonth
          ? "thisMonth"
          : "open";
  return {
    award,
    closes,
    lastDay,
    state: isStillOpen(closes, today, opensOn) ? "opensLater" : state,
    opensOn,
  };
}

/** If the opening is unknown, an award for a later class is not open yet, because its school year has not started. */
function isStillOpen(closes: AdmissionEvent, today: Day, opensOn: DatedScholarship["opensOn"]): boolean {
  if (opensOn !== null) return false;
  const firstYear = Number(closes.cycle.slice(0, 4));
  return today < toDay(firstYear, 8, 1);
}

function findOpening({ opens }: NamedScholarship, graduationYear: number): DatedScholarship["opensOn"] {
  if (opens === null) return null;
  const { month, dayFor2027 } = opens;
  const year = month >= 7 ? graduationYear - 1 : graduationYear;
  return graduationYear === 2027 && dayFor2027 !== null
    ? { day: toDay(year, month, dayFor2027), isMonth: false }
    : { day: toDay(year, month, 1), isMonth: true };
}
