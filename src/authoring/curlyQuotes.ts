/** Turns the straight quotes that authors type into curly ones. */

/** Characters that can precede an opening quote. */
const before = /[\s([—–-]/;

/** The same text with curly quotes. A quote opens at the start of the text, or after a space or bracket before a word. */
export function curlQuotes(text: string): string {
  return text.replace(/["']/g, (mark, at: number) => {
    const previous = text[at - 1];
    const next = text[at + 1];
    const isOpening =
      (previous === undefined || before.test(previous)) &&
      // At the end of a run, the quoted word starts in the next run.
      (next === undefined ? previous !== undefined : !/[\s.,;:!?)\]]/.test(next));
    if (mark === '"') return isOpening ? "“" : "”";
    // As in "Ohio's", where the name may be a run of its own.
    return isOpening && !/^(s|re|ll|ve|d|t)\b/.test(text.slice(at + 1)) ? "‘" : "’";
  });
}

/** Curls every text inside a value; addresses and keys contain no quotes. */
export function curlQuotesIn<Value>(value: Value): Value {
  // The shape does not change: strings become strings.
  return mapTexts(value) as Value;
}

function mapTexts(value: unknown): unknown {
  if (typeof value === "string") return curlQuotes(value);
  if (Array.isArray(value)) return value.map(mapTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner)]));
}
