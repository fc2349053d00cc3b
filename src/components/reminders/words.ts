/** The text of the reminder settings. */
import { type Failure, failureWords } from "#components/failure/words.ts";
import { formatClock, formatInteger } from "#lib/format.ts";

export const words = {
  signedOut: "Reminders go to your account’s email address. Sign in to set them up.",
  signIn: "Sign in",
  loading: "Looking up your reminders",
  failed: "We couldn’t load your reminders",
  failedKept: "Nothing has changed.",

  what: "What should we email you?",
  whatHint: "Emails list only your own open tasks. They never include amounts, notes or special situations.",
  digest: "A weekly overview",
  digestDetail: "A list of what is due in the next two weeks and what is overdue.",
  beforeDue: "A reminder before a due date",
  beforeDueDetail: "You get one for each task as its date gets close.",
  whose: "In your own plan",
  parents: "A parent’s tasks too",
  parentsDetail:
    "This is for a parent who keeps the plan, or a student who wants to follow along. If no parent on your plan gets reminders, you get these either way.",
  weekday: "Day of the week",
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  days: "How long before",
  dayCount: (days: number) => (days === 1 ? "1 day" : `${formatInteger(days)} days`),
  hour: "Time of day",
  hourName: (hour: number) => formatClock(hour * 60),
  zone: "Time zone",
  zoneHint: "Your browser gave us this time zone. Choose another if it’s wrong.",
  usualZones: "United States",
  otherZones: "Everywhere else",

  save: "Save reminders",
  saving: "Saving",
  saved: (email: string | null, isAnyOn: boolean) =>
    isAnyOn ? `Saved. We’ll email ${email ?? "your account’s address"}.` : "Saved. You won’t get reminders.",
  savedKept: "Saved. You won’t get emails yet, because this site doesn’t send email.",
  keptTitle: "This site doesn’t send email yet",
  kept: (helper: string) =>
    `You can choose now, and reminders begin once email works. ${helper} can turn it on.`,
  begins:
    "If you save after today’s sending time, reminders start tomorrow. Every email has a link that stops all reminders.",
  notSavedTitle: "Not saved yet",
  notSaved: (failure: Failure) => `${failureWords.describe(failure)} Your choices are still here.`,
  noAddressTitle: "We can’t email you yet",
  noAddress:
    "Your account has no confirmed email address. You can choose now, and reminders start once it is confirmed.",
  used: (sent: number, perMonth: number) =>
    `${formatInteger(sent)} of ${formatInteger(perMonth)} reminders used this month.`,
};
