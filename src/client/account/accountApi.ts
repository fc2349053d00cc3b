/** The account as the server answers it: its plans, everything of it as a file, and its end. */
import { useQuery } from "@tanstack/react-query";
import { getAccountScope } from "#client/family/accountScope.ts";
import type { AccountPlans } from "#client/family/familyApi.ts";
import { buildAccountPlansQuery as plansQueryOf } from "#client/family/familyQueries.ts";
import { readJson, sendJson } from "#client/http/api.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import { accountEraseEndpoint, accountExportEndpoint } from "#contract/account.ts";
import type { Receipt } from "#contract/plans.ts";

/** `email` keeps apart two people who sign in one after the other. */
export function buildPlansQueryByEmail(email: string) {
  return plansQueryOf(getAccountScope(email));
}

export function useAccountPlans(email: string): LoadState<AccountPlans> {
  return loadStateOf(useQuery(buildPlansQueryByEmail(email)));
}

/** Everything of the account, as the text of a JSON file. */
export async function readExport(): Promise<string> {
  const everything = accountExportEndpoint.reply.parse(await readJson("/api/account/export"));
  return `${JSON.stringify(everything, null, 2)}\n`;
}

export async function sendErase(): Promise<Receipt> {
  const answer = await sendJson("POST", "/api/account/erase", { confirm: "erase" });
  return accountEraseEndpoint.reply.parse(answer).receipt;
}
