/** The text of the reminder settings. */
import type { FailureKind } from "#client/http/failureKind.ts";
import { formatClock, formatInteger } from "#lib/format.ts";

const notSaved: Readonly<Record<FailureKind, string>> = {
  unreachable: "Our server could not be reached. Check your connection.",
  timedOut: "Our server did not answer in time.",
  otherNetwork:
    "Your network answered in place of our server. If this Wi-Fi asks you to sign in, do that first.",
  cutShort: "The connection broke off in the middle.",
  tooMany: "Too much was sent in a short time. Wait a minute.",
  serverFault: "Something went wrong on our side.",
  missing: "Our server does not know this any more. Reload this page to get its newest version.",
  refused: "Our server did not take it. If you were signed out, sign in again.",
  unreadable: "What came back could not be read. Reload this page to see what is saved.",
};

export const words = {
  signedOut: "Reminders go to the address of an account. Sign in to choose them.",
  signIn: "Sign in",
  loading: "Looking up your reminders",
  failed: "Your reminders could not be loaded",
  failedKept: "Nothing about them has changed.",

  what: "What should we mail you?",
  whatHint: "Only about open tasks of your own. No amounts, no notes, and nothing about special situations.",
  digest: "A weekly overview",
  digestDetail: "What is due in the next two weeks, and what is overdue.",
  beforeDue: "A reminder before a day",
  beforeDueDetail: "Each task once, as its day comes near.",
  weekday: "Day of the overview",
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  days: "How long before",
  dayCount: (days: number) => (days === 1 ? "1 day" : `${formatInteger(days)} days`),
  hour: "Time of day",
  hourName: (hour: number) => formatClock(hour * 60),
  zone: "Time zone",
  zoneHint: "As your browser says. Choose another if that is wrong.",
  usualZones: "United States",
  otherZones: "Everywhere else",

  save: "Save reminders",
  saving: "Saving",
  saved: (email: string | null, isAnyOn: boolean) =>
    isAnyOn ? `Saved. Mail goes to ${email ?? "your account’s address"}.` : "Saved. You get no reminders.",
  begins: "What you save after today’s time begins tomorrow. Every mail has a link that stops all reminders.",
  notSavedTitle: "Not saved yet",
  notSaved: (failure: FailureKind) => `${notSaved[failure]} What you chose still stands here.`,
  noAddressTitle: "No mail can be sent yet",
  noAddress:
    "Your account has no confirmed address. You can choose already, and mail begins once it is confirmed.",
  used: (sent: number, perMonth: number) =>
    `${formatInteger(sent)} of ${formatInteger(perMonth)} reminders of this month are used.`,
};
