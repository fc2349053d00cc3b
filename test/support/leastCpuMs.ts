/** How long a piece of work takes the processor, for bounds that hold on a busy machine as well. */

/** The processor's time is told in steps of a few milliseconds; over this many they no longer matter. */
const measuredMs = 40;

/**
 * The least time that `work` took this thread's processor in some tries, in milliseconds: other work on the machine does
 * not lengthen it, and the first try compiles.
 */
export function leastCpuMs(work: () => void, tries = 4): number {
  return Math.min(...Array.from({ length: tries }, () => meanCpuMs(work)));
}

function meanCpuMs(work: () => void): number {
  const before = process.threadCpuUsage();
  let rounds = 0;
  let tookMs = 0;
  while (tookMs < measuredMs) {
    work();
    rounds += 1;
    const { user, system } = process.threadCpuUsage(before);
    tookMs = (user + system) / 1_000;
  }
  return tookMs / rounds;
}
