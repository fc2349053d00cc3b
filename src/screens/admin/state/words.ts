/** The text of the state at a glance. */
import type { AdminState } from "#contract/adminState.ts";
import { formatAnd, formatInteger, formatShortDate } from "#lib/format.ts";

const count = (many: number, one: string, more: string) =>
  many === 1 ? `1 ${one}` : `${formatInteger(many)} ${more}`;

type Part = AdminState["readiness"][number]["part"];

export const words = {
  title: "Status at a glance",
  loading: "Loading the status",
  failed: "We couldn’t load the status",
  good: "Fine",
  look: "Needs attention",
  again: "Refresh",
  verdict: (parts: readonly string[], of: number) =>
    parts.length === 0
      ? "Everything here is fine."
      : `${parts.length} of ${of} parts ${parts.length === 1 ? "needs" : "need"} attention: ${formatAnd(parts)}.`,
  dueTitle: (days: number) => `Facts to look up again, by week, for ${days} days`,
  dueSaid: (overdue: number, ahead: number, fullest: { day: string; count: number } | null) =>
    `${formatInteger(overdue)} are overdue. ${formatInteger(ahead)} more fall due${
      fullest === null
        ? ""
        : `, ${formatInteger(fullest.count)} of them in the week from ${formatShortDate(fullest.day)}`
    }.`,
  overdueColumn: "Overdue",
  countColumn: "Facts",

  readiness: "Readiness",
  parts: {
    store: "Database",
    saving: "Saving",
    keys: "Keys",
    clock: "Clock",
    processes: "Processes",
    migrations: "Tables",
    disk: "Disk",
    mail: "Mail",
    jobs: "Jobs",
  } satisfies Record<Part, string>,
  seeMail: "See the mail",

  release: "Release and data",
  releaseName: "Release",
  data: "Data set",
  dataAge: (day: string, days: number) => `As of ${day} (${count(days, "day", "days")} old)`,
  sources: "See its sources",

  mail: "Mail",
  noServer: "No mail server is set up, so mail stays in the outbox on the server.",
  waiting: (mails: number) => `${count(mails, "mail", "mails")} waiting`,
  dueSince: (moment: string) => `The oldest has been due since ${moment}.`,
  failedMail: (mails: number) =>
    mails === 0 ? "None given up" : `${count(mails, "mail", "mails")} given up`,
  seeWaiting: "See waiting mail",
  seeFailed: "See what was given up",

  jobs: "Processes and jobs",
  noProcess: "No process has reported in the last few minutes.",
  process: (release: string, started: string) => `Release ${release}, started ${started}`,
  job: { mail: "Mail", reminders: "Reminders", deletion: "Deletion" } as Readonly<Record<string, string>>,
  jobEnded: (job: string, moment: string) => `${job}: last succeeded ${moment}`,
  jobNever: (job: string) => `${job}: has not succeeded yet`,
  noJobs: "This process runs no jobs. Another one does.",

  clock: "Clock",
  clockSays: (moment: string) => `This server’s clock says ${moment}.`,
  clockDoubt: {
    behind: (moment: string) =>
      `That is too early, because it has already been ${moment}. If this date is wrong, correct the server’s clock.`,
    ahead: (moment: string) =>
      `The time seen before was ${moment}, more than 60 days earlier. If this date is wrong, correct the server’s clock.`,
  } satisfies Record<"behind" | "ahead", (moment: string) => string>,
  clockWaits:
    "These wait until the date is confirmed or the server has run for 24 hours: deleting expired data (messages, email, invitations, sessions, counts), scheduled erasures, and reminders.",
  confirmDate: "This date is right",

  erasures: "Scheduled erasures",
  noErasures: "None scheduled.",
  planned: (many: number) => `${count(many, "account", "accounts")} scheduled to be erased`,
  late: (many: number) =>
    `${count(many, "erasure is", "erasures are")} late. The server’s log says why. The usual reason is a payment provider that does not answer.`,
  seeErasures: "See the emails to the owners",

  facts: "Facts to look up again",
  overdue: (many: number) => (many === 0 ? "None overdue" : `${formatInteger(many)} overdue`),
  soon: (many: number, days: number) => `${formatInteger(many)} due within ${days} days`,
  factsHow: "Look the value up at its source, change the file, run npm run facts, and release.",
  list: "Facts overdue or due soon",
  show: "Show them",
  day: "Expires",
  fact: "Fact",
  file: "File",
  source: "Source",
  open: "Open",
  seeGraph: "See what depends on them",

  keys: "Keys",
  kinds: {
    signing: "Signing tokens",
    cookies: "Signing cookies",
    data: "Encrypting data",
    authorship: "Countersigning writing records",
  } as Readonly<Record<string, string>>,
  keySince: (days: number) =>
    days === 0 ? "in use since today" : `in use for ${count(days, "day", "days")}`,
  keyNew: "not yet seen in use",
  keyCount: (keys: number) => (keys === 0 ? "none" : count(keys, "key", "keys")),
  keysHow:
    "A key’s age counts from the first start of a release that records it. To change a key: npm run keys -- rotate signing",

  backup: "Backups",
  noBackup: "We know of no backup.",
  backupAt: (moment: string, days: number) =>
    days === 0
      ? `The newest backup was made today, ${moment}`
      : `The newest backup is ${count(days, "day", "days")} old: ${moment}`,
  made: (kilobytes: number) =>
    `Made and read back by npm run admin -- backup (${formatInteger(kilobytes)} kB).`,
  noted: "Made by another program, according to the operator.",
  backupHow: {
    sqlite: "On the server: npm run admin -- backup <new file>",
    postgresql: "On the server: pg_dump, then npm run admin -- backup to note it",
  } satisfies Record<AdminState["database"], string>,

  settings: "Current settings",
  settingsLead:
    "These are set as environment variables on the server and read once at the start. Secrets are never shown.",
  name: "Setting",
  value: "Value",
  set: "set",
  notSet: "not set",
};
