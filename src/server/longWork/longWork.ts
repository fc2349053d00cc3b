/**
 * Runs what takes long in a thread of its own, so that whatever is sent holds up nobody else's page. One thread for
 * families and one for administrators, each started when first needed and let go after five quiet minutes. Whoever waits
 * takes turns by address, so that one network's many questions do not stand before another's one.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Library } from "#authoring/library.ts";
import type { ServerParts } from "#server/parts.ts";
import { readText, type Site } from "#server/site.ts";
import type { AdministratorTasks, FamilyTasks, Task, Tasks } from "./tasks.ts";

export type ThreadData = { dataFolder: string };
/** What the tasks of one server work with; sent again where another server of this process asks, as in tests. */
export type TaskData = { cards: string | null; library: Library | null };
export type AskedWork =
  | { number: number; name: keyof Tasks; input: unknown; data?: never }
  | { data: TaskData; number?: never };
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

const limits: Readonly<
  Record<"taskMs" | "startMs" | "waitingOfOne" | "waiting" | "quietMs" | "memoryMb", number>
> = {
  /** A hundred times what the longest input within its own limits takes, for a busy machine. */
  taskMs: 5_000,
  /** Reading the data set on a busy machine. */
  startMs: 60_000,
  /** Of one asker: every student of a school's lab behind one address. And of all together. */
  waitingOfOne: 40,
  waiting: 1_000,
  quietMs: 5 * 60_000,
  memoryMb: 512,
};

type Lane = "families" | "administrators";

export type LongWork = {
  run: Runs<FamilyTasks>;
  runForAdministrators: Runs<AdministratorTasks>;
  /** Refuses whatever still waits. */
  close: () => void;
};

/** `asker`: the network address or the account, for turns. Throws WorkRefused. */
type Runs<Known extends Record<keyof Known, Task>> = <Name extends keyof Known>(
  name: Name,
  asker: string,
  input: Parameters<Known[Name]>[0],
) => Promise<Awaited<ReturnType<Known[Name]>>>;

const known = new WeakMap<Site, LongWork>();

/** One for each server of the process, because its tasks work with its pages. */
export function longWorkOf(parts: Pick<ServerParts, "site" | "colleges">): LongWork {
  const kept = known.get(parts.site) ?? createLongWork(parts);
  known.set(parts.site, kept);
  return kept;
}

function createLongWork({ site, colleges }: Pick<ServerParts, "site" | "colleges">): LongWork {
  const { dataFolder } = colleges;
  const readCards = async (): Promise<TaskData> => ({
    cards: await readText(site.reference, "answer-cards"),
    library: null,
  });
  // Without a library posts cannot be checked, and everything else goes on.
  const readLibrary = async (): Promise<TaskData> => ({
    cards: null,
    library: await site.posts.library().catch(() => null),
  });
  const servers: Readonly<Record<Lane, AskingServer>> = {
    families: { dataFolder, read: readCards },
    administrators: { dataFolder, read: readLibrary },
  };
  return {
    // The thread's tasks have these very types.
    run: (name, asker, input) => lanes.families.run(servers.families, name, asker, input) as Promise<never>,
    runForAdministrators: (name, asker, input) =>
      lanes.administrators.run(servers.administrators, name, asker, input) as Promise<never>,
    close() {
      for (const lane of laneNames) lanes[lane].leave(servers[lane]);
    },
  };
}

/** What a server's tasks are done with. */
type AskingServer = { dataFolder: string; read: () => Promise<TaskData> };

type Job = {
  server: AskingServer;
  name: keyof Tasks;
  input: unknown;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
};

type WorkLane = {
  run: (server: AskingServer, name: keyof Tasks, asker: string, input: unknown) => Promise<unknown>;
  leave: (server: AskingServer) => void;
};

/** The sources run as they are, and the build makes one file of the thread beside the server's. */
const threadFile = ["../workThread.ts", "workThread.js", "../workThread.js"]
  .map((name) => join(import.meta.dirname, name))
  .find((file) => existsSync(file));

/** A thread, and the server that it has the data of. */
type Thread = { worker: Worker; dataFolder: string; server: AskingServer | null; isReady: boolean };

