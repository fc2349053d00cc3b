/** Why a task is worth doing now: the hard date it leads to, what waits for it, and whether it takes weeks to arrive. */

import type { FloorStatus } from "#domain/admission/checkFloor.ts";
import { runsOut } from "#domain/aid/stateAidDates.ts";
import type { StateCode } from "#domain/college/states.ts";
import { addDays, type Day } from "#lib/dates.ts";
import type { TaskReason } from "./taskReason.ts";
import type { DueItem, TimelineTask } from "./timeline.ts";

/** Letters and transcripts are sent by others, and a test has its scores weeks later. */
const slowTemplates =
  /^(appInvites|appLetters|appNomination|askTeachers|counselorPacket)$|Transcripts?$|Reports$|^(registerSat|registerAct)$/;

/** Tasks that open an application of several campuses: until then there is nothing to send. */
export const openingTemplates: ReadonlySet<string> = new Set(["ucAccount", "csuAccount"]);

type ReasonContext = {
  /** Colleges that the student is applying to and has not applied to yet. */
  applying: ReadonlySet<number>;
  /** Colleges that take applications until the class is full. */
  rolling: ReadonlySet<number>;
  /** How many colleges to apply to have a day that we don't know: their steps wait for whoever asks. */
  undated: number;
  /** Colleges whose published minimum is above what was told. */
  belowMinimum: ReadonlyMap<number, FloorStatus>;
  homeState: StateCode | null;
  today: Day;
};

export function addReasons(
  tasks: readonly TimelineTask[],
  due: readonly DueItem[],
  { applying, rolling, undated, belowMinimum, homeState, today }: ReasonContext,
): TimelineTask[] {
  const closes = findCloses(due, applying);
  const opens = countWaiting(tasks);
  const below = findBelow(tasks, due, belowMinimum);
  const sends = findSends(tasks, { applying, rolling, until: addDays(today, sendingDays) });
  const runsOutIn = homeState !== null && runsOut(homeState) ? homeState : null;
  const ofFafsa = findNeedsOf(
    tasks,
    tasks.filter(({ templateId }) => templateId === "fafsaFile"),
  );
  return tasks.map((task) => {
    if (!isOpen(task)) return task;
    const near = closes.get(task.id) ?? null;
    const missed = below.get(task.id);
    const reason: TaskReason = {
      closes: near,
      sends: near === null ? (sends.get(task.id) ?? null) : null,
      fafsa: ofFafsa.has(task.id) ? { isIt: task.templateId === "fafsaFile", runsOutIn } : null,
      opens: Math.max(opens.get(task.id) ?? 0, task.templateId === "askDates" ? undated : 0),
      isSlow: slowTemplates.test(task.templateId ?? ""),
      ...(missed === undefined ? {} : { belowMinimum: missed }),
    };
    const isEmpty =
      [near, reason.sends, reason.fafsa].every((one) => one === null) &&
      reason.opens === 0 &&
      !reason.isSlow &&
      missed === undefined;
    if (isEmpty) return task;
    // What a scholarship's date needs is there by then, though the application itself has time.
    const isBefore =
      near !== null &&
      !near.isIt &&
      task.due !== null &&
      (near.day < task.due || (task.standing === "month" && near.day.startsWith(task.due.slice(0, 7)))) &&
      !task.isEdited;
    if (!isBefore) return { ...task, reason };
    return { ...task, due: near.day, standing: "computed", movedFrom: task.due, reason };
  });
}

/** What weighs, opens or sends an application whose minimum is above what was told: there it is said, before the work. */
function findBelow(
  tasks: readonly TimelineTask[],
  due: readonly DueItem[],
  belowMinimum: ReadonlyMap<number, FloorStatus>,
): Map<string, FloorStatus> {
  const found = new Map<string, FloorStatus>();
  for (const { id, templateId, unitId } of tasks) {
    const status = unitId === null ? undefined : belowMinimum.get(unitId);
    if (status !== undefined && (templateId === "appDecide" || templateId === "appSubmit"))
      found.set(id, status);
  }
  for (const { task, missing, system, belowMinimum: status } of due) {
    if (status === null || system === null) continue;
    const opening = missing.find(({ templateId }) => openingTemplates.has(templateId ?? ""));
    found.set((opening ?? task).id, status);
  }
  return found;
}

/** How far off the day may be by which an application without a hard date should be sent. */
const sendingDays = 45;

/** Applications under way that no hard date presses, as where a college takes students until it is full, and what they wait for. */
function findSends(
  tasks: readonly TimelineTask[],
  { applying, rolling, until }: Pick<ReasonContext, "applying" | "rolling"> & { until: Day },
): Map<string, NonNullable<TaskReason["sends"]>> {
  const sends = new Map<string, NonNullable<TaskReason["sends"]>>();
  for (const task of tasks) {
    const { id, unitId, due } = task;
    const isSending = task.templateId === "appSubmit" && isOpen(task) && due !== null && due <= until;
    if (!isSending || unitId === null || !applying.has(unitId)) continue;
    const isRolling = rolling.has(unitId);
    for (const need of findNeedsOf(tasks, [task]))
      if (!sends.has(need)) sends.set(need, { unitId, isIt: false, isRolling });
    sends.set(id, { unitId, isIt: true, isRolling });
  }
  return sends;
}

/** Ids of those tasks and of all that they wait for, however many steps before. */
function findNeedsOf(tasks: readonly TimelineTask[], wanted: readonly TimelineTask[]): ReadonlySet<string> {
  if (wanted.length === 0) return new Set();
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const found = new Set<string>();
  const queue = wanted.filter(isOpen).map(({ id }) => id);
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const task = byId.get(id);
    if (found.has(id) || task === undefined || !isOpen(task)) continue;
    found.add(id);
    queue.push(...task.needs);
  }
  return found;
}

/** The nearest date for each task; `due` is in order of days. */
function findCloses(
  due: readonly DueItem[],
  applying: ReadonlySet<number>,
): Map<string, TaskReason["closes"]> {
  const closes = new Map<string, TaskReason["closes"]>();
  for (const { task, missing, day, daysLeft, unitId, system, kind, isExpected } of due) {
    const isUnderWay = unitId !== null && applying.has(unitId);
    const item = { day, daysLeft, unitId, system, kind, isExpected, isUnderWay };
    if (!closes.has(task.id)) closes.set(task.id, { ...item, isIt: true });
    const ids = missing.map(({ id }) => id);
    // Whoever only considers a college decides first.
    if (unitId !== null && !isUnderWay) ids.push(`appDecide.${unitId}`);
    for (const id of ids) if (!closes.has(id)) closes.set(id, { ...item, isIt: false });
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
