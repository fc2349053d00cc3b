/** The tasks of a table of requirements in the family's plan: ticked, in the plan, or still to add. */
import type { BlockOf } from "#content/blocks.ts";
import type { StateCode } from "#domain/college/states.ts";
import { type CommandDraft, makeTaskMarkDraft } from "#domain/plan/commands.ts";
import { type Plan, planLimits } from "#domain/plan/plan.ts";
import type { Day } from "#lib/dates.ts";

type Row = BlockOf<"requirements">["rows"][number];

/** "open": nothing said yet. "planned": a task of the plan. "ticked": done, or arranged already. */
export type TaskStanding = "open" | "planned" | "ticked";

export type RequirementTask = { taskId: string; title: string; standing: TaskStanding };

/** The task of each row; null for a row that asks nothing. */
export function listRequirementTasks(
  rows: readonly Row[],
  state: StateCode | null,
  plan: Pick<Plan, "taskMarks" | "ownTasks">,
): readonly (RequirementTask | null)[] {
  return rows.map(({ task }) => {
    if (task === null || task.length > planLimits.taskTitleLength) return null;
    const taskId = findOwnTaskId(state, task);
    const markId = toMarkId(taskId);
    const isTicked = Object.hasOwn(plan.taskMarks, markId) && plan.taskMarks[markId]?.doneOn != null;
    const isPlanned = plan.ownTasks.some(({ id }) => id === taskId);
    return { taskId, title: task, standing: isTicked ? "ticked" : isPlanned ? "planned" : "open" };
  });
}

/** The tick is the mark of the plan's own task, so that it shows in the timeline too once the task is there. */
export function buildTickDraft(taskId: string, doneOn: Day | null): CommandDraft {
  return makeTaskMarkDraft(toMarkId(taskId), { doneOn });
}

/** One command a task: the same task has the same id, so that adding it again changes nothing. */
export function addDrafts(tasks: readonly RequirementTask[]): CommandDraft[] {
  return tasks.map(({ taskId, title }) => ({
    kind: "setOwnTask",
    taskId,
    task: { id: taskId, title, due: null, who: "student", unitId: null },
  }));
}

/** What is neither ticked nor in the plan, each task once. */
export function listOpenTasks(tasks: readonly (RequirementTask | null)[]): RequirementTask[] {
  const open = new Map<string, RequirementTask>();
  for (const task of tasks) {
    if (task?.standing === "open") open.set(task.taskId, task);
  }
  return [...open.values()];
}

function toMarkId(taskId: string): string {
  return `own.${taskId}`;
}

/** The same for the same words in the same state: letters and digits, as ids of own tasks are. */
export function findOwnTaskId(state: StateCode | null, task: string): string {
  const text = `${state ?? ""}|${task}`;
  return `req${hashText(text, 0x811c9dc5)}x${hashText(text, 0x01000193)}`;
}

/** FNV-1a, 32 bits. */
function hashText(text: string, start: number): string {
  let value = start;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
