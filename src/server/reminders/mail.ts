/** Formats one reminder mail: each plan's lists in plain text, and how to unsubscribe. */
import { stopRemindersPath } from "#contract/reminders.ts";
import type { ReminderKind } from "#domain/reminders/dueReminder.ts";
import type { PlanReminder, ReminderItem } from "#domain/reminders/reminders.ts";
import type { ReminderSettings } from "#domain/reminders/settings.ts";
import { tellMissing, titleDue } from "#domain/timeline/dueWords.ts";
import type { DueItem, TaskPerson } from "#domain/timeline/timeline.ts";
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
  const count = sections.reduce(
    (sum, { reminder: { closing, moreClosing, ahead, moreAhead } }) =>
      sum + closing.length + moreClosing + ahead.length + moreAhead,
    0,
  );
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
  const { closing, moreClosing, ahead, moreAhead, past, morePast } = reminder;
  const nameCollege = (unitId: number | null) => (unitId === null ? null : collegeName(unitId));
  const forWhom = (title: string, who: TaskPerson) =>
    oneLine(isOwner && who === "parent" ? words.forParent(title) : title);
  const closingLine = (item: DueItem) => {
    const { task, kind: dueKind, isExpected } = item;
    const college = nameCollege(item.unitId);
    const isOwn = dueKind === "own" || task.isEdited;
    const title = isOwn ? words.title(task.title, college) : titleDue(item, college);
    const standing = dueKind === "own" ? "own" : isExpected ? "expected" : "published";
    const date = words.date({ due: item.day, standing, basisStanding: null }, day);
    const missing = tellMissing(item, { hidesPrivate: true });
    return `- ${forWhom(title, task.who)}\n  ${date}${missing === "" ? "" : `\n  ${missing}`}`;
  };
  const actionLine = (item: ReminderItem) => {
    const steps = item.steps.map((step) =>
      words.step(
        step.title,
        step.unitIds.flatMap((unitId) => nameCollege(unitId) ?? []),
      ),
    );
    const title = words.action(words.title(item.title, nameCollege(item.unitId)), steps);
    return `- ${forWhom(title, item.who)}\n  ${words.date(item, day)}`;
  };
  const list = (heading: string, lines: readonly string[], more: number) =>
    lines.length === 0 ? [] : [[heading, ...lines, ...(more > 0 ? [words.more(more)] : [])]];
  const name = studentName === null ? null : oneLine(studentName);
  return [
    ...(isOneOfSeveral || name !== null || !isOwner ? [words.planOf(name, isOwner)] : []),
    ...[
      ...list(words.closing, closing.map(closingLine), moreClosing),
      ...list(words.past, past.map(actionLine), morePast),
      ...list(words.ahead, ahead.map(actionLine), moreAhead),
    ].map(([heading = "", ...lines]) =>
      kind === "digest" ? [heading, ...lines].join("\n") : lines.join("\n"),
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
