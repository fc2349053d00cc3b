/**
 * What a reminder lists for one plan: the hard dates of whoever gets it, then their open tasks as actions with their colleges,
 * each with its date and how certain the date is.
 */
import type { PlanRole } from "#domain/plan/membership.ts";
import { findActionKind } from "#domain/timeline/actions/findActionKind.ts";
import { gatherActions } from "#domain/timeline/actions/gatherActions.ts";
import { orderTasks } from "#domain/timeline/nextTasks.ts";
import {
  type DateConfidence,
  type DueItem,
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

/** One line: an action, or the one task of it that is near, with its colleges. */
export type ReminderItem = {
  title: string;
  /** What of it is near, if that is more than one step or college. */
  steps: readonly { title: string; unitIds: readonly number[] }[];
  who: TaskPerson;
  /** Of its one task; null for a task that belongs to no college, and for several. */
  unitId: number | null;
  /** Of the first of its tasks. */
  due: Day;
  standing: DateConfidence;
  /** Of the date that a computed date was counted from; null if there is none. */
  basisStanding: "published" | "expected" | "month" | "ask" | null;
  tasks: readonly ToldTask[];
};

export type ToldTask = { taskId: string; due: Day };

export type PlanReminder = {
  /** Hard dates, by day; first of all. */
  closing: readonly DueItem[];
  moreClosing: number;
  /** By date; due today or later. */
  ahead: readonly ReminderItem[];
  moreAhead: number;
  /** Overdue but still possible; in the digest only. */
  past: readonly ReminderItem[];
  morePast: number;
  /** The tasks a before-the-day reminder is being sent for now. */
  told: readonly ToldTask[];
};

type Asked = {
  timeline: Pick<Timeline, "tasks" | "due">;
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
  const { timeline, day, kind, settings } = asked;
  const people = listPeople(asked);
  const isDigest = kind === "digest";
  const lastNear = addDays(day, settings.beforeDue.days);
  const last = isDigest ? addDays(day, digestDays) : lastNear;
  const closing = timeline.due.filter((item) => isFor(people, item.task) && isCloser(item, day, last));
  const isClosing = new Set(closing.map(({ task }) => task.id));
  // The same order as on the screens, so that what is cut off is what can wait.
  const own = orderTasks(timeline.tasks.filter((task) => isFor(people, task) && !isClosing.has(task.id)));
  const isNew = (task: TimelineTask) => isNewTask(task, lastNear, asked);
  const isNewDate = (item: DueItem) => isCloser(item, day, lastNear) && !wasDateTold(item, asked);
  const dates = isDigest ? closing : closing.filter(isNewDate);
  const near = own.filter((task) =>
    isDigest ? task.due !== null && task.due >= day && task.due <= last : isNew(task),
  );
  const ahead = gatherItems(near);
  const past = isDigest ? gatherItems(own.filter(({ due }) => due !== null && due < day)) : [];
  if (dates.length + ahead.length + past.length === 0) return null;
  const listed = ahead.slice(0, maxListed).toSorted((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0));
  const listedDates = dates.slice(0, maxListed);
  const newIds = new Set(near.filter(isNew).map(({ id }) => id));
  const told = [
    ...listedDates.filter(isNewDate).map((item) => ({ taskId: item.task.id, due: item.day })),
    ...listed.flatMap(({ tasks }) => tasks.filter(({ taskId }) => newIds.has(taskId))),
  ];
  return {
    closing: listedDates,
    moreClosing: dates.length - listedDates.length,
    ahead: listed,
    moreAhead: ahead.length - listed.length,
    // The most recent ones, because older ones have been mentioned more often.
    past: past.slice(-maxListed),
    morePast: Math.max(0, past.length - maxListed),
    told: settings.beforeDue.isOn ? told : [],
  };
}

/** A hard date is near with its own day, or with the day we suggest for it. */
function isCloser({ day, task: { due } }: DueItem, today: Day, last: Day): boolean {
  return day <= last || (due !== null && due >= today && due <= last);
}

/** Told under its own day, or under the suggested one, as up to release 0.2.0. */
function wasDateTold({ task, day }: DueItem, { wasTold }: Pick<Asked, "wasTold">): boolean {
  return wasTold(task.id, day) || (task.due !== null && wasTold(task.id, task.due));
}

/** Optional tasks are never urgent, and a month is not a day to count down to. Both appear in the digest. */
function isNewTask(
  { id, due, standing, weight }: TimelineTask,
  lastNear: Day,
  { day, wasTold }: Pick<Asked, "day" | "wasTold">,
): boolean {
  if (due === null || due < day || due > lastNear) return false;
  return standing !== "month" && weight !== "could" && !wasTold(id, due);
}

/** The tasks of one action and one person in one line, in the order of its first task. */
function gatherItems(tasks: readonly TimelineTask[]): ReminderItem[] {
  const groups = Map.groupBy(tasks, ({ id, templateId, who }) => {
    const kind = templateId === null ? null : findActionKind(templateId);
    return `${who} ${kind?.id ?? id}`;
  });
  return [...groups.values()].flatMap((group) => {
    const [action] = gatherActions(group);
    const first = group.find(({ due }) => due === action?.due) ?? group[0];
    if (action === undefined || first?.due == null) return [];
    const { due, standing, basis, who, unitId } = first;
    const [only] = action.steps;
    const isOne = group.length === 1;
    return [
      {
        title: action.steps.length === 1 && only !== undefined ? only.title : action.title,
        steps: isOne
          ? []
          : action.steps.map((step) => ({
              title: step.title,
              unitIds: step.tasks.flatMap((task) => task.unitId ?? []),
            })),
        who,
        unitId: isOne ? unitId : null,
        due,
        standing,
        basisStanding: basis?.standing ?? null,
        tasks: group.flatMap((task) => (task.due === null ? [] : [{ taskId: task.id, due: task.due }])),
      },
    ];
  });
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
