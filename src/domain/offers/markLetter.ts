/** A letter's text cut at its amounts, each with the line that was read from it, so that both can be seen together. */

import type { LeftOut } from "./leftOut.ts";
import { findAmounts } from "./letterAmounts.ts";
import type { Place } from "./letterPlaces.ts";
import { toPlainText } from "./letterText.ts";
import type { OfferLine } from "./offer.ts";

export type MarkedPart = {
  text: string;
  /** The place of the line that counts it, of what was left out, or null for words between amounts. */
  at: { line: number } | { leftOut: number } | null;
};

/** How a year's amount may stand in a letter: whole, in two or three terms, by month, for four years. */
const wholes = [1, 2, 3, 9, 1 / 4] as const;
const sameWithinUsd = 1;
const termsParting = " / ";
/** The longest stretch around a mark that is searched for its amounts. */
const longestPlace = 600;

type Mark = Place & { at: NonNullable<MarkedPart["at"]> };

export function markLetter(
  text: string,
  lines: readonly Pick<OfferLine, "readFrom" | "readAt" | "amountUsd">[],
  leftOut: readonly Pick<LeftOut, "text" | "readAt" | "amountUsd">[],
): MarkedPart[] {
  const shown = toPlainText(text);
  const places: Mark[] = [];
  const all = [
    ...lines.map(({ readFrom = "", readAt, amountUsd }, line) => ({
      from: readFrom,
      readAt,
      amountUsd,
      at: { line },
    })),
    ...leftOut.map(({ text: from, readAt, amountUsd }, place) => ({
      from,
      readAt,
      amountUsd,
      at: { leftOut: place },
    })),
  ];
  for (const { readAt = [], at } of all) places.push(...readAt.map((place) => ({ ...place, at })));
  // Offers of earlier releases kept the words of a line and not its place.
  const wanted = all.filter(({ readAt }) => readAt === undefined);
  const search = openSearch(shown);
  for (const { from, amountUsd, at } of wanted) {
    const found = from === "" ? [] : findPlaces(shown, search, from, amountUsd, places);
    places.push(...found.map((place) => ({ ...place, at })));
    // Terms that were added up are quoted one after the other.
    for (const term of found.length === 0 && from.includes(termsParting) ? from.split(termsParting) : [])
      places.push(...findPlaces(shown, search, term, null, places).map((place) => ({ ...place, at })));
  }
  // Cards and names in a row of their own are read in another order than the letter has them: by their amounts, where nothing else claims those.
  for (const { from, at } of wanted) {
    if (places.some((place) => isSamePlace(place.at, at))) continue;
    for (const amount of findAmounts(from)) {
      const place = findFree(shown, from.slice(amount.start, amount.end).trim(), places);
      if (place !== null) places.push({ ...place, at });
    }
  }
  return cutAtPlaces(
    shown,
    places.toSorted((a, b) => a.start - b.start),
  );
}

function isSamePlace(one: Mark["at"], other: Mark["at"]): boolean {
  return "line" in one
    ? "line" in other && one.line === other.line
    : "leftOut" in other && one.leftOut === other.leftOut;
}

/** The first place of an amount as printed that no mark covers. */
function findFree(text: string, printed: string, taken: readonly Place[]): Place | null {
  for (let start = text.indexOf(printed); start >= 0; start = text.indexOf(printed, start + 1)) {
    const end = start + printed.length;
    const isWhole =
      !/[\d,.]$/.test(text.slice(Math.max(0, start - 1), start)) &&
      !/^(?:[\d]|[,.]\d)/.test(text.slice(end, end + 2));
    if (isWhole && !taken.some((place) => place.start < end && start < place.end)) return { start, end };
  }
  return null;
}

type Search = { squeezed: string; origins: readonly number[] };

/** The text with every run of spaces as one, as the places of lines are quoted, and where each character stood. */
function openSearch(text: string): Search {
  const origins: number[] = [];
  let squeezed = "";
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    const isSpace = /\s/.test(character);
    if (isSpace && squeezed.endsWith(" ")) continue;
    squeezed += isSpace ? " " : character;
    origins.push(index);
  }
  return { squeezed, origins };
}

/** The amounts of a line where its words stand, the first that no other line has taken. */
function findPlaces(
  text: string,
  { squeezed, origins }: Search,
  from: string,
  amountUsd: number | null,
  taken: readonly Place[],
): { start: number; end: number }[] {
  const quote = from.replace(/\s+/g, " ").trim();
  for (let at = squeezed.indexOf(quote); at >= 0; at = squeezed.indexOf(quote, at + 1)) {
    const start = origins[at] ?? 0;
    const end = Math.min((origins[at + quote.length - 1] ?? start) + 1, start + longestPlace);
    const free = findAmounts(text.slice(start, end))
      .map((amount) => ({ usd: amount.usd, start: start + amount.start, end: start + amount.end }))
      .filter((one) => !taken.some((place) => one.start < place.end && place.start < one.end));
    if (free.length === 0) continue;
    const [chosen] = free.filter(({ usd }) => isAmount(usd, amountUsd));
    if (chosen !== undefined) return [chosen];
    // Its terms, which were added up.
    return free.length > 1 && amountUsd !== null && isSum(free, amountUsd) ? free : free.slice(0, 1);
  }
  return [];
}

function isAmount(usd: number | null, amountUsd: number | null): boolean {
  return (
    usd !== null &&
    amountUsd !== null &&
    wholes.some((whole) => Math.abs(usd * whole - amountUsd) <= sameWithinUsd * whole)
  );
}

function isSum(free: readonly { usd: number | null }[], amountUsd: number): boolean {
  const sum = free.reduce((total, { usd }) => total + (usd ?? 0), 0);
  return Math.abs(sum - amountUsd) <= free.length * sameWithinUsd;
}

function cutAtPlaces(text: string, places: readonly Mark[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const { start, end, at } of places) {
    if (start < from) continue;
    if (start > from) parts.push({ text: text.slice(from, start), at: null });
    parts.push({ text: text.slice(start, end), at });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), at: null });
  return parts;
}
