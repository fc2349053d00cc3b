/** How many slips of the finger stand between what was typed and a word: letters wrong, missing, extra or swapped. */

/** Slips allowed in a word of this length: short words are other words, not typos. */
export function countSlipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * Fewest slips (0 to `most`) that turn `typed` into `word`, and into the beginning of `word`; null when it takes
 * more. Optimal string alignment distance: a swap of neighbors is one slip.
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

/** Nobody types a longer word; the table's cells hold small figures. */
const longestWord = 40;

function getCell(row: Uint8Array, column: number): number {
  return row[column] ?? 99;
}
