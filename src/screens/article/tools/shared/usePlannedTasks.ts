/**
 * A class's tasks in and out of the plan. The plan's timeline generates them from the class; tasks the family
 * drops are marked. So adding tasks means setting the class and marking the unwanted ones.
 */
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { giveAnswers } from "#domain/plan/answerDrafts.ts";
import { type CommandDraft, makeTaskMarkDraft } from "#domain/plan/commands.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { toClassAnswers } from "#domain/timeline/classYear.ts";

export type PlannedTasks = {
  /** The plan's class; null if unknown. */
  planClass: number | null;
  /** In the plan: it belongs to this class and has not been dropped. */
  isIn: (taskId: string) => boolean;
  /** Adds the class to the plan with these of `all`, and drops the others of `all`. */
  put: (wanted: ReadonlySet<string>, all: readonly string[], sentence: string) => void;
};

export function usePlannedTasks(graduationYear: number): PlannedTasks {
  const { plan } = usePlan();
  const save = useSave();
  const day = getToday();
  const planClass = findGraduationYear(plan, day);
  const isLeftOut = (taskId: string) => plan.taskMarks[taskId]?.isDropped === true;
  return {
    planClass,
    isIn: (taskId) => planClass === graduationYear && !isLeftOut(taskId),
    put(wanted, all, sentence) {
      const drafts: CommandDraft[] = [];
      if (planClass !== graduationYear) drafts.push(...giveAnswers(toClassAnswers(graduationYear, day)));
      for (const taskId of all) {
        if (wanted.has(taskId) === isLeftOut(taskId)) {
          drafts.push(makeTaskMarkDraft(taskId, { isDropped: !wanted.has(taskId) }));
        }
      }
      save(sentence, ...drafts);
    },
  };
}
