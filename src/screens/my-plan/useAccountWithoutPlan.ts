/** Whether somebody is signed in and has no plan of their own here. */
import { getAccountEmail } from "#client/family/accountScope.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { useSession } from "#client/session/session.ts";
import { useLocation } from "#ui/router.tsx";

/**
 * The account whose shared plans stand in for an empty plan; null where the plan itself is to be shown. "asking" until
 * it is known who is signed in: what a person has begun to fill in is never taken away by the answer.
 */
export function useAccountWithoutPlan(): number | "asking" | null {
  const { plan, plans, isLoaded } = usePlan();
  const session = useSession();
  const isOnline = useIsOnline();
  const { search } = useLocation();
  const isEmpty = isLoaded && plans.length <= 1 && Object.keys(plan.stamps).length === 0;
  if (!isEmpty || new URLSearchParams(search).has("own")) return null;
  return session.status === "loading" && isOnline ? "asking" : getAccountEmail(session);
}
