/** A device that records how an essay is written, with its storage in memory, and a server that countersigns. */
import type { authorshipDatabase } from "#client/essays/authorshipDatabase.ts";
import { type AuthorshipRecorder, createAuthorshipRecorder } from "#client/essays/authorshipRecorder.ts";
import { makeDeviceKey, signShared } from "#client/essays/deviceKey.ts";
import type { AuthorshipKeyRow, AuthorshipRow } from "#client/essays/essayDatabase.ts";
import { hashText, makeSalt } from "#client/essays/hashText.ts";
import { sortEntries } from "#domain/essays/authorship/checkRecord.ts";
import { type Receipt, type RecordedEntry, toReceiptInput } from "#domain/essays/authorship/entry.ts";
import type { SharedRecord } from "#domain/essays/authorship/entrySchema.ts";

export const site = "https://tassel.example";

/** As `authorshipDatabase`, in memory; `isFull` refuses every write. */
export function createMemoryDatabase() {
  const rows = new Map<string, AuthorshipRow>();
  let key: AuthorshipKeyRow | null = null;
  const toKey = ({ entry }: Pick<AuthorshipRow, "entry">) => `${entry.device} ${entry.number}`;
  const memory = { isFull: false };
  const refuseIfFull = () => {
    if (memory.isFull) throw new DOMException("no room", "QuotaExceededError");
  };
  const database: typeof authorshipDatabase = {
    readRows: () => Promise.resolve([...rows.values()]),
    readKey: () => Promise.resolve(key),
    keepKey(made) {
      key ??= made;
      return Promise.resolve(key);
    },
    readLast: ({ device }) =>
      Promise.resolve(
        [...rows.values()]
          .filter(({ entry }) => entry.device === device)
          .toSorted((a, b) => b.entry.number - a.entry.number)[0] ?? null,
      ),
    async addRow(row) {
      refuseIfFull();
      if (rows.has(toKey(row))) return Promise.resolve(false);
      rows.set(toKey(row), row);
      return Promise.resolve(true);
    },
    keepReceipts({ planId, essayId }, received, head) {
      for (const { entry, receipt } of received) {
        const found = rows.get(toKey({ entry }));
        rows.set(toKey({ entry }), {
          planId,
          essayId,
          entry,
          hash: receipt.entry,
          salt: found?.salt ?? null,
          receipt,
        });
      }
      if (key !== null) key = { ...key, head };
      return Promise.resolve();
    },
    dropReceipts({ device }) {
      for (const [at, row] of rows) {
        if (row.entry.device === device) rows.set(at, { ...row, receipt: null });
        else rows.delete(at);
      }
      if (key !== null) key = { ...key, head: null };
      return Promise.resolve();
    },
    eraseRecord() {
      rows.clear();
      key = null;
      return Promise.resolve();
    },
  };
  return { database, memory, rows: () => [...rows.values()], key: () => key };
}

/** A device of one student, writing one essay; `tab()` opens another window of it. */
export function createWritingDevice(
  essayId: string,
  { planId = "plan1", startsAt = "2026-11-21T09:00:00.000Z" } = {},
) {
  const stored = createMemoryDatabase();
  let clock = Date.parse(startsAt);
  const now = () => new Date(clock);
  function tab(): AuthorshipRecorder {
    return createAuthorshipRecorder(planId, essayId, {
      database: stored.database,
      makeKey: makeDeviceKey,
      hash: hashText,
      makeSalt,
      now,
      canRecord: true,
    });
  }
  return {
    ...stored,
    planId,
    essayId,
    now,
    tab,
    pass(seconds: number) {
      clock += seconds * 1_000;
    },
    /** Turns the record on and writes: each step changes the text in one way and saves it as a version. */
    async write(steps: readonly (readonly [inputType: string, text: string])[]): Promise<string> {
      const recorder = tab();
      let text = "";
      await recorder.start(text);
      for (const [inputType, after] of steps) {
        clock += 30_000;
        if (inputType === "insertText") typeOut(recorder, text, after);
        else recorder.watch(text, after, inputType);
        text = after;
        await recorder.save(text);
      }
      return text;
    },
    async record(text: string, change: Partial<SharedRecord> = {}): Promise<SharedRecord> {
      const entries = sortEntries(
        stored.rows().map(({ entry, receipt }) => ({ entry, receipt })),
      ) as SharedRecord["entries"];
      const last = entries.at(-1)?.entry;
      const salt = stored.rows().find(({ entry }) => entry === last)?.salt ?? "";
      return Promise.resolve({
        format: "tassel-authorship",
        form: 1,
        site,
        madeAt: now().toISOString(),
        essay: essayId,
        title: "The bridge",
        text: { text, salt },
        entries,
        head: stored.key()?.head ?? null,
        ...change,
      });
    },
    /** Signed with this device's own key, whatever the record says. */
    async file(record: unknown): Promise<string> {
      const key = stored.key();
      if (key === null) throw new Error("The record was never turned on.");
      return signShared(key, record as SharedRecord);
    },
  };
}

/** Letter by letter, as a keyboard does. */
export function typeOut(recorder: Pick<AuthorshipRecorder, "watch">, before: string, after: string): void {
  if (!after.startsWith(before)) throw new Error("Typing goes on at the end.");
  for (let end = before.length + 1; end <= after.length; end += 1)
    recorder.watch(after.slice(0, end - 1), after.slice(0, end), "insertText");
}

/** Countersigns as the server does, without one. */
export async function countersignAll(
  entries: readonly RecordedEntry[],
  hashes: readonly string[],
  receivedAt: string,
): Promise<{ entries: RecordedEntry[]; number: number; hash: string | null }> {
  let before: string | null = null;
  const countersigned: RecordedEntry[] = [];
  for (const [index, { entry }] of entries.entries()) {
    const receipt: Receipt = {
      number: index + 1,
      before,
      entry: hashes[index] ?? "",
      receivedAt,
      sentAt: receivedAt,
    };
    before = await hashText(toReceiptInput(receipt));
    countersigned.push({ entry, receipt });
  }
  return { entries: countersigned, number: countersigned.length, hash: before };
}