/** One thread and those who wait for it. */
export function createLane({ taskMs, startMs, waitingOfOne, quietMs } = limits): WorkLane {
  /** Whoever waits, by asker; the first asker is next. */
  const waiting = new Map<string, Job[]>();
  let waitingCount = 0;
  let thread: Thread | null = null;
  let current: { job: Job; number: number } | null = null;
  let lastNumber = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

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

  function endThread(): void {
    const gone = thread?.worker;
    thread = null;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    gone?.removeAllListeners();
    // Ending a thread says so as an error to whoever still listens.
    gone?.on("error", () => undefined);
    void gone?.terminate();
  }

  /** Ends the thread with the task that it is at, and goes on with the next one in a new thread. */
  function failTask(error: Error): void {
    const failed = current?.job;
    current = null;
    endThread();
    failed?.reject(error);
    void startNext();
  }

  function start(dataFolder: string): Thread {
    if (threadFile === undefined) throw new Error("The file of the work thread is missing.");
    const data: ThreadData = { dataFolder };
    const worker = new Worker(threadFile, {
      workerData: data,
      // What this process was started with is not a thread's to repeat.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    });
    const started: Thread = { worker, dataFolder, server: null, isReady: false };
    worker.unref();
    worker.on("message", (message: "ready" | DoneWork) => {
      if (message === "ready") {
        started.isReady = true;
        if (current !== null) limitTask();
      } else finish(message);
    });
    // Such as too little memory for one task: those who wait are no part of it.
    worker.on("error", (error) => failTask(isOutOfMemory(error) ? new WorkRefused("tooLong") : error));
    setTimer(startMs, () => failTask(new Error("The work thread did not start.")));
    return started;
  }

  function limitTask(): void {
    setTimer(taskMs, () => failTask(new WorkRefused("tooLong")));
  }

  function finish(done: DoneWork): void {
    if (current?.number !== done.number) return;
    const { job } = current;
    current = null;
    if (done.problem === null) job.resolve(done.result);
    else job.reject(new Error(`Long work failed in its thread: ${done.problem}`));
    void startNext();
  }

  async function startNext(): Promise<void> {
    if (current !== null) return;
    const job = takeNext();
    if (job === null) {
      setTimer(quietMs, endThread);
      return;
    }
    lastNumber += 1;
    const number = lastNumber;
    current = { job, number };
    try {
      if (thread?.dataFolder !== job.server.dataFolder) endThread();
      const used = thread ?? start(job.server.dataFolder);
      thread = used;
      if (used.server !== job.server) {
        const data = await job.server.read();
        if (thread !== used || current?.number !== number) return;
        send(used, { data });
        used.server = job.server;
      }
      send(used, { number, name: job.name, input: job.input });
      // Messages wait for a thread that is still starting, and its time begins when it is there.
      if (used.isReady) limitTask();
    } catch (error) {
      if (current?.number !== number) return;
      current = null;
      job.reject(error instanceof Error ? error : new Error(String(error)));
      void startNext();
    }
  }

  return {
    run(server, name, asker, input) {
      const own = waiting.get(asker) ?? [];
      if (waitingCount >= limits.waiting || own.length >= waitingOfOne)
        return Promise.reject(new WorkRefused("busy"));
      return new Promise((resolve, reject) => {
        own.push({ server, name, input, resolve, reject });
        waiting.set(asker, own);
        waitingCount += 1;
        void startNext();
      });
    },
    leave(server) {
      for (const [asker, jobs] of waiting) {
        const left = jobs.filter((job) => job.server !== server);
        waitingCount -= jobs.length - left.length;
        if (left.length === 0) waiting.delete(asker);
        else waiting.set(asker, left);
        for (const job of jobs) if (job.server === server) job.reject(new WorkRefused("busy"));
      }
      if (current?.job.server === server) current.job.reject(new WorkRefused("busy"));
    },
  };
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

function send({ worker }: Thread, asked: AskedWork): void {
  worker.postMessage(asked, []);
}

/** Shared by the servers of a process, of which there is one except in tests. */
const lanes: Readonly<Record<Lane, WorkLane>> = { families: createLane(), administrators: createLane() };
const laneNames = ["families", "administrators"] as const;
