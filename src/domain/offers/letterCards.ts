/** Cards of a portal: a name, its status and buttons, and its amount on lines of their own, above it or below. */
import { findAmounts } from "./letterAmounts.ts";
import { findHeading, findLineKind, findSumKind, isPlural } from "./letterWords.ts";

/** A line as it is read, and the rows of the letter that it was made of, by their places. */
export type LetterLine = { text: string; rows: readonly number[] };

export function joinRows(...lines: readonly (LetterLine | undefined)[]): number[] {
  return lines.flatMap((line) => line?.rows ?? []);
}

const leastCards = 2;

/** Portals show cards: where the names are below their amounts, each amount is put behind the name below it. `areNamesBelow`: sums have shown it. */
export function turnCards({
  lines,
  areNamesBelow,
}: {
  lines: readonly LetterLine[];
  areNamesBelow: boolean;
}): { lines: LetterLine[]; isOrderDoubtful: boolean } {
  const textAt = (at: number | undefined) => (at === undefined ? "" : (lines[at]?.text ?? ""));
  const shown = lines.flatMap(({ text }, at) =>
    !/[\p{L}\d]/u.test(text) || cardControl.test(text) || (isGiver(text) && isAmountAlone(textAt(at + 1)))
      ? []
      : [at],
  );
  const before = new Map<number, number | undefined>();
  const after = new Map<number, number | undefined>();
  for (const [index, at] of shown.entries()) {
    before.set(at, shown[index - 1]);
    after.set(at, shown[index + 1]);
  }
  const alone = shown.filter((at) => isAmountAlone(textAt(at)));
  const places = new Set(alone);
  // Amounts that a blank line parts are not columns of one row.
  const isSingle = (at: number) =>
    [before.get(at), after.get(at)].every(
      (other) => other === undefined || !places.has(other) || Math.abs(other - at) > 1,
    );
  const single = alone.length > 200 ? [] : alone.filter(isSingle);
  if (single.length < leastCards) return { lines: [...lines], isOrderDoubtful: false };
  const weigh = (neighbor: ReadonlyMap<number, number | undefined>) =>
    single.reduce((sum, at) => {
      const place = neighbor.get(at);
      if (place === undefined) return sum;
      const isBeside = Math.abs(place - at) === 1 ? 0.1 : 0;
      return sum + weighName(textAt(place)) + isBeside;
    }, 0);
  const bySums = weighSums(single, (at) => textAt(at), before) - weighSums(single, (at) => textAt(at), after);
  const byBlocks = weighBlocks(lines, single, before);
  const lead = areNamesBelow
    ? leastCards
    : byBlocks !== 0
      ? byBlocks
      : bySums === 0
        ? weigh(after) - weigh(before)
        : -bySums;
  const isOrderDoubtful = Math.abs(lead) < 0.05;
  if (lead <= 0) return { lines: joinCards(lines, single, before), isOrderDoubtful };
  const turned: LetterLine[] = [];
  const taken = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (taken.has(at)) continue;
    const below = single.includes(at) ? after.get(at) : undefined;
    const name = textAt(below);
    // A total among the cards may stand below its own name.
    const above = before.get(at);
    const isOwnBlock =
      isBlank(lines, at + 1) && above === at - 1 && findSumKind(textAt(above)) !== null && !taken.has(above);
    const isNamedAbove =
      isOwnBlock ||
      (!areNamesBelow &&
        !isKnown(name) &&
        isKnown(textAt(above)) &&
        !(byBlocks > 0 && above !== undefined && taken.has(above)));
    if (below === undefined || isNamedAbove || !/[a-z]{2}/i.test(name)) {
      turned.push(line);
      continue;
    }
    taken.add(below);
    const next = after.get(below);
    const term = textAt(next).trim();
    // "Fall $3,500 | Spring $3,500" below the name: its parts.
    if (areTermsAlone(term)) {
      turned.push({ text: name, rows: lines[below]?.rows ?? [] }, line);
      continue;
    }
    // A card for each term: the term stands below the name.
    // Below a total, a term heads the next cards.
    if (next !== undefined && cardTerm.test(term) && findSumKind(name) === null) {
      taken.add(next);
      const rows = joinRows(line, lines[below], lines[next]);
      turned.push({ text: `${name.trim()}, ${term}  ${line.text.trim()}`, rows });
    } else turned.push({ text: `${name.trim()}  ${line.text.trim()}`, rows: joinRows(line, lines[below]) });
  }
  return { lines: turned, isOrderDoubtful };
}

/** Cards that a blank line parts begin with their amounts, or end with them: how many do, where all do; else 0. */
function weighBlocks(
  lines: readonly LetterLine[],
  single: readonly number[],
  before: ReadonlyMap<number, number | undefined>,
): number {
  // A total may stand below its name among cards that have it above.
  const cards = single.filter((at) => findSumKind(lines[before.get(at) ?? -1]?.text ?? "") === null);
  const first = cards.filter((at) => isBlank(lines, at - 1) && !isBlank(lines, at + 1)).length;
  const last = cards.filter((at) => !isBlank(lines, at - 1) && isBlank(lines, at + 1)).length;
  if (first >= leastBlocks && last === 0) return first;
  return last >= leastBlocks && first === 0 ? -last : 0;
}

const leastBlocks = 3;

function isBlank(lines: readonly LetterLine[], at: number): boolean {
  return (lines[at]?.text ?? "").trim() === "";
}

/** "Lindenmere University", "U.S. Department of Education" between an award and its amount: who gives it. */
function isGiver(words: string): boolean {
  return (
    words.length <= 60 &&
    /\b(?:University|College|Institute|Department of Education|Commission|Agency|Foundation)(?: (?:of|at) [A-Z][\w .]*)?\W*$/.test(
      words,
    ) &&
    findLineKind(words) === null &&
    findSumKind(words) === null
  );
}

