/** Every URL of the site that tests visit, and one that does not exist. */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { guideStateSlugs, listGuideParts, toGuidePath } from "#content/guideStates.ts";
import { storyChapters, toStoryPath } from "#content/storyChapters.ts";
import { listAddresses, pages } from "#site/pages.ts";

const college = "/colleges/the-university-of-texas-at-austin";

const content = resolve(import.meta.dirname, "..", "..", "content");
const listSlugs = (folder: string) =>
  readdirSync(join(content, folder)).flatMap((name) => (name.endsWith(".md") ? [name.slice(0, -3)] : []));

/** Every article in /content. */
export const writtenPaths: readonly string[] = [
  ...listSlugs("help").map((slug) => `/help/${slug}`),
  ...listSlugs("blog").map((slug) => `/blog/${slug}`),
  ...storyChapters.map(toStoryPath),
  ...guideStateSlugs.flatMap((slug) =>
    [null, ...listGuideParts(slug)].map((part) => toGuidePath(slug, part)),
  ),
];

/**
 * One article of each kind, in the states with the most and the fewest colleges; all are rendered the same
 * way.
 */
const writtenOfEachKind: readonly string[] = [
  "/help/fafsa-completion-guide",
  "/blog/success-stories-and-case-studies",
  "/maya-story-november",
  "/college-planning-california/colleges",
  ...[null, ...listGuideParts("maryland")].map((part) => toGuidePath("maryland", part)),
  toGuidePath("texas", "requirements"),
];

export const paths: readonly string[] = [...pages.flatMap(listAddresses), college, ...writtenOfEachKind];
export const missingPath = "/no-such-page";
