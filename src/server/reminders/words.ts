/** The texts of reminder mails. */
import type { ReminderItem } from "#domain/reminders/reminders.ts";
import type { ReminderSettings } from "#domain/reminders/settings.ts";
import { formatClock, formatDate, formatInteger } from "#lib/format.ts";

const months = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const weekdays = ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"];

export const words = {
  digestSubject: "Your next two weeks in Tassel",
  soonSubject: (tasks: number) =>
    tasks === 1 ? "You have 1 task due soon" : `You have ${formatInteger(tasks)} tasks due soon`,
  digestLead: "Here is what is due in the next two weeks, and what is overdue.",
  soonLead: "Here is what is coming up.",
  planOf: (studentName: string | null) => (studentName === null ? "The plan" : `${studentName}’s plan`),
  ahead: "Coming up",
  past: "Overdue, and still worth doing",
  more: (tasks: number) =>
    tasks === 1 ? "1 more is in the plan." : `${formatInteger(tasks)} more are in the plan.`,
  title: (title: string, college: string | null) =>
    college === null || title.includes(college) ? title : `${title} (${college})`,
  /** The day, and how reliable it is. */
  date: ({ due, standing, basisStanding }: ReminderItem): string => {
    switch (standing) {
      case "published":
        return `${formatDate(due)}. Published for this cycle.`;
      case "expected":
        return `Usually around ${formatDate(due)}. Not confirmed for this year: check before you rely on it.`;
      case "computed":
        return basisStanding === "published"
          ? `${formatDate(due)}. A suggested date, counted from a published one.`
          : `${formatDate(due)}. A suggested date, counted from one that is not confirmed. Check that one first.`;
      case "month":
        return `${months.format(new Date(`${due}T00:00:00Z`))}. We only know the month.`;
      case "own":
        return `${formatDate(due)}. Your own date.`;
      case "ask":
      default:
        return `${formatDate(due)}. We don’t know this date. Ask the college or organization.`;
    }
  },
  open: (address: string) => `See everything, and check off what is done: ${address}`,
  dates: "Dates can change. Check with the college or organization before you rely on one.",
  last: (perMonth: number, address: string) =>
    perMonth === 1
      ? `Your Tassel plan includes 1 reminder a month, and this is it. Get more: ${address}`
      : `This is the last of the ${formatInteger(perMonth)} reminders a month that your Tassel plan includes. Get more: ${address}`,
  whyDigest: ({ digest, timeZone }: ReminderSettings) =>
    `You are getting this email because you asked for a weekly overview (${weekdays[digest.weekday] ?? ""}, ${formatClock(digest.hour * 60)}, ${placeOf(timeZone)}).`,
  whySoon: ({ beforeDue }: ReminderSettings) =>
    beforeDue.days === 1
      ? "You are getting this email because you asked to be reminded a day before a task is due."
      : `You are getting this email because you asked to be reminded ${formatInteger(beforeDue.days)} days before a task is due.`,
  stop: (address: string) => `Stop all reminders: ${address}`,
} as const;

/** "America/New_York" as people write it. */
function placeOf(timeZone: string): string {
  return `${timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone} time`;
}
