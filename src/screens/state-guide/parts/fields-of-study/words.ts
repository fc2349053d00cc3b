/** The text of what a state's colleges teach. */

import { dataYears } from "#domain/college/dataYears.ts";
import type { AwardLevel } from "#domain/college/details.ts";
import { publications } from "#domain/college/publications.ts";
import { nameInText, type StateCode } from "#domain/college/states.ts";
import { formatInteger, formatShare } from "#lib/format.ts";
import { typeNote } from "../shared/typeWords.ts";

/** The year of the degrees. */
const degreeYear = publications.completions.release ?? "";

const levels: Record<AwardLevel, string> = {
  bachelors: "Bachelor’s degrees",
  associate: "Associate degrees",
};

export const words = {
  title: (level: AwardLevel) => levels[level],
  lead: (level: AwardLevel, degrees: number, state: StateCode) =>
    `Colleges in ${nameInText(state)} awarded ${formatInteger(degrees)} ${level === "bachelors" ? "bachelor’s" : "associate"} degrees in ${degreeYear}. Each bar is the field’s share of those degrees, and the vertical line is its share nationally.`,
  shares: (own: number, nation: number) =>
    `${toFieldShareText(own)} here, ${toFieldShareText(nation)} nationally`,
  most: "Most at",
  giver: (degrees: number) => `(${formatInteger(degrees)})`,
  all: (count: number) => `All ${formatInteger(count)} fields`,
  field: "Field",
  degrees: "Degrees",
  here: "Share here",
  nation: "Share nationally",
  origin: `We count degrees awarded in ${degreeYear}, as each college reports them. Certificates are not counted. A college that teaches online counts all its students in its home state. Source: IPEDS Completions.`,
  outcomes: {
    title: "Outcomes by type of college",
    lead: "These federal figures follow former students by college, not by major. They are for the median college of each type, whatever its students studied.",
    type: "Type of college",
    finish: "Finish",
    earn: "Earnings after ten years",
    origin: `“Finish” covers full-time, first-time students who ${dataYears.completion}. Earnings are medians for former students with federal aid ten years after they started, if they were working and not enrolled, in ${dataYears.earnings}. Source: College Scorecard. ${typeNote}.`,
  },
} as const;

/** A small value is never shown as zero. */
export function toFieldShareText(share: number): string {
  return share > 0 && share < 0.005 ? "under 1%" : formatShare(share);
}
