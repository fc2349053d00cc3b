/** The port with a worker, without one, and with one that dies; the worker's side is the real one. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { ChunkLoadError } from "#client/chunks/importChunk.ts";
import { workerAnswerMs } from "#client/limits.ts";
import type { Engine, SearchRequest } from "./engine.ts";
import type { FromWorker, ToWorker } from "./engineMessages.ts";
import { createEnginePort, type EngineWorker } from "./enginePort.ts";
import { parseFile, toFile } from "./jsonFile.ts";
import { pageEngine } from "./pageEngine.ts";
import { serveEngine } from "./serveEngine.ts";

const request = (query: string): SearchRequest => ({ release: "r", query, limit: 1 });
const reply = (total: number) => ({ hits: [], total, closed: null });

/** Answers with the length of the query, when it is told to. */
function makeEngine() {
  const begun: string[] = [];
  const held: unknown[] = [];
  const engine: Engine = {
    ...pageEngine,
    majors: async (file) => {
      const name = parseFile(file);
      held.push(name);
      return { asOf: String(name) };
    },
    search: async ({ query }) => {
      begun.push(query);
      if (query === "broken") throw new TypeError("The rules failed.");
      if (query === "gone") throw new ChunkLoadError(new Error("404"));
      return reply(query.length);
    },
  };
  return { engine, begun, held };
}

type FakeWorker = EngineWorker & {
  engine: ReturnType<typeof makeEngine>;
  /** Runs what was asked by now. */
  run: () => void;
  fail: () => void;
  isEnded: () => boolean;
};

function makeWorker(options: { isMute?: boolean } = {}): FakeWorker {
  const own = makeEngine();
  const page = new EventTarget();
  const scope = new EventTarget();
  const tasks: (() => void)[] = [];
  let isEnded = false;
  const send = (message: FromWorker) => {
    if (!isEnded) page.dispatchEvent(new MessageEvent("message", { data: structuredClone(message) }));
  };
  // What a worker's file does once it has loaded.
  const load = () => {
    queueMicrotask(() =>
      serveEngine(
        {
          addEventListener: (type, listener) => scope.addEventListener(type, listener as EventListener),
          postMessage: send,
        },
        own.engine,
        (task) => tasks.push(task),
      ),
    );
  };
  return {
    engine: own,
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject) => {
      page.addEventListener(type, listener);
      if (type === "message" && options.isMute !== true) load();
    },
    postMessage: (message: ToWorker) => {
      const data = structuredClone(message);
      queueMicrotask(() => scope.dispatchEvent(new MessageEvent("message", { data })));
    },
    terminate: () => {
      isEnded = true;
    },
    run: () => {
      for (const task of tasks.splice(0)) task();
    },
    fail: () => page.dispatchEvent(new Event("error")),
    isEnded: () => isEnded,
  };
}

function makePort(...workers: (FakeWorker | null)[]) {
  const page = makeEngine();
  let made = 0;
  let loads = 0;
  const port = createEnginePort(
    () => {
      made += 1;
      return workers[made - 1] ?? null;
    },
    async () => {
      loads += 1;
      return page.engine;
    },
  );
  return { port, page, countMade: () => made, countLoads: () => loads };
}

