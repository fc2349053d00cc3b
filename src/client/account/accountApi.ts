/** The account as the server answers it: its plans, everything of it as a file, and its end. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { readJson, sendJson } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import { accountEraseEndpoint, accountExportEndpoint } from "#contract/account.ts";
import { plansSchema, type Receipt } from "#contract/plans.ts";

export type AccountPlans = z.infer<typeof plansSchema>;

/** `email` keeps apart two people who sign in one after the other. */
export function accountPlansQuery(email: string) {
  return queryOptions({
    queryKey: ["account-plans", email],
    queryFn: async ({ signal }): Promise<AccountPlans> =>
      plansSchema.parse(await readJson("/api/plans", signal)),
    ...cacheClasses.user,
    // Shown beside what the sync has just done.
    staleTime: 0,
  });
}

export function useAccountPlans(email: string): LoadState<AccountPlans> {
  return loadStateOf(useQuery(accountPlansQuery(email)));
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
