/** Adds a story plan to the device as a separate student and removes it again, using regular plan commands. */
import type { PlanState, PlanStore } from "#client/plan/planStoreTypes.ts";
import { storyStudent } from "#content/storyChapters.ts";
import { readPlanFile } from "#domain/plan/exchange.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { listImportDrafts } from "#domain/plan/replay.ts";

/**
 * Shows the story's student, adding it if there is none with that name, so that opening it twice duplicates
 * nothing. The plan shown before is unchanged. False if the file cannot be read.
 */
export function openStoryPlan(store: PlanStore, studentName: string, file: string): boolean {
  const read = readPlanFile(file);
  if (!read.ok) return false;
  const kept = store.getState().plans.find((plan) => plan.studentName === studentName);
  if (kept !== undefined) {
    // Keep the family's changes to it.
    store.show(kept.id);
    return true;
  }
  store.begin(studentName);
  const { plan } = store.getState();
  store.give(...listImportDrafts({ ...makeEmptyPlan(plan.id, plan.createdAt), studentName }, read.value));
  return true;
}

/** Removes the story's student from the device and shows the family's plan. */
export function removeStoryPlan(store: PlanStore, studentName: string): void {
  const { plans } = store.getState();
  const kept = plans.find((plan) => plan.studentName === studentName);
  const ownPlanId = findFirstOwnPlanId(plans);
  if (ownPlanId !== null) store.show(ownPlanId);
  if (kept !== undefined) void store.remove(kept.id);
}

/** The first plan on the device that is not a story plan; null if there is none. */
export function findFirstOwnPlanId(plans: PlanState["plans"]): string | null {
  return plans.find((plan) => !isStory(plan))?.id ?? null;
}

function isStory({ studentName }: { studentName: string | null }): boolean {
  return studentName?.startsWith(`${storyStudent.name} (story, `) ?? false;
}
