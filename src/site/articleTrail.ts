/** The breadcrumb of a written page: shown above its title and included in its structured data. */
import type { Article } from "#content/article.ts";
import { articleAddress } from "#content/articleAddress.ts";
import { guidePath, guideStates } from "#content/guideStates.ts";
import { stateNames } from "#domain/college/states.ts";

/** Home, the pages above this one, and the page itself. */
export function articleTrail({
  path,
  title,
}: Pick<Article, "path" | "title">): { name: string; url: string }[] {
  return [{ name: "Home", url: "/" }, ...placesAbove(path), { name: title, url: path }];
}

function placesAbove(path: string): { name: string; url: string }[] {
  const address = articleAddress(path);
  switch (address?.kind) {
    case "help":
      return [{ name: "Help center", url: "/help" }];
    case "state": {
      const guides = { name: "State guides", url: "/state-college-planning-guides" };
      const state = { name: stateNames[guideStates[address.state]], url: guidePath(address.state, null) };
      return address.part === null ? [guides] : [guides, state];
    }
    default:
      return [{ name: "Blog", url: "/blog" }];
  }
}
