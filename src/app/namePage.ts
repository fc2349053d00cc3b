/** Gives the document the title and tags of the page it shows now. */
import { showHead } from "#client/head.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { findPage } from "#site/pages.ts";

/** What pages are called is fetched when first needed, and asked for ahead while the first page rests. */
export function namePage(path: string): void {
  // A college's page and a written one name themselves once what they show is there.
  const isNamedLater = path.startsWith("/colleges/") || parseArticleAddress(path) !== null;
  if (findPage(path) === null && isNamedLater) return;
  void showHead(async () => (await import("#site/head.ts")).buildHead(path));
}
