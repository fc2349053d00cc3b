/** Formats one reminder mail: each plan's lists in plain text, and how to unsubscribe. */
import { stopRemindersPath } from "#contract/reminders.ts";
import type { ReminderKind } from "#domain/reminders/dueReminder.ts";
import type { PlanReminder, ReminderItem } from "#domain/reminders/reminders.ts";
import type { ReminderSettings } from "#domain/reminders/settings.ts";
import type { Day } from "#lib/dates.ts";
import type { NewMail } from "#server/outbox/store.ts";
import { words } from "./words.ts";

export type ReminderSection = {
  studentName: string | null;
  isOwner: boolean;
  reminder: PlanReminder;
};

type Told = {
  recipient: string;
  kind: ReminderKind;
  /** The local day the mail is for. */
  day: Day;
  settings: ReminderSettings;
  sections: readonly ReminderSection[];
  /** Null for an unknown college. */
  collegeName: (unitId: number) => string | null;
  publicUrl: string;
  stopToken: string;
  /** The monthly limit if this mail is the last one; null otherwise. */
  lastOf: number | null;
};

/** The subject reveals nothing about the plan, because it shows on lock screens. */
export function reminderMail(told: Told): NewMail {
  const { recipient, kind, settings, sections, publicUrl, stopToken, lastOf } = told;
  const isDigest = kind === "digest";
  const count = sections.reduce((sum, { reminder }) => sum + reminder.ahead.length + reminder.moreAhead, 0);
  const paragraphs = [
    isDigest ? words.digestLead(sections.some(({ reminder }) => reminder.past.length > 0)) : words.soonLead,
    ...sections.flatMap((section) => linesOf(section, told, sections.length > 1)),
    ...addressesOf(sections, publicUrl).map(words.open),
    words.dates,
    ...(lastOf === null ? [] : [words.last(lastOf, `${publicUrl}/subscription-dashboard`)]),
    [
      isDigest ? words.whyDigest(settings) : words.whySoon(settings),
      words.change(`${publicUrl}/account#reminders`),
      words.stop(`${publicUrl}/stop-reminders#${stopToken}`),
    ].join("\n"),
  ];
  return {
    recipient,
    replyTo: null,
    kind: "reminder",
    subject: isDigest ? words.digestSubject : words.soonSubject(count),
    body: `${paragraphs.join("\n\n")}\n`,
    stopUrl: `${publicUrl}${stopRemindersPath}?token=${stopToken}`,
  };
}

function linesOf(
  { studentName, isOwner, reminder }: ReminderSection,
  { kind, day, collegeName }: Pick<Told, "kind" | "day" | "collegeName">,
  isOneOfSeveral: boolean,
): string[] {
  const { ahead, moreAhead, past, morePast } = reminder;
  const lineOf = (item: ReminderItem) => {
    const college = item.unitId === null ? null : collegeName(item.unitId);
    const title = oneLine(words.title(item.title, college));
    return `- ${isOwner && item.who === "parent" ? words.forParent(title) : title}\n  ${words.date(item, day)}`;
  };
  const list = (heading: string, items: readonly ReminderItem[], more: number) =>
    items.length === 0 ? [] : [[heading, ...items.map(lineOf), ...(more > 0 ? [words.more(more)] : [])]];
  const name = studentName === null ? null : oneLine(studentName);
  return [
    ...(isOneOfSeveral || name !== null || !isOwner ? [words.planOf(name, isOwner)] : []),
    ...[...list(words.past, past, morePast), ...list(words.ahead, ahead, moreAhead)].map(
      ([heading = "", ...lines]) => (kind === "digest" ? [heading, ...lines].join("\n") : lines.join("\n")),
    ),
  ];
}

/** Links to the plans: the person's own, and those shared with them. */
function addressesOf(sections: readonly ReminderSection[], publicUrl: string): string[] {
  const paths = sections.map(({ isOwner }) => (isOwner ? "/timeline-success" : "/family"));
  return [...new Set(paths)].map((path) => `${publicUrl}${path}`);
}

/** Keeps user input on one line, so that it cannot pass for other parts of the mail. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ").trim();
}
