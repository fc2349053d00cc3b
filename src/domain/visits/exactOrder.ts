/** The best order of up to a dozen stops: every set of stops with its last one, once (Held and Karp, 1962). */

export type OrderProblem = {
  /** Points, the start (0) among them. */
  size: number;
  /** Hours by `from * size + to`. */
  hours: Float64Array;
  /** The day each point is pinned to, 0 where it is not; stops of an earlier day come first. */
  pinnedDays: Int32Array;
  isRoundTrip: boolean;
};

/** Points 1 to size - 1 in the order with the fewest hours; empty where no order respects the pins and the ways. */
export function findExactOrder(problem: OrderProblem): readonly number[] {
  const { size, hours, isRoundTrip } = problem;
  const stops = size - 1;
  const sets = 1 << stops;
  const best = new Float64Array(sets * stops).fill(Number.POSITIVE_INFINITY);
  const before = new Int8Array(sets * stops).fill(-1);
  const needed = listNeededBefore(problem);
  for (let stop = 0; stop < stops; stop++) {
    if (needed[stop] === 0) best[(1 << stop) * stops + stop] = hours[stop + 1] ?? 0;
  }
  for (let set = 1; set < sets; set++) {
    for (let last = 0; last < stops; last++) {
      const soFar = best[set * stops + last] ?? Number.POSITIVE_INFINITY;
      if (soFar === Number.POSITIVE_INFINITY) continue;
      const row = (last + 1) * size + 1;
      for (let next = 0; next < stops; next++) {
        const isIn = (set & (1 << next)) !== 0;
        const need = needed[next] ?? 0;
        if (isIn || (set & need) !== need) continue;
        const at = (set | (1 << next)) * stops + next;
        const total = soFar + (hours[row + next] ?? 0);
        if (total < (best[at] ?? 0)) {
          best[at] = total;
          before[at] = last;
        }
      }
    }
  }
  return walkBack(problem, best, before, isRoundTrip);
}

/** For each stop the set of those pinned to an earlier day. */
function listNeededBefore({ size, pinnedDays }: OrderProblem): Int32Array {
  const needed = new Int32Array(size - 1);
  for (let stop = 0; stop < size - 1; stop++) {
    const day = pinnedDays[stop + 1] ?? 0;
    for (let other = 0; other < size - 1; other++) {
      const otherDay = pinnedDays[other + 1] ?? 0;
      if (day > 0 && otherDay > 0 && otherDay < day) needed[stop] = (needed[stop] ?? 0) | (1 << other);
    }
  }
  return needed;
}

function walkBack(
  { size, hours }: OrderProblem,
  best: Float64Array,
  before: Int8Array,
  isRoundTrip: boolean,
): readonly number[] {
  const stops = size - 1;
  let set = (1 << stops) - 1;
  let last = -1;
  let fewest = Number.POSITIVE_INFINITY;
  for (let stop = 0; stop < stops; stop++) {
    const home = isRoundTrip ? (hours[(stop + 1) * size] ?? 0) : 0;
    const total = (best[set * stops + stop] ?? Number.POSITIVE_INFINITY) + home;
    if (total < fewest) {
      fewest = total;
      last = stop;
    }
  }
  const order: number[] = [];
  while (last >= 0) {
    order.push(last + 1);
    const previous = before[set * stops + last] ?? -1;
    set ^= 1 << last;
    last = previous;
  }
  return order.toReversed();
}
