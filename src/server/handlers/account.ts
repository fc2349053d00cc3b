/** /api/account: everything of the account, to take along and to erase. */
import { accountExportFormat } from "#contract/account.ts";
import { eraseAccount, exportAccount } from "#server/store/accountData.ts";
import { sealingOf, sendPrivately, withAccount } from "./planAccess.ts";

export const answerAccountExport = withAccount(async (input) => {
  const { account, parts, reply } = input;
  const everything = await exportAccount(parts.store.database, sealingOf(input), account);
  return sendPrivately(reply, {
    format: accountExportFormat,
    version: 1,
    exportedAt: parts.now().toISOString(),
    ...everything,
  });
});

/** The body has said "erase": its schema takes nothing else. */
export const answerAccountErase = withAccount(async ({ account, parts, reply }) => {
  const rows = await eraseAccount(parts.store.database, account);
  return sendPrivately(reply, { receipt: { erasedAt: parts.now().toISOString(), rows } });
});
