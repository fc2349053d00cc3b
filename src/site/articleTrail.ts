/** The breadcrumb of a written page: shown above its title and included in its structured data. */
import type { Article } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { guideStates, toGuidePath } from "#content/guideStates.ts";
import { stateNames } from "#domain/college/states.ts";

/** Home, the pages above this one, and the page itself. */
export function buildArticleTrail({
  path,
  title,
}: Pick<Article, "path" | "title">): { name: string; url: string }[] {
  return [{ name: "Home", url: "/" }, ...listPagesAbove(path), { name: title, url: path }];
}

function listPagesAbove(path: string): { name: string; url: string }[] {
  const address = parseArticleAddress(path);
  switch (address?.kind) {
    case "help":
      return [{ name: "Help center", url: "/help" }];
    case "state": {
      const guides = { name: "State guides", url: "/state-college-planning-guides" };
      const state = { name: stateNames[guideStates[address.state]], url: toGuidePath(address.state, null) };
      return address.part === null ? [guides] : [guides, state];
    }
    default:
      return [{ name: "Blog", url: "/blog" }];
  }
}
