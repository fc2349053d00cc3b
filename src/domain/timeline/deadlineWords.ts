/** What is said of one of a college's dates: the day as far as it is known, and how it is known. */

import type { Deadline } from "#domain/college/deadline.ts";
import { toThisCycle } from "#domain/timeline/nextCycle.ts";
import { formatDate, formatShortDate } from "#lib/format.ts";
import type { ApplicationPlan } from "./timeline.ts";

export const rolling = "Rolling";

/** What rolling admission means for a family: said alike on the college's page, on Today, in the timeline and in lists of dates. */
export const rollingMeaning = "There is no fixed date. Apply early, because places and aid can run out.";

export function isDeadlineCertain({ confidence = "published" }: Deadline): boolean {
  return confidence === "published";
}

/** "November 1, 2026", or "About November 1, 2026" where this cycle's date is not confirmed. */
export function describeDay(deadline: Deadline, style: "long" | "short" = "long"): string {
  const { date } = toThisCycle(deadline);
  if (date === null) return rolling;
  const day = style === "long" ? formatDate(date) : formatShortDate(date);
  return isDeadlineCertain(deadline) ? day : `${style === "long" ? "About" : "about"} ${day}`;
}

/** For which cycle it was published, or why it needs checking. */
export function describeConfidence(deadline: Deadline): string | null {
  const { confidence = "published", cycle, date } = deadline;
  if (cycle === undefined) return null;
  switch (confidence) {
    case "lastCycle":
      return date === null
        ? `Admission was rolling in ${cycle}. Check with the college for this year.`
        : `The date was ${formatDate(date)} in ${cycle}. We do not have this year’s, so check with the college.`;
    case "check":
      return `We could not confirm this date for ${cycle}, so check with the college.`;
    case "published":
    default:
      return `Published for ${cycle}.`;
  }
}

/** What the link to its source is called; null where the address was not kept. */
export function describeSource({ source = "list", url = null }: Deadline): string | null {
  if (url === null) return null;
  return source === "commonAppGrid" ? "Common App requirements grid" : "The page with this date";
}

/** How a student applies, within a sentence. */
export const planNames: Readonly<Record<ApplicationPlan, string>> = {
  earlyDecision1: "early decision",
  earlyDecision2: "early decision II",
  earlyAction: "early action",
  restrictiveEarlyAction: "restrictive early action",
  regularDecision: "regular decision",
  rolling: "rolling admission",
  uc: "University of California",
  csu: "California State University",
};
