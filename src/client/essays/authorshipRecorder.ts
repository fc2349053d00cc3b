/**
 * Records how one essay is written in one window: counts what each change of the text typed, pasted and deleted, and adds
 * an entry to the device's chain with each saved version.
 */
import { completeCounts, countChange, noChange } from "#domain/essays/authorship/countChange.ts";
import {
  type AuthorshipEntry,
  type AuthorshipKind,
  authorshipLimits,
  type ChangeCounts,
  toEntryInput,
  toVersionInput,
} from "#domain/essays/authorship/entry.ts";
import type { authorshipDatabase } from "./authorshipDatabase.ts";
import type { AuthorshipKeyRow, AuthorshipRow } from "./essayDatabase.ts";

/** "full": the record has as many entries as it can have. "failed": this device could not keep an entry. */
export type RecordingProblem = "full" | "failed" | "unsupported" | null;

export type RecorderState = { isLoaded: boolean; rows: readonly AuthorshipRow[]; problem: RecordingProblem };

export type AuthorshipRecorder = {
  getState: () => RecorderState;
  subscribe: (listener: () => void) => () => void;
  /** Each change of the text area, with the event's `inputType`. */
  watch: (before: string, after: string, inputType: string) => void;
  /** The first entry says that recording is on; where it was on already, it is one of `save`. */
  start: (text: string) => Promise<void>;
  /** An entry for a saved version, unless nothing changed since the last or recording is off. */
  save: (text: string) => Promise<void>;
  /** The same, even if nothing changed: a shared record ends with the device that shares it. */
  close: (text: string) => Promise<void>;
  /** The last entry says that recording is off. */
  stop: (text: string) => Promise<void>;
  addRemarks: (count: number) => void;
  /** Reads again what the device holds, for example after countersigning. */
  reread: () => Promise<void>;
  /** What was erased is not written again. */
  end: () => void;
};

/** Injected so that tests can replace it. */
export type RecorderSurroundings = {
  database: Pick<typeof authorshipDatabase, "readRows" | "readKey" | "keepKey" | "readLast" | "addRow">;
  makeKey: (planId: string, essayId: string) => Promise<AuthorshipKeyRow>;
  hash: (text: string) => Promise<string>;
  makeSalt: () => string;
  now: () => Date;
  canRecord: boolean;
};

/** Two tabs may want the same number at once, and the later one tries the next. */
const tries = 8;

