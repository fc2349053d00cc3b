/**
 * The audit log: every act of administration, each entry holding a hash of the one before, so that a changed,
 * removed or inserted entry is found.
 */
import { hash } from "node:crypto";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";

export const auditActions = [
  "messageAssigned",
  "messageAnswered",
  "messageClosed",
  "messageReopened",
  "formsExported",
  "searchConsoleImported",
  "postSaved",
  "postKeptBeside",
  "postApproved",
  "postWithdrawn",
  "postUnpublished",
  "postDiscarded",
  "postReopened",
  "postExported",
  "performanceRunDeleted",
  "roleGranted",
  "roleRevoked",
  "mailResent",
  "personLookedUp",
  "personSignedOut",
  "lockLifted",
  "exportMailed",
  "erasurePlanned",
  "erasureCalledOff",
  "accountErased",
  "dateConfirmed",
] as const;
export type AuditAction = (typeof auditActions)[number];

export type AuditActor =
  | { kind: "administrator" | "owner"; accountId: string }
  /** A command on the server's machine, or the server by itself. */
  | { kind: "operator" | "server" };

export type AuditEntry = {
  actor: AuditActor;
  action: AuditAction;
  /** An id; null for the installation. Never a name or an address: an entry cannot be erased. */
  subject: string | null;
  details?: Readonly<Record<string, string | number | boolean | null>>;
};

export type StoredAuditEntry = {
  sequence: number;
  at: string;
  actor: AuditActor;
  action: string;
  subject: string | null;
  details: Readonly<Record<string, unknown>>;
  hash: string;
};

export type AuditHead = { sequence: number; hash: string };

/** "known": the head that was asked about is not in the chain. */
export type AuditFault =
  | { sequence: number; problem: "changed" | "missing" | "cutOff" }
  | { problem: "known" };
export type AuditCheck = { entries: number; head: AuditHead | null; fault: AuditFault | null };

/** The hash before the first entry. */
const beginning = "0".repeat(64);
const rowsAtATime = 500;

/** Adds an entry in the transaction of the act itself: both are stored, or neither. Call it last. */
export async function addAuditEntry(
  transaction: DatabaseTransaction,
  entry: AuditEntry,
  now: Date,
): Promise<void> {
  // The write locks the row, so that two processes add one after the other.
  await transaction
    .insertInto("audit_head")
    .values({ id: 1, sequence: 0, hash: beginning })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ id: 1 }))
    .execute();
  const head = await transaction
    .selectFrom("audit_head")
    .select(["sequence", "hash"])
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  const row = {
    sequence: head.sequence + 1,
    at: now.toISOString(),
    actor: writeActor(entry.actor),
    action: entry.action,
    subject: entry.subject,
    details: JSON.stringify(entry.details ?? {}),
    previous_hash: head.hash,
  };
  const made = { ...row, hash: hashRow(row) };
  await transaction.insertInto("audit_log").values(made).execute();
  await transaction
    .updateTable("audit_head")
    .set({ sequence: made.sequence, hash: made.hash })
    .where("id", "=", 1)
    .execute();
}

/** Newest first, those before a sequence number if one is given. */
export async function listAuditEntries(
  database: Database,
  before: number | null,
  limit: number,
): Promise<StoredAuditEntry[]> {
  let query = database.selectFrom("audit_log").selectAll().orderBy("sequence", "desc").limit(limit);
  if (before !== null) query = query.where("sequence", "<", before);
  const rows = await query.execute();
  return rows.map(({ sequence, at, actor, action, subject, details, hash }) => ({
    sequence,
    at,
    actor: readActor(actor),
    action,
    subject,
    details: readDetails(details),
    hash,
  }));
}

/** Null before the first entry. */
export async function readAuditHead(database: Database): Promise<AuditHead | null> {
  const head = await database
    .selectFrom("audit_head")
    .select(["sequence", "hash"])
    .where("id", "=", 1)
    .executeTakeFirst();
  return head ?? null;
}

/**
 * Works out every hash anew. `knownHash` is the head of an earlier day, from the server's log: if the chain
 * does not hold it, the log was written anew since.
 */
export async function checkAuditLog(
  database: Database,
  knownHash: string | null = null,
): Promise<AuditCheck> {
  // The head is read before and after: entries may be added while this reads.
  const before = await readAuditHead(database);
  let last: AuditHead = { sequence: 0, hash: beginning };
  let isKnown = knownHash === null;
  const faultAt = (fault: AuditFault): AuditCheck => ({ entries: last.sequence, head: toHead(last), fault });
  for (;;) {
    const rows = await database
      .selectFrom("audit_log")
      .selectAll()
      .where("sequence", ">", last.sequence)
      .orderBy("sequence")
      .limit(rowsAtATime)
      .execute();
    for (const row of rows) {
      const expected = last.sequence + 1;
      if (row.sequence !== expected) return faultAt({ sequence: expected, problem: "missing" });
      const isSame = row.previous_hash === last.hash && hashRow(row) === row.hash;
      const isHead = row.sequence !== before?.sequence || row.hash === before.hash;
      if (!isSame || !isHead) return faultAt({ sequence: row.sequence, problem: "changed" });
      last = { sequence: row.sequence, hash: row.hash };
      isKnown ||= row.hash === knownHash;
    }
    if (rows.length < rowsAtATime) break;
  }
  if (last.sequence < (before?.sequence ?? 0)) {
    return faultAt({ sequence: last.sequence + 1, problem: "cutOff" });
  }
  const after = await readAuditHead(database);
  if (last.sequence > (after?.sequence ?? 0)) return faultAt({ sequence: last.sequence, problem: "changed" });
  if (!isKnown) return faultAt({ problem: "known" });
  return { entries: last.sequence, head: toHead(last), fault: null };
}

function toHead(last: AuditHead): AuditHead | null {
  return last.sequence === 0 ? null : last;
}

/** SHA-256 in hexadecimal over every column, each as it is stored. */
function hashRow(row: Omit<Tables["audit_log"], "hash">): string {
  const { sequence, at, actor, action, subject, details, previous_hash } = row;
  return hash(
    "sha256",
    JSON.stringify([sequence, at, actor, action, subject, details, previous_hash]),
    "hex",
  );
}

function writeActor(actor: AuditActor): string {
  return "accountId" in actor ? `${actor.kind}:${actor.accountId}` : actor.kind;
}

function readActor(stored: string): AuditActor {
  const [kind = "", accountId = ""] = stored.split(":");
  if (kind === "administrator" || kind === "owner") return { kind, accountId };
  return { kind: kind === "operator" ? "operator" : "server" };
}

/** A row that somebody changed may hold anything. */
function readDetails(stored: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(stored);
    return typeof read === "object" && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
