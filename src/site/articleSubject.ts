/** What a written page is about, as a name for search engines: from its address, or the first tag of its front matter. */
import type { Article } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { type GuidePart, guideStates } from "#content/guideStates.ts";
import { stateNames } from "#domain/college/states.ts";

const guideSubjects: Readonly<Record<GuidePart, string>> = {
  "financial-aid": "Financial aid",
  applications: "Applying to college",
  colleges: "Colleges",
  "academic-prep": "High school courses and graduation",
  "campus-life": "Campus life",
  "career-planning": "Careers after college",
  timeline: "Senior year of high school",
  requirements: "Graduation and college entry requirements",
};

/** Null for a page without tags. */
export function findArticleSubject({ path, tags }: Pick<Article, "path" | "tags">): string | null {
  const address = parseArticleAddress(path);
  if (address?.kind !== "state") return tags[0] ?? null;
  const subject = address.part === null ? "Planning for college" : guideSubjects[address.part];
  return `${subject} in ${stateNames[guideStates[address.state]]}`;
}
