/** Where a written page stands below the home page: shown above its title, and told to search engines. */
import type { Article } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { toGuidePath, guideStates } from "#content/guideStates.ts";
import { stateNames } from "#domain/college/states.ts";

/** Home, what stands above the page, and the page itself. */
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
