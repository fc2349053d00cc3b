/** The processes below this one, and the processor time that they have used. Linux only: elsewhere there is nothing to read. */
import { readdirSync, readFileSync } from "node:fs";

type ProcessStat = {
  id: number;
  parentId: number;
  /** User and system time of the process itself, in clock ticks. */
  ownTicks: number;
  /** The same of its descendants that have ended and were waited for. */
  reapedTicks: number;
  /** Tells two processes with one number apart. */
  startedAt: string;
};

/** Linux reports times in hundredths of a second on every architecture Node runs on. */
const ticksPerSecond = 100;

/** Null where the process is gone, or where there is no /proc. */
function readStat(id: number | "self"): ProcessStat | null {
  try {
    const text = readFileSync(`/proc/${id}/stat`, "utf8");
    // The command in parentheses may hold spaces; the numbered fields follow it, from the third on (proc_pid_stat(5)).
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const field = (number: number) => fields[number - 3] ?? "0";
    return {
      id: Number.parseInt(text, 10),
      parentId: Number(field(4)),
      ownTicks: Number(field(14)) + Number(field(15)),
      reapedTicks: Number(field(16)) + Number(field(17)),
      startedAt: field(22),
    };
  } catch {
    return null;
  }
}

/**
 * User and system time so far of a process, of everything living below it, and of its children that have ended, in
 * milliseconds. NaN where it is gone, or where /proc cannot be read.
 */
export function readCpuMs(id: number): number {
  const root = readStat(id);
  if (root === null) return Number.NaN;
  const below = descendantsOf(id, listProcesses());
  const ticks = [root, ...below].reduce((sum, { ownTicks, reapedTicks }) => sum + ownTicks + reapedTicks, 0);
  return (ticks * 1_000) / ticksPerSecond;
}

function listProcesses(): ProcessStat[] {
  try {
    const names = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    return names.flatMap((name) => readStat(Number(name)) ?? []);
  } catch {
    return [];
  }
}

/** Every living descendant of this process, parents before their children. */
export function listDescendants(): { id: number }[] {
  return descendantsOf(process.pid, listProcesses());
}

function descendantsOf(id: number, all: readonly ProcessStat[]): ProcessStat[] {
  const children = all.filter(({ parentId }) => parentId === id);
  return children.flatMap((child) => [child, ...descendantsOf(child.id, all)]);
}

/** Kills everything below this process, by number; nothing else on the machine is touched. */
export function killDescendants(): void {
  for (const { id } of listDescendants()) {
    try {
      process.kill(id, "SIGKILL");
    } catch {
      // It ended by itself in the meantime.
    }
  }
}

/**
 * Counts the user and system time of everything started below this process, until `stop` is called after the children
 * have ended. The kernel adds up every descendant that its parent waited for; that sum is exact but lacks processes whose
 * parent ended first, as some of Chromium's. So the living tree is also sampled, which misses at most the last interval of
 * each process. Neither counts anything twice, so the larger one is reported. Null where /proc cannot be read.
 */
export function countCpuSeconds(intervalMs = 500): { stop: () => number | null } {
  const seen = new Map<string, number>();
  const sample = () => {
    for (const { id, startedAt, ownTicks } of descendantsOf(process.pid, listProcesses())) {
      seen.set(`${id} ${startedAt}`, ownTicks);
    }
  };
  const timer = setInterval(sample, intervalMs);
  return {
    stop() {
      clearInterval(timer);
      const self = readStat("self");
      if (self === null) return null;
      const sampled = [...seen.values()].reduce((sum, ticks) => sum + ticks, 0);
      return Math.max(self.reapedTicks, sampled) / ticksPerSecond;
    },
  };
}
