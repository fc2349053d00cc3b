/** The session's notes: their limits, and a storage that is forbidden, full, or holds rubbish. */
import { describe, expect, test } from "vitest";
import { toLogEntry, type LogKind, buildReport } from "./reportRules.ts";
import { createSessionLog, type ListStorage } from "./sessionLog.ts";

const around = { nowMs: 0, url: "https://a.example/", userAgent: "a phone", isOnline: true };
const makeEntry = (message: string) => toLogEntry(message, around);
const makeReport = (id: string) =>
  buildReport({ error: id, type: "JavaScript", severity: "low" }, around, { id, sessionId: "s" });

function createMemoryStorage(): ListStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const listNumbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

describe("what is kept", () => {
  test.each<[LogKind, number]>([
    ["page", 5],
    ["chunk", 10],
    ["global", 5],
    ["unhandled", 5],
    ["query", 10],
  ])("the last %s entries: %i", (kind, max) => {
    const log = createSessionLog(createMemoryStorage);
    const storage = createMemoryStorage();
    const stored = createSessionLog(() => storage);
    for (const message of listNumbers(max + 3)) stored.addEntry(kind, makeEntry(message));
    expect(stored.entries(kind).map((one) => one.message)).toEqual(listNumbers(max + 3).slice(3));
    expect(log.entries(kind)).toEqual([]);
  });

  test("the last fifty reports, read again by the next page of the session", () => {
    const storage = createMemoryStorage();
    const log = createSessionLog(() => storage);
    for (const id of listNumbers(52)) log.addReport(makeReport(id));
    const next = createSessionLog(() => storage);
    expect(next.reports().map((one) => one.id)).toEqual(listNumbers(52).slice(2));
  });

  test("under pressure the newest three of each; erased, none", () => {
    const storage = createMemoryStorage();
    const log = createSessionLog(() => storage);
    for (const id of listNumbers(5)) {
      log.addReport(makeReport(id));
      log.addEntry("page", makeEntry(id));
    }
    log.addEntry("query", makeEntry("one"));
    log.trim();
    expect(log.reports().map((one) => one.id)).toEqual(["3", "4", "5"]);
    expect(log.entries("page").map((one) => one.message)).toEqual(["3", "4", "5"]);
    expect(log.entries("query")).toHaveLength(1);
    log.erase();
    expect([log.reports(), log.entries("page"), storage.texts.size]).toEqual([[], [], 0]);
  });
});

describe("a storage that does not work", () => {
  test.each<[string, () => ListStorage | null]>([
    ["none", () => null],
    [
      "forbidden",
      () => {
        throw new DOMException("not here", "SecurityError");
      },
    ],
    [
      "full",
      () => ({
        ...createMemoryStorage(),
        setItem: () => {
          throw new DOMException("no room", "QuotaExceededError");
        },
      }),
    ],
  ])("%s: the notes stay in memory", (_name, findStorage) => {
    const log = createSessionLog(findStorage);
    for (const message of listNumbers(7)) log.addEntry("global", makeEntry(message));
    expect(log.entries("global").map((one) => one.message)).toEqual(["3", "4", "5", "6", "7"]);
    log.erase();
    expect(log.entries("global")).toEqual([]);
  });

  test.each(["{", "null", "7", '{"a":1}', '[1,null,"x",{"message":7}]'])(
    "rubbish is passed over: %s",
    (rubbish) => {
      const storage = createMemoryStorage();
      storage.setItem("tassel-errors-page", rubbish);
      const log = createSessionLog(() => storage);
      expect(log.entries("page")).toEqual([]);
      log.addEntry("page", makeEntry("new"));
      expect(log.entries("page").map((one) => one.message)).toEqual(["new"]);
    },
  );
});
