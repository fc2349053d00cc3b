/** How long work takes a processor: what else the machine does, or another thread of this process, does not lengthen it. */

/** The first compiles. */
const warmUps = 3;

/**
 * Milliseconds of this thread's own processor time, the mean of several: the system counts it in steps of some milliseconds, so
 * short work needs many tries.
 */
export function measureProcessorMs(work: () => void, tries = 8): number {
  for (let at = 0; at < warmUps; at += 1) work();
  const before = process.threadCpuUsage();
  for (let at = 0; at < tries; at += 1) work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / tries;
}
