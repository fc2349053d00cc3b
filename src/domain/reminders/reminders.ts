/** What a reminder lists for one plan: the open tasks of whoever gets it, each with its date and how certain the date is. */
import type { PlanRole } from "#domain/plan/membership.ts";
import { orderTasks } from "#domain/timeline/nextTasks.ts";
import {
  type DateConfidence,
  isPrivateTask,
  type TaskPerson,
  type Timeline,
  type TimelineTask,
} from "#domain/timeline/timeline.ts";
import { addDays, type Day } from "#lib/dates.ts";
import type { ReminderKind } from "./dueReminder.ts";
import type { ReminderSettings } from "./settings.ts";

/** How far the weekly digest looks ahead. */
export const digestDays = 14;
/** Per list; nobody reads an email that goes on for pages, and the timeline shows everything. */
export const maxListed = 20;

export type ReminderItem = {
  taskId: string;
  title: string;
  who: TaskPerson;
  /** The task's college; null for a task that belongs to none. */
  unitId: number | null;
  due: Day;
  standing: DateConfidence;
  /** Of the date that a computed date was counted from; null if there is none. */
  basisStanding: "published" | "expected" | "month" | "ask" | null;
};

export type PlanReminder = {
  /** By date; due today or later. */
  ahead: readonly ReminderItem[];
  moreAhead: number;
  /** Overdue but still possible; in the digest only. */
  past: readonly ReminderItem[];
  morePast: number;
  /** The items a before-the-day reminder is being sent for now. */
  told: readonly ReminderItem[];
};

type Asked = {
  timeline: Pick<Timeline, "tasks">;
  role: PlanRole;
  /** Whether someone is on the plan as a parent, is shown its tasks, and gets reminders. */
  isParentReminded: boolean;
  day: Day;
  kind: ReminderKind;
  settings: ReminderSettings;
  /** Whether this task was already in an email with this date, so that it is not repeated. */
  wasTold: (taskId: string, due: Day) => boolean;
};

/** Null if there is nothing to say. */
export function buildReminder(asked: Asked): PlanReminder | null {
  const { timeline, day, kind, settings, wasTold } = asked;
  const people = listPeople(asked);
  // The same order as on the screens, so that what is cut off is what can wait.
  const own = orderTasks(timeline.tasks.filter((task) => isFor(people, task))).flatMap(toReminderItems);
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
    // The most recent ones, because older ones have been mentioned more often.
    past: past.slice(-maxListed).map(removeWeight),
    morePast: Math.max(0, past.length - maxListed),
    told: settings.beforeDue.isOn ? ahead.slice(0, maxListed).filter(isNew).map(removeWeight) : [],
  };
}

/**
 * Whose tasks they are reminded of. The FAFSA, the CSS Profile and the deposit are a parent's tasks, so while no
 * parent on the plan is reminded of them, its owner is: a student who plans alone or whose parent wants no email, or a
 * parent who began the plan and has not given it to the student. Otherwise the owner says whether they want them too. A
 * counselor has many students and did not ask about their deadlines: being invited to a plan is not a request for email.
 * The counselor's own tasks are in the plan.
 */
function listPeople({
  role,
  isParentReminded,
  settings,
}: Pick<Asked, "role" | "isParentReminded" | "settings">): readonly TaskPerson[] {
  if (role === "counselor") return [];
  if (role === "parent") return ["parent"];
  return isParentReminded && !settings.includesParentTasks ? ["student"] : ["student", "parent"];
}

/** Email is visible in inboxes and on lock screens, so nothing that reveals a family's situation is in it. */
function isFor(people: readonly TaskPerson[], task: TimelineTask): boolean {
  const isOpen = task.stillOpen && task.state !== "done" && task.state !== "dropped";
  return isOpen && people.includes(task.who) && !isPrivateTask(task.id);
}

type WeighedItem = ReminderItem & { weight: TimelineTask["weight"] };

function toReminderItems(task: TimelineTask): WeighedItem[] {
  const { id, title, who, unitId, due, standing, basis, weight } = task;
  if (due === null) return [];
  return [{ taskId: id, title, who, unitId, due, standing, basisStanding: basis?.standing ?? null, weight }];
}

/** Optional tasks are never urgent, and a month is not a day to count down to. Both appear in the digest. */
function isUrgentItem({ standing, weight }: WeighedItem): boolean {
  return standing !== "month" && weight !== "could";
}

function removeWeight({ weight: _weight, ...item }: WeighedItem): ReminderItem {
  return item;
}
