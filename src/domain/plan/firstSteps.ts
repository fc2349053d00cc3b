/** The three things to do after signing up: whether one is done or put away stands in the plan, so every device knows. */
import { type CommandDraft, makeTaskMarkDraft } from "./commands.ts";
import type { Plan } from "./plan.ts";

export const firstSteps = ["name", "invite", "reminders"] as const;
export type FirstStep = (typeof firstSteps)[number];

const start = "firstStep.";

/** They are marks without a task, which every release keeps; going back in the plan's history leaves them alone. */
export function isFirstStepMark(taskId: string): boolean {
  return taskId.startsWith(start);
}

export function isSettled({ taskMarks }: Pick<Plan, "taskMarks">, step: FirstStep): boolean {
  return taskMarks[`${start}${step}`]?.isDropped === true;
}

export function makeSettledDraft(step: FirstStep): CommandDraft {
  return makeTaskMarkDraft(`${start}${step}`, { isDropped: true });
}
