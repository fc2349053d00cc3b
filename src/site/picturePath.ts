/** Where the picture for sharing a page stands, and which listed pages have one of their own: drawn at build. */
import type { Page } from "./pages.ts";

/** Named by the page's address. */
export function toPicturePath(path: string): `/${string}` {
  return `/og/${path.slice(1).replaceAll("/", ".")}.png`;
}

/** The home page has the site's own picture; what search engines may not list nobody shares. */
export function hasOwnPicture({ id, isIndexed }: Pick<Page, "id" | "isIndexed">): boolean {
  return isIndexed && id !== "home";
}
