/** Gives the document the title and tags of the page it shows now. */
import { showHead } from "#client/head.ts";
import { pageAt } from "#site/pages.ts";

/** What pages are called is fetched when first needed, and asked for ahead while the first page rests. */
export function namePage(path: string): void {
  // A college's page names itself once its record is there.
  if (pageAt(path) === null && path.startsWith("/colleges/")) return;
  void showHead(async () => (await import("#site/head.ts")).headOf(path));
}
