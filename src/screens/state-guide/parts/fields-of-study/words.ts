/** The words of what a state's colleges teach. */

import { publications } from "#components/source/publications.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import type { AwardLevel } from "#domain/college/details.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
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
    `Colleges in ${stateNames[state]} gave ${formatInteger(degrees)} ${level === "bachelors" ? "bachelor’s" : "associate"} degrees in ${degreeYear}. The bar is the field’s share of them; the upright mark is its share in the nation.`,
  shares: (own: number, nation: number) => `${toFieldShareText(own)} here, ${toFieldShareText(nation)} in the nation`,
  most: "Most at",
  giver: (degrees: number) => `(${formatInteger(degrees)})`,
  all: (count: number) => `All ${formatInteger(count)} fields`,
  field: "Field",
  degrees: "Degrees",
  here: "Share here",
  nation: "Share in the nation",
  origin: `Degrees of ${degreeYear}, by each college’s own report; certificates are not in them. A college that teaches online counts all its students in its home state. IPEDS Completions.`,
  outcomes: {
    title: "What comes of it",
    lead: "These federal figures follow former students by college, not by major: so they tell of the middle college of each type, whatever its students studied.",
    type: "Type of college",
    finish: "Finish",
    earn: "Earn ten years on",
    origin: `Finishing: full-time first-time students who ${dataYears.completion}. Earnings: the middle former student with federal aid, ten years after starting, if working and not enrolled, in ${dataYears.earnings}. College Scorecard. ${typeNote}.`,
  },
} as const;

/** Something is never shown as nothing. */
export function toFieldShareText(share: number): string {
  return share > 0 && share < 0.005 ? "under 1%" : formatShare(share);
}
