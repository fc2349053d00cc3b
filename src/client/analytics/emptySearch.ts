/**
 * Tells the server that a search on this site found nothing: the words alone, once for each page load, and never what
 * may be an address or a number. Fetched only where nothing was found, so that no page is heavier for it.
 */
import { call } from "#client/http/api.ts";
import { readVisitor } from "./analytics.ts";
import { isCounted, type Visitor } from "./analyticsRules.ts";

type SearchPlace = "colleges" | "site";
export type EmptySearch = { event: "empty_search"; place: SearchPlace; text: string };

const told = new Set<string>();

/** Never rejects. */
export async function reportEmptySearch(place: SearchPlace, query: string): Promise<void> {
  const search = buildEmptySearch(place, query, readVisitor(navigator));
  if (search === null || told.has(search.text)) return;
  told.add(search.text);
  // A search that is not counted is no loss to anybody.
  await call("pageView", search).catch(() => undefined);
}

/** Null if nothing is sent, as with page views, and for words with a digit, "@" or "/". */
export function buildEmptySearch(place: SearchPlace, query: string, visitor: Visitor): EmptySearch | null {
  const text = query.trim().toLowerCase();
  // Same pattern as the endpoint's.
  const isPlain = /^[a-zà-ÿ][a-zà-ÿ '’.&-]{2,59}$/.test(text) && !/\.\S/.test(text);
  return isPlain && isCounted(visitor) ? { event: "empty_search", place, text } : null;
}
