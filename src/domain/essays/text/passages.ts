/** The sentences of an essay that a comment can be about, and where a comment's sentence is by now. */
import { readSentences } from "#domain/essays/reading/sentences.ts";

/** `occurrence` counts equal sentences from 0. Positions are in the text. */
export type Passage = { start: number; end: number; quote: string; occurrence: number };

/** In the text's order. A sentence longer than `mostLength` characters becomes several passages, cut at spaces where it has any. */
export function splitPassages(text: string, mostLength: number): Passage[] {
  const seen = new Map<string, number>();
  return readSentences(text, text.length).sentences.flatMap(({ start, text: sentence }) => {
    const passages: Passage[] = [];
    for (let at = 0; at < sentence.length; ) {
      const end = at + measurePiece(sentence.slice(at), mostLength);
      const piece = sentence.slice(at, end);
      const quote = piece.trim();
      if (quote !== "") {
        const occurrence = seen.get(quote) ?? 0;
        seen.set(quote, occurrence + 1);
        const from = start + at + piece.indexOf(quote);
        passages.push({ start: from, end: from + quote.length, quote, occurrence });
      }
      at = end;
    }
    return passages;
  });
}

/**
 * Where a comment's sentence is; null if it is gone. Of equal sentences the one that was meant, or the last one left.
 * A sentence that was joined to another is still found.
 */
export function findPassage(
  text: string,
  passages: readonly Passage[],
  { quote, occurrence }: { quote: string; occurrence: number },
): { start: number; end: number } | null {
  const equal = passages.filter((one) => one.quote === quote);
  const meant = equal[Math.min(occurrence, equal.length - 1)];
  if (meant !== undefined) return { start: meant.start, end: meant.end };
  const start = quote === "" ? -1 : text.indexOf(quote);
  return start === -1 ? null : { start, end: start + quote.length };
}

/** How much of `rest` is one piece: all of it, or up to the last space that fits. Never half of a character. */
function measurePiece(rest: string, mostLength: number): number {
  if (rest.length <= mostLength) return rest.length;
  const space = rest.lastIndexOf(" ", mostLength);
  if (space > 0) return space;
  return /[\ud800-\udbff]/.test(rest.charAt(mostLength - 1)) ? mostLength - 1 : mostLength;
}
