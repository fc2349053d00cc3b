/**
 * Keeps on this device what the plan does not hold of essays: the drafts of open windows, earlier versions, and records
 * of how they were written (authorshipDatabase.ts). They are in an IndexedDB of their own, so that reading the plan stays quick however many versions there are.
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { essayDatabaseName } from "#client/plan/planDatabase.ts";
import type { AuthorshipEntry, Receipt } from "#domain/essays/authorship/entry.ts";
import type { SeenTurns } from "#domain/essays/essay.ts";
import { thinVersions } from "#domain/essays/text/versions.ts";
import type { Day } from "#lib/dates.ts";

/** Rows of another shape are left out: an older or newer release wrote them. */
export const shape = 1;

const tables = ["drafts", "versions", "authorship", "authorshipKeys"] as const;

/** What a window typed since its last save. */
export type EssayDraft = {
  planId: string;
  essayId: string;
  /** The id of the window that writes it. */
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

export interface EssayTables extends DBSchema {
  drafts: { key: [string, string, string]; value: EssayDraft & { shape: number } };
  versions: { key: [string, string, string]; value: EssayVersion & { shape: number } };
  /** By plan, essay, device and number. */
  authorship: { key: [string, string, string, number]; value: AuthorshipRow & { shape: number } };
  /** By plan and essay. */
  authorshipKeys: { key: [string, string]; value: AuthorshipKeyRow & { shape: number } };
}

/** An entry of a record, of this device or of another one that the account knows. */
export type AuthorshipRow = {
  planId: string;
  essayId: string;
  entry: AuthorshipEntry;
  /** The entry's hash. */
  hash: string;
  /** What the version was hashed with; null for entries of other devices. */
  salt: string | null;
  /** Null until it is countersigned. */
  receipt: Receipt | null;
};

/** What this device signs an essay's record with. The private key cannot be read out. */
export type AuthorshipKeyRow = {
  planId: string;
  essayId: string;
  /** The thumbprint of the public key. */
  device: string;
  publicKey: JsonWebKey;
  privateKey: CryptoKey;
  /** The site's signature over the last receipt. */
  head: string | null;
};

/** Rejects where the browser forbids storage or has no room for it. */
async function putDraft(draft: EssayDraft): Promise<void> {
  await use(async (database) => {
    const { store, done } = database.transaction("drafts", "readwrite");
    await settleAll([store.put({ ...draft, shape }, [draft.planId, draft.essayId, draft.writer]), done]);
  });
}

/** Oldest first, of all windows. */
async function readDrafts(planId: string, essayId: string): Promise<EssayDraft[]> {
  const rows = await use((database) => database.getAll("drafts", toEssayRange(planId, essayId)));
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
    await settleAll(
      versions.map((version) => store.put({ ...version, shape }, [planId, essayId, version.versionId])),
    );
    const rows = await store.getAll(toEssayRange(planId, essayId));
    const marks = rows.map(({ versionId, keptAt, day }) => ({
      id: versionId,
      keptAt,
      day,
      name: Object.hasOwn(names, versionId) ? (names[versionId] ?? null) : null,
    }));
    const kept = new Set(thinVersions(marks).map(({ id }) => id));
    await settleAll(
      marks.filter(({ id }) => !kept.has(id)).map(({ id }) => store.delete([planId, essayId, id])),
    );
    await done;
  });
}

/** Oldest first. */
async function readVersions(planId: string, essayId: string): Promise<EssayVersion[]> {
  const rows = await use((database) => database.getAll("versions", toEssayRange(planId, essayId)));
  return rows.filter((row) => row.shape === shape).toSorted((a, b) => (a.keptAt < b.keptAt ? -1 : 1));
}

export type AllEssayRows = { drafts: EssayDraft[]; versions: EssayVersion[]; authorship: AuthorshipRow[] };

/** Everything kept of every plan's essays, for the family's own copy. */
export async function readAllEssayRows(): Promise<AllEssayRows> {
  const isWanted = (row: { shape: number }) => row.shape === shape;
  return use(async (database) => ({
    drafts: (await database.getAll("drafts")).filter(isWanted),
    versions: (await database.getAll("versions")).filter(isWanted),
    authorship: (await database.getAll("authorship")).filter(isWanted),
  }));
}

/** One student's drafts, versions and records. Those of all go when the plan's storage is erased. */
export async function eraseEssayRows(planId: string): Promise<void> {
  await use(async (database) => {
    const transaction = database.transaction(tables, "readwrite");
    for (const name of tables) {
      await transaction.objectStore(name).delete(IDBKeyRange.bound([planId], [planId, []]));
    }
    await transaction.done;
  });
}

/** Brings one plan's drafts and versions to the plan it was joined into. Both keep theirs: the essays have ids of their own. */
export async function moveEssayRows(fromId: string, intoId: string): Promise<void> {
  await use(async (database) => {
    const transaction = database.transaction(["drafts", "versions"], "readwrite");
    const ofPlan = IDBKeyRange.bound([fromId], [fromId, []]);
    const [drafts, versions] = [transaction.objectStore("drafts"), transaction.objectStore("versions")];
    const moved = [
      ...(await drafts.getAll(ofPlan)).map((row) =>
        drafts.put({ ...row, planId: intoId }, [intoId, row.essayId, row.writer]),
      ),
      ...(await versions.getAll(ofPlan)).map((row) =>
        versions.put({ ...row, planId: intoId }, [intoId, row.essayId, row.versionId]),
      ),
    ];
    await settleAll([...moved, drafts.delete(ofPlan), versions.delete(ofPlan), transaction.done]);
  });
}

/** What one essay's editor needs. */
export const essayDatabase = { putDraft, readDrafts, dropDraft, putVersions, readVersions };

export function toEssayRange(planId: string, essayId: string): IDBKeyRange {
  // An empty array sorts after every string.
  return IDBKeyRange.bound([planId, essayId], [planId, essayId, []]);
}

/** If several fail, the first that says why counts: the others only say that the transaction was aborted. */
export async function settleAll(requests: readonly Promise<unknown>[]): Promise<void> {
  const reasons = (await Promise.allSettled(requests)).flatMap((result): unknown[] =>
    result.status === "rejected" ? [result.reason] : [],
  );
  if (reasons.length === 0) return;
  throw (
    reasons.find((reason) => reason instanceof DOMException && reason.name !== "AbortError") ?? reasons[0]
  );
}

/** Opens the tables for one piece of work. Rejects where the browser forbids storage. */
export async function use<Value>(
  work: (database: IDBPDatabase<EssayTables>) => Promise<Value>,
): Promise<Value> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

function open(): Promise<IDBPDatabase<EssayTables>> {
  return openDB<EssayTables>(essayDatabaseName, 2, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore("drafts");
        database.createObjectStore("versions");
      }
      database.createObjectStore("authorship");
      database.createObjectStore("authorshipKeys");
    },
    // A newer release in another tab upgrades the database: close so as not to block it.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}