/** Lets messages that were posted arrive. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.useRealTimers();
});

describe("with a worker", () => {
  test("it is made once, and each answer finds its asker", async () => {
    const worker = makeWorker();
    const { port, countMade, countLoads } = makePort(worker);
    const [first, second] = [port.ask("search", request("a")), port.ask("search", request("abc"))];
    await settle();
    worker.run();
    expect(await second).toEqual(reply(3));
    expect(await first).toEqual(reply(1));
    expect([countMade(), countLoads()]).toEqual([1, 0]);
  });

  test("an error keeps its name and its words", async () => {
    const worker = makeWorker();
    const { port } = makePort(worker);
    const asked = [port.ask("search", request("broken")), port.ask("search", request("gone"))];
    await settle();
    worker.run();
    const [broken, gone] = await Promise.allSettled(asked);
    expect(broken).toMatchObject({ reason: { name: "TypeError", message: "The rules failed." } });
    expect(gone).toMatchObject({
      reason: { name: "ChunkLoadError", message: "Loading chunk failed: 404" },
    });
  });

  test("what nobody waits for any more is not begun", async () => {
    const worker = makeWorker();
    const { port } = makePort(worker);
    const stale = new AbortController();
    const typed = [port.ask("search", request("o"), stale.signal), port.ask("search", request("oh"))];
    await settle();
    const settled = Promise.allSettled(typed);
    stale.abort();
    await settle();
    worker.run();
    const [first, second] = await settled;
    expect(first).toMatchObject({ status: "rejected", reason: { name: "AbortError" } });
    expect(second).toMatchObject({ status: "fulfilled" });
    expect(worker.engine.begun).toEqual(["oh"]);
  });
});

describe("a worker that dies", () => {
  test("is replaced once: the new one is given what was held and asked again", async () => {
    const [dying, next] = [makeWorker(), makeWorker()];
    const { port, countMade } = makePort(dying, next);
    const holding = port.hold("majors", async () => toFile("majors-1"));
    await settle();
    dying.run();
    expect(await holding).toEqual({ asOf: "majors-1" });
    const asked = port.ask("search", request("ohio"));
    await settle();
    dying.fail();
    await settle();
    next.run();
    await settle();
    next.run();
    expect(await asked).toEqual(reply(4));
    expect(next.engine.held).toEqual(["majors-1"]);
    expect([countMade(), dying.isEnded()]).toEqual([2, true]);
  });

  test("and whose successor dies too fails what was asked; a later question starts anew", async () => {
    const workers = [makeWorker(), makeWorker(), makeWorker()] as const;
    const { port } = makePort(...workers);
    const asked = port.ask("search", request("ohio"));
    await settle();
    workers[0].fail();
    await settle();
    workers[1].fail();
    await expect(asked).rejects.toMatchObject({ name: "EngineStoppedError" });
    const again = port.ask("search", request("ohio"));
    await settle();
    workers[2].run();
    expect(await again).toEqual(reply(4));
  });

  test("and falls silent is noticed by its silence", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const [silent, next] = [makeWorker(), makeWorker()];
    const { port, countMade } = makePort(silent, next);
    const asked = port.ask("search", request("ohio"));
    await settle();
    // It was there, and answers nothing from now on.
    silent.terminate();
    vi.advanceTimersByTime(workerAnswerMs);
    await settle();
    expect(countMade()).toBe(1);
    vi.advanceTimersByTime(workerAnswerMs);
    await settle();
    next.run();
    expect(await asked).toEqual(reply(4));
  });

  test("a worker that only takes long is left to finish", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const worker = makeWorker();
    const { port, countMade } = makePort(worker);
    const asked = port.ask("search", request("ohio"));
    await settle();
    for (let turn = 0; turn < 4; turn += 1) {
      vi.advanceTimersByTime(workerAnswerMs);
      await settle();
    }
    worker.run();
    expect(await asked).toEqual(reply(4));
    expect(countMade()).toBe(1);
  });
});

describe("without a worker", () => {
  test.each<[string, () => EngineWorker | null]>([
    ["there is none", () => null],
    [
      "it may not be made",
      () => {
        throw new DOMException("refused", "SecurityError");
      },
    ],
  ])("where %s the page answers", async (_name, make) => {
    const { engine, held } = makeEngine();
    const port = createEnginePort(make, async () => engine);
    expect(await port.hold("majors", async () => toFile("majors-1"))).toEqual({ asOf: "majors-1" });
    expect(await port.ask("search", request("ohio"))).toEqual(reply(4));
    expect(held).toEqual(["majors-1"]);
  });

  test("where its file does not start the page answers, and no other is made", async () => {
    const mute = makeWorker({ isMute: true });
    const { port, countMade } = makePort(mute);
    const asked = port.ask("search", request("ohio"));
    await settle();
    mute.fail();
    expect(await asked).toEqual(reply(4));
    expect(await port.ask("search", request("iowa"))).toEqual(reply(4));
    expect(countMade()).toBe(1);
  });

  test("where nothing can be downloaded the question fails, and the next tries again", async () => {
    const [mute, working] = [makeWorker({ isMute: true }), makeWorker()];
    const workers = [mute, working];
    const port = createEnginePort(
      () => workers.shift() ?? null,
      () => Promise.reject(new ChunkLoadError(new Error("offline"))),
    );
    const asked = port.ask("search", request("ohio"));
    await settle();
    mute.fail();
    await expect(asked).rejects.toMatchObject({ name: "ChunkLoadError" });
    const again = port.ask("search", request("ohio"));
    await settle();
    working.run();
    expect(await again).toEqual(reply(4));
  });
});
