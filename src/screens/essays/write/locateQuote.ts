/** Finds a sentence again in a text that was changed since it was read. */

/** The occurrence nearest to where it was; null if it is gone. */
export function locateQuote(
  text: string,
  quote: string,
  wasAt: number,
): { start: number; end: number } | null {
  if (quote === "") return null;
  let best: number | null = null;
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    if (best === null || Math.abs(at - wasAt) < Math.abs(best - wasAt)) best = at;
  }
  return best === null ? null : { start: best, end: best + quote.length };
}
