/** The names of colleges and tasks in a plan's history. */
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlanTimeline } from "#components/timeline/useTimeline.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { Names } from "./describeChanges.ts";
import { words } from "./words.ts";

/** `plan` is the plan as it is now: its timeline has the titles of most tasks. */
export function useNames(plan: Plan): Names {
  const colleges = useColleges();
  const timeline = usePlanTimeline(plan);
  const titles = new Map(
    timeline.status === "ready" ? timeline.timeline.tasks.map(({ id, title }) => [id, title]) : [],
  );
  return {
    college: (unitId) =>
      (colleges.status === "ready" ? colleges.value.byUnitId.get(unitId)?.name : null) ??
      words.shown.college(unitId),
    task: (taskId) =>
      plan.taskMarks[taskId]?.title ??
      titles.get(taskId) ??
      plan.ownTasks.find(({ id }) => `own.${id}` === taskId)?.title ??
      null,
  };
}
