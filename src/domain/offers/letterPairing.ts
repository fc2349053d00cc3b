/**
 * A form copied column by column: a block of labels, then the block of their amounts, in the same order. Headings and names of places among the labels
 * have no amount, so that every pairing which leaves some of them out is possible; the one whose printed totals come out is taken.
 */
import { isSameUsd } from "./letterLedger.ts";
import { findHeading, findLineKind, findSumKind, isPlaceAlone } from "./letterWords.ts";

/** More labels or amounts than a form has in one block. */
const mostLines = 40;

const closes = 6;
const fails = -4;
const isNoName = -3;
const isName = 1;

type Label = {
  /** A total, which the amounts since the total before it should give. */
  isTotal: boolean;
  isNet: boolean;
  /** What it is worth to give it an amount, or to leave it without. */
  paired: number;
  skipped: number;
};

function weighLabel(text: string): Label {
  const sum = findSumKind(text);
  const isNet = sum?.what === "netPrice";
  const isTotal =
    sum?.what === "cost" || (sum?.what === "group" && /\b(?:sub)?-?totals?\b|\bsum\b/i.test(text));
  const kind = findLineKind(text);
  const isKnown = isNet || isTotal || kind !== null;
  // "Loans" heads some lines, "Other education costs" is one.
  const isGroup = findHeading(text) !== null && (sum?.what === "group" || kind === null);
  const isTitle = isPlaceAlone(text) || (!isTotal && !isNet && isGroup);
  return {
    isTotal,
    isNet,
    paired: isTitle ? isNoName : isKnown ? isName : 0,
    skipped: isKnown && !isTitle ? -isName : 0,
  };
}

/** The best that can be made of what is left, and in how many ways. */
type Rest = { score: number; ways: number };
const impossible: Rest = { score: Number.NEGATIVE_INFINITY, ways: 0 };

/** Which label each amount belongs to, by their places; null unless one pairing alone makes every printed total of the block come out. */
export function pairBySums(labels: readonly string[], usd: readonly number[]): number[] | null {
  const [names, lines] = [labels.length, usd.length];
  if (lines < 2 || names <= lines || names > mostLines || lines > mostLines) return null;
  const weights = labels.map(weighLabel);
  if (!weights.some(({ isTotal }) => isTotal)) return null;
  const upTo = [0];
  for (const one of usd) upTo.push((upTo.at(-1) ?? 0) + one);
  const rests = new Map<number, Rest>();
  const keyOf = (label: number, line: number, from: number) =>
    (label * (mostLines + 1) + line) * (mostLines + 1) + from;
  const restOf = (label: number, line: number, from: number) =>
    rests.get(keyOf(label, line, from)) ?? impossible;
  const weighPair = (label: number, line: number, from: number): { score: number; from: number } => {
    const { isTotal, isNet, paired } = weights[label] ?? weighLabel("");
    const sum = (upTo[line] ?? 0) - (upTo[from] ?? 0);
    const isSum = line > from + 1 && isSameUsd(sum, usd[line] ?? 0);
    if (isTotal) return { score: paired + (isSum ? closes : fails), from: line + 1 };
    // What is left to pay is no part of a total.
    if (isNet) return { score: paired, from: line + 1 };
    return { score: paired + (isSum && sum > 0 ? fails : 0), from };
  };
  for (let from = 0; from <= lines; from += 1) rests.set(keyOf(names, lines, from), { score: 0, ways: 1 });
  for (let label = names - 1; label >= 0; label -= 1) {
    for (let line = Math.max(0, lines - (names - label)); line <= Math.min(label, lines); line += 1) {
      for (let from = 0; from <= line; from += 1) {
        const pair = line < lines ? weighPair(label, line, from) : null;
        const taken = pair === null ? impossible : restOf(label + 1, line + 1, pair.from);
        const options = [
          { ...taken, score: taken.score + (pair?.score ?? 0) },
          addTo(restOf(label + 1, line, from), weights[label]?.skipped ?? 0),
        ].filter(({ ways }) => ways > 0);
        const score = Math.max(...options.map((one) => one.score));
        const ways = options.reduce((sum, one) => sum + (one.score === score ? one.ways : 0), 0);
        if (ways > 0) rests.set(keyOf(label, line, from), { score, ways });
      }
    }
  }
  if (restOf(0, 0, 0).ways !== 1) return null;
  const chosen: number[] = [];
  let from = 0;
  let closed = 0;
  for (let label = 0; label < names && chosen.length < lines; label += 1) {
    const line = chosen.length;
    const pair = weighPair(label, line, from);
    const isTaken =
      addTo(restOf(label + 1, line + 1, pair.from), pair.score).score === restOf(label, line, from).score;
    if (!isTaken) continue;
    chosen.push(label);
    if (weights[label]?.isTotal === true) {
      if (pair.score < 0) return null;
      closed += 1;
    }
    from = pair.from;
  }
  return closed > 0 && chosen.length === lines ? chosen : null;
}

function addTo({ score, ways }: Rest, more: number): Rest {
  return { score: score + more, ways };
}
