/** The processes that a rehearsal has started and that still run, so that one that is interrupted leaves none behind. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

const running = new Set<ChildProcess>();
let isEnding = false;
/** How long one may take over a polite request to end. */
const politeMs = 3_000;

/** Returns the same process. Whatever starts once the end has begun is ended at once. */
export function keepTrackOf<Child extends ChildProcess>(child: Child): Child {
  if (child.pid === undefined) return child;
  running.add(child);
  child.once("exit", () => running.delete(child));
  if (isEnding) child.kill("SIGKILL");
  return child;
}

/** Resolves once none of them runs. SIGTERM first, since a proxy's own workers end only with a proxy that hears it. */
export async function endChildren(): Promise<void> {
  isEnding = true;
  await Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, "exit");
      const timer = setTimeout(() => child.kill("SIGKILL"), politeMs);
      child.kill("SIGTERM");
      await ended;
      clearTimeout(timer);
    }),
  );
}
