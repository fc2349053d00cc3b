/** The texts of reminder mails. */
import type { ReminderItem } from "#domain/reminders/reminders.ts";
import type { ReminderSettings } from "#domain/reminders/settings.ts";
import { countDaysBetween, type Day } from "#lib/dates.ts";
import { formatAnd, formatClock, formatInteger, formatWeekday } from "#lib/format.ts";

const months = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const weekdays = ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"];

export const words = {
  digestSubject: "Your next two weeks in Tassel",
  soonSubject: (tasks: number) =>
    tasks === 1 ? "You have 1 task due soon" : `You have ${formatInteger(tasks)} tasks due soon`,
  digestLead: (hasPast: boolean) =>
    hasPast
      ? "Here’s what’s due in the next two weeks, and what’s overdue."
      : "Here’s what’s due in the next two weeks.",
  soonLead: "Here’s what’s coming up.",
  /** A parent is told their own tasks alone, so the heading says whose they are. */
  planOf: (studentName: string | null, isOwner: boolean) => {
    const plan = studentName === null ? "The plan" : `${studentName}’s plan`;
    return isOwner ? plan : `${plan}: your tasks as a parent`;
  },
  closing: "Due",
  ahead: "What to do",
  past: "Overdue, and still worth doing",
  more: (tasks: number) =>
    tasks === 1 ? "1 more is in the plan." : `${formatInteger(tasks)} more are in the plan.`,
  title: (title: string, college: string | null) =>
    college === null || title.includes(college) ? title : `${title} (${college})`,
  /** "Have your transcript sent (Kenyon College and Rice University)". */
  step: (title: string, colleges: readonly string[]) =>
    colleges.length === 0 || colleges.some((name) => title.includes(name))
      ? title
      : `${title} (${formatAnd(colleges)})`,
  /** An action of several steps names them; one that is a single step is that step. */
  action: (title: string, steps: readonly string[]) =>
    steps.length > 1 ? `${title}: ${steps.join("; ")}` : (steps[0] ?? title),
  /** To the owner of a plan, where no parent on it is reminded or the owner asks for it. */
  forParent: (title: string) => `For a parent: ${title}`,
  /** The day, how far off it is, and how sure it is. */
  date: (
    { due, standing, basisStanding }: Pick<ReminderItem, "due" | "standing" | "basisStanding">,
    today: Day,
  ): string => {
    const when = `${formatWeekday(due)} (${describeDistance(countDaysBetween(today, due))})`;
    switch (standing) {
      case "published":
        return `${when}. This date is published for this cycle.`;
      case "expected":
        return `Usually around ${when}. This date isn’t confirmed for this year, so check before you rely on it.`;
      case "computed":
        return basisStanding === "published"
          ? `${when}. This is our suggestion, counted from a published date.`
          : `${when}. This is our suggestion, counted from a date that isn’t confirmed yet. Check that date first.`;
      case "month":
        return `${months.format(new Date(`${due}T00:00:00Z`))}. We know only the month.`;
      case "own":
        return `${when}. This date was set in the plan.`;
      case "ask":
      default:
        return `${when}. We couldn’t confirm this date. Ask the college or organization.`;
    }
  },
  open: (address: string) => `See everything, and check off what’s done: ${address}`,
  dates: "Dates can change. Check with the college or organization before you rely on one.",
  last: (perMonth: number, address: string) =>
    perMonth === 1
      ? `Your Tassel plan includes 1 reminder a month, and this is it. Get more: ${address}`
      : `This is the last of the ${formatInteger(perMonth)} reminders a month that your Tassel plan includes. Get more: ${address}`,
  whyDigest: ({ digest, timeZone }: ReminderSettings) =>
    `You’re getting this email because you asked for a weekly overview (${weekdays[digest.weekday] ?? ""}, ${formatClock(digest.hour * 60)}, ${placeOf(timeZone)}).`,
  whySoon: ({ beforeDue }: ReminderSettings) =>
    beforeDue.days === 1
      ? "You’re getting this email because you asked to be reminded a day before a task is due."
      : `You’re getting this email because you asked to be reminded ${formatInteger(beforeDue.days)} days before a task is due.`,
  change: (address: string) => `Change what we send, or when: ${address}`,
  stop: (address: string) => `Stop all reminders: ${address}`,
} as const;

function describeDistance(days: number): string {
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days === -1) return "yesterday";
  return days > 0 ? `in ${formatInteger(days)} days` : `${formatInteger(-days)} days ago`;
}

/** "America/New_York" as people write it. */
function placeOf(timeZone: string): string {
  return `${timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone} time`;
}
