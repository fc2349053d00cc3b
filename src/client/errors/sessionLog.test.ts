/** The session's notes: their limits, and a storage that is forbidden, full, or holds rubbish. */
import { describe, expect, test } from "vitest";
import { entryOf, type LogKind, reportOf } from "./reportRules.ts";
import { createSessionLog, type ListStorage } from "./sessionLog.ts";

const around = { nowMs: 0, url: "https://a.example/", userAgent: "a phone", isOnline: true };
const entry = (message: string) => entryOf(message, around);
const report = (id: string) =>
  reportOf({ error: id, type: "JavaScript", severity: "low" }, around, { id, sessionId: "s" });

function storageInMemory(): ListStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

describe("what is kept", () => {
  test.each<[LogKind, number]>([
    ["page", 5],
    ["chunk", 10],
    ["global", 5],
    ["unhandled", 5],
    ["query", 10],
  ])("the last %s entries: %i", (kind, max) => {
    const log = createSessionLog(storageInMemory);
    const storage = storageInMemory();
    const kept = createSessionLog(() => storage);
    for (const message of numbers(max + 3)) kept.addEntry(kind, entry(message));
    expect(kept.entries(kind).map((one) => one.message)).toEqual(numbers(max + 3).slice(3));
    expect(log.entries(kind)).toEqual([]);
  });

  test("the last fifty reports, read again by the next page of the session", () => {
    const storage = storageInMemory();
    const log = createSessionLog(() => storage);
    for (const id of numbers(52)) log.addReport(report(id));
    const next = createSessionLog(() => storage);
    expect(next.reports().map((one) => one.id)).toEqual(numbers(52).slice(2));
  });

  test("under pressure the newest three of each; erased, none", () => {
    const storage = storageInMemory();
    const log = createSessionLog(() => storage);
    for (const id of numbers(5)) {
      log.addReport(report(id));
      log.addEntry("page", entry(id));
    }
    log.addEntry("query", entry("one"));
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
        ...storageInMemory(),
        setItem: () => {
          throw new DOMException("no room", "QuotaExceededError");
        },
      }),
    ],
  ])("%s: the notes stay in memory", (_name, findStorage) => {
    const log = createSessionLog(findStorage);
    for (const message of numbers(7)) log.addEntry("global", entry(message));
    expect(log.entries("global").map((one) => one.message)).toEqual(["3", "4", "5", "6", "7"]);
    log.erase();
    expect(log.entries("global")).toEqual([]);
  });

  test.each(["{", "null", "7", '{"a":1}', '[1,null,"x",{"message":7}]'])(
    "rubbish is passed over: %s",
    (rubbish) => {
      const storage = storageInMemory();
      storage.setItem("tassel-errors-page", rubbish);
      const log = createSessionLog(() => storage);
      expect(log.entries("page")).toEqual([]);
      log.addEntry("page", entry("new"));
      expect(log.entries("page").map((one) => one.message)).toEqual(["new"]);
    },
  );
});
