/** The states with a guide, the pages each guide has, and their addresses. */
import {
  type GuideState,
  type GuideStateSlug,
  guideCodes,
  hasGuide,
  statesInDepth,
  toGuideSlug,
} from "#domain/college/stateGuides.ts";
import type { StateCode } from "#domain/college/states.ts";

export type { GuideStateSlug };

export const guideStateSlugs: readonly GuideStateSlug[] = guideCodes.map(toGuideSlug);

export const guideStates = Object.fromEntries(
  guideCodes.map((code) => [toGuideSlug(code), code]),
) as Readonly<
  Record<GuideStateSlug, GuideState> // Each state with a guide has its slug here.
>;

/** The pages under a guide in depth, in the order a family needs them. */
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

/** The pages under one state's guide; none where the guide is one page. */
export function listGuideParts(slug: GuideStateSlug): readonly GuidePart[] {
  if (!statesInDepth.has(guideStates[slug])) return [];
  return slug === "texas" ? [...guideParts, ...texasParts] : guideParts;
}

/** The address of a state's guide (`part` null) or of a page under it. */
export function toGuidePath(slug: GuideStateSlug, part: GuidePart | null): `/${string}` {
  return part === null ? `/college-planning-${slug}` : `/college-planning-${slug}/${part}`;
}

/** The guide for a state's postal code; null for a territory without one. */
export function findGuideSlug(code: StateCode): GuideStateSlug | null {
  return hasGuide(code) ? toGuideSlug(code) : null;
}

/** Where the guide of a state has its aid programs with the finder; null for a territory without a guide. */
export function findAidPath(code: StateCode): `/${string}` | null {
  const slug = findGuideSlug(code);
  if (slug === null) return null;
  const part = listGuideParts(slug).find((one) => one === "financial-aid");
  return part === undefined ? `${toGuidePath(slug, null)}#${aidAnchor}` : toGuidePath(slug, part);
}

/** The index of guides, and what it says for a home in a territory or abroad. */
export const guidesPath = "/state-college-planning-guides";
export const territoriesAnchor = "territories";

/** The heading of the aid programs on a guide of one page. */
export const aidAnchor = "state-money";

/** The state whose guide a path is in; null elsewhere. */
export function findGuideState(path: string): StateCode | null {
  const slug = /^\/college-planning-([a-z-]+)/.exec(path)?.[1];
  const found = guideStateSlugs.find((one) => one === slug);
  return found === undefined ? null : guideStates[found];
}
