/**
 * Long work that stays on the server's own thread, in slices: one slice of one request at a time, and between any two
 * the server answers whoever else asks. What is not ours to cut into slices runs in a thread (longWork.ts).
 */

/** Well under the 50 ms that nobody may wait for another's work, on a machine five times as slow. */
const sliceMs = 8;

const waiting: (() => void)[] = [];
let isRunning = false;

/** Resolves when it is this work's turn: each round of the event loop takes one. */
export function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (!isRunning) setImmediate(startNext);
    isRunning = true;
  });
}

function startNext(): void {
  waiting.shift()?.();
  isRunning = waiting.length > 0;
  if (isRunning) setImmediate(startNext);
}

/** To be awaited after each small step: waits for the next turn once a slice is used up. */
export function createPause(): () => Promise<void> {
  let until = performance.now() + sliceMs;
  return async () => {
    if (performance.now() < until) return;
    await takeTurn();
    until = performance.now() + sliceMs;
  };
}

/** `rows.flatMap(read)` in slices: a full plan has 10,000 commands, and reading each costs some microseconds. */
export async function flatMapInTurns<Row, Value>(
  rows: readonly Row[],
  read: (row: Row) => readonly Value[],
): Promise<Value[]> {
  const pause = createPause();
  const values: Value[] = [];
  for (const row of rows) {
    values.push(...read(row));
    // oxlint-disable-next-line no-await-in-loop -- Lets other requests in.
    await pause();
  }
  return values;
}
