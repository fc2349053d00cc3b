/**
 * Maps a page's path to its name in the page data endpoint; separate from its schemas so that the browser
 * does not download them.
 */

/** "/help/fafsa-completion-guide" becomes "help.fafsa-completion-guide". */
export function pageDataName(path: string): string {
  return path.slice(1).replaceAll("/", ".");
}
