/** Authors type straight quotation marks; pages show curly ones, as the rest of the site does. */

/** What may stand before a mark that opens. */
const before = /[\s([—–-]/;

/** The same text, its marks curly. A mark opens where a word begins behind a space or a bracket, or with the text. */
export function curlQuotes(text: string): string {
  return text.replace(/["']/g, (mark, at: number) => {
    const previous = text[at - 1];
    const next = text[at + 1];
    const isOpening =
      (previous === undefined || before.test(previous)) &&
      // At the end of a run the word that it opens stands in the next one.
      (next === undefined ? previous !== undefined : !/[\s.,;:!?)\]]/.test(next));
    if (mark === '"') return isOpening ? "“" : "”";
    // As in "Ohio's", whose name may be a run of its own.
    return isOpening && !/^(s|re|ll|ve|d|t)\b/.test(text.slice(at + 1)) ? "‘" : "’";
  });
}

/** Every text in it, as `curly` writes it; addresses and names of keys hold no such marks. */
export function curlQuotesIn<Value>(value: Value): Value {
  // The shape stays: strings become strings.
  return mapTexts(value) as Value;
}

function mapTexts(value: unknown): unknown {
  if (typeof value === "string") return curlQuotes(value);
  if (Array.isArray(value)) return value.map(mapTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner)]));
}
