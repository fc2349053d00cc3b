/** Why a task is worth doing now: the hard date it leads to, what waits for it, and whether it takes weeks to arrive. */

import type { TaskReason } from "./taskReason.ts";
import type { DueItem, TimelineTask } from "./timeline.ts";

/** Letters and transcripts are sent by others, and a test has its scores weeks later. */
const slowTemplates =
  /^(appInvites|appLetters|askTeachers|counselorPacket)$|Transcripts?$|Reports$|^(registerSat|registerAct)$/;

export function addReasons(tasks: readonly TimelineTask[], due: readonly DueItem[]): TimelineTask[] {
  const closes = findCloses(due);
  const opens = countWaiting(tasks);
  return tasks.map((task) => {
    if (!isOpen(task)) return task;
    const reason: TaskReason = {
      closes: closes.get(task.id) ?? null,
      opens: opens.get(task.id) ?? 0,
      isSlow: slowTemplates.test(task.templateId ?? ""),
    };
    return reason.closes === null && reason.opens === 0 && !reason.isSlow ? task : { ...task, reason };
  });
}

/** The nearest date for each task; `due` is in order of days. */
function findCloses(due: readonly DueItem[]): Map<string, TaskReason["closes"]> {
  const closes = new Map<string, TaskReason["closes"]>();
  for (const { task, missing, day, daysLeft, unitId, system, kind } of due) {
    const item = { day, daysLeft, unitId, system, kind };
    if (!closes.has(task.id)) closes.set(task.id, { ...item, isIt: true });
    for (const { id } of missing) if (!closes.has(id)) closes.set(id, { ...item, isIt: false });
  }
  return closes;
}

function countWaiting(tasks: readonly TimelineTask[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const task of tasks) {
    if (isOpen(task)) for (const id of task.needs) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

function isOpen({ state, stillOpen }: TimelineTask): boolean {
  return state !== "done" && state !== "dropped" && stillOpen;
}
