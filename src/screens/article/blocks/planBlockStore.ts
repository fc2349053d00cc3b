/** Opens a story plan on the device as a student of its own, and takes it back: through the plan's own commands. */
import type { PlanState, PlanStore } from "#client/plan/planStore.ts";
import { storyStudent } from "#content/storyChapters.ts";
import { readPlanFile } from "#domain/plan/exchange.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { listImportDrafts } from "#domain/plan/replay.ts";

/**
 * Shows the story's student, and makes it first where there is none of that name: so that opening twice doubles
 * nothing. The plan shown before is left as it is. False where the file cannot be read.
 */
export function openStoryPlan(store: PlanStore, studentName: string, file: string): boolean {
  const read = readPlanFile(file);
  if (!read.ok) return false;
  const kept = store.getState().plans.find((plan) => plan.studentName === studentName);
  if (kept !== undefined) {
    // What the family did to it since stays.
    store.show(kept.id);
    return true;
  }
  store.begin(studentName);
  const { plan } = store.getState();
  store.give(...listImportDrafts({ ...makeEmptyPlan(plan.id, plan.createdAt), studentName }, read.value));
  return true;
}

/** Takes the story's student off the device and shows the family's plan. */
export function removeStoryPlan(store: PlanStore, studentName: string): void {
  const { plans } = store.getState();
  const kept = plans.find((plan) => plan.studentName === studentName);
  const ownPlanId = findFirstOwnPlanId(plans);
  if (ownPlanId !== null) store.show(ownPlanId);
  if (kept !== undefined) void store.remove(kept.id);
}

/** The first plan on the device that no chapter made; null where there is none. */
export function findFirstOwnPlanId(plans: PlanState["plans"]): string | null {
  return plans.find((plan) => !isStory(plan))?.id ?? null;
}

function isStory({ studentName }: { studentName: string | null }): boolean {
  return studentName?.startsWith(`${storyStudent.name} (story, `) ?? false;
}