/** How many amounts, named as totals in this order, are the sum of those right above them. */
function weighSums(
  single: readonly number[],
  textAt: (at: number) => string,
  neighbor: ReadonlyMap<number, number | undefined>,
): number {
  const usd = single.map((at) => findAmounts(textAt(at))[0]?.usd ?? 0);
  const isTotal = single.map((at) => {
    const place = neighbor.get(at);
    return place !== undefined && isTotalName(textAt(place));
  });
  return isTotal.filter((is, index) => {
    if (!is) return false;
    let left = usd[index] ?? 0;
    let parts = 0;
    for (let at = index - 1; at >= 0 && left > 0.5 && isTotal[at] !== true; at -= 1) {
      left -= usd[at] ?? 0;
      parts += 1;
    }
    return parts > 1 && Math.abs(left) <= 0.5;
  }).length;
}

function isTotalName(words: string): boolean {
  return /^\W*(?:sub-?)?totals?\b/i.test(words);
}

/** What a portal shows between an award's name and its amount, and what names neither: statuses, buttons, the head of the amount. */
const controls =
  "(?:info|help|details|view|view details|learn more|edit|accept|decline|reduce|amount|offered|accepted|accept or decline|amount offered|offered amount|(?:no )?action (?:needed|required)|accepted automatically|automatically accepted|(?:awaiting|needs) (?:your )?(?:action|decision|response|review))";
/** "Gift \u00b7 Accepted", "Accept | Reduce | Decline": what kind of aid it is stands before its status. */
const cardControl = new RegExp(
  `^\\W*(?:(?:gift(?: aid)?|grant|scholarship|loan|job|work|work-study|employment|merit|need-based)\\s*[\u00b7\u2022|/,:\u2013\u2014-]\\s*)?${controls}(?:\\s*[\u00b7\u2022|/,>\u2013\u2014-]+\\s*${controls})*\\W*$`,
  "i",
);

/** A status, a button, the head of the amount: what names nothing. */
export function isCardControl(text: string): boolean {
  return cardControl.test(text);
}

/** "Direct Loan, Offered, Accept, Decline, Amount, $3,500": the amount is put behind its name, where only a portal's controls part them. */
function joinCards(
  lines: readonly LetterLine[],
  single: readonly number[],
  before: ReadonlyMap<number, number | undefined>,
): LetterLine[] {
  const joined: (LetterLine | null)[] = [...lines];
  for (const at of single) {
    const place = before.get(at);
    const [name, amount] = [place === undefined ? undefined : lines[place], lines[at]];
    if (place === undefined || name === undefined || amount === undefined) continue;
    const isParted = lines.slice(place + 1, at).some(({ text }) => cardControl.test(text) || isGiver(text));
    if (!isParted || !isKnown(name.text) || findAmounts(name.text).length > 0) continue;
    joined[place] = {
      text: `${name.text.trim()}  ${amount.text.trim()}`,
      rows: joinRows(...lines.slice(place, at + 1)),
    };
    joined.fill(null, place + 1, at + 1);
  }
  return joined.flatMap((line) => line ?? []);
}

const termAmount =
  /\b(?:fall|autumn|winter|spring|summer)(?: (?:semester|term|quarter))?(?: (?:20)?\d\d)?:?\s*\$?\s?\d[\d,]*(?:\.\d\d)?/gi;

/** Terms with their amounts, and no other words. */
export function areTermsAlone(text: string): boolean {
  return (
    (text.match(termAmount)?.length ?? 0) > 1 &&
    !/[a-z\d]/i.test(text.replace(termAmount, " ").replace(/\band\b/gi, " "))
  );
}

const cardTerm = /^(?:fall|autumn|winter|spring|summer)(?: (?:semester|term|quarter))?(?: (?:20)?\d\d)?$/i;

/**
 * How surely a line names one amount. One name more than amounts is a heading, first or last: the order is the one that leaves out the
 * line which names least.
 */
function weighName(line: string): number {
  if (line.length > 120 || /[:;]\s*$/.test(line) || title.test(line) || speech.test(line)) return 0;
  // A row with an amount of its own.
  if (/\$\s?\d/.test(line)) return 0;
  if (/^\W*totals?\b/i.test(line)) return 2;
  if (findHeading(line) === null) return isKnown(line) ? 2 : 0;
  // "Work-Study" names a line as well as a group; "Loans" is a group.
  return findLineKind(line) === null || isPlural(line) ? 0 : 1;
}

const speech = /\b(?:welcome|congratulations|dear|hello|hi|thank|we|you|questions|contact|sincerely)\b/i;
const title =
  /\b(?:letter|notification|notice|summary|package|offer|overview|financing plan|details)\b|^\W*(?:your|my) [a-z ]*awards?\W*$/i;

export function isKnown(words: string): boolean {
  return (
    words.length <= 120 &&
    (findLineKind(words) !== null || findSumKind(words) !== null || /^\W*totals?\b/i.test(words))
  );
}

/** Nothing but one amount of money. */
export function isAmountAlone(line: string): boolean {
  if (line.length > 40 || !/\d/.test(line)) return false;
  const [only, ...others] = findAmounts(line);
  return (
    only !== undefined &&
    (only.isMarked || /^\s*\d{3,6}\s*$/.test(line)) &&
    others.length === 0 &&
    !/[a-z]{2}/i.test(line.replace(/\b(?:yr|year|per|usd|up to|about)\b/gi, ""))
  );
}
