/**
 * Keeps on this device what the plan does not hold of essays: the drafts of open windows, and earlier versions. Both are
 * in an IndexedDB of their own, so that reading the plan stays quick however many versions there are.
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { essayDatabaseName } from "#client/plan/planDatabase.ts";
import type { SeenTurns } from "#domain/essays/essay.ts";
import { thinVersions } from "#domain/essays/text/versions.ts";
import type { Day } from "#lib/dates.ts";

/** Rows of another shape are left out: an older or newer release wrote them. */
const shape = 1;

/** What a window typed since its last save. */
export type EssayDraft = {
  planId: string;
  essayId: string;
  /** The window. */
  writer: string;
  /** What the text replaces once it is saved. */
  seen: SeenTurns;
  text: string;
  /** UTC instant. */
  writtenAt: string;
};

export type EssayVersion = {
  planId: string;
  essayId: string;
  /** See `toVersionId`. */
  versionId: string;
  seen: SeenTurns;
  text: string;
  /** UTC instant. */
  keptAt: string;
  /** The student's calendar day. */
  day: Day;
};

interface EssayTables extends DBSchema {
  drafts: { key: [string, string, string]; value: EssayDraft & { shape: number } };
  versions: { key: [string, string, string]; value: EssayVersion & { shape: number } };
}

/** Rejects where the browser forbids storage or has no room for it. */
async function putDraft(draft: EssayDraft): Promise<void> {
  await use(async (database) => {
    const { store, done } = database.transaction("drafts", "readwrite");
    await settle([store.put({ ...draft, shape }, [draft.planId, draft.essayId, draft.writer]), done]);
  });
}

/** Oldest first, of all windows. */
async function readDrafts(planId: string, essayId: string): Promise<EssayDraft[]> {
  const rows = await use((database) => database.getAll("drafts", rowsOf(planId, essayId)));
  return rows.filter((row) => row.shape === shape).toSorted((a, b) => (a.writtenAt < b.writtenAt ? -1 : 1));
}

/** Deletes the draft unless it was written to meanwhile. */
async function dropDraft({ planId, essayId, writer, writtenAt }: EssayDraft): Promise<void> {
  await use(async (database) => {
    const { store, done } = database.transaction("drafts", "readwrite");
    const key: [string, string, string] = [planId, essayId, writer];
    const kept = await store.get(key);
    if (kept?.writtenAt === writtenAt) await store.delete(key);
    await done;
  });
}

/** Keeps versions and thins older ones; `names` are those the student gave, by the version's id. */
async function putVersions(
  versions: readonly EssayVersion[],
  names: Readonly<Record<string, string>>,
): Promise<void> {
  const [first] = versions;
  if (first === undefined) return;
  const { planId, essayId } = first;
  await use(async (database) => {
    const { store, done } = database.transaction("versions", "readwrite");
    await settle(
      versions.map((version) => store.put({ ...version, shape }, [planId, essayId, version.versionId])),
    );
    const rows = await store.getAll(rowsOf(planId, essayId));
    const marks = rows.map(({ versionId, keptAt, day }) => ({
      id: versionId,
      keptAt,
      day,
      name: Object.hasOwn(names, versionId) ? (names[versionId] ?? null) : null,
    }));
    const kept = new Set(thinVersions(marks).map(({ id }) => id));
    await settle(
      marks.filter(({ id }) => !kept.has(id)).map(({ id }) => store.delete([planId, essayId, id])),
    );
    await done;
  });
}

/** Oldest first. */
async function readVersions(planId: string, essayId: string): Promise<EssayVersion[]> {
  const rows = await use((database) => database.getAll("versions", rowsOf(planId, essayId)));
  return rows.filter((row) => row.shape === shape).toSorted((a, b) => (a.keptAt < b.keptAt ? -1 : 1));
}

/** Everything kept of every plan's essays, for the family's own copy. */
export async function readAllEssayRows(): Promise<{ drafts: EssayDraft[]; versions: EssayVersion[] }> {
  const isWanted = (row: { shape: number }) => row.shape === shape;
  return use(async (database) => ({
    drafts: (await database.getAll("drafts")).filter(isWanted),
    versions: (await database.getAll("versions")).filter(isWanted),
  }));
}

/** One student's drafts and versions. Those of all go when the plan's storage is erased. */
export async function eraseEssayRows(planId: string): Promise<void> {
  await use(async (database) => {
    const transaction = database.transaction(["drafts", "versions"], "readwrite");
    for (const name of ["drafts", "versions"] as const) {
      await transaction.objectStore(name).delete(IDBKeyRange.bound([planId], [planId, []]));
    }
    await transaction.done;
  });
}

/** What one essay's editor needs. */
export const essayDatabase = { putDraft, readDrafts, dropDraft, putVersions, readVersions };

function rowsOf(planId: string, essayId: string): IDBKeyRange {
  // An empty array sorts after every string.
  return IDBKeyRange.bound([planId, essayId], [planId, essayId, []]);
}

/** If several fail, the first that says why counts: the others only say that the transaction was aborted. */
async function settle(requests: readonly Promise<unknown>[]): Promise<void> {
  const reasons = (await Promise.allSettled(requests)).flatMap((result): unknown[] =>
    result.status === "rejected" ? [result.reason] : [],
  );
  if (reasons.length === 0) return;
  throw (
    reasons.find((reason) => reason instanceof DOMException && reason.name !== "AbortError") ?? reasons[0]
  );
}

async function use<Value>(work: (database: IDBPDatabase<EssayTables>) => Promise<Value>): Promise<Value> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

function open(): Promise<IDBPDatabase<EssayTables>> {
  return openDB<EssayTables>(essayDatabaseName, 1, {
    upgrade(database) {
      database.createObjectStore("drafts");
      database.createObjectStore("versions");
    },
    // A newer release in another tab upgrades the database: close so as not to block it.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}
