/** The written pages that the engine holds for the counselor, as the site search has them. */
import { contentSearchEndpoint, type SearchedPage } from "#contract/contentSearch.ts";

let held: readonly SearchedPage[] | null = null;

/** Takes the downloaded text as it came. Rejects if it is damaged. */
export async function holdPages(json: unknown): Promise<void> {
  const reply = contentSearchEndpoint.replies[200].safeParse(json);
  if (!reply.success) throw new Error("The words of the pages came damaged.");
  held = reply.data.pages;
}

/** The same list each time; null while it is not there. */
export function getHeldPages(): readonly SearchedPage[] | null {
  return held;
}
