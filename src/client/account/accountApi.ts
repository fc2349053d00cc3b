/** Account endpoints: list its plans, download all of its data, delete it. */
import { useQuery } from "@tanstack/react-query";
import { getAccountScope } from "#client/family/accountScope.ts";
import type { AccountPlans } from "#client/family/familyApi.ts";
import { buildAccountPlansQuery as plansQueryOf } from "#client/family/familyQueries.ts";
import { call } from "#client/http/api.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { type LoadState, loadStateOf } from "#client/query/loadState.ts";
import {
  accountDevicesEndpoint,
  accountEraseEndpoint,
  accountExportEndpoint,
  type KnownDevice,
} from "#contract/account.ts";
import type { Receipt } from "#contract/plans.ts";

/** Keyed by `email` to keep apart two people who sign in one after the other. */
export function buildPlansQueryByEmail(email: string) {
  return plansQueryOf(getAccountScope(email));
}

export function useAccountPlans(email: string): LoadState<AccountPlans> {
  return loadStateOf(useQuery(buildPlansQueryByEmail(email)));
}

/** Most recently used first. */
export function useKnownDevices(email: string): LoadState<readonly KnownDevice[]> {
  return loadStateOf(
    useQuery({
      queryKey: ["account-devices", getAccountScope(email)],
      queryFn: async ({ signal }) =>
        accountDevicesEndpoint.replies[200].parse(await call("accountDevices", {}, { signal })).devices,
      ...cacheClasses.realtime,
    }),
  );
}

/** Ends this device's session too. */
export async function signOutEverywhere(): Promise<void> {
  await call("signOutEverywhere", {});
}

/** All data of the account, as the text of a JSON file. */
export async function readExport(): Promise<string> {
  const everything = accountExportEndpoint.replies[200].parse(await call("accountExport", {}));
  return `${JSON.stringify(everything, null, 2)}\n`;
}

export async function sendErase(): Promise<Receipt> {
  const answer = await call("accountErase", { confirm: "erase" });
  return accountEraseEndpoint.replies[200].parse(answer).receipt;
}
