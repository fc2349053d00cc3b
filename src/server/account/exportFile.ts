/** The export of an account, as its owner saves it and as it is mailed to its owner. */
import { accountExportFormat } from "#contract/account.ts";
import type { Sealing } from "#server/store/sealing.ts";
import type { Database } from "#server/store/tables.ts";
import { type ExportedAccount, exportAccount } from "./data.ts";
import type { Account } from "./store.ts";

export type AccountFile = ExportedAccount & {
  format: typeof accountExportFormat;
  version: 1;
  exportedAt: string;
};

export async function exportWholeAccount(
  database: Database,
  sealing: Sealing,
  account: Account,
  now: Date,
): Promise<AccountFile> {
  const everything = await exportAccount(database, sealing, account);
  return { format: accountExportFormat, version: 1, exportedAt: now.toISOString(), ...everything };
}
