/** The text of calendar files and tables; loaded with them. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Day } from "#lib/dates.ts";
import { formatDate, formatInteger } from "#lib/format.ts";
import type { ActionStep, TimelineAction } from "./actions/gatherActions.ts";
import { findDueDay, findSystem } from "./due.ts";
import { nameDue, systemNames, tellFee, tellMissing, titleDue } from "./dueWords.ts";
import type { TaskCalendarWords } from "./taskCalendar.ts";
import type { DueKind } from "./taskReason.ts";
import type { TasksCsvWords } from "./tasksCsv.ts";
import { taskWords } from "./taskWords.ts";
import type { TaskArea, TimelineTask } from "./timeline.ts";

const areas: Readonly<Record<TaskArea, string>> = {
  school: "School",
  activities: "Activities",
  tests: "Tests",
  list: "College list",
  visits: "Visits",
  letters: "Letters",
  essays: "Essays",
  applications: "Applications",
  aid: "Financial aid",
  scholarships: "Scholarships",
  decision: "Decision",
  summer: "Summer before college",
};

type CollegeOf = (unitId: number) => Pick<CollegeSummary, "name"> | null;
type NameOf = (unitId: number | null) => string | null;

export const getCalendarName = (student: string | null) =>
  student === null ? "College timeline" : `${student}’s college timeline`;

export function createCalendarWords(getCollege: CollegeOf): TaskCalendarWords {
  const nameCollege = (unitId: number | null) =>
    unitId === null ? null : (getCollege(unitId)?.name ?? taskWords.college(unitId));
  return {
    day: (task, due) => {
      const title = nameDay(task, due, nameCollege(task.unitId));
      if (task.state === "done") return `Done: ${title}`;
      return task.state === "dropped" ? `Dropped: ${title}` : title;
    },
    dayDetail: (task, item) =>
      [
        ...(item === null ? [] : [tellMissing(item), tellFee(item)]),
        ...describeTask(task, findDueDay(task)?.day ?? null),
      ]
        .filter((line) => line !== "")
        .join("\n"),
    action: ({ title, next }, isWholeMonth) => {
      if (next === null) return `Done: ${title}`;
      return isWholeMonth ? `Sometime this month: ${title}` : title;
    },
    actionDetail: (action) => describeAction(action, nameCollege).join("\n"),
    reminder: (summary, days) => (days === 1 ? `Tomorrow: ${summary}` : `In ${days} days: ${summary}`),
    categories: (task, isDue) => [
      ...(isDue ? ["Due"] : []),
      ...(task.area === null ? [] : [areas[task.area]]),
      taskWords.person(task.who),
    ],
    cancelled: (action) => (action === null ? "No longer needed" : `Now part of: ${action}`),
  };
}

/** An application by its round; anything else by what to do. The family's own title stays. */
function nameDay(task: TimelineTask, due: DueKind | null, college: string | null): string {
  const { title, basis, state } = task;
  if (due === null || due === "own" || task.isEdited) {
    return college === null || title.includes(college) ? title : `${college}: ${title}`;
  }
  const name = titleDue({ kind: due, system: findSystem(task), basis, task }, college);
  if (due !== "application" || state === "done") return name;
  return `Due${basis?.standing === "published" ? "" : " (expected)"}: ${name}`;
}

/** Why, who, how reliable the date is, and its source. `lastDay` is set by others. */
function describeTask(task: TimelineTask, lastDay: Day | null): string[] {
  const { basis, due, standing } = task;
  const lines = [task.why, `Who does this: ${taskWords.who(task)}.`];
  if (lastDay === null || lastDay === due || standing === "own") {
    lines.push(`${taskWords.date.standing(task)}. ${taskWords.date.meaning(task)}`);
  }
  if (basis !== null) lines.push(taskWords.date.basis(basis), taskWords.date.cycle(basis));
  if (basis?.code === "deadline" && lastDay !== null && basis.date === lastDay)
    lines.push(taskWords.date.lastDay);
  if (lastDay !== null && due !== null && due < lastDay && standing !== "own") {
    lines.push(`We suggest ${formatDate(due)}.`);
  }
  return [...lines, ...listSource(task)].filter((line) => line !== null);
}

function listSource({ basis, evidence }: TimelineTask): (string | null)[] {
  const source = basis?.source ?? evidence?.source ?? null;
  return source === null ? [] : [`Source: ${source.title}, ${source.year}`, source.url];
}

/** Why, who and how long, then every step that is left, each with its colleges and their days. */
function describeAction({ next, steps }: TimelineAction, nameCollege: NameOf): string[] {
  if (next === null) return [];
  const effort = next.effortMinutes === null ? "" : `, ${taskWords.effort(next.effortMinutes)}`;
  const lines = [
    next.why,
    `Who does this: ${taskWords.who(next)}${effort}.`,
    ...steps.flatMap((step) => describeStep(step, nameCollege) ?? []),
    `${taskWords.date.standing(next)}. ${taskWords.date.meaning(next)}`,
    ...listSource(next),
  ];
  return lines.filter((line) => line !== null);
}

/** Null once it is done everywhere. */
function describeStep({ title, tasks }: ActionStep, nameCollege: NameOf): string | null {
  const open = tasks.filter(({ state }) => state !== "done");
  if (open.length === 0) return null;
  const details = open.flatMap((task) => {
    const college = nameCollege(task.unitId);
    const shown = college === null || title.includes(college) ? null : college;
    const detail = [shown, taskWords.date.shortDay(task)].filter((part) => part !== null).join(", ");
    return detail === "" ? [] : [detail];
  });
  return details.length === 0
    ? `- ${title}`
    : `- ${title}${title.endsWith("?") ? "" : ":"} ${details.join("; ")}`;
}

export function createCsvWords(getCollege: CollegeOf): TasksCsvWords {
  const nameCollege = (unitId: number | null) =>
    unitId === null ? null : (getCollege(unitId)?.name ?? taskWords.college(unitId));
  return {
    header: [
      "What to do",
      "Step",
      "Colleges",
      "Who",
      "Due",
      "Date status",
      "Source",
      "Source link",
      "Status",
      "Why",
    ],
    college: nameCollege,
    due: nameDue,
    system: (system) => systemNames[system],
    missing: (item) => [tellMissing(item), tellFee(item)].filter((text) => text !== "").join(" "),
    who: taskWords.who,
    standing: (task) => taskWords.date.standing(task),
    dueStanding: (isExpected) => taskWords.date.standing({ standing: isExpected ? "expected" : "published" }),
    state: taskWords.state,
    done: (done, total) => `${formatInteger(done)} of ${formatInteger(total)} done`,
  };
}
