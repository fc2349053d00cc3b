/** What happened to a college, in one or two sentences: for its page, the plan, the counselor. */
import type { Day } from "#lib/dates.ts";
import { formatAnd } from "#lib/format.ts";
import { sayDate, sayPlainDate } from "./changeDates.ts";
import { type CollegeChange, hasHappened } from "./changes.ts";

export type ChangeNames = {
  /** The successor's name, from the data set or from the record. */
  successor: string | null;
  /** The colleges that agreed to take its students. */
  teachOut: readonly string[];
};

/** What happened, as of a day. "It" is the college. */
export function describeChange(change: CollegeChange, { successor }: ChangeNames, today: Day): string {
  const { event, date, lastFall, keepsCampus } = change;
  const when = date === null ? "" : ` ${sayDate(date)}`;
  const other = successor ?? "another college";
  const lastClass = lastFall === null ? "" : ` It last enrolled first-years in fall ${lastFall}.`;
  switch (event) {
    case "announced": {
      const name = successor === null ? "" : ` as the ${successor}`;
      return `It has announced plans to join with another college${name}. We know of no changes for students who start next fall.`;
    }
    case "atRisk":
      return "It is not certain to stay open and accredited. Ask the college about its status before you apply.";
    case "closed":
      return `It closed${when}.${lastClass}`;
    case "closing":
      return hasHappened(change, today)
        ? `It was to close${when}.${lastClass}`
        : `It will close${when}.${lastClass}`;
    case "renamed":
      return `It took its new name${when}.`;
    case "reopened":
      return date === null
        ? "It is taking students again."
        : `It has been taking students again since ${sayPlainDate(date)}.`;
    case "merged":
      return `It became part of ${other}${when}.${keepsCampus ? ` ${campusStays}` : ""}`;
    case "merging":
    default:
      return describeMerger(change, other, today);
  }
}

function describeMerger(change: CollegeChange, other: string, today: Day): string {
  const { date, keepsCampus } = change;
  const when = date === null ? "" : ` ${sayDate(date)}${sayOther(change)}`;
  if (keepsCampus) {
    return hasHappened(change, today)
      ? `It planned to join ${other}${when}, but we haven’t read that it has. ${campusStays}`
      : `It plans to join ${other}${when}. ${campusStays}`;
  }
  return hasHappened(change, today)
    ? `It planned to become part of ${other}${when}. We haven’t read that it has, but its first-years apply to ${other}.`
    : `It plans to become part of ${other}${when}. First-years apply to ${other}.`;
}

const campusStays = "The campus stays, and you still apply there.";

/** Where its students go, as far as we know; null where nothing is known. */
export function describeNext({ students }: CollegeChange, { teachOut }: ChangeNames): string | null {
  const known = [
    students,
    teachOut.length === 0 ? null : `Its students can finish at ${formatAnd(teachOut)}.`,
  ].filter((sentence) => sentence !== null);
  return known.length === 0 ? null : known.join(" ");
}

function sayOther({ otherDate }: CollegeChange): string {
  return otherDate === null ? "" : ` (another source says ${sayPlainDate(otherDate)})`;
}
