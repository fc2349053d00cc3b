/** The fifteen states that have a guide, the pages of a guide, and their addresses. */
import type { StateCode } from "#domain/college/states.ts";

/** As they stand in addresses and as folders of content/states. */
export const guideStates = {
  texas: "TX",
  california: "CA",
  florida: "FL",
  "north-carolina": "NC",
  virginia: "VA",
  colorado: "CO",
  oregon: "OR",
  georgia: "GA",
  "new-york": "NY",
  illinois: "IL",
  pennsylvania: "PA",
  ohio: "OH",
  michigan: "MI",
  arizona: "AZ",
  maryland: "MD",
} as const satisfies Readonly<Record<string, StateCode>>;

export type GuideStateSlug = keyof typeof guideStates;

export const guideStateSlugs = Object.keys(guideStates) as readonly GuideStateSlug[];

/** The pages below a state's guide, in the order a family needs them. */
export const guideParts = [
  "financial-aid",
  "applications",
  "colleges",
  "academic-prep",
  "campus-life",
  "career-planning",
] as const;

/** Texas has two pages more. */
export const texasParts = ["timeline", "requirements"] as const;

export type GuidePart = (typeof guideParts)[number] | (typeof texasParts)[number];

/** The pages below the guide of one state. */
export function listGuideParts(slug: GuideStateSlug): readonly GuidePart[] {
  return slug === "texas" ? [...guideParts, ...texasParts] : guideParts;
}

/** The address of a state's guide (`part` null) or of one page below it. */
export function toGuidePath(slug: GuideStateSlug, part: GuidePart | null): `/${string}` {
  return part === null ? `/college-planning-${slug}` : `/college-planning-${slug}/${part}`;
}

/** The state of a guide by its postal code; null where the state has no guide. */
export function findGuideSlug(code: StateCode): GuideStateSlug | null {
  return guideStateSlugs.find((slug) => guideStates[slug] === code) ?? null;
}
