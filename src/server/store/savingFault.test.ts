/** What counts as a store that takes no writes, and what is logged of it. */
import { expect, test } from "vitest";
import { findSavingFault } from "./savingFault.ts";
import { createSavingLog } from "./savingLog.ts";

const error = (fields: object, message = "x") => Object.assign(new Error(message), fields);

test.each<[string, unknown, string | null]>([
  ["SQLite, full", error({ code: "ERR_SQLITE_ERROR", errcode: 13 }), "diskFull"],
  ["SQLite, read-only", error({ code: "ERR_SQLITE_ERROR", errcode: 8 }), "readOnly"],
  ["SQLite, read-only directory", error({ code: "ERR_SQLITE_ERROR", errcode: 8 | (6 << 8) }), "readOnly"],
  ["SQLite, a write that failed", error({ code: "ERR_SQLITE_ERROR", errcode: 10 | (3 << 8) }), "diskFault"],
  ["SQLite, a lock held too long", error({ code: "ERR_SQLITE_ERROR", errcode: 5 }), null],
  ["SQLite, a damaged file", error({ code: "ERR_SQLITE_ERROR", errcode: 11 }), "damaged"],
  ["PostgreSQL, disk_full", error({ code: "53100" }), "diskFull"],
  ["PostgreSQL, read_only_sql_transaction", error({ code: "25006" }), "readOnly"],
  ["PostgreSQL, io_error", error({ code: "58030" }), "diskFault"],
  [
    "PostgreSQL, a file without room",
    error({ code: "XX000" }, "could not extend: No space left on device"),
    "diskFull",
  ],
  ["PostgreSQL, an internal error", error({ code: "XX000" }), null],
  ["PostgreSQL, a key twice", error({ code: "23505" }), null],
  ["the file system, full", error({ code: "ENOSPC" }), "diskFull"],
  ["the file system, read-only", error({ code: "EROFS" }), "readOnly"],
  ["no connection", error({ code: "ECONNREFUSED" }), null],
  ["wrapped by a library", new Error("query failed", { cause: error({ code: "53100" }) }), "diskFull"],
  ["no error", "53100", null],
])("%s", (_name, given, cause) => {
  expect(findSavingFault(given)?.cause ?? null).toBe(cause);
});

test("every advice says that nothing has to be restored for a full or read-only disk", () => {
  for (const errcode of [8, 13]) {
    expect(findSavingFault(error({ errcode }))?.advice).toContain("Nothing has to be restored");
  }
});

test("the log names a fault once a minute, another cause at once, and says when it is over", () => {
  let nowMs = 0;
  const lines: [object, string][] = [];
  const note = (what: object, message: string) => void lines.push([what, message]);
  const log = createSavingLog({ info: note, error: note }, () => new Date(nowMs));
  const full = { cause: "diskFull", advice: "Make room." } as const;
  log.on();
  for (nowMs = 0; nowMs < 120_000; nowMs += 10_000) log.off(full);
  log.off({ cause: "readOnly", advice: "Make it writable." });
  log.on();
  log.on();
  expect(lines).toEqual([
    [full, "saving is off"],
    [full, "saving is off"],
    [{ cause: "readOnly", advice: "Make it writable." }, "saving is off"],
    [{ offSeconds: 120 }, "saving is on again"],
  ]);
});
