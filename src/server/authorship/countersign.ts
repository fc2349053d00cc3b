/** Countersigning: the server's chain over the entries that devices send about how an essay was written. */
import { hash } from "node:crypto";
import { CompactSign, calculateJwkThumbprint, compactVerify, EmbeddedJWK } from "jose";
import type { Countersigned } from "#contract/authorship.ts";
import {
  type AuthorshipEntry,
  authorshipLimits,
  checkNext,
  type EntryProblem,
  type Receipt,
  type SignedHead,
  toEntryInput,
  toReceiptInput,
} from "#domain/essays/authorship/entry.ts";
import { authorshipEntrySchema, entryBatchSchema } from "#domain/essays/authorship/entrySchema.ts";
import type { DeepReadonly } from "#lib/deepReadonly.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { lockPlan } from "#server/plans/store.ts";
import { type AuthorshipKey, toPublicKey } from "#server/secrets.ts";
import { KeyMissing, type Sealing } from "#server/store/sealing.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";

export type RecordAt = { planId: string; essayId: string };
type Row = Tables["authorship_entries"];

/** "fork": other content under a number that is taken. "unsigned": not signed by the device that the entries name. */
export type CountersignProblem = EntryProblem | "fork" | "unsigned" | "otherPlan" | "full";

export type EntryBatch = { device: string; sentAt: string; entries: readonly AuthorshipEntry[] };

/** Checks whose batch it is: only who holds the device's key can add to its chain. */
export async function readBatch(
  batch: string,
  { planId, essayId }: RecordAt,
): Promise<Result<EntryBatch, CountersignProblem>> {
  const read = await compactVerify(batch, EmbeddedJWK, { algorithms: ["ES256"] }).catch(() => null);
  if (read?.protectedHeader.jwk === undefined) return fail("unsigned");
  const device = await calculateJwkThumbprint(read.protectedHeader.jwk);
  const parsed = entryBatchSchema.safeParse(parseJson(new TextDecoder().decode(read.payload)));
  if (!parsed.success) return fail("unsigned");
  const { plan, essay, sentAt, entries } = parsed.data;
  if (plan !== planId) return fail("otherPlan");
  if (essay !== essayId) return fail("otherEssay");
  if (entries.some((entry) => entry.device !== device)) return fail("unsigned");
  return succeed({ device, sentAt, entries });
}

/** Adds what is new of the batch, all of it or nothing; what is there already is skipped. Throws `KeyMissing`. */
export async function countersign(
  database: Database,
  sealing: Sealing,
  at: RecordAt,
  { device, sentAt, entries }: EntryBatch,
  now: Date,
): Promise<Result<null, CountersignProblem>> {
  const receivedAt = now.toISOString();
  return database.transaction().execute(async (transaction) => {
    await lockPlan(transaction, at.planId);
    const rows = await listRows(transaction, at);
    const own = rows
      .filter((row) => row.device === device)
      .toSorted((a, b) => a.device_number - b.device_number);
    const hashes = new Set(rows.map((row) => row.entry_hash));
    let last = await openLast(transaction, sealing, at, own.at(-1));
    let before = rows.at(-1);
    const fresh: Row[] = [];
    for (const entry of entries) {
      const entryHash = hashText(toEntryInput(entry));
      const same = own.find((row) => row.device_number === entry.number);
      if (same?.entry_hash === entryHash) continue;
      if (same !== undefined) return fail("fork");
      const problem = checkNext(last, entry, at.essayId);
      if (problem !== null) return fail(problem);
      if (entry.joins.some((join) => !hashes.has(join))) return fail("missing");
      const number = (before?.number ?? 0) + 1;
      const receipt = { number, before: before?.receipt_hash ?? null, entry: entryHash, receivedAt, sentAt };
      const { body, keyId } = sealing.seal(JSON.stringify(entry), toAbout(at, number));
      const row = {
        plan_id: at.planId,
        essay_id: at.essayId,
        number,
        device,
        device_number: entry.number,
        entry_hash: entryHash,
        receipt_hash: hashText(toReceiptInput(receipt)),
        received_at: receivedAt,
        sent_at: sentAt,
        body,
        key_id: keyId,
      };
      fresh.push(row);
      before = row;
      last = { entry, hash: entryHash };
      hashes.add(entryHash);
    }
    if (fresh.length === 0) return succeed(null);
    if (rows.length + fresh.length > authorshipLimits.entries) return fail("full");
    if ((await countRows(transaction, at.planId)) + fresh.length > authorshipLimits.planEntries)
      return fail("full");
    await transaction.insertInto("authorship_entries").values(fresh).execute();
    return succeed(null);
  });
}

