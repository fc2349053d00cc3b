/** What counts as a database that is away, and how long a request waits for it to be back. */
import { describe, expect, test, vi } from "vitest";
import { createPatience } from "./patience.ts";
import { createSavingLog, findStoreFault } from "./savingLog.ts";
import {
  busyFault,
  isConnectionFault,
  isOutOfConnections,
  isStoreAway,
  StoreAway,
  StoreBusy,
} from "./storeAway.ts";

const error = (fields: object, message = "x") => Object.assign(new Error(message), fields);

test.each<[string, unknown, boolean]>([
  ["refused", error({ code: "ECONNREFUSED" }), true],
  ["refused at each of a host's addresses", new AggregateError([error({ code: "ECONNREFUSED" })]), true],
  ["reset under a statement", error({ code: "ECONNRESET" }), true],
  ["without a socket", error({ code: "ENOENT", syscall: "connect" }), true],
  ["ended under a statement", new Error("Connection terminated unexpectedly"), true],
  [
    "a connection that is not made in time",
    new Error("Connection terminated due to connection timeout"),
    true,
  ],
  ["the same, as the driver itself says it", new Error("timeout expired"), true],
  ["a statement that nobody answered", new Error("Query read timeout"), true],
  [
    "a connection that broke before",
    new Error("Client has encountered a connection error and is not queryable"),
    true,
  ],
  ["being shut down", error({ code: "57P01" }), true],
  ["crashed beside us", error({ code: "57P02" }), true],
  ["starting", error({ code: "57P03" }), true],
  ["a connection exception", error({ code: "08006" }), true],
  ["a key twice", error({ code: "23505" }), false],
  ["a full disk", error({ code: "53100" }), false],
  ["a mistake in a statement", error({ code: "42601" }), false],
  ["a wrong password", error({ code: "28P01" }), false],
  ["no error", "ECONNREFUSED", false],
])("%s", (_name, given, isFault) => {
  expect(isConnectionFault(given)).toBe(isFault);
});

test("all connections in use is no outage, but nobody is asked to wait for it", () => {
  const full = new Error("timeout exceeded when trying to connect");
  expect([isOutOfConnections(full), isConnectionFault(full)]).toEqual([true, false]);
  expect(isOutOfConnections(error({ code: "53300" }))).toBe(true);
});

test("a database without room is busy and not away: it runs, and nothing was carried out", () => {
  const busy = new Error("failed", { cause: new StoreBusy(error({ code: "53300" })) });
  // Whoever's token cannot be looked up gets what everyone gets, as while it is away.
  expect(isStoreAway(busy)).toBe(true);
  expect(findStoreFault(busy)?.cause).toBe("busy");
  const lines: string[] = [];
  const log = {
    info: (_: object, said: string) => lines.push(said),
    error: (_: object, said: string) => lines.push(said),
  };
  const saving = createSavingLog(log, () => new Date(0));
  saving.off(busyFault);
  saving.on();
  expect(lines).toEqual(["the database is busy", "the database has room again"]);
});

test("a fault is found where a library wrapped it, and a system's error of another part is none", () => {
  const wrapped = new Error("failed", { cause: new StoreAway(error({ code: "57P01" })) });
  expect(isStoreAway(wrapped)).toBe(true);
  expect(findStoreFault(wrapped)?.cause).toBe("away");
  // Such as a payment service that cannot be reached.
  expect(findStoreFault(error({ code: "ECONNREFUSED" }))).toBeNull();
  expect(findStoreFault(error({ code: "53100" }))?.cause).toBe("diskFull");
});

describe("while it is away", () => {
  const refused = error({ code: "ECONNREFUSED" });
  /** A database that answers from a moment on; the clock goes to the end of each pause. */
  function open({ backAtMs, hasAnswered = true }: { backAtMs: number; hasAnswered?: boolean }) {
    let nowMs = 0;
    let isUp = hasAnswered;
    let tries = 0;
    const patience = createPatience(isConnectionFault, {
      nowMs: () => nowMs,
      pause(ms) {
        const untilMs = nowMs + ms;
        return Promise.resolve().then(() => {
          nowMs = Math.max(nowMs, untilMs);
        });
      },
    });
    const ask = () => {
      tries += 1;
      return isUp || nowMs >= backAtMs ? Promise.resolve("client") : Promise.reject(refused);
    };
    return {
      connect: () => patience.connect(ask),
      crash: () => (isUp = false),
      nowMs: () => nowMs,
      tries: () => tries,
    };
  }

  test("a short restart goes by unnoticed, with one request looking at a time", async () => {
    const database = open({ backAtMs: 1_000 });
    await database.connect();
    database.crash();
    const all = await Promise.all(Array.from({ length: 20 }, database.connect));
    expect(all).toEqual(Array.from({ length: 20 }, () => "client"));
    expect(database.nowMs()).toBeLessThan(1_200);
    // The 20 that connected, the first look of each, and a look for each pause.
    expect(database.tries()).toBeLessThan(20 + 20 + 40);
  });

  test("many that come one after the other do not keep a database that recovers busy with refusing them", async () => {
    vi.useFakeTimers();
    try {
      const patience = createPatience(isConnectionFault, {
        nowMs: () => Date.now(),
        pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      });
      await patience.connect(() => Promise.resolve("client"));
      let looks = 0;
      const refuse = async () => {
        looks += 1;
        await new Promise((resolve) => setTimeout(resolve, 2));
        throw refused;
      };
      const asked = Array.from({ length: 200 }, async (_, number) => {
        await new Promise((resolve) => setTimeout(resolve, number * 5));
        await expect(patience.connect(refuse)).rejects.toThrow(StoreAway);
      });
      await vi.advanceTimersByTimeAsync(5_000);
      await Promise.all(asked);
      // Ten a second while they wait.
      expect(looks).toBeGreaterThanOrEqual(15);
      expect(looks).toBeLessThanOrEqual(32);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a longer one is refused at once after the first wait, and the next request after it connects", async () => {
    const database = open({ backAtMs: 60_000 });
    await database.connect();
    database.crash();
    await expect(database.connect()).rejects.toThrow(StoreAway);
    const waitedMs = database.nowMs();
    expect(waitedMs).toBeGreaterThanOrEqual(2_000);
    for (let number = 0; number < 100; number += 1) {
      await expect(database.connect()).rejects.toMatchObject({ statusCode: 503, cause: refused });
    }
    expect(database.nowMs()).toBe(waitedMs);
  });

  test("one that has never answered is a wrong address, which is said at once", async () => {
    const database = open({ backAtMs: 1_000, hasAnswered: false });
    await expect(database.connect()).rejects.toThrow(StoreAway);
    expect(database.nowMs()).toBe(0);
  });

  test("every other error is passed on as it is", async () => {
    const wrong = error({ code: "28P01" });
    const patience = createPatience(isConnectionFault);
    await expect(patience.connect(() => Promise.reject(wrong))).rejects.toBe(wrong);
  });
});
