/** What a reminder lists of one plan: one's own open tasks, each with its date and how far that can be trusted. */
import type { PlanRole } from "#domain/plan/membership.ts";
import {
  isPrivateTask,
  type DateConfidence,
  type TaskPerson,
  type Timeline,
  type TimelineTask,
} from "#domain/timeline/timeline.ts";
import { addDays, type Day } from "#lib/dates.ts";
import type { ReminderKind } from "./dueReminder.ts";
import type { ReminderSettings } from "./settings.ts";

/** How far the weekly digest looks ahead. */
export const digestDays = 14;
/** Of each list; a mail that goes on for pages is read by nobody, and the timeline has them all. */
export const maxListed = 20;

export type ReminderItem = {
  taskId: string;
  title: string;
  /** The college it is for; null for a task of no one college. */
  unitId: number | null;
  due: Day;
  standing: DateConfidence;
  /** Of the date that a computed one was counted from; null where there is none. */
  basisStanding: "published" | "expected" | "month" | "ask" | null;
};

export type PlanReminder = {
  /** By their day; due today or later. */
  ahead: readonly ReminderItem[];
  moreAhead: number;
  /** Their day is over and they can still be done; in the digest alone. */
  past: readonly ReminderItem[];
  morePast: number;
  /** Which of them a reminder before the day has now been given for. */
  told: readonly ReminderItem[];
};

type Asked = {
  timeline: Pick<Timeline, "tasks">;
  role: PlanRole;
  day: Day;
  kind: ReminderKind;
  settings: ReminderSettings;
  /** Whether this task with this day was in a mail before: it is not said twice before one day. */
  wasTold: (taskId: string, due: Day) => boolean;
};

/** Null: nothing to say. */
export function buildReminder({ timeline, role, day, kind, settings, wasTold }: Asked): PlanReminder | null {
  const own = timeline.tasks.flatMap((task) => (isForRole(task, role) ? toReminderItems(task) : []));
  const lastNear = addDays(day, settings.beforeDue.days);
  const isNew = (item: WeighedItem) =>
    item.due >= day && item.due <= lastNear && isUrgentItem(item) && !wasTold(item.taskId, item.due);
  const ahead =
    kind === "digest"
      ? own.filter(({ due }) => due >= day && due <= addDays(day, digestDays))
      : own.filter(isNew);
  const past = kind === "digest" ? own.filter(({ due }) => due < day) : [];
  if (ahead.length + past.length === 0) return null;
  const listed = ahead.slice(0, maxListed).map(removeWeight);
  return {
    ahead: listed,
    moreAhead: ahead.length - listed.length,
    // The latest: what has waited longest has been said most often.
    past: past.slice(-maxListed).map(removeWeight),
    morePast: Math.max(0, past.length - maxListed),
    told: settings.beforeDue.isOn ? ahead.slice(0, maxListed).filter(isNew).map(removeWeight) : [],
  };
}

/**
 * A counselor has many students and did not ask to be told of their days: an invitation to look is none to be mailed.
 * The counselor's own tasks stand in the plan.
 */
function toTaskPerson(role: PlanRole): TaskPerson | null {
  if (role === "counselor") return null;
  return role === "owner" ? "student" : "parent";
}

/** Mail lies open in inboxes and on locked screens: what tells a family's situation is not in it, whoever reads it. */
function isForRole(task: TimelineTask, role: PlanRole): boolean {
  const isOpen = task.stillOpen && task.state !== "done" && task.state !== "dropped";
  return isOpen && task.who === toTaskPerson(role) && !isPrivateTask(task.id);
}

type WeighedItem = ReminderItem & { weight: TimelineTask["weight"] };

function toReminderItems({ id, title, unitId, due, standing, basis, weight }: TimelineTask): WeighedItem[] {
  if (due === null) return [];
  return [{ taskId: id, title, unitId, due, standing, basisStanding: basis?.standing ?? null, weight }];
}

/** What may be dropped never presses, and a month is no day to be counted down to. Both stand in the digest. */
function isUrgentItem({ standing, weight }: WeighedItem): boolean {
  return standing !== "month" && weight !== "could";
}

function removeWeight({ taskId, title, unitId, due, standing, basisStanding }: WeighedItem): ReminderItem {
  return { taskId, title, unitId, due, standing, basisStanding };
}
