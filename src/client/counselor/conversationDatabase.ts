/**
 * Keeps what was asked and answered on this device, in an IndexedDB of its own: there are no commands for it, so it is
 * never synced or shared.
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { AnswerKind, CounselorAnswer, CounselorReading } from "#domain/counselor/counselor.ts";
import type { Day } from "#lib/dates.ts";

/** Rows of another shape are left out: an older or newer release wrote them. */
const shape = 1;
/** Beyond this, the oldest are deleted. */
const keptTurns = 100;

/** Every tab of the site is told on it that turns were kept or erased. */
export const conversationChannel = "tassel-counselor";
export type TurnsChange = { kind: "kept" | "erased" };

/** Whose a conversation is while nothing has been saved in the plan: it has no lasting id until then. */
export const newPlanId = "new";

/** "passages": an earlier release quoted a page, which stands among its parts and its sources. */
export type KeptAnswer = Omit<CounselorAnswer, "kind"> & { kind: AnswerKind | "passages" };

export type Turn = {
  /** The student's plan. */
  planId: string;
  askedOn: Day;
  question: string;
  /** How it was read; null where nothing in it is Tassel's to answer. */
  reading: CounselorReading | null;
  others: readonly { reading: CounselorReading; label: string }[];
  answer: KeptAnswer;
};
export type KeptTurn = Turn & { key: number };

interface ConversationTables extends DBSchema {
  turns: { key: number; value: Turn & { shape: number }; indexes: { byPlan: string } };
}

/** Oldest first, of these plans; of all where it is null. Empty where the browser forbids storage. */
export async function readTurns(planIds: readonly string[] | null): Promise<readonly KeptTurn[]> {
  return withDatabase([], async (database) => {
    const { store } = database.transaction("turns", "readonly");
    const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return keys.flatMap((key, at) => {
      const row = rows[at];
      const isWanted = row?.shape === shape && (planIds === null || planIds.includes(row.planId));
      return isWanted ? [{ ...row, key }] : [];
    });
  });
}

/**
 * Tells the other tabs that show a conversation. One for the whole page, because a channel does not hear itself; opened
 * when first needed, because an open one keeps the build's process from ending.
 */
let opened: BroadcastChannel | null = null;

/** Null where the browser has no channels. */
function openChannel(): BroadcastChannel | null {
  if (opened === null && typeof BroadcastChannel !== "undefined")
    opened = new BroadcastChannel(conversationChannel);
  return opened;
}

/** Calls back when another tab kept or erased turns; returns how to stop. */
export function watchTurns(onChange: (change: TurnsChange) => void): () => void {
  const hear = ({ data }: MessageEvent<TurnsChange>) => onChange(data);
  const channel = openChannel();
  channel?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}

/** Null where the browser does not keep it. With a key it takes the place of that turn. */
export function keepTurn(turn: Turn, key: number | null): Promise<number | null> {
  return withDatabase(null, async (database) => {
    const { store, done } = database.transaction("turns", "readwrite");
    const row = { ...turn, shape };
    const kept = key === null ? await store.add(row) : await replace(key);
    const keys = await store.index("byPlan").getAllKeys(turn.planId);
    await Promise.all(keys.slice(0, -keptTurns).map((old) => store.delete(old)));
    await done;
    openChannel()?.postMessage({ kind: "kept" } satisfies TurnsChange);
    return kept;

    /** It may have been erased meanwhile, in another tab; then it stays erased. */
    async function replace(at: number): Promise<number | null> {
      if ((await store.getKey(at)) === undefined) return null;
      return store.put(row, at);
    }
  });
}

/** All conversations, or these students'. If the browser forbids storage, there is nothing to erase. */
export async function eraseTurns(planIds: readonly string[] | null = null): Promise<void> {
  const database = await open().catch(() => null);
  if (database === null) return;
  try {
    const { store, done } = database.transaction("turns", "readwrite");
    if (planIds === null) await store.clear();
    for (const planId of planIds ?? []) {
      const keys = await store.index("byPlan").getAllKeys(planId);
      await Promise.all(keys.map((key) => store.delete(key)));
    }
    await done;
    openChannel()?.postMessage({ kind: "erased" } satisfies TurnsChange);
  } finally {
    database.close();
  }
}

/** A browser that forbids storage, or has no room, keeps no conversation: the answer is still there until the page is left. */
async function withDatabase<Value>(
  without: Value,
  work: (database: IDBPDatabase<ConversationTables>) => Promise<Value>,
): Promise<Value> {
  let database: IDBPDatabase<ConversationTables> | null = null;
  try {
    database = await open();
    return await work(database);
  } catch {
    return without;
  } finally {
    database?.close();
  }
}

function open(): Promise<IDBPDatabase<ConversationTables>> {
  return openDB<ConversationTables>("tassel-counselor", 1, {
    upgrade(database) {
      database.createObjectStore("turns", { autoIncrement: true }).createIndex("byPlan", "planId");
    },
    // A newer release in another tab upgrades the database: close so as not to block it.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}
