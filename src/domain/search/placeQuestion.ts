/** Questions for the colleges of a place; apart from the search, because pages ask too. */

export type PlaceKind = "community" | "twoYear" | "fourYear";

const kinds: readonly (readonly [PlaceKind, RegExp])[] = [
  ["community", /^(?:community|junior)\s/i],
  ["twoYear", /^(?:two|2|trade|technical|vocational)/i],
  ["fourYear", /^(?:four|4)/i],
];

/** In "Colleges in Boise" and "community college near Dayton", only the place counts, and the kind of college. */
const placeQuestion =
  /^(?:(?:all|the|any|best|good|cheap(?:est)?|public|private)\s+)*((?:community|junior|two[- ]year|2[- ]year|trade|technical|vocational|four[- ]year|4[- ]year)\s+)?(?:colleges?|universit(?:y|ies)|schools?)\s+(?:in|near|around|by|close to)\s+(.+)$/i;

/** Null where the text is no such question. */
export function readPlaceQuestion(text: string): { place: string; kind: PlaceKind | null } | null {
  const [, said, place] = placeQuestion.exec(text.trim()) ?? [];
  if (place === undefined) return null;
  const kind = said === undefined ? undefined : kinds.find(([, pattern]) => pattern.test(said));
  return { place, kind: kind?.[0] ?? null };
}
