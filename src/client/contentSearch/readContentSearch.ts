/** The words as they were sent become a search, in slices, so that the page answers meanwhile. */
import { runInSlices } from "#client/runInSlices.ts";
import { contentSearchEndpoint } from "#contract/contentSearch.ts";
import { type ContentSearch, prepareContentSearch } from "./contentSearch.ts";

/** Rejects where what was sent is damaged. */
export async function readContentSearch(json: unknown): Promise<ContentSearch> {
  const reply = contentSearchEndpoint.reply.safeParse(json);
  if (!reply.success) throw new Error("The words of the search came damaged.");
  return runInSlices(prepareContentSearch(reply.data));
}
