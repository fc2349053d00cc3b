/**
 * Tasks of a class in and out of the plan. The plan's timeline makes them from the class by itself; what the family leaves
 * out is marked so. So putting tasks in means: the class, and a mark on those that are not wanted.
 */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { type CommandDraft, makeTaskMarkDraft } from "#domain/plan/commands.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { findGrade } from "#domain/timeline/classYear.ts";
import { useToast } from "#ui/Toast.tsx";
import { sharedWords } from "./words.ts";

export type PlannedTasks = {
  /** The plan's class; null while it is not known. */
  planClass: number | null;
  /** In the plan: it is of this class, and the task is not left out. */
  isIn: (taskId: string) => boolean;
  isLeftOut: (taskId: string) => boolean;
  isDone: (taskId: string) => boolean;
  /** Puts the class into the plan with these of `all`, and leaves the others of `all` out. */
  put: (wanted: ReadonlySet<string>, all: readonly string[], sentence: string) => void;
};

export function usePlannedTasks(graduationYear: number): PlannedTasks {
  const { plan } = usePlan();
  const store = usePlanStore();
  const toast = useToast();
  const day = getToday();
  const planClass = findGraduationYear(plan, day);
  const isLeftOut = (taskId: string) => plan.taskMarks[taskId]?.isDropped === true;
  return {
    planClass,
    isIn: (taskId) => planClass === graduationYear && !isLeftOut(taskId),
    isLeftOut,
    isDone: (taskId) => (plan.taskMarks[taskId]?.doneOn ?? null) !== null,
    put(wanted, all, sentence) {
      const drafts: CommandDraft[] = [];
      if (planClass !== graduationYear) drafts.push(...buildClassDrafts(graduationYear, day));
      for (const taskId of all) {
        if (wanted.has(taskId) === isLeftOut(taskId)) {
          drafts.push(makeTaskMarkDraft(taskId, { isDropped: !wanted.has(taskId) }));
        }
      }
      const undo = store.give(...drafts);
      toast({ title: sentence, action: { label: sharedWords.undo, run: undo } });
    },
  };
}

/** Both are written: a year does not age as a grade does, and the grade is what chances and prices read. */
function buildClassDrafts(graduationYear: number, day: string): CommandDraft[] {
  const grade = findGrade(graduationYear, day);
  return [
    { kind: "setTimeline", fields: { graduationYear } },
    { kind: "setProfile", fields: { gradeYear: grade < 9 ? null : Math.min(grade, 13) } },
  ];
}
