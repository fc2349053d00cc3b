/** How the endpoint for page data names a page; apart from its schemas, which the browser need not download. */

/** "/help/fafsa-completion-guide" is "help.fafsa-completion-guide". */
export function pageDataName(path: string): string {
  return path.slice(1).replaceAll("/", ".");
}
