/** The text around a task of the timeline: its date and how reliable it is, and who does it. On the screen and in files. */

import { getRoundName } from "#domain/college/roundNames.ts";
import { isPreferredRound } from "#domain/college/rounds.ts";
import { stateNames } from "#domain/college/states.ts";
import type { Reader } from "#domain/people/reader.ts";
import {
  formatAnd,
  formatDate,
  formatHours,
  formatInteger,
  formatMonth,
  formatShortDate,
} from "#lib/format.ts";
import { rollingMeaning } from "./deadlineWords.ts";
import { belowMinimumWords, systemNames } from "./dueWords.ts";
import type { DueKind, TaskReason } from "./taskReason.ts";
import type { DateBasis, DateConfidence, TaskPerson, TaskState, TimelineTask } from "./timeline.ts";

const people: Readonly<Record<TaskPerson, string>> = {
  student: "Student",
  parent: "Parent",
  counselor: "Counselor",
};

const helping: Readonly<Record<TaskPerson, string>> = {
  student: "the student",
  parent: "a parent",
  counselor: "the counselor",
};

const standings: Readonly<Record<DateConfidence, string>> = {
  published: "Published",
  expected: "Expected",
  computed: "Suggested",
  month: "Month only",
  ask: "Unknown",
  own: "Your date",
};

/** Why a college's date is only expected. */
const doubts: Readonly<Record<NonNullable<DateBasis["doubt"]>, string>> = {
  otherCycle: "Another year’s date",
  check: "Not confirmed",
};

const states: Readonly<Record<TaskState, string>> = {
  done: "Done",
  dropped: "Dropped",
  past: "Date passed",
  urgent: "Soon",
  open: "Open",
  later: "Later",
};

/** Whose date it is where no college is named. */
const dueWhose: Readonly<Record<DueKind, string>> = {
  application: "The application",
  scholarship: "The scholarship application",
  honors: "The honors application",
  stateMoney: "The form for state aid",
  test: "Registration",
  reply: "Your answer",
  own: "Your own date",
};

const soonDays = 60;
/** Nearer than this, what others send comes after the date. */
const lateDays = 10;

function tellFafsa({ isIt, runsOutIn }: NonNullable<TaskReason["fafsa"]>): string {
  const money = runsOutIn === null ? "" : `${stateNames[runsOutIn]}’s grants can run out`;
  if (isIt)
    return money === "" ? "Federal aid and most grants start with this form." : `${money}, so file soon.`;
  return money === "" ? "Your FAFSA depends on this." : `Your FAFSA depends on this, and ${money}.`;
}

function findFirstSentence(text: string): string {
  return /^.+?[.!?](?= |$)/.exec(text)?.[0] ?? text;
}

/** A usual month or a suggested day that is over, and nothing closed with it. */
function tellPast({ due, standing }: Pick<TimelineTask, "due" | "standing">): string {
  if (due === null) return "You can still do this.";
  return standing === "month"
    ? `${formatMonth(due)} is the usual time, but now is fine, too.`
    : "The date has passed, but you can still do this.";
}

export const taskWords = {
  college: (unitId: number) => `College number ${unitId}`,
  person: (who: TaskPerson) => people[who],
  /** Who is responsible, and who helps. The reader, where it is known, is "you". */
  who: ({ who, helpers }: Pick<TimelineTask, "who" | "helpers">, reader: Reader | null = null) => {
    const doing = who === reader ? "You" : people[who];
    if (helpers.length === 0) return doing;
    return `${doing}, with ${formatAnd(helpers.map((helper) => (helper === reader ? "you" : helping[helper])))}`;
  },
  /** Why now; `name` is of the college that a date belongs to. */
  reason: (task: ReasonedTask, name: string | null): string => {
    const why = tellReason(task, name);
    const below = task.reason?.belowMinimum;
    return below === undefined ? why : `${why} ${belowMinimumWords[below]}`;
  },
  effort: (minutes: number) => `about ${formatHours(minutes / 60)}`,
  state: (task: Pick<TimelineTask, "state" | "stillOpen">) =>
    task.state === "past" && task.stillOpen ? "Late, but still open" : states[task.state],

  date: {
    /** The date as far as it is known; null if nothing is. */
    day: ({ due, standing: status }: Pick<TimelineTask, "due" | "standing">): string | null => {
      if (due === null) return null;
      if (status === "month") return formatMonth(due);
      return status === "expected" ? `About ${formatDate(due)}` : formatDate(due);
    },
    /** "Dec 1", or "in December 2026"; null if nothing is known. */
    shortDay: ({ due, standing: status }: Pick<TimelineTask, "due" | "standing">): string | null => {
      if (due === null) return null;
      return status === "month" ? `in ${formatMonth(due)}` : `by ${formatShortDate(due)}`;
    },
    standing: ({
      standing,
      basis,
    }: Pick<TimelineTask, "standing"> & Partial<Pick<TimelineTask, "basis">>): string =>
      standing === "expected" && basis?.doubt !== undefined ? doubts[basis.doubt] : standings[standing],
    /** What the mark means, for those who ask. */
    meaning: (task: Pick<TimelineTask, "standing" | "basis">): string => {
      switch (task.standing) {
        case "published":
          return "This date is published for this cycle. Dates can still change, so check the source.";
        case "expected":
          return task.basis?.doubt === "check"
            ? "We could not confirm this date. Check with the college."
            : "This date is not published yet. We estimate it from the dates of other years.";
        case "computed":
          return task.basis?.standing === "published"
            ? "We counted from a published date. This day is a goal, not a deadline."
            : "We counted from another date that is only expected or not known. Check that date first.";
        case "month":
          return "This task has a month, not a day, because the exact day doesn’t matter or we don’t know it.";
        case "own":
          return "You set this date.";
        case "ask":
        default:
          return "We don’t know this date. Ask, then enter it here.";
      }
    },
    none: "No date set",
    ask: "Check with the college",
    askLink: (name: string) => `Check with ${name}`,
    askOthers: "Check with the organization",
    basis: (basis: DateBasis): string | null => {
      const name = getBasisName(basis);
      if (basis.date === null || name === null) return null;
      if (basis.standing !== "expected") return `${name} on ${formatDate(basis.date)}.`;
      if (basis.doubt === "otherCycle") {
        return `${name} usually around ${formatDate(basis.date)}, based on its ${basis.source?.year ?? "last known"} date.`;
      }
      return basis.doubt === "check"
        ? `${name} around ${formatDate(basis.date)}, not confirmed.`
        : `${name} expected around ${formatDate(basis.date)}.`;
    },
    cycle: ({ cycle }: DateBasis): string | null => (cycle === null ? null : `For ${cycle}.`),
    lastDay: "This is the last day. Plan to finish the day before, and check the college’s time zone.",
    moved: (from: string) => `Moved from ${formatDate(from)} to fit.`,
  },
};

