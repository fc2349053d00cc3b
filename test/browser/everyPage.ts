/** Every address of the site that tests go through, and one that leads nowhere. */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { guidePartsOf, guidePath, guideStateSlugs } from "#content/guideStates.ts";
import { storyChapters, storyPath } from "#content/storyChapters.ts";
import { addressesOf, pages } from "#site/pages.ts";

const college = "/colleges/the-university-of-texas-at-austin";

const content = resolve(import.meta.dirname, "..", "..", "content");
const slugsIn = (folder: string) =>
  readdirSync(join(content, folder)).flatMap((name) => (name.endsWith(".md") ? [name.slice(0, -3)] : []));

/** Every written page of /content. */
export const writtenPaths: readonly string[] = [
  ...slugsIn("help").map((slug) => `/help/${slug}`),
  ...slugsIn("blog").map((slug) => `/blog/${slug}`),
  ...storyChapters.map(storyPath),
  ...guideStateSlugs.flatMap((slug) => [null, ...guidePartsOf(slug)].map((part) => guidePath(slug, part))),
];

/** Of the written pages one of each kind, in the states with the most and the fewest colleges; all are rendered the same way. */
const writtenOfEachKind: readonly string[] = [
  "/help/fafsa-completion-guide",
  "/blog/success-stories-and-case-studies",
  "/maya-story-november",
  "/college-planning-california/colleges",
  ...[null, ...guidePartsOf("maryland")].map((part) => guidePath("maryland", part)),
  guidePath("texas", "requirements"),
];

export const paths: readonly string[] = [...pages.flatMap(addressesOf), college, ...writtenOfEachKind];
export const missingPath = "/no-such-page";
export const everywhere: readonly string[] = [...paths, missingPath];

/** What the console may hold on the way there. */
export function expectedErrorsAt(path: string): string[] {
  return path === missingPath ? ["404"] : [];
}
