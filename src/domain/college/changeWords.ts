/** What happened to a college, in one or two sentences: for its page, the plan, the counselor. */
import type { Day } from "#lib/dates.ts";
import { formatAnd, formatDate, formatMonth } from "#lib/format.ts";
import { type CollegeChange, hasHappened } from "./changes.ts";

export type ChangeNames = {
  /** The successor's name, from the data set or from the record. */
  successor: string | null;
  /** The colleges that agreed to take its students. */
  teachOut: readonly string[];
};

/** "closed in May 2025", "joins Gannon University": for a mark in a list. */
export function nameChange({ event, keepsCampus }: Pick<CollegeChange, "event" | "keepsCampus">): string {
  if (keepsCampus) return "joining another college";
  return {
    announced: "merger announced",
    atRisk: "at risk",
    closing: "closing",
    closed: "closed",
    merging: "joining another college",
    merged: "part of another college",
    renamed: "renamed",
    reopened: "open again",
  }[event];
}

/** What happened, as of a day. "It" is the college. */
export function describeChange(change: CollegeChange, { successor }: ChangeNames, today: Day): string {
  const { event, date, lastFall, keepsCampus } = change;
  const when = date === null ? "" : ` ${sayDate(date)}`;
  const other = successor ?? "another college";
  const lastClass = lastFall === null ? "" : ` It last took first-years in fall ${lastFall}.`;
  switch (event) {
    case "announced":
      return `It has announced plans to join with another college${successor === null ? "" : ` as the ${successor}`}. Nothing we know of changes for students who start next fall.`;
    case "atRisk":
      return "Whether it can stay open and accredited is in question. Ask the college where it stands before you apply.";
    case "closed":
      return `It closed${when}.${lastClass}`;
    case "closing":
      return hasHappened(change, today)
        ? `It was to close${when}.${lastClass}`
        : `It will close${when}.${lastClass}`;
    case "renamed":
      return `It took its new name${when}.`;
    case "reopened":
      return `It takes students again${when === "" ? "" : `, since ${date === null ? "" : sayDate(date).replace(/^(?:in|on) /, "")}`}.`;
    case "merged":
      return `It became part of ${other}${when}.${keepsCampus ? ` ${campusStays}` : ""}`;
    case "merging":
      if (keepsCampus)
        return `It is joining ${other}${date === null ? "" : ` (planned for ${sayPlainDate(date)})`}. ${campusStays}`;
      return hasHappened(change, today)
        ? `It was planned to become part of ${other}${when}${sayOther(change)}. We haven’t read that this is complete; its first-years apply to ${other}.`
        : `It is planned to become part of ${other}${when}${sayOther(change)}. First-years apply to ${other}.`;
  }
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

/** "in May 2025", "on January 1, 2026", "in summer 2026". */
function sayDate(date: string): string {
  return `${date.length === 10 ? "on" : "in"} ${sayPlainDate(date)}`;
}

/** "May 2025", "January 1, 2026", "summer 2026", "2028". */
export function sayPlainDate(date: string): string {
  const [year = "", season] = date.split(" ");
  if (season !== undefined) return `${season} ${year}`;
  if (date.length === 10) return formatDate(date);
  return date.length === 7 ? formatMonth(`${date}-01`) : date;
}

function sayOther({ otherDate }: CollegeChange): string {
  return otherDate === null ? "" : ` (another source says ${sayPlainDate(otherDate)})`;
}
