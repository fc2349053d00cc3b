/** Parses the address of a written page: help, blog, story, or state guide. Whether the page exists is up to /content. */
import { type GuidePart, type GuideStateSlug, guideStateSlugs, listGuideParts } from "./guideStates.ts";
import { type StoryChapter, storyChapters, toStoryPath } from "./storyChapters.ts";

export type ArticleAddress =
  | { kind: "help"; slug: string }
  | { kind: "blog"; slug: string }
  | { kind: "story"; chapter: StoryChapter }
  | { kind: "state"; state: GuideStateSlug; part: GuidePart | null };

/** Null if the path cannot be a written page. Help and blog accept any slug; an unknown one is a 404. */
export function parseArticleAddress(path: string): ArticleAddress | null {
  const [, kind, slug] = /^\/(help|blog)\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (slug !== undefined) return { kind: kind === "help" ? "help" : "blog", slug };
  const chapter = storyChapters.find((one) => toStoryPath(one) === path);
  if (chapter !== undefined) return { kind: "story", chapter };
  return parseGuideAddress(path);
}

function parseGuideAddress(path: string): ArticleAddress | null {
  const [, slug, partName] = /^\/college-planning-([a-z-]+?)(?:\/([a-z-]+))?$/.exec(path) ?? [];
  const state = guideStateSlugs.find((one) => one === slug);
  if (state === undefined) return null;
  if (partName === undefined) return { kind: "state", state, part: null };
  const part = listGuideParts(state).find((one) => one === partName);
  return part === undefined ? null : { kind: "state", state, part };
}
