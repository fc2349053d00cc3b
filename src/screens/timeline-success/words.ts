/** The text of /timeline-success. */

import type { Reader } from "#domain/people/reader.ts";
import type { ApplicantKind, TaskPerson } from "#domain/timeline/timeline.ts";
import {
  formatDate,
  formatHours,
  formatInteger,
  formatMonth,
  formatShortDate,
  formatShortMonth,
} from "#lib/format.ts";
import type { DayProblem } from "./readDay.ts";
import type { PictureArea } from "./yearPicture.ts";

const formatTasks = (count: number) => (count === 1 ? "1 task" : `${formatInteger(count)} tasks`);

const peopleTitles: Readonly<Record<TaskPerson, string>> = {
  student: "Student",
  parent: "Parent",
  counselor: "Counselor",
};
const areas: Readonly<Record<PictureArea, string>> = {
  deadlines: "Applications due",
  applications: "Applications",
  essays: "Essays",
  letters: "Letters",
  tests: "Tests",
  aid: "Financial aid",
  scholarships: "Scholarships",
  list: "College list",
  visits: "Visits",
  school: "School",
  activities: "Activities",
  decision: "Deciding",
  summer: "Summer",
  own: "Your own",
};

export const words = {
  title: "Your application timeline",
  lead: "See what to do next, who does it, and by when. If a date is only expected, we say so.",
  loading: "Loading your timeline...",
  noScript:
    "Your browser builds this timeline from your saved plan, and it needs JavaScript, which is turned off. Each college’s page still has the dates we know.",
  failedTitle: "We couldn’t load the deadlines",
  failedKept: "Your plan and everything you checked off are safe on this device.",
  offline:
    "You’re offline. Your timeline still works, but a deadline may have changed since you last connected.",
  emptyTitle: "Start with your graduation year",
  empty:
    "We build the timeline back from the year you finish high school. Answer a few questions, and it will appear here.",
  emptyStart: "Make my timeline",
  emptyQuiz: "Find colleges first",

  month: (key: string) => formatMonth(`${key}-01`),
  shortMonth: (key: string) => formatShortMonth(`${key}-01`),
  peopleTitles,
  personTitle: (person: TaskPerson, reader: Reader | null) =>
    person === reader ? `${peopleTitles[person]} (you)` : peopleTitles[person],
  areas,
  tasks: formatTasks,

  head: {
    class: (year: number) => `Class of ${year}`,
    grade: (grade: number) =>
      grade > 12 ? "after high school" : grade < 9 ? "before high school" : `grade ${grade}`,
    cycle: (cycle: string) => `applications in ${cycle}`,
    applicant: (kind: ApplicantKind) => (kind === "transfer" ? "Transfer student" : "Finished high school"),
    start: (term: "fall" | "spring", year: number) => `applying to start in ${term} ${year}`,
    today: (day: string) => `Today is ${formatDate(day)}`,
    change: "Change the answers",
    noColleges:
      "You have no colleges in your plan yet, so these are the general tasks for your year. Add colleges to see their deadlines.",
    addColleges: "Add colleges",
  },

  finished: {
    title: (year: number) => `The class of ${year} has finished high school`,
    text: "This timeline ends the summer before college, so there is nothing left to do. In college, file the FAFSA again each year. If you are applying now or transferring, change your answers to get that timeline.",
    change: "Change the answers",
    fafsa: "Estimate next year’s aid",
  },

  urgent: {
    title: (count: number) => `${formatInteger(count)} more due within two weeks`,
  },

  conflicts: {
    title: (count: number) => (count === 1 ? "1 conflict" : `${count} conflicts`),
    more: (count: number) => (count === 1 ? "Show 1 more" : `Show ${formatInteger(count)} more`),
  },

  picture: {
    title: "The year at a glance",
    titleYears: "Two years at a glance",
    grade: (grade: number) => `${formatInteger(grade)}th grade`,
    laneDay: (day: string, isExpected: boolean) =>
      `${formatShortDate(day)}${isExpected ? " (expected)" : ""}`,
    caption: (from: string, to: string) => `From ${from} to ${to}.`,
    today: "Today",
    legendTask: "Things to do (the number shows how many)",
    legendDeadline: "Application due",
    legendSpan: "Any time in these months",
    legendDone: "Done",
    asWords: "The year as a table",
    month: "Month",
    tasks: "To do",
    done: "Done",
    deadlines: "Applications due",
    deadline: (day: string, name: string, isExpected: boolean) =>
      `${formatShortDate(day)}${isExpected ? " (expected)" : ""}: ${name}`,
    systems: { uc: "University of California", csu: "California State University" },
    row: (area: string, count: number) => `${area}: ${formatInteger(count)}`,
    empty: "There are no dates this year yet.",
  },

  actions: {
    late: (count: number) =>
      count === 1
        ? "Some dates have passed: one thing you can still do"
        : `Some dates have passed: ${formatInteger(count)} things you can still do`,
    lateLead:
      "To catch up, start with what other steps depend on, then do what takes weeks to arrive. Drop what no longer helps. Starting late changes your plan, but the deadlines stay the same.",
    tooLate: (count: number) =>
      `It is too late for ${formatTasks(count)}. ${count === 1 ? "It is" : "They are"} listed last, whether you sort by month, college or person.`,
    anytime: "When you have time",
    done: "Done",
    count: (count: number) => (count === 1 ? "1 thing to do" : `${formatInteger(count)} things to do`),
    ticked: (done: number, total: number) => `${formatInteger(done)} of ${formatInteger(total)}`,
    by: (day: string, isMonth: boolean) =>
      isMonth ? `in ${formatMonth(day)}` : `by ${formatShortDate(day)}`,
    next: (step: string) => `next: ${step}`,
  },

  browse: {
    title: "Every task",
    views: "View tasks",
    view: { actions: "What to do", month: "By month", college: "By college", person: "By person" },
    empty: "There is nothing left to do here.",
    past: "Past due, still open",
    pastLead: "The dates have passed, but you can still do these. Do them now, ask about them, or drop them.",
    noDay: "No date yet",
    noDayLead: "Ask for the date, then add it.",
    general: "General tasks",
    done: "Done",
    week: (monday: string) => `Week of ${formatShortDate(monday)}`,
    counted: (done: number, all: number) =>
      done === 0 ? formatTasks(all) : `${formatInteger(done)} of ${formatTasks(all)} done`,
    over: (count: number) => `Too late: ${formatTasks(count)}`,
    overLead: "It’s too late to do these on time. Check off any that you did.",
    earlier: (count: number) => `Done in earlier months: ${formatTasks(count)}`,
    dropped: (count: number) => `Dropped: ${formatTasks(count)}`,
    droppable: "What you can skip",
    droppableLead: (count: number, hours: string) =>
      `You can skip ${formatTasks(count)} without losing an offer, money or a place. Together, they take ${hours}.`,
    droppableNone: "There is nothing here you can safely skip.",
  },

  task: {
    urgent: "Urgent",
    done: (day: string) => `Done ${formatShortDate(day)}`,
    byStatus: "Done, based on your status at this college",
    own: "Added by you",
    edited: "Edited",
    more: "Why, and what it needs",
    comments: (count: number) => (count === 1 ? "1 comment" : `${formatInteger(count)} comments`),
    moreOwn: "Edit or remove",
    about: (title: string) => `: ${title}`,
    evidence: {
      measured: "This comes from a study or survey.",
      published: "This is a published rule.",
      practice: "Counselors usually advise this, so ask yours.",
    },
    needs: "Do first",
    waits: "Waiting on this",
    isDone: "(done)",
    goTo: "Do it here",
    edit: "Edit",
    drop: "Drop it",
    bringBack: "Restore",
    remove: "Remove",
    original: "Back to the original",
    wasDropped: (title: string) => `Dropped: ${title}`,
    wasRemoved: (title: string) => `Removed: ${title}`,
    undo: "Undo",
  },

  editor: {
    titleField: "Task",
    due: "Due date",
    dueHint: "For example, 12/5/2026. Leave this blank to use the timeline’s date.",
    dueHintOwn: "For example, 12/5/2026. Leave this blank if there is no date.",
    who: "Who does it",
    forCollege: "For which college",
    forNone: "No specific college",
    save: "Save",
    cancel: "Cancel",
    add: "Add the task",
    addOpen: "Add your own task",
    addTitle: "Your own task",
    titleMissing: "Enter a task.",
    titleTooLong: (maximum: number, length: number) =>
      `This has ${formatInteger(length)} characters, and the limit is ${formatInteger(maximum)}. Your text is still here.`,
    day: {
      notADay: "This isn’t a valid date. Enter it like 12/5/2026.",
      outOfReach: "That year is too far off. Check it, or leave the date blank.",
    } satisfies Record<DayProblem, string>,
    full: (maximum: number) =>
      `You can add up to ${formatInteger(maximum)} of your own tasks. Remove one to add another.`,
    added: (title: string) => `Added: ${title}`,
    saved: (title: string) => `Saved: ${title}`,
  },

  melt: {
    title: (college: string) => `What ${college} still needs`,
    lead: "What to do from admission to the first class, week by week, and who does it. If your college’s portal says something different, go by the portal.",
    empty: "Nothing is left to do for this college.",
    wholeYear: "Show the whole year",
    onlyCollege: "Show only what this college needs",
  },

  take: {
    title: "Export",
    what: "What to print",
    choice: {
      musts: "What must be done",
      soon: "The next three months",
      all: "Everything still open",
    },
    choiceDetail: {
      musts: "One page with what would cost you an offer, money or a place if you missed it.",
      soon: "This includes everything due by then.",
      all: "This may take several pages.",
    },
    printedTitle: (year: number) => `Timeline, class of ${year}`,
    printedOn: (day: string) => `Printed on ${formatDate(day)}. Confirm each date with the college.`,
    printedExpected: "* This depends on a date that is only expected.",
    printedEmpty: "Nothing is left to do.",
    printedMore: (count: number) => `Not printed here: ${formatTasks(count)}.`,
    noDay: "No date yet",
    past: "Past due, still open",
  },

  hours: (minutes: number) => formatHours(minutes / 60),
};
