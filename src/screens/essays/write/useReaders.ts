/** Whether readers' comments can be asked for: who is signed in, and whether the shown plan is in their account. */
import { useQuery } from "@tanstack/react-query";
import { getAccountEmail } from "#client/family/accountScope.ts";
import { buildAccountPlansQuery } from "#client/family/familyQueries.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { type FailedLoad, loadStateOf } from "#client/query/loadState.ts";
import { useSession } from "#client/session/session.ts";

export type Readers =
  | { status: "signedOut" }
  | { status: "loading" }
  | { status: "notInAccount" }
  | FailedLoad
  /** `account` is from `getAccountScope`. */
  | { status: "ready"; account: number; planId: string };

export function useReaders(): Readers {
  const session = useSession();
  const { plan } = usePlan();
  const account = getAccountEmail(session);
  const plans = loadStateOf(useQuery({ ...buildAccountPlansQuery(account ?? 0), enabled: account !== null }));
  if (account === null) return { status: session.status === "loading" ? "loading" : "signedOut" };
  if (plans.status !== "ready") return plans;
  const isOwn = plans.value.plans.some(({ planId, role }) => planId === plan.id && role === "owner");
  return isOwn ? { status: "ready", account, planId: plan.id } : { status: "notInAccount" };
}
