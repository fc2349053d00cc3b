/** A text cut into pieces, those found marked; and the stretch of a long text that says most about a query. */
import { type Token, tokenize } from "./tokenize.ts";

export type Piece = { text: string; isFound: boolean };

/** About two lines on a phone. */
const excerptLength = 170;
/** Words of the sentence that stand before the first found one. */
const leadIn = 40;

/** The whole text in pieces; `found` holds words in the spelling of tokens.ts. */
export function markMatches(text: string, found: ReadonlySet<string>): Piece[] {
  return splitIntoPieces(text, 0, text.length, tokenize(text), found);
}

/** The stretch that holds the most of the found words, cut at words. The beginning, where none is in the text. */
export function buildExcerpt(text: string, found: ReadonlySet<string>): Piece[] {
  const tokens = tokenize(text);
  const start = findBestStart(tokens, found);
  const from = start === 0 ? 0 : findWordStart(tokens, findSentenceStart(text, start));
  const to = text.length <= from + excerptLength ? text.length : findWordEnd(tokens, from + excerptLength);
  const pieces = splitIntoPieces(text, from, to, tokens, found);
  return [
    ...(from > 0 ? [{ text: "… ", isFound: false }] : []),
    ...pieces,
    ...(to < text.length ? [{ text: " …", isFound: false }] : []),
  ];
}

/** Where the stretch with the most different found words begins; the text's own beginning where that is as good. */
function findBestStart(tokens: readonly Token[], found: ReadonlySet<string>): number {
  const hits = tokens.filter(({ word }) => found.has(word));
  let best = 0;
  let maximum = countDistinctWithin(hits, 0, 0, excerptLength);
  for (const [at, { start }] of hits.entries()) {
    const count = countDistinctWithin(hits, at, start, excerptLength - leadIn);
    if (count <= maximum) continue;
    maximum = count;
    best = start;
  }
  return best;
}

/** How many different words of `hits`, from the one at `first` on, end within so many letters of `start`. */
function countDistinctWithin(hits: readonly Token[], first: number, start: number, characters: number): number {
  const within = new Set<string>();
  for (let at = first; at < hits.length; at += 1) {
    const hit = hits[at];
    if (hit === undefined || hit.end > start + characters) break;
    within.add(hit.word);
  }
  return within.size;
}

/** The beginning of the sentence where it is near, else a few words before. */
function findSentenceStart(text: string, at: number): number {
  const end = text.slice(Math.max(0, at - leadIn * 2), at).search(/[.:;] [^.:;]*$/);
  return end === -1 ? at - leadIn : Math.max(0, at - leadIn * 2) + end + 2;
}

function findWordStart(tokens: readonly Token[], from: number): number {
  return tokens.find(({ start }) => start >= from)?.start ?? 0;
}

function findWordEnd(tokens: readonly Token[], to: number): number {
  return tokens.findLast(({ end }) => end <= to)?.end ?? to;
}

function splitIntoPieces(
  text: string,
  from: number,
  to: number,
  tokens: readonly Token[],
  found: ReadonlySet<string>,
): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const { word, start, end } of tokens) {
    if (start < from || end > to || !found.has(word)) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), isFound: false });
    pieces.push({ text: text.slice(start, end), isFound: true });
    at = end;
  }
  if (at < to) pieces.push({ text: text.slice(at, to), isFound: false });
  return pieces;
}
