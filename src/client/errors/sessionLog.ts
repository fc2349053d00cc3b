/** Keeps the session's error notes in the browser's session storage; where that is forbidden, full or damaged, in memory. */
import { trimmedLogLength } from "#client/limits.ts";
import { type ErrorReport, type LogEntry, type LogKind, logLimits, takeNewest } from "./reportRules.ts";

type ListName = LogKind | "reports";

/** The part of the browser's storage that is used; null where there is none. */
export type ListStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type SessionLog = {
  addReport: (report: ErrorReport) => void;
  addEntry: (kind: LogKind, entry: LogEntry) => void;
  reports: () => ErrorReport[];
  entries: (kind: LogKind) => LogEntry[];
  /** Shortens every list to its newest few, where the page holds much memory. */
  trim: () => void;
  erase: () => void;
};

// Object.keys answers with plain strings; these are the keys of a closed record.
const listNames = Object.keys(logLimits) as ListName[];

/** `findStorage` may throw, as browsers do that forbid storage. */
export function createSessionLog(findStorage: () => ListStorage | null): SessionLog {
  const memory = new Map<ListName, readonly object[]>();

  /** A list in memory is one that storage did not take, and so the newer of the two. */
  function read(name: ListName): readonly object[] {
    const stored = memory.get(name);
    if (stored !== undefined) return stored;
    try {
      return parseObjects(findStorage()?.getItem(toKey(name)) ?? null);
    } catch {
      return [];
    }
  }

  function write(name: ListName, list: readonly object[]): void {
    try {
      const storage = findStorage();
      if (storage === null) throw new Error("There is no storage.");
      storage.setItem(toKey(name), JSON.stringify(list));
      memory.delete(name);
    } catch {
      memory.set(name, list);
    }
  }

  function add(name: ListName, item: object): void {
    write(name, takeNewest([...read(name), item], logLimits[name]));
  }

  return {
    addReport: (report) => add("reports", report),
    addEntry: (kind, entry) => add(kind, entry),
    reports: () => read("reports").filter(isReport),
    entries: (kind) => read(kind).filter(isEntry),
    trim() {
      for (const name of listNames) {
        const list = read(name);
        if (list.length > trimmedLogLength) write(name, takeNewest(list, trimmedLogLength));
      }
    },
    erase() {
      memory.clear();
      try {
        const storage = findStorage();
        for (const name of listNames) storage?.removeItem(toKey(name));
      } catch {
        // Nothing could be kept where nothing can be erased.
      }
    },
  };
}

function toKey(name: ListName): string {
  return `tassel-errors-${name}`;
}

/** What stands there may have been written by an older release, or by hand. */
function parseObjects(text: string | null): object[] {
  if (text === null) return [];
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed)
    ? parsed.filter((item): item is object => typeof item === "object" && item !== null)
    : [];
}

function isEntry(value: object): value is LogEntry {
  return (
    "message" in value &&
    typeof value.message === "string" &&
    "timestamp" in value &&
    typeof value.timestamp === "string"
  );
}

function isReport(value: object): value is ErrorReport {
  return isEntry(value) && "id" in value && "type" in value && "severity" in value;
}
