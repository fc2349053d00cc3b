/** Has the account countersign a record's new entries, and reads what other devices of the student added to it. */
import { RequestError } from "#client/http/requestError.ts";
import type { Countersigned } from "#contract/authorship.ts";
import { authorshipLimits, toReceiptInput } from "#domain/essays/authorship/entry.ts";
import type { DeepReadonly } from "#lib/deepReadonly.ts";
import type { authorshipDatabase } from "./authorshipDatabase.ts";
import type { AuthorshipKeyRow, AuthorshipRow } from "./essayDatabase.ts";

/** "later": no connection, or the server could not just now. "refused": the account will not take these entries. */
export type CountersignOutcome = "done" | "later" | "refused";

/** Injected so that tests can replace it. */
export type CountersignSurroundings = {
  database: Pick<typeof authorshipDatabase, "readRows" | "readKey" | "keepReceipts" | "dropReceipts">;
  send: (batch: string, after: number) => Promise<DeepReadonly<Countersigned>>;
  read: (after: number) => Promise<DeepReadonly<Countersigned>>;
  sign: (key: AuthorshipKeyRow, rows: readonly AuthorshipRow[], sentAt: string) => Promise<string>;
  hash: (text: string) => Promise<string>;
  now: () => Date;
};

/** Whatever was sent before a failure stays countersigned. */
export async function countersignRecord(
  planId: string,
  essayId: string,
  surroundings: CountersignSurroundings,
): Promise<CountersignOutcome> {
  const { database } = surroundings;
  const key = await database.readKey(planId, essayId);
  if (key === null) return "done";
  try {
    if (await exchange(key, surroundings)) return "done";
    // The account's part was erased, for example with an earlier account: it begins anew, with the times of now.
    await database.dropReceipts(key);
    return (await exchange(key, surroundings)) ? "done" : "refused";
  } catch (error) {
    const isRefused = error instanceof RequestError && [400, 403, 413, 422].includes(error.status ?? 0);
    return isRefused ? "refused" : "later";
  }
}

/** False if the account's chain does not continue the one this device knows. */
async function exchange(key: AuthorshipKeyRow, surroundings: CountersignSurroundings): Promise<boolean> {
  const { database } = surroundings;
  const rows = await database.readRows(key.planId, key.essayId);
  let last = findLastReceipt(rows);
  const waiting = rows
    .filter(({ entry, receipt }) => entry.device === key.device && receipt === null)
    .toSorted((a, b) => a.entry.number - b.entry.number);
  const batches = Math.max(1, Math.ceil(waiting.length / authorshipLimits.batch));
  for (let index = 0; index < batches; index += 1) {
    const batch = waiting.slice(index * authorshipLimits.batch, (index + 1) * authorshipLimits.batch);
    const after = last?.number ?? 0;
    const reply = await ask(key, batch, after, surroundings);
    if (reply === null || reply.number < after) return false;
    const [first] = reply.entries;
    const before = last === null ? null : await surroundings.hash(toReceiptInput(last));
    if (first !== undefined && first.receipt.before !== before) return false;
    await database.keepReceipts(key, reply.entries, reply.head);
    last = reply.entries.at(-1)?.receipt ?? last;
  }
  return true;
}

/** Null if entries before these are missing in the account. */
async function ask(
  key: AuthorshipKeyRow,
  batch: readonly AuthorshipRow[],
  after: number,
  { send, read, sign, now }: CountersignSurroundings,
): Promise<DeepReadonly<Countersigned> | null> {
  if (batch.length === 0) return read(after);
  try {
    return await send(await sign(key, batch, now().toISOString()), after);
  } catch (error) {
    if (error instanceof RequestError && error.status === 409) return null;
    throw error;
  }
}

function findLastReceipt(rows: readonly AuthorshipRow[]) {
  return rows.reduce<AuthorshipRow["receipt"]>(
    (last, { receipt }) => (receipt !== null && receipt.number > (last?.number ?? 0) ? receipt : last),
    null,
  );
}
