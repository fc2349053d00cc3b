/** The name given at sign-up is the student's, until the family says another: nobody is asked for it twice. */
import type { PlanStore } from "#client/plan/planStoreTypes.ts";
import { planLimits } from "#domain/plan/plan.ts";

/**
 * Names the only plan of the device once something is in it, if it has no name and never had one. `name` is the account's,
 * empty if none was given. Returns the function that stops.
 */
export function nameStudent(
  store: Pick<PlanStore, "getState" | "subscribe" | "give">,
  name: string,
): () => void {
  const studentName = name.trim().slice(0, planLimits.nameLength);
  const nameOnce = () => {
    const { plan, plans, isLoaded } = store.getState();
    const hasAnything = Object.keys(plan.stamps).length > 0;
    const wasNamed = plan.studentName !== null || "studentName" in plan.stamps;
    if (!isLoaded || studentName === "" || plans.length > 1 || !hasAnything || wasNamed) return;
    store.give({ kind: "renameStudent", studentName });
  };
  nameOnce();
  return store.subscribe(nameOnce);
}
