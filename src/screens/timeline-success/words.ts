/** The text of /timeline-success. */
import type { ApplicantKind, TaskPerson } from "#domain/timeline/timeline.ts";
import { formatDate, formatHours, formatInteger, formatShortDate } from "#lib/format.ts";
import type { DayProblem } from "./readDay.ts";
import type { PictureArea } from "./yearPicture.ts";

const months = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const shortMonths = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const toMonthDate = (key: string) => new Date(`${key}-01T00:00:00Z`);

const formatTasks = (count: number) => (count === 1 ? "1 task" : `${formatInteger(count)} tasks`);

const peopleTitles: Readonly<Record<TaskPerson, string>> = {
  student: "The student’s",
  parent: "A parent’s",
  counselor: "The counselor’s",
};
const areas: Readonly<Record<PictureArea, string>> = {
  deadlines: "Deadlines",
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
  lead: "What to do next, who does it, and by when. Every date says how sure it is.",
  loading: "Loading your timeline...",
  noScript:
    "Your timeline needs JavaScript, since your plan is kept in this browser and the timeline is worked out here. Without it, each college’s page still has the dates we know.",
  failedTitle: "The deadlines could not be fetched",
  failedKept: "Your plan, and all you ticked off, is safe on this device.",
  offline: "You are offline. Your timeline works here; a deadline may have changed since it was fetched.",
  emptyTitle: "First, a graduation year",
  empty:
    "The timeline is counted back from the year the student finishes high school. A few questions, one at a time, and it stands here.",
  emptyStart: "Make my timeline",
  emptyQuiz: "Find colleges first",

  month: (key: string) => months.format(toMonthDate(key)),
  shortMonth: (key: string) => shortMonths.format(toMonthDate(key)),
  peopleTitles,
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
      "No college is in your plan yet, so these are the tasks of your year. Add colleges, and their deadlines join.",
    addColleges: "Add colleges",
  },

  finished: {
    title: (year: number) => `The class of ${year} has finished high school`,
    text: "This timeline ends with the summer before college, and nothing on it is left to do. In college, file the FAFSA again each year. Are you applying now, or moving to another college? Say so in your answers, and you get the timeline for that.",
    change: "Change the answers",
    fafsa: "Estimate next year’s aid",
  },

  urgent: {
    title: "Also urgent",
    lead: "Due within two weeks.",
    more: (count: number) => `Show all ${formatInteger(count)}`,
  },

  conflicts: {
    title: (count: number) => (count === 1 ? "One thing does not fit" : `${count} things do not fit`),
    more: (count: number) => (count === 1 ? "Show 1 more" : `Show ${formatInteger(count)} more`),
  },

  picture: {
    title: "The year at a glance",
    caption: (from: string, to: string) => `From ${from} to ${to}.`,
    today: "Today",
    legendTask: "Something is due; the number says how many",
    legendDeadline: "An application is due",
    legendSpan: "Any time in these months",
    legendDone: "Done",
    asWords: "The picture in words",
    month: "Month",
    tasks: "Tasks",
    done: "Done",
    deadlines: "Applications due",
    deadline: (day: string, name: string, isExpected: boolean) =>
      `${formatShortDate(day)}${isExpected ? " (expected)" : ""}: ${name}`,
    systems: { uc: "University of California", csu: "California State University" },
    row: (area: string, count: number) => `${area}: ${formatInteger(count)}`,
    empty: "Nothing has a date in this year yet.",
  },

  browse: {
    title: "Every task",
    views: "How to look at the tasks",
    view: { month: "By month", college: "By college", person: "By person" },
    empty: "Nothing is left to do here.",
    past: "Already past, still open",
    pastLead: "These days are over, but the task can still be done. Do it now, ask, or drop it.",
    noDay: "No day is known",
    noDayLead: "Ask for the date, then write it in.",
    general: "For no one college",
    done: "Done",
    week: (monday: string) => `Week of ${formatShortDate(monday)}`,
    counted: (done: number, all: number) =>
      done === 0 ? formatTasks(all) : `${formatInteger(done)} of ${formatTasks(all)} done`,
    over: (count: number) => `Already past: ${formatTasks(count)}`,
    overLead: "Their day is over, and they cannot be done in time any more. Tick what you did.",
    earlier: (count: number) => `Done in earlier months: ${formatTasks(count)}`,
    dropped: (count: number) => `Dropped: ${formatTasks(count)}`,
    droppable: "What can be dropped",
    droppableLead: (count: number, hours: string) =>
      `${formatTasks(count)} would be good and cost no offer, money or place if you leave them out. Together: ${hours}.`,
    droppableNone: "Nothing here can be left out without a loss.",
  },

  late: {
    title: "Some days are already past",
    text: (over: number, open: number) =>
      over === 0
        ? `${formatTasks(open)} from before today can still be done. They stand first below.`
        : open === 0
          ? `${formatTasks(over)} from before today cannot be done in time any more. They stand at the end.`
          : `Of what came before today, ${formatTasks(open)} can still be done and stand first below. ${formatTasks(over)} cannot be done in time any more, and stand at the end.`,
    text2: "Tick what you have already done. A late start moves the plan, not the deadlines.",
  },

  task: {
    effort: (minutes: number) => `about ${formatHours(minutes / 60)}`,
    urgent: "Urgent",
    done: (day: string) => `Done ${formatShortDate(day)}`,
    byStatus: "Done, by where you are with this college",
    own: "Your own",
    edited: "Edited",
    more: "Why, and what it needs",
    moreOwn: "Edit or remove",
    about: (title: string) => `: ${title}`,
    evidence: {
      measured: "A study or survey found this.",
      published: "The rule is published by those who run it.",
      practice: "This is what counselors usually advise. Check with yours.",
    },
    needs: "First do",
    waits: "Waiting for this",
    isDone: "(done)",
    goTo: "Do it here",
    edit: "Edit",
    drop: "Drop it",
    bringBack: "Bring back",
    remove: "Remove",
    original: "Back to the original",
    wasDropped: (title: string) => `Dropped: ${title}`,
    wasRemoved: (title: string) => `Removed: ${title}`,
    undo: "Undo",
  },

  editor: {
    titleField: "What is to be done",
    due: "By which day",
    dueHint: "Such as 12/5/2026. Empty takes the timeline’s own date.",
    dueHintOwn: "Such as 12/5/2026. Leave it empty where there is none.",
    who: "Who does it",
    forCollege: "For which college",
    forNone: "No one college",
    save: "Save",
    cancel: "Cancel",
    add: "Add the task",
    addOpen: "Add a task of your own",
    addTitle: "A task of your own",
    titleMissing: "Write what is to be done.",
    titleTooLong: (maximum: number, length: number) =>
      `${formatInteger(length)} letters are more than the ${formatInteger(maximum)} that fit. What you typed stays here.`,
    day: {
      notADay: "This is no day of the calendar. Write it as 12/5/2026.",
      outOfReach: "This year is too far away. Check it, or leave the day empty.",
    } satisfies Record<DayProblem, string>,
    full: (maximum: number) =>
      `${formatInteger(maximum)} tasks of your own are the most. Remove one to add another.`,
    added: (title: string) => `Added: ${title}`,
    saved: (title: string) => `Saved: ${title}`,
  },

  melt: {
    title: (college: string) => `What ${college} still needs`,
    lead: "From the acceptance to the first class, by week. Each line says who owes it. Your college’s own portal has the last word.",
    empty: "Nothing is left to do for this college.",
    wholeYear: "Show the whole year",
    onlyCollege: "Show only what this college needs",
  },

  take: {
    title: "Take it along",
    what: "What is printed",
    choice: {
      musts: "What must be done",
      soon: "The next three months",
      all: "Everything still open",
    },
    choiceDetail: {
      musts: "One sheet: what costs an offer, money or a place if it is missed.",
      soon: "Everything due by then.",
      all: "May take several sheets.",
    },
    printedTitle: (year: number) => `Timeline, class of ${year}`,
    printedOn: (day: string) => `Printed on ${formatDate(day)}. Dates move: check each with the college.`,
    printedExpected: "* hangs on a date that is only expected.",
    printedEmpty: "Nothing is open.",
    printedMore: (count: number) => `And ${formatTasks(count)} more on the screen.`,
    noDay: "No day known",
    past: "Past, still open",
  },

  hours: (minutes: number) => formatHours(minutes / 60),
};
