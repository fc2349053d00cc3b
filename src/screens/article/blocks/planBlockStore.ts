/** Opens a story plan on the device as a student of its own, and takes it back: through the plan's own commands. */
import type { PlanState, PlanStore } from "#client/plan/planStore.ts";
import { storyStudent } from "#content/storyChapters.ts";
import { readPlanFile } from "#domain/plan/exchange.ts";
import { emptyPlan } from "#domain/plan/plan.ts";
import { importCommands } from "#domain/plan/replay.ts";

export type OpenedStory = {
  /** The plan of the family that was shown before, or their first one; null where they have none. */
  ownPlanId: string | null;
  /** Empties the story's plan and shows the family's; null where the story was there already. */
  takeBack: (() => void) | null;
};

/**
 * Shows the story's student, and makes it first where there is none of that name: so that opening twice doubles
 * nothing. The plan shown before is left as it is. Null where the file cannot be read.
 */
export function openStoryPlan(store: PlanStore, studentName: string, file: string): OpenedStory | null {
  const read = readPlanFile(file);
  if (!read.ok) return null;
  const before = store.getState();
  const ownPlanId = isStory(before.plan) ? firstOwnPlanId(before.plans) : before.plan.id;
  const kept = before.plans.find((plan) => plan.studentName === studentName);
  if (kept === undefined) store.begin(studentName);
  else store.show(kept.id);
  const { plan } = store.getState();
  // What the family did to it since stays; only a story that was taken back is filled again.
  if (plan.colleges.length > 0) return { ownPlanId, takeBack: null };
  const start = { ...emptyPlan(plan.id, plan.createdAt), studentName };
  const undo = store.give(...importCommands(start, read.value));
  return {
    ownPlanId,
    takeBack() {
      // An undo is given to the plan that is shown.
      store.show(plan.id);
      undo();
      if (ownPlanId !== null) store.show(ownPlanId);
    },
  };
}

/** The first plan on the device that no chapter made; null where there is none. */
export function firstOwnPlanId(plans: PlanState["plans"]): string | null {
  return plans.find((plan) => !isStory(plan))?.id ?? null;
}

function isStory({ studentName }: { studentName: string | null }): boolean {
  return studentName?.startsWith(`${storyStudent.name} (story, `) ?? false;
}
