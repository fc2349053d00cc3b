/** Where in its letter an amount stands: each amount is found in the rows it was read from, in the order in which they were read. */
import type { Amount } from "./letterAmounts.ts";

/** Offsets in the plain text of the letter. */
export type Place = { start: number; end: number };

/** An amount as the letter prints it. `isCounted`: its figure, or one of the terms that were added up to it. */
export type Printed = { text: string; rows: readonly number[]; isCounted: boolean };

/** How a year's amount may stand in a letter: whole, in two or three terms, by month, for four years. */
const wholes = [1, 2, 3, 9, 1 / 4] as const;
const sameWithinUsd = 1;

/** Of a row's amounts, those that the figure for the year comes from. */
export function choosePrinted(
  amounts: readonly Amount[],
  amountUsd: number | null,
  rows: readonly number[],
): Printed[] {
  const chosen = chooseAmounts(amounts, amountUsd);
  return amounts.map((amount) => ({ text: amount.text, rows, isCounted: chosen.includes(amount) }));
}

function chooseAmounts(amounts: readonly Amount[], amountUsd: number | null): readonly Amount[] {
  const [first] = amounts;
  if (first === undefined || amountUsd === null) return amounts.slice(0, 1);
  for (const whole of wholes) {
    const found = amounts.filter(
      ({ usd }) => usd !== null && Math.abs(usd * whole - amountUsd) <= sameWithinUsd * whole,
    );
    // "$5,000 in all, $2,500 fall and $2,500 spring": the whole, and not one of its halves.
    if (found.length > 0) return found.slice(0, 1);
    const sum = amounts.reduce((total, { usd }) => total + (usd ?? 0), 0);
    const isSum = whole === 1 && amounts.length > 1;
    if (isSum && Math.abs(sum - amountUsd) <= amounts.length * sameWithinUsd) return amounts;
  }
  return [first];
}

/** The places of each reading's amounts, in their order. What is printed twice in a row is claimed from the left. */
export function findPlaces(
  plain: string,
  readings: readonly (readonly Printed[])[],
  /** Where the text that was read begins in the letter. */
  from = 0,
): Place[][] {
  const rows = splitRows(plain);
  const claimed = new Map<number, Place[]>();
  // Where to go on looking for the same print in the same row: what was passed over there stays so.
  const passed = new Map<string, number>();
  return readings.map((printed) =>
    printed.flatMap(({ text, rows: own, isCounted }) => {
      for (const row of own) {
        const taken = claimed.get(row) ?? [];
        const key = `${row} ${text}`;
        const place = findFree(plain, rows[row], text, taken, passed.get(key));
        passed.set(key, place?.end ?? plain.length);
        if (place === null) continue;
        claimed.set(row, [...taken, place]);
        return isCounted ? [{ start: place.start + from, end: place.end + from }] : [];
      }
      return [];
    }),
  );
}

/** As splitLines has them. */
function splitRows(plain: string): Place[] {
  const rows: Place[] = [];
  let start = 0;
  for (const match of plain.matchAll(/\r\n|[\r\n\f\v\u2028\u2029]/g)) {
    rows.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  return [...rows, { start, end: plain.length }];
}

function findFree(
  plain: string,
  row: Place | undefined,
  printed: string,
  taken: readonly Place[],
  from = 0,
): Place | null {
  if (row === undefined || printed === "" || from > row.end) return null;
  for (
    let start = plain.indexOf(printed, Math.max(row.start, from));
    start >= 0 && start + printed.length <= row.end;
    start = plain.indexOf(printed, start + 1)
  ) {
    const end = start + printed.length;
    const behind = plain.slice(end, end + 2);
    // "$20,0004": the mark of a footnote.
    const isMarked = /,\d{3}$/.test(printed) && /^\d(?![\d,])/.test(behind);
    const isWhole =
      !/\d[,.]?$/.test(plain.slice(Math.max(row.start, start - 2), start)) &&
      (isMarked || !/^(?:\d|[,.]\d)/.test(behind));
    if (isWhole && !taken.some((place) => place.start < end && start < place.end)) return { start, end };
  }
  return null;
}

const invisible = /\u200b|\u200c|\u200d|\ufeff|\u00ad/g;

/** A plain text has none of the characters that nobody sees, and is else as long. */
export function removeInvisible(text: string): string {
  return text.replace(invisible, "");
}

/** The same places in the text as it was sent: the plain text has no invisible characters, and is else as long. */
export function toSentPlaces(sent: string, places: readonly Place[]): Place[] {
  const gone = [...sent.matchAll(invisible)].map(({ index }) => index);
  if (gone.length === 0) return [...places];
  const toSent = (offset: number) => {
    let at = offset;
    for (const index of gone) {
      if (index > at) break;
      at += 1;
    }
    return at;
  };
  return places.map(({ start, end }) => ({ start: toSent(start), end: toSent(end - 1) + 1 }));
}
