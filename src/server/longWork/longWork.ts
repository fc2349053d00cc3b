/**
 * Runs what takes long in a thread of its own, so that whatever is sent holds up nobody else's page. One thread for
 * families and one for administrators, each started when first needed and let go after five quiet minutes. Whoever waits
 * takes turns by address, so that one network's many questions do not stand before another's one.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Library } from "#authoring/library.ts";
import { readPlain } from "#server/http/servedFile.ts";
import type { ServerParts } from "#server/parts.ts";
import type { Site } from "#server/site.ts";
import type { Tasks } from "./tasks.ts";

export type ThreadData = { dataFolder: string; pages: string | null; library: Library | null };
export type AskedWork = { number: number; name: keyof Tasks; input: unknown };
export type DoneWork =
  | { number: number; result: unknown; problem: null }
  | { number: number; result: null; problem: string };

/** "busy": more is waiting than can be done soon. "tooLong": it was ended at its time limit. */
export class WorkRefused extends Error {
  readonly why: "busy" | "tooLong";

  constructor(why: "busy" | "tooLong") {
    super(why === "busy" ? "Too much long work is waiting." : "Long work was ended at its time limit.");
    this.why = why;
  }
}

const limits = {
  /** A hundred times what the longest input within its own limits takes, for a busy machine. */
  taskMs: 5_000,
  /** Reading the data set on a busy machine. */
  startMs: 60_000,
  /** Of one asker: every student of a school's lab behind one address. And of all together. */
  waitingOfOne: 40,
  waiting: 1_000,
  quietMs: 5 * 60_000,
  memoryMb: 512,
} as const;

type Lane = "families" | "administrators";

const laneOf: Readonly<Record<keyof Tasks, Lane>> = {
  answerQuestion: "families",
  readAidOffer: "families",
  findMatches: "families",
  findColleges: "families",
  checkPost: "administrators",
  readSearchConsole: "administrators",
};

export type LongWork = {
  /** `asker`: the network address or the account, for turns. Throws WorkRefused. */
  run: <Name extends keyof Tasks>(
    name: Name,
    asker: string,
    input: Parameters<Tasks[Name]>[0],
  ) => Promise<Awaited<ReturnType<Tasks[Name]>>>;
  close: () => Promise<void>;
};

const known = new WeakMap<Site, LongWork>();

/** The one of this server. */
export function longWorkOf(parts: Pick<ServerParts, "site" | "colleges">): LongWork {
  const kept = known.get(parts.site) ?? createLongWork(parts);
  known.set(parts.site, kept);
  return kept;
}

/** The sources run as they are, and the build makes one file of the thread beside the server's. */
const threadFile = ["workThread.ts", "workThread.js", "../workThread.js"]
  .map((name) => join(import.meta.dirname, name))
  .find((file) => existsSync(file));

function createLongWork({ site, colleges }: Pick<ServerParts, "site" | "colleges">): LongWork {
  const readPages = async () => {
    const file = await site.reference.get("content-search");
    return file === undefined ? null : readPlain(file).toString("utf8");
  };
  const { dataFolder } = colleges;
  const lanes: Readonly<Record<Lane, WorkLane>> = {
    families: createLane(async () => ({ dataFolder, pages: await readPages(), library: null })),
    administrators: createLane(async () => ({
      dataFolder,
      pages: null,
      // Without one, posts cannot be checked, and everything else goes on.
      library: await site.posts.library().catch(() => null),
    })),
  };
  return {
    // The thread's tasks have these very types.
    run: (name, asker, input) => lanes[laneOf[name]].run(name, asker, input) as Promise<never>,
    async close() {
      await Promise.all(Object.values(lanes).map((lane) => lane.close()));
    },
  };
}

type Job = {
  name: keyof Tasks;
  input: unknown;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
};

type WorkLane = {
  run: (name: keyof Tasks, asker: string, input: unknown) => Promise<unknown>;
  close: () => Promise<void>;
};

/** One thread and those who wait for it. */
function createLane(readData: () => Promise<ThreadData>): WorkLane {
  /** Whoever waits, by asker; the first asker is next. */
  const waiting = new Map<string, Job[]>();
  let waitingCount = 0;
  let thread: Worker | null = null;
  let isReady = false;
  let current: { job: Job; number: number } | null = null;
  let lastNumber = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let starting: Promise<void> | null = null;

  function takeNext(): Job | null {
    const [asker, jobs] = waiting.entries().next().value ?? [];
    const job = jobs?.shift();
    if (asker === undefined || jobs === undefined || job === undefined) return null;
    // Whoever has more to ask waits behind all others.
    waiting.delete(asker);
    if (jobs.length > 0) waiting.set(asker, jobs);
    waitingCount -= 1;
    return job;
  }

  function setTimer(ms: number, work: () => void): void {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(work, ms);
    timer.unref();
  }

  function letGo(): void {
    const gone = thread;
    thread = null;
    isReady = false;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    gone?.removeAllListeners();
    // Ending a thread says so as an error to whoever still listens.
    gone?.on("error", () => undefined);
    void gone?.terminate();
  }

  function refuseAll(error: Error): void {
    const refused = [...(current === null ? [] : [current.job]), ...[...waiting.values()].flat()];
    current = null;
    waiting.clear();
    waitingCount = 0;
    for (const { reject } of refused) reject(error);
  }

  async function start(): Promise<void> {
    const data = await readData();
    if (threadFile === undefined) throw new Error("The file of the work thread is missing.");
    const started = new Worker(threadFile, {
      workerData: data,
      // What this process was started with is not a thread's to repeat.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    });
    thread = started;
    started.unref();
    started.on("message", (message: "ready" | DoneWork) => {
      if (message === "ready") isReady = true;
      else finish(message);
      goOn();
    });
    started.on("error", (error) => {
      letGo();
      refuseAll(error);
    });
    setTimer(limits.startMs, () => {
      letGo();
      refuseAll(new Error("The work thread did not start."));
    });
  }

  function finish(done: DoneWork): void {
    if (current?.number !== done.number) return;
    const { job } = current;
    current = null;
    if (done.problem === null) job.resolve(done.result);
    else job.reject(new Error(`Long work failed in its thread: ${done.problem}`));
  }

  function goOn(): void {
    if (thread === null) {
      starting ??= start()
        .catch((error: unknown) => refuseAll(error instanceof Error ? error : new Error(String(error))))
        .finally(() => {
          starting = null;
        });
      return;
    }
    if (!isReady || current !== null) return;
    const job = takeNext();
    if (job === null) {
      setTimer(limits.quietMs, letGo);
      return;
    }
    lastNumber += 1;
    current = { job, number: lastNumber };
    const asked: AskedWork = { number: lastNumber, name: job.name, input: job.input };
    thread.postMessage(asked);
    setTimer(limits.taskMs, () => {
      const tooLong = current?.job;
      current = null;
      letGo();
      tooLong?.reject(new WorkRefused("tooLong"));
      if (waitingCount > 0) goOn();
    });
  }

  return {
    run(name, asker, input) {
      const own = waiting.get(asker) ?? [];
      if (waitingCount >= limits.waiting || own.length >= limits.waitingOfOne)
        return Promise.reject(new WorkRefused("busy"));
      return new Promise((resolve, reject) => {
        own.push({ name, input, resolve, reject });
        waiting.set(asker, own);
        waitingCount += 1;
        goOn();
      });
    },
    async close() {
      const ending = thread;
      refuseAll(new WorkRefused("busy"));
      letGo();
      await ending?.terminate();
    },
  };
}
