/** Builds the search from the downloaded text, in slices so that the page stays responsive. */
import { runInSlices } from "#client/runInSlices.ts";
import { contentSearchEndpoint } from "#contract/contentSearch.ts";
import { type ContentSearch, prepareContentSearch } from "./contentSearch.ts";

/** Rejects if the download is malformed. */
export async function readContentSearch(json: unknown): Promise<ContentSearch> {
  const reply = contentSearchEndpoint.replies[200].safeParse(json);
  if (!reply.success) throw new Error("The words of the search came damaged.");
  return runInSlices(prepareContentSearch(reply.data));
}