/** A task's date and its reliability in one line of text, as in print; null for the family's own task without a date. */
export function toDateText(
  task: Pick<TimelineTask, "due" | "standing" | "unitId"> & Partial<Pick<TimelineTask, "basis">>,
): string | null {
  const day = taskWords.date.day(task);
  const ask = task.unitId === null ? taskWords.date.askOthers : taskWords.date.ask;
  if (task.standing === "ask") return day === null ? ask : `${day}, ${ask.toLowerCase()}`;
  if (task.standing === "own") return day;
  return `${day ?? taskWords.date.none}, ${taskWords.date.standing(task).toLowerCase()}`;
}

function getBasisName({ code, round, source }: DateBasis): string | null {
  switch (code) {
    case "deadline":
      if (round === null) return "Application deadline";
      return isPreferredRound(round) ? getRoundName(round) : `${getRoundName(round)} deadline`;
    case "sitting":
      return "Test day";
    case "reply":
      return "Reply date";
    case "event":
      return source?.title ?? null;
    case "months":
    default:
      return null;
  }
}

type ReasonedTask = Pick<TimelineTask, "reason" | "state" | "weight" | "standing" | "due" | "why">;

function tellReason(task: ReasonedTask, name: string | null): string {
  const { closes = null, sends = null, fafsa = null, opens = 0, isSlow = false } = task.reason ?? {};
  // A state's day months ahead would make the FAFSA sound far off; money goes before it.
  if (fafsa !== null && closes?.kind === "stateMoney" && closes.daysLeft > soonDays) return tellFafsa(fafsa);
  if (closes !== null) {
    const day = formatShortDate(closes.day);
    const isDue = closes.isExpected ? "is expected to be due" : "is due";
    if (closes.isIt) return closes.kind === "own" ? `You set ${day}.` : `It ${isDue} on ${day}.`;
    const whose = name ?? (closes.system === null ? dueWhose[closes.kind] : systemNames[closes.system]);
    if (!isSlow) return `${whose} ${isDue} on ${day}.`;
    return closes.daysLeft > lateDays
      ? `${whose} ${isDue} on ${day}, and this takes weeks to arrive.`
      : `${whose} ${isDue} on ${day}. Ask now, because many colleges accept this a little later.`;
  }
  if (sends !== null) {
    if (sends.isIt && sends.isRolling) return `You’re applying there. ${rollingMeaning}`;
    return sends.isIt
      ? "You’re applying there. We don’t know of a deadline, so sooner is better."
      : `Your application to ${name ?? "a college"} depends on this.`;
  }
  if (fafsa !== null) return tellFafsa(fafsa);
  if (task.state === "past") return tellPast(task);
  if (opens > 0) {
    return opens === 1
      ? "One later step depends on this."
      : `${formatInteger(opens)} later steps depend on this.`;
  }
  if (isSlow) return "Someone else sends this, and it takes weeks.";
  if (task.why !== null) return findFirstSentence(task.why);
  return task.weight === "must"
    ? "Missing this can cost an offer, money or a place."
    : "This is the usual time to do it.";
}
