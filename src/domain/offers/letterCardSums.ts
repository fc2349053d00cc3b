/**
 * Cards with the amount above its name, in categories whose own sum stands below their name: "Gift Aid, $19,600, $15,000, Anchor Scholarship,
 * $4,600, Access Grant". The sums say which amounts are those of a category, and so to which side the others belong.
 */
import { findAmounts } from "./letterAmounts.ts";
import { areTermsAlone, isAmountAlone, isCardControl, joinRows, type LetterLine } from "./letterCards.ts";
import { isSameUsd } from "./letterLedger.ts";
import { readTermHeading } from "./letterRows.ts";
import { findHeading, findSumKind } from "./letterWords.ts";

const mostAmounts = 120;

/** An amount of its own line. `last`: the last amount that it adds up; its own place if it adds up none. */
type Node = { shown: number; usd: number; last: number };

/** The sum of a category below its cards; as they are if no category adds up. */
export function moveCardSums(lines: readonly LetterLine[]): {
  lines: readonly LetterLine[];
  areNamesBelow: boolean;
} {
  const asTheyAre = { lines, areNamesBelow: false };
  const shown = lines.flatMap(({ text }, at) =>
    /[\p{L}\d]/u.test(text) && !isCardControl(text) ? [at] : [],
  );
  const textAt = (index: number) => lines[shown[index] ?? -1]?.text ?? "";
  const amounts = shown.flatMap((_, index) => (isAmountAlone(textAt(index)) ? [index] : []));
  const alone = new Set(amounts);
  // A sum right above the first of its cards: two amounts that follow each other.
  const isUpper = (index: number) => !alone.has(index - 1) && alone.has(index + 1) && !alone.has(index + 2);
  if (amounts.length > mostAmounts || !amounts.some(isUpper)) return asTheyAre;
  const sums = findSums(amounts, (index) => findAmounts(textAt(index))[0]?.usd ?? 0, isUpper);
  const isLeaf = (index: number) => alone.has(index) && !sums.has(index);
  const named = [...sums].filter(([index]) => index > 0 && !alone.has(index - 1) && !isLeaf(index - 2));
  if (!named.some(([index, last]) => isUpper(index) && last > index + leastBetween)) return asTheyAre;
  const behind = new Map<number, LetterLine[]>();
  const taken = new Set<number>();
  for (const [index, last] of named.toReversed()) {
    const name = textAt(index - 1).trim();
    const isGroup = findHeading(name) !== null || findSumKind(name) !== null;
    const total = {
      text: `${isGroup ? `Total ${name}` : "Total"}  ${textAt(index).trim()}`,
      rows: joinRows(lines[shown[index] ?? -1]),
    };
    // Below the name of the last card and its terms.
    let end = last + 1;
    while (isOfTerms(textAt(end + 1))) end += 1;
    behind.set(end, [...(behind.get(end) ?? []), total]);
    taken.add(index);
  }
  const indexOf = new Map(shown.map((at, index) => [at, index]));
  const moved = lines.flatMap((line, at): LetterLine[] => {
    const index = indexOf.get(at);
    if (index === undefined) return [line];
    const below = behind.get(index) ?? [];
    return taken.has(index) ? below : [line, ...below];
  });
  return { lines: moved, areNamesBelow: true };
}

function isOfTerms(text: string): boolean {
  return areTermsAlone(text) || readTermHeading(text) !== null;
}

/** Two cards have a name between their amounts. */
const leastBetween = 2;

/** Which amounts are the sum of those that follow, with the last of them: from the end, each takes what it adds up. */
function findSums(
  amounts: readonly number[],
  usdAt: (index: number) => number,
  isUpper: (index: number) => boolean,
): Map<number, number> {
  const sums = new Map<number, number>();
  let open: Node[] = [];
  for (const shown of amounts.toReversed()) {
    const usd = usdAt(shown);
    let sum = 0;
    let parts = 0;
    while (parts < open.length && sum < usd - 1) {
      sum += open[parts]?.usd ?? 0;
      parts += 1;
    }
    const last = open[parts - 1]?.last;
    const isSum = usd > 0 && isSameUsd(sum, usd) && (parts > 1 || (parts === 1 && isUpper(shown)));
    if (isSum && last !== undefined) {
      sums.set(shown, last);
      open = [{ shown, usd, last }, ...open.slice(parts)];
    } else open = [{ shown, usd, last: shown }, ...open];
  }
  return sums;
}
