/** The name given at sign-up is the student's, until the family says another: nobody is asked for it twice. */
import { planLimits } from "#domain/plan/plan.ts";
import type { PlanStore } from "./planStoreTypes.ts";

/**
 * Once the device's storage has been read, names its only plan if something is in it and it never had a name. Whoever signs up
 * to see somebody else's plan has an empty one, which stays without. `name` is the account's, empty if none was given.
 */
export function nameStudent(store: Pick<PlanStore, "getState" | "subscribe" | "give">, name: string): void {
  const studentName = name.trim().slice(0, planLimits.nameLength);
  if (studentName === "") return;
  const nameOnce = () => {
    const { plan, plans, isLoaded } = store.getState();
    if (!isLoaded) return false;
    const hasAnything = Object.keys(plan.stamps).length > 0;
    const wasNamed = plan.studentName !== null || "studentName" in plan.stamps;
    if (plans.length <= 1 && hasAnything && !wasNamed) store.give({ kind: "renameStudent", studentName });
    return true;
  };
  if (nameOnce()) return;
  const stop = store.subscribe(() => {
    if (nameOnce()) stop();
  });
}
