/** A list's odds as people read them: out of 100 plans, never all of them unless an admission is certain. */

export type ShownOdds = { kind: "count"; of100: number } | { kind: "under1" } | { kind: "certain" };

/** `share` is 0-1, unrounded. An estimate that rounds to 100 is shown as 99, because it is not certain. */
export function showOdds(share: number): ShownOdds {
  if (share >= 1) return { kind: "certain" };
  const of100 = Math.min(99, Math.round(share * 100));
  return of100 < 1 ? { kind: "under1" } : { kind: "count", of100 };
}

/** How many dots to fill, 0-100. */
export function countDots(odds: ShownOdds): number {
  if (odds.kind === "certain") return 100;
  return odds.kind === "under1" ? 0 : odds.of100;
}
