/**
 * The differences between two lists of tokens, by Myers' shortest edit script. Written here and not taken from a
 * package, because every device must merge alike for good: the result may not change with a package's release, and the
 * work is bounded by counted steps, never by time.
 */

/** `first[firstStart..firstEnd)` became `second[secondStart..secondEnd)`; one of the two may be empty. */
export type Hunk = { firstStart: number; firstEnd: number; secondStart: number; secondEnd: number };

/**
 * Beyond any of these, everything between the common beginning and end is one change: the lists have little in common, or are no essay.
 * A step is one comparison; 200,000 take about 5 ms.
 */
const mostTokens = 20_000;
const mostEdits = 1000;
const mostSteps = 200_000;

/** In order; what lies between two hunks is the same in both lists. Equal lists give none. */
export function diffSequences(first: readonly string[], second: readonly string[]): Hunk[] {
  let start = 0;
  const shorter = Math.min(first.length, second.length);
  while (start < shorter && first[start] === second[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && first[first.length - 1 - tail] === second[second.length - 1 - tail]) {
    tail += 1;
  }
  const firstEnd = first.length - tail;
  const secondEnd = second.length - tail;
  if (start === firstEnd && start === secondEnd) return [];
  const whole = { firstStart: start, firstEnd, secondStart: start, secondEnd };
  if (start === firstEnd || start === secondEnd) return [whole];
  if (firstEnd + secondEnd - 2 * start > mostTokens) return [whole];
  const [a, b] = numberTokens(first.slice(start, firstEnd), second.slice(start, secondEnd));
  const trace = findShortestEdit(a, b);
  return trace === null ? [whole] : readHunks(trace, a, b).map((hunk) => shift(hunk, start));
}

/** Small numbers compare faster than texts. */
function numberTokens(first: readonly string[], second: readonly string[]): [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const toNumber = (token: string) => {
    const known = numbers.get(token);
    if (known !== undefined) return known;
    numbers.set(token, numbers.size);
    return numbers.size - 1;
  };
  return [Int32Array.from(first, toNumber), Int32Array.from(second, toNumber)];
}

/** For each number of edits, the furthest place on each diagonal; null beyond the bounds. */
function findShortestEdit(a: Int32Array, b: Int32Array): Int32Array[] | null {
  const trace: Int32Array[] = [];
  const limit = Math.min(a.length + b.length, mostEdits);
  let steps = 0;
  let reached = new Int32Array(3);
  for (let edits = 0; edits <= limit; edits += 1) {
    // Diagonal k is at index k + edits + 1 of its round, so each round has two places more.
    const next = new Int32Array(2 * edits + 3);
    for (let k = -edits; k <= edits; k += 2) {
      const from = edits === 0 ? 0 : stepFrom(reached, k, edits);
      let x = from;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      steps += x - from + 1;
      next[k + edits + 1] = x;
      if (x >= a.length && x - k >= b.length) {
        trace.push(next);
        return trace;
      }
    }
    if (steps > mostSteps) return null;
    trace.push(next);
    reached = next;
  }
  return null;
}

/** One edit from the round before: down (an addition) or right (a removal), whichever is further. */
function stepFrom(reached: Int32Array, k: number, edits: number): number {
  const down = reached[k + 1 + edits] ?? 0;
  const right = reached[k - 1 + edits] ?? 0;
  return isDown(k, edits, down, right) ? down : right + 1;
}

function isDown(k: number, edits: number, down: number, right: number): boolean {
  return k === -edits || (k !== edits && right < down);
}

function readHunks(trace: readonly Int32Array[], a: Int32Array, b: Int32Array): Hunk[] {
  const hunks: Hunk[] = [];
  let x = a.length;
  let y = b.length;
  for (let edits = trace.length - 1; edits > 0; edits -= 1) {
    const reached = trace[edits - 1] ?? new Int32Array(0);
    const k = x - y;
    const down = reached[k + 1 + edits] ?? 0;
    const right = reached[k - 1 + edits] ?? 0;
    const isAddition = isDown(k, edits, down, right);
    const fromX = isAddition ? down : right;
    const fromY = fromX - (isAddition ? k + 1 : k - 1);
    const toX = isAddition ? fromX : fromX + 1;
    const toY = isAddition ? fromY + 1 : fromY;
    const last = hunks.at(-1);
    if (last !== undefined && last.firstStart === toX && last.secondStart === toY) {
      last.firstStart = fromX;
      last.secondStart = fromY;
    } else hunks.push({ firstStart: fromX, firstEnd: toX, secondStart: fromY, secondEnd: toY });
    x = fromX;
    y = fromY;
  }
  return hunks.toReversed();
}

function shift(hunk: Hunk, by: number): Hunk {
  return {
    firstStart: hunk.firstStart + by,
    firstEnd: hunk.firstEnd + by,
    secondStart: hunk.secondStart + by,
    secondEnd: hunk.secondEnd + by,
  };
}