export function createAuthorshipRecorder(
  planId: string,
  essayId: string,
  surroundings: RecorderSurroundings,
): AuthorshipRecorder {
  const { database, hash } = surroundings;
  const listeners = new Set<() => void>();
  let counts: ChangeCounts = noChange;
  let remarks = 0;
  /** The text that `counts` lead to; null before recording starts in this window. */
  let counted: string | null = null;
  let session: number | null = null;
  let hasEnded = false;
  let queue: Promise<void> = Promise.resolve();
  let state: RecorderState = {
    isLoaded: false,
    rows: [],
    problem: surroundings.canRecord ? null : "unsupported",
  };

  function set(change: Partial<RecorderState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function reread(): Promise<void> {
    const rows = await database.readRows(planId, essayId).catch(() => null);
    if (!hasEnded) set({ isLoaded: true, ...(rows === null ? { problem: "failed" } : { rows }) });
  }

  function watch(before: string, after: string, inputType: string): void {
    // What changed between two events came from elsewhere, such as another device.
    if (counted !== null && before !== counted) counts = countChange(counts, counted, before, "");
    counts = countChange(counts, before, after, inputType);
    counted = after;
  }

  /** One after the other, so that each entry follows the one before. */
  function enqueue(work: () => Promise<void>): Promise<void> {
    queue = queue.then(work).catch(() => set({ problem: "failed" }));
    return queue;
  }

  async function findKey(): Promise<AuthorshipKeyRow> {
    const found = await database.readKey(planId, essayId);
    return found ?? database.keepKey(await surroundings.makeKey(planId, essayId));
  }

  /** The text as it is when someone asks for an entry. Entries wait for each other, and typing goes on meanwhile. */
  function note(text: string): void {
    if (counted !== null && text !== counted) counts = countChange(counts, counted, text, "");
    counted = text;
  }

  /** An entry for the text that the counts lead to by now; `onWith` is the text that recording begins with. */
  async function append(kind: AuthorshipKind, isForced = false, onWith: string | null = null): Promise<void> {
    if (hasEnded || !surroundings.canRecord) return;
    const key = await findKey();
    const text = onWith ?? counted ?? "";
    // What was there before recording began was not seen coming.
    const taken = onWith === null ? { counts, remarks } : { counts: noChange, remarks: 0 };
    for (let left = tries; left > 0; left -= 1) {
      const last = await database.readLast(key);
      const isOff = last === null || last.entry.kind === "off";
      if (isOff !== (kind === "on")) return;
      if (kind === "saved" && !isForced && isIdle(last, text)) return;
      if (state.rows.length >= authorshipLimits.entries) {
        set({ problem: "full" });
        return;
      }
      const row = await makeRow(key, last, { kind, text, ...taken });
      if (hasEnded) return;
      if (!(await database.addRow(row))) continue;
      // What was typed meanwhile is for the next entry.
      counts = subtract(counts, taken.counts);
      remarks -= taken.remarks;
      ({ session } = row.entry);
      set({ rows: [...state.rows, row], problem: null });
      return;
    }
    throw new Error("Another tab took every number.");
  }

  /** Only lengths are compared: a version is known by its hash alone, and hashing takes longer. */
  function isIdle(last: AuthorshipRow | null, text: string): boolean {
    const hasCounts = counts.typed + counts.pasted + counts.deleted + counts.other + remarks > 0;
    return !hasCounts && last?.entry.length === text.length;
  }

  async function makeRow(
    key: AuthorshipKeyRow,
    last: AuthorshipRow | null,
    said: { kind: AuthorshipKind; text: string; counts: ChangeCounts; remarks: number },
  ): Promise<AuthorshipRow> {
    const { kind, text } = said;
    const salt = surroundings.makeSalt();
    const entry: AuthorshipEntry = {
      essay: essayId,
      device: key.device,
      number: (last?.entry.number ?? 0) + 1,
      before: last?.hash ?? null,
      joins: listJoins(state.rows, key.device),
      kind,
      at: surroundings.now().toISOString(),
      session: session ?? (last?.entry.session ?? 0) + 1,
      version: await hash(toVersionInput(salt, text)),
      length: text.length,
      ...completeCounts(said.counts, last?.entry.length ?? 0, text.length),
      remarks: said.remarks,
    };
    return { planId, essayId, entry, hash: await hash(toEntryInput(entry)), salt, receipt: null };
  }

  const loading = reread();
  function addEntry(text: string, kind: AuthorshipKind, isForced = false): Promise<void> {
    note(text);
    return enqueue(() => loading.then(() => append(kind, isForced)));
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch,
    start(text) {
      counts = noChange;
      counted = text;
      return enqueue(async () => {
        await loading;
        await append("on", false, text);
        await append("saved");
      });
    },
    save: (text) => addEntry(text, "saved"),
    close: (text) => addEntry(text, "saved", true),
    stop: (text) => addEntry(text, "off"),
    addRemarks(count) {
      remarks += count;
    },
    reread,
    end() {
      hasEnded = true;
    },
  };
}

/** The last entries of other devices that this one has not named yet. */
export function listJoins(rows: readonly AuthorshipRow[], device: string): string[] {
  const named = new Set(rows.flatMap(({ entry }) => (entry.device === device ? entry.joins : [])));
  const lastOf = new Map<string, AuthorshipRow>();
  for (const row of rows) {
    const last = lastOf.get(row.entry.device);
    if (row.entry.device !== device && (last === undefined || last.entry.number < row.entry.number))
      lastOf.set(row.entry.device, row);
  }
  return [...lastOf.values()]
    .map((row) => row.hash)
    .filter((hash) => !named.has(hash))
    .slice(0, authorshipLimits.joins);
}

function subtract(all: ChangeCounts, taken: ChangeCounts): ChangeCounts {
  return {
    typed: all.typed - taken.typed,
    pasted: all.pasted - taken.pasted,
    deleted: all.deleted - taken.deleted,
    other: all.other - taken.other,
  };
}
