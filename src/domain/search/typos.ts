/** The edit distance between typed text and a word: letters wrong, missing, extra or swapped. */

/** Typos allowed for a word of this length; a changed short word is usually another word. */
export function countSlipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * The number of typos (0 to the maximum) between `typed` and `word`, and between `typed` and a prefix of `word`; null
 * above the maximum. Optimal string alignment distance: swapping two neighbors counts as one.
 */
export function countSlips(
  typed: string,
  word: string,
  maxSlips: number,
): { whole: number | null; beginning: number | null } {
  if (typed.length > longestWord || typed.length - word.length > maxSlips)
    return { whole: null, beginning: null };
  // Looking only as far into the word as the typed letters can reach keeps the table small.
  const width = Math.min(word.length, typed.length + maxSlips);
  let twoBack = new Uint8Array(width + 1);
  let back = Uint8Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = new Uint8Array(width + 1);
    current[0] = row;
    let rowMinimum = row;
    const letter = typed.charCodeAt(row - 1);
    for (let column = 1; column <= width; column += 1) {
      const substituted = getCell(back, column - 1) + (letter === word.charCodeAt(column - 1) ? 0 : 1);
      let slips = Math.min(getCell(back, column) + 1, getCell(current, column - 1) + 1, substituted);
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);
      if (isSwap) slips = Math.min(slips, getCell(twoBack, column - 2) + 1);
      current[column] = slips;
      if (slips < rowMinimum) rowMinimum = slips;
    }
    if (rowMinimum > maxSlips) return { whole: null, beginning: null };
    twoBack = back;
    back = current;
  }
  const whole = width === word.length ? getCell(back, width) : maxSlips + 1;
  const beginning = back.reduce((fewest, slips) => Math.min(fewest, slips), maxSlips + 1);
  return { whole: whole <= maxSlips ? whole : null, beginning: beginning <= maxSlips ? beginning : null };
}

/** Nobody types a longer word, and the table's cells are bytes. */
const longestWord = 40;

function getCell(row: Uint8Array, column: number): number {
  return row[column] ?? 99;
}
