/** The editorial calendar: what families need in which week, by state and grade, and what is written about it. */
import type { CalendarEntry, CalendarSubject, EditorialCalendar } from "#contract/adminPosts.ts";
import type { StateCode } from "#domain/college/states.ts";
import { findSeniorClass, listSchoolYearMonths } from "#domain/timeline/classYear.ts";
import { taskTemplates } from "#domain/timeline/templates/taskTemplates.ts";
import type { TaskArea, TaskTemplate } from "#domain/timeline/timeline.ts";
import { addDays, getWeekday } from "#lib/dates.ts";
import type { Library, LibraryPage } from "./library.ts";
import { listDates, type RecordDate } from "./listDates.ts";

export type CalendarFilter = { state: StateCode | null; grade: number | null };

/** Pages that were last changed longer ago no longer count as fresh. */
const freshDays = 183;

/**
 * The weeks from `today` on. `state` adds that state's own dates to those of everywhere, and leaves other states' out;
 * without it all are listed. `posts` are the published ones.
 */
export function buildEditorialCalendar(input: {
  library: Library;
  posts: readonly LibraryPage[];
  asOf: string;
  today: string;
  weeks: number;
  filter: CalendarFilter;
}): EditorialCalendar {
  const { library, posts, asOf, today, weeks, filter } = input;
  const pages = [...library.pages, ...posts].toSorted((one, other) =>
    other.updated.localeCompare(one.updated),
  );
  const first = toMonday(today);
  const end = addDays(first, weeks * 7);
  const wanted = (one: { state: StateCode | null; grades: readonly number[] }) =>
    (filter.state === null || one.state === null || one.state === filter.state) &&
    (filter.grade === null || one.grades.includes(filter.grade));
  const entries = [
    ...listDates(library.facts, asOf).map((date) => toDateEntry(date, pages, today)),
    ...listTaskEntries(today, pages),
  ]
    .filter((entry) => wanted(entry) && lastDayOf(entry.on) >= today && firstDayOf(entry.on) < end)
    .toSorted(
      (one, other) =>
        Number(one.certainty === null) - Number(other.certainty === null) ||
        one.on.localeCompare(other.on) ||
        one.title.localeCompare(other.title, "en-US"),
    );
  return {
    weeks: Array.from({ length: weeks }, (_, at) => {
      const monday = addDays(first, at * 7);
      // What has begun already stands in the first week.
      const inWeek = ({ on }: CalendarEntry) => {
        const begins = firstDayOf(on) < first ? first : toMonday(firstDayOf(on));
        return begins === monday;
      };
      return { monday, entries: entries.filter(inWeek) };
    }),
  };
}

function toDateEntry(date: RecordDate, pages: readonly LibraryPage[], today: string): CalendarEntry {
  const id = (/^[A-Za-z0-9]+/.exec(date.reference) ?? [""])[0];
  const written = pages.filter(({ facts }) => facts.includes(id));
  const { reference, title, on, certainty, subject, state, grades } = date;
  return {
    key: reference,
    title,
    on,
    certainty,
    subject,
    state,
    grades: [...grades],
    ...toCoverage(written, today),
  };
}

/** What a grade does in some months, by the timeline that students get. */
function listTaskEntries(today: string, pages: readonly LibraryPage[]): CalendarEntry[] {
  return taskTemplates.flatMap((task): CalendarEntry[] => {
    const { when, only, per, weight } = task;
    if (when.kind !== "months" || when.grade > 12 || per !== "student" || weight === "could") return [];
    if (only !== undefined && Object.keys(only).some((key) => key !== "homeStates")) return [];
    const seniors = findSeniorClass(today);
    const spans = [seniors, seniors + 1].map((senior) => {
      const graduates = senior + 12 - when.grade;
      return listSchoolYearMonths(graduates, when.grade, when.from, when.to);
    });
    const span = spans.find(({ due }) => due >= today);
    if (span === undefined) return [];
    const written = pages.filter((page) => isAbout(page, task));
    return (only?.homeStates ?? [null]).map((state) => ({
      key: task.id,
      title: task.title,
      on: `${span.from}/${span.due}`,
      certainty: null,
      subject: subjectOfArea(task.area),
      state,
      grades: [when.grade],
      ...toCoverage(written, today),
    }));
  });
}

function toCoverage(written: readonly LibraryPage[], today: string): Pick<CalendarEntry, "written" | "gap"> {
  const isFresh = written.some(({ updated }) => updated >= addDays(today, -freshDays));
  return {
    written: written.slice(0, 3).map(({ path, title, updated }) => ({ path, title, updated })),
    gap: written.length === 0 ? "none" : isFresh ? null : "old",
  };
}

const everyday = new Set([
  "your",
  "with",
  "that",
  "from",
  "what",
  "make",
  "each",
  "them",
  "this",
  "college",
  "colleges",
  "year",
]);

/** A page is about a task if two of the task's words stand in its title, tags or excerpt. */
function isAbout(page: LibraryPage, task: TaskTemplate): boolean {
  const words = new Set(listWords(task.title));
  const own = new Set(listWords([page.title, page.excerpt, ...page.tags].join(" ")));
  return [...words].filter((word) => own.has(word)).length >= 2;
}

function listWords(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter((word) => !everyday.has(word))
    .map((word) => word.replace(/s$/, ""));
}

function subjectOfArea(area: TaskArea): CalendarSubject {
  if (area === "aid") return "aid";
  if (area === "scholarships") return "scholarships";
  if (area === "tests") return "tests";
  return area === "applications" || area === "essays" || area === "letters" ? "applications" : "planning";
}

function toMonday(day: string): string {
  return addDays(day, -((getWeekday(day) + 6) % 7));
}

function firstDayOf(on: string): string {
  return on.slice(0, 10);
}

function lastDayOf(on: string): string {
  return on.slice(-10);
}
