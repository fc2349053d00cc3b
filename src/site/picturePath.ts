/** The address of a page's sharing picture, and which pages have their own. Pictures are drawn at build time. */
import type { Page } from "./pages.ts";

/** Named after the page's address. */
export function toPicturePath(path: string): `/${string}` {
  return `/og/${path.slice(1).replaceAll("/", ".")}.png`;
}

/** A college's page shares its state's: one for each of 5,858 would be 176 MB. */
export function toCollegePicturePath(state: string): `/${string}` {
  return `/og/college.${state.toLowerCase()}.png`;
}

/** The home page uses the site's picture, and pages that search engines may not list are not shared. */
export function hasOwnPicture({ id, isIndexed }: Pick<Page, "id" | "isIndexed">): boolean {
  return isIndexed && id !== "home";
}