/** What was countersigned after a receipt, and the signature over all of it. Throws `KeyMissing`. */
export async function readCountersigned(
  database: Database,
  sealing: Sealing,
  at: RecordAt & { after: number },
  signing: { keys: readonly AuthorshipKey[]; site: string; now: Date },
): Promise<DeepReadonly<Countersigned>> {
  const rows = await listRows(database, at);
  const bodies = await database
    .selectFrom("authorship_entries")
    .where("plan_id", "=", at.planId)
    .where("essay_id", "=", at.essayId)
    .where("number", ">", at.after)
    .orderBy("number")
    .select(["number", "body", "key_id"])
    .execute();
  const entries = bodies.flatMap((found) => {
    const row = rows[found.number - 1];
    if (row === undefined) return [];
    const receipt = toReceipt(row, rows[found.number - 2]);
    return [{ entry: openEntry(sealing, at, found), receipt }];
  });
  const last = rows.at(-1);
  const head = last === undefined ? null : await signHead(last, signing);
  return { entries, head, number: last?.number ?? 0 };
}

export async function eraseAuthorship(database: Database, { planId, essayId }: RecordAt): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockPlan(transaction, planId);
    await transaction
      .deleteFrom("authorship_entries")
      .where("plan_id", "=", planId)
      .where("essay_id", "=", essayId)
      .execute();
  });
}

/** Null where this installation has no key to sign with. */
async function signHead(
  { essay_id: essay, number, receipt_hash: hashed }: RowHead,
  { keys, site, now }: { keys: readonly AuthorshipKey[]; site: string; now: Date },
): Promise<string | null> {
  const [key] = keys;
  if (key?.d === undefined) return null;
  const head: SignedHead = { site, essay, number, hash: hashed, signedAt: now.toISOString() };
  return new CompactSign(new TextEncoder().encode(JSON.stringify(head)))
    .setProtectedHeader({ alg: "ES256", kid: key.kid, typ: "tassel-authorship-head" })
    .sign({ ...toPublicKey(key), d: key.d });
}

type RowHead = Omit<Row, "body" | "key_id">;

/** In the order of their receipts, without what the entries say. */
function listRows(
  database: Database | DatabaseTransaction,
  { planId, essayId }: RecordAt,
): Promise<RowHead[]> {
  return database
    .selectFrom("authorship_entries")
    .where("plan_id", "=", planId)
    .where("essay_id", "=", essayId)
    .orderBy("number")
    .select([
      "plan_id",
      "essay_id",
      "number",
      "device",
      "device_number",
      "entry_hash",
      "receipt_hash",
      "received_at",
      "sent_at",
    ])
    .execute();
}

async function countRows(transaction: DatabaseTransaction, planId: string): Promise<number> {
  const counted = await transaction
    .selectFrom("authorship_entries")
    .where("plan_id", "=", planId)
    .select((of) => of.fn.countAll().as("rows"))
    .executeTakeFirst();
  // PostgreSQL returns counts as text.
  return Number(counted?.rows ?? 0);
}

async function openLast(
  transaction: DatabaseTransaction,
  sealing: Sealing,
  at: RecordAt,
  last: RowHead | undefined,
): Promise<{ entry: AuthorshipEntry; hash: string } | null> {
  if (last === undefined) return null;
  const row = await transaction
    .selectFrom("authorship_entries")
    .where("plan_id", "=", at.planId)
    .where("essay_id", "=", at.essayId)
    .where("number", "=", last.number)
    .select(["number", "body", "key_id"])
    .executeTakeFirstOrThrow();
  return { entry: openEntry(sealing, at, row), hash: last.entry_hash };
}

export function openEntry(
  sealing: Sealing,
  at: RecordAt,
  row: Pick<Row, "number" | "body" | "key_id">,
): AuthorshipEntry {
  const opened = sealing.open({ keyId: row.key_id, body: row.body }, toAbout(at, row.number));
  if (!opened.ok && opened.problem === "unknownKey") throw new KeyMissing(row.key_id);
  if (!opened.ok) throw new Error("An authorship entry is damaged.");
  return authorshipEntrySchema.parse(JSON.parse(opened.value));
}

function toReceipt(row: RowHead, before: RowHead | undefined): Receipt {
  return {
    number: row.number,
    before: before?.receipt_hash ?? null,
    entry: row.entry_hash,
    receivedAt: row.received_at,
    sentAt: row.sent_at,
  };
}

function toAbout({ planId, essayId }: RecordAt, number: number): string {
  return `authorship ${planId} ${essayId} ${number}`;
}

function hashText(text: string): string {
  return hash("sha256", text, "base64url");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
