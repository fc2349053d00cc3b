/** Sets the document's title and meta tags for the current page. */
import { showHead } from "#client/head.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { findPage } from "#site/pages.ts";

/** Page titles are loaded on first use, and prefetched while the first page is idle. */
export function namePage(path: string): void {
  // College and written pages set their own head once their content has loaded.
  const isNamedLater = path.startsWith("/colleges/") || parseArticleAddress(path) !== null;
  if (findPage(path) === null && isNamedLater) return;
  void showHead(async () => (await import("#site/head.ts")).buildHead(path));
}
