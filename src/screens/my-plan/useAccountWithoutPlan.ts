/** Whether somebody is signed in and has no plan of their own here. */
import { getAccountEmail } from "#client/family/accountScope.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { useSession } from "#client/session/session.ts";
import { useLocation } from "#ui/router.tsx";

/** The account whose shared plans stand in for an empty plan; null where the plan itself is to be shown. */
export function useAccountWithoutPlan(): number | null {
  const { plan, plans, isLoaded } = usePlan();
  const account = getAccountEmail(useSession());
  const { search } = useLocation();
  const isEmpty = isLoaded && plans.length <= 1 && Object.keys(plan.stamps).length === 0;
  return isEmpty && !new URLSearchParams(search).has("own") ? account : null;
}
