/**
 * The queue for password hashing, which takes a fifth of a second and 32 MB each: few at once, networks in
 * turn, and a limit on how many wait, so that no network can keep the others waiting. Devices that the account knows
 * have places and turns of their own: strangers from however many networks do not hold them up.
 */
import { fail, type Result, succeed } from "#lib/result.ts";

export type LineLimits = {
  waiting: number;
  /** Of those waiting, how many may come from one network, or from one known device. */
  waitingOfOne: number;
};

export type QueueLimits = { running: number; networks: LineLimits; knownDevices: LineLimits };

export const hashingLimits: QueueLimits = {
  running: 2,
  /** A school's computer lab of thirty fits into one network's half. */
  networks: { waiting: 64, waitingOfOne: 32 },
  knownDevices: { waiting: 32, waitingOfOne: 2 },
};

/** `device`: the id of a device that the account knows; null for everyone else. */
export type Waiting = { network: string; device: string | null };

export type HashingQueue = {
  /** Runs the work when its turn comes. "full": it was not run, now or once a place was needed. */
  run: <Value>(asker: Waiting, work: () => Promise<Value>) => Promise<Result<Value, "full">>;
  size: () => { running: number; waiting: number };
};

export function createHashingQueue(limits: QueueLimits = hashingLimits): HashingQueue {
  let running = 0;
  const networks = createLines(limits.networks);
  const knownDevices = createLines(limits.knownDevices);
  let isDevicesTurn = true;

  function waitForTurn({ network, device }: Waiting): Promise<boolean> {
    return device === null ? networks.waitForTurn(network) : knownDevices.waitForTurn(device);
  }

  /** The two take turns as long as somebody waits in both. */
  function startNext(): void {
    const [first, second] = isDevicesTurn ? [knownDevices, networks] : [networks, knownDevices];
    isDevicesTurn = !isDevicesTurn;
    if (!first.startNext() && !second.startNext()) running -= 1;
  }

  return {
    async run(asker, work) {
      if (running < limits.running) running += 1;
      else if (!(await waitForTurn(asker))) return fail("full");
      try {
        return succeed(await work());
      } finally {
        startNext();
      }
    },
    size: () => ({ running, waiting: networks.size() + knownDevices.size() }),
  };
}

/** Told whether its turn has come. */
type Waiter = (isTurn: boolean) => void;

/** A line for each network, or each device, which take turns. */
function createLines(limits: LineLimits) {
  let waiting = 0;
  /** In the order of their turns; none is empty. */
  const lines = new Map<string, Waiter[]>();

  /** The longest line gives up its last place to one that is shorter by at least two. */
  function makeRoomFor(length: number): boolean {
    const [longest] = [...lines].toSorted(([, one], [, other]) => other.length - one.length);
    if (longest === undefined || longest[1].length < length + 2) return false;
    const [name, line] = longest;
    line.pop()?.(false);
    if (line.length === 0) lines.delete(name);
    waiting -= 1;
    return true;
  }

  return {
    waitForTurn(name: string): Promise<boolean> {
      const line = lines.get(name) ?? [];
      if (line.length >= limits.waitingOfOne) return Promise.resolve(false);
      if (waiting >= limits.waiting && !makeRoomFor(line.length)) return Promise.resolve(false);
      return new Promise((resolve) => {
        line.push(resolve);
        lines.set(name, line);
        waiting += 1;
      });
    },
    /** Whether anybody waited. */
    startNext(): boolean {
      const [next] = lines;
      if (next === undefined) return false;
      const [name, line] = next;
      const waiter = line.shift();
      // To the end of the turns, if anyone else of this line waits.
      lines.delete(name);
      if (line.length > 0) lines.set(name, line);
      waiting -= 1;
      waiter?.(true);
      return true;
    },
    size: () => waiting,
  };
}
