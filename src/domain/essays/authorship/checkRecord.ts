/** Whether the entries of a shared record hold together: nothing missing, nothing moved, nothing changed. */
import { fail, type Result, succeed } from "#lib/result.ts";
import {
  type AuthorshipEntry,
  checkNext,
  type EntryProblem,
  type HashText,
  type RecordedEntry,
  type SignedHead,
  toEntryInput,
  toReceiptInput,
  toVersionInput,
} from "./entry.ts";
import type { SharedRecord } from "./entrySchema.ts";

/**
 * "device": not signed by the device of the last entry, or with entries of another device that nobody countersigned.
 * "receipt": a countersignature belongs elsewhere. "head": the countersignatures are not those the site signed.
 * "text": the text is not the one that the last entry is about.
 */
export type RecordProblem = EntryProblem | "device" | "receipt" | "head" | "text";

type Checked = Pick<SharedRecord, "essay" | "entries" | "text">;

/**
 * `signer` is the thumbprint of the key the file is signed with. `head` is the content of the site's signature, which the
 * caller has checked or could not check; null where the record has none.
 */
export async function checkRecord(
  record: Checked,
  { signer, head, hash }: { signer: string; head: SignedHead | null; hash: HashText },
): Promise<Result<null, RecordProblem>> {
  const { entries, essay, text } = record;
  const chains = new Map<string, { entry: AuthorshipEntry; hash: string }>();
  const known = new Set<string>();
  let receiptHash: string | null = null;
  let receipts = 0;
  for (const { entry, receipt } of entries) {
    const entryHash = await hash(toEntryInput(entry));
    const problem = checkNext(chains.get(entry.device) ?? null, entry, essay);
    if (problem !== null) return fail(problem);
    // What an entry knew of other devices had been countersigned before it, or is missing.
    if (entry.joins.some((join) => !known.has(join))) return fail("missing");
    chains.set(entry.device, { entry, hash: entryHash });
    known.add(entryHash);
    if (receipt === null) {
      if (entry.device !== signer) return fail("device");
      continue;
    }
    // Entries without a receipt are the last ones.
    if (known.size !== receipts + 1 || receipt.number !== receipts + 1) return fail("missing");
    if (receipt.before !== receiptHash || receipt.entry !== entryHash) return fail("receipt");
    receiptHash = await hash(toReceiptInput(receipt));
    receipts += 1;
  }
  const last = entries.at(-1)?.entry;
  if (last === undefined || last.device !== signer) return fail("device");
  if (!isHeadOf(head, { essay, receipts, receiptHash })) return fail("head");
  if (text !== null && (await hash(toVersionInput(text.salt, text.text))) !== last.version)
    return fail("text");
  return succeed(null);
}

function isHeadOf(
  head: SignedHead | null,
  last: { essay: string; receipts: number; receiptHash: string | null },
): boolean {
  if (head === null) return last.receipts === 0;
  return head.essay === last.essay && head.number === last.receipts && head.hash === last.receiptHash;
}

/** Countersigned entries as the server has them, then this device's own that wait. */
export function sortEntries(entries: readonly RecordedEntry[]): RecordedEntry[] {
  const rank = ({ receipt, entry }: RecordedEntry) =>
    receipt === null ? [1, entry.number] : [0, receipt.number];
  return entries.toSorted((a, b) => {
    const [ofA = 0, numberA = 0] = rank(a);
    const [ofB = 0, numberB = 0] = rank(b);
    return ofA - ofB || numberA - numberB;
  });
}
