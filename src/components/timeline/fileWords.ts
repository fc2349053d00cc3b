/** The text of calendar files and tables; loaded with them. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { TaskCalendarWords } from "#domain/timeline/taskCalendar.ts";
import type { TasksCsvWords } from "#domain/timeline/tasksCsv.ts";
import type { TaskArea, TimelineTask } from "#domain/timeline/timeline.ts";
import { words } from "./words.ts";

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

export const getCalendarName = (student: string | null) =>
  student === null ? "College timeline" : `${student}’s college timeline`;

export function createCalendarWords(getCollege: CollegeOf): TaskCalendarWords {
  const summary = (task: TimelineTask): string => {
    const college = task.unitId === null ? null : (getCollege(task.unitId)?.name ?? null);
    const title = college === null || task.title.includes(college) ? task.title : `${college}: ${task.title}`;
    if (task.state === "done") return `Done: ${title}`;
    if (task.state === "dropped") return `Dropped: ${title}`;
    return task.standing === "month" ? `Sometime this month: ${title}` : title;
  };
  return {
    summary,
    description: (task) => describeTask(task).join("\n"),
    reminder: (task, days) =>
      days === 1 ? `Tomorrow: ${summary(task)}` : `In ${days} days: ${summary(task)}`,
    categories: (task) =>
      task.area === null ? [words.person(task.who)] : [areas[task.area], words.person(task.who)],
  };
}

/** Why, who, how reliable the date is, and its source. */
function describeTask(task: TimelineTask): string[] {
  const { basis } = task;
  const lines = [
    task.why,
    `For: ${words.who(task)}.`,
    `${words.date.standing(task)}. ${words.date.meaning(task)}`,
  ];
  if (basis !== null) {
    lines.push(words.date.basis(basis), words.date.cycle(basis));
    if (basis.code === "deadline" && basis.date === task.due) lines.push(words.date.lastDay);
  }
  const source = basis?.source ?? task.evidence?.source ?? null;
  if (source !== null) lines.push(`Source: ${source.title}, ${source.year}`, source.url);
  return lines.filter((line) => line !== null);
}

export const csvWords: TasksCsvWords = {
  header: ["Task", "College", "Who", "Due", "Date status", "Source", "Source link", "Status", "Why"],
  who: words.who,
  standing: (task) => words.date.standing(task),
  state: words.state,
};
