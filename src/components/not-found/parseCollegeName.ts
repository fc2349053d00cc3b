/** What college an address without a page may have meant. */

/** "/colleges/harvrd-university" holds "harvrd university"; "" for every other address. */
export function parseCollegeName(path: string): string {
  const slug = /^\/colleges\/([^/]+)\/?$/.exec(path)?.[1] ?? "";
  // The page that is prerendered for all missing colleges.
  if (slug === "404") return "";
  try {
    return decodeURIComponent(slug)
      .replaceAll(/[-_\s]+/g, " ")
      .trim()
      .slice(0, 160);
  } catch {
    return "";
  }
}
