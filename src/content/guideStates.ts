/** The fifteen states with a guide, the pages each guide has, and their addresses. */
import type { StateCode } from "#domain/college/states.ts";

/** As used in addresses and as folder names in content/states. */
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

/** The pages under a state's guide, in the order a family needs them. */
export const guideParts = [
  "financial-aid",
  "applications",
  "colleges",
  "academic-prep",
  "campus-life",
  "career-planning",
] as const;

/** Texas has two extra pages. */
export const texasParts = ["timeline", "requirements"] as const;

export type GuidePart = (typeof guideParts)[number] | (typeof texasParts)[number];

/** The pages under one state's guide. */
export function listGuideParts(slug: GuideStateSlug): readonly GuidePart[] {
  return slug === "texas" ? [...guideParts, ...texasParts] : guideParts;
}

/** The address of a state's guide (`part` null) or of a page under it. */
export function toGuidePath(slug: GuideStateSlug, part: GuidePart | null): `/${string}` {
  return part === null ? `/college-planning-${slug}` : `/college-planning-${slug}/${part}`;
}

/** The guide for a state's postal code; null if the state has none. */
export function findGuideSlug(code: StateCode): GuideStateSlug | null {
  return guideStateSlugs.find((slug) => guideStates[slug] === code) ?? null;
}

/** The state whose guide a path is in; null elsewhere. */
export function findGuideState(path: string): StateCode | null {
  const slug = /^\/college-planning-([a-z-]+)/.exec(path)?.[1];
  const found = guideStateSlugs.find((one) => one === slug);
  return found === undefined ? null : guideStates[found];
}
