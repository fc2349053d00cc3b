/**
 * The queue for password hashing, which takes a fifth of a second and 32 MB each: few at once, networks in
 * turn, and a limit on how many wait, so that no network can keep the others waiting.
 */
import { fail, type Result, succeed } from "#lib/result.ts";

export type QueueLimits = {
  running: number;
  waiting: number;
  /** Of those waiting, how many may come from one network. */
  waitingOfNetwork: number;
};

/** A school's computer lab of thirty fits into one network's half. */
export const hashingLimits: QueueLimits = { running: 2, waiting: 64, waitingOfNetwork: 32 };

export type HashingQueue = {
  /** Runs the work when its network's turn comes. "full": it was not run, now or once a place was needed. */
  run: <Value>(network: string, work: () => Promise<Value>) => Promise<Result<Value, "full">>;
  size: () => { running: number; waiting: number };
};

/** Told whether its turn has come. */
type Waiter = (isTurn: boolean) => void;

export function createHashingQueue(limits: QueueLimits = hashingLimits): HashingQueue {
  let running = 0;
  let waiting = 0;
  /** In the order of their turns; none is empty. */
  const lines = new Map<string, Waiter[]>();

  function waitForTurn(network: string): Promise<boolean> {
    const line = lines.get(network) ?? [];
    if (line.length >= limits.waitingOfNetwork) return Promise.resolve(false);
    if (waiting >= limits.waiting && !makeRoomFor(line.length)) return Promise.resolve(false);
    return new Promise((resolve) => {
      line.push(resolve);
      lines.set(network, line);
      waiting += 1;
    });
  }

  /** The longest line gives up its last place to one that is shorter by at least two. */
  function makeRoomFor(length: number): boolean {
    const [longest] = [...lines].toSorted(([, one], [, other]) => other.length - one.length);
    if (longest === undefined || longest[1].length < length + 2) return false;
    const [network, line] = longest;
    line.pop()?.(false);
    if (line.length === 0) lines.delete(network);
    waiting -= 1;
    return true;
  }

  function startNext(): void {
    const [next] = lines;
    if (next === undefined) {
      running -= 1;
      return;
    }
    const [network, line] = next;
    const waiter = line.shift();
    // To the end of the turns, if anyone else of this network waits.
    lines.delete(network);
    if (line.length > 0) lines.set(network, line);
    waiting -= 1;
    waiter?.(true);
  }

  return {
    async run(network, work) {
      if (running < limits.running) running += 1;
      else if (!(await waitForTurn(network))) return fail("full");
      try {
        return succeed(await work());
      } finally {
        startNext();
      }
    },
    size: () => ({ running, waiting }),
  };
}
