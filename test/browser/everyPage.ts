/** Every URL of the site that tests visit, and one that does not exist. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { guideStateSlugs, guideStates, listGuideParts, toGuidePath } from "#content/guideStates.ts";
import { storyChapters, toStoryPath } from "#content/storyChapters.ts";
import { statesInDepth } from "#domain/college/stateGuides.ts";
import { listAddresses, pages } from "#site/pages.ts";
import { chooseLength } from "../support/longTests.ts";

const college = "/colleges/the-university-of-texas-at-austin";

const content = resolve(import.meta.dirname, "..", "..", "content");

/** The articles of a folder of /content, as [address, file]. */
function listArticles(folder: string): [path: string, file: string][] {
  const slugs = readdirSync(join(content, folder)).flatMap((name) =>
    name.endsWith(".md") ? [name.slice(0, -3)] : [],
  );
  return slugs.map((slug) => [`/${folder}/${slug}`, join(content, folder, `${slug}.md`)]);
}

const articles: readonly [path: string, file: string][] = [
  ...listArticles("help"),
  ...listArticles("blog"),
  ...storyChapters.map((chapter): [string, string] => [
    toStoryPath(chapter),
    join(content, "stories", `${chapter}.md`),
  ]),
  // The other guides are made from records, all in the same way: Tennessee's is visited for them.
  ...guideStateSlugs
    .filter((slug) => statesInDepth.has(guideStates[slug]))
    .flatMap((slug) =>
      [null, ...listGuideParts(slug)].map((part): [string, string] => [
        toGuidePath(slug, part),
        join(content, "states", slug, `${part ?? "guide"}.md`),
      ]),
    ),
];

/** Every article in /content. */
export const writtenPaths: readonly string[] = articles.map(([path]) => path);

/** The guides made from records, all in the same way. */
export const recordPaths: readonly string[] = guideStateSlugs
  .filter((slug) => !statesInDepth.has(guideStates[slug]))
  .map((slug) => toGuidePath(slug, null));

/** The kinds of blocks that an article holds, tools and parts each by their name. */
function listBlockKinds(text: string): string[] {
  const blocks = text.matchAll(/^```(?:(?:tool|part)\nname: )?(\w+)/gm);
  return [...blocks].map(([, name = ""]) => name);
}

/**
 * Articles that together hold every kind of block, the one with most that are new first, and the shorter where there is a
 * choice: all are rendered the same way. Most at the end hold one tool alone, and the tools have tests of their own.
 */
function chooseArticles(): string[] {
  const seen = new Set<string>();
  const chosen: string[] = [];
  let left = articles
    .map(([path, file]) => ({ path, text: readFileSync(file, "utf8") }))
    .map(({ path, text }) => ({ path, length: text.length, kinds: listBlockKinds(text) }));
  const countNew = (kinds: readonly string[]) => new Set(kinds.filter((kind) => !seen.has(kind))).size;
  while (left.length > 0) {
    left = left
      .filter(({ kinds }) => countNew(kinds) > 0)
      .toSorted((a, b) => countNew(b.kinds) - countNew(a.kinds) || a.length - b.length);
    const [next] = left;
    if (next === undefined) break;
    chosen.push(next.path);
    for (const kind of next.kinds) seen.add(kind);
  }
  return chosen.slice(0, chooseLength({ short: 8, long: chosen.length }));
}

export const paths: readonly string[] = [
  ...pages.flatMap(listAddresses),
  college,
  ...chooseArticles(),
  toGuidePath("tennessee", null),
];
export const missingPath = "/no-such-page";
