/** The attachment of a mail with an account's export: made as it goes out, and for the account's owner alone. */
import { text } from "node:stream/consumers";
import { emailKey, findAccountById } from "#server/account/store.ts";
import { writeInTurns } from "#server/longWork/writeInTurns.ts";
import type { Attaching } from "#server/outbox/job.ts";
import type { ClaimedMail } from "#server/outbox/store.ts";
import { createSealing, type DataKey } from "#server/store/sealing.ts";
import type { Database } from "#server/store/tables.ts";
import { exportWholeAccount } from "./exportAccount.ts";

const refused = "The account was erased, or its address has changed, since the copy was asked for.";

export function createExportAttaching(
  database: Database,
  dataKeys: readonly DataKey[],
  now: () => Date,
): (mail: ClaimedMail) => Promise<Attaching> {
  return async ({ kind, about, recipient }) => {
    if (kind !== "accountExport") return { attachment: null };
    const account = await findAccountById(database, about ?? "");
    const isOwners =
      account !== null && account.emailVerified && emailKey(account.email) === emailKey(recipient ?? "");
    if (!isOwners) return { refused };
    const file = await exportWholeAccount(database, createSealing(dataKeys), account, now());
    const name = `tassel-account-${file.exportedAt.slice(0, 10)}.json`;
    const content = await text(writeInTurns(file));
    return { attachment: { name, type: "application/json", content } };
  };
}
