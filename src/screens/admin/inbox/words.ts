/** The text of the inbox and the waitlist. */
import type { InboxView, MessageState } from "#contract/adminInbox.ts";
import type { ContactTopic } from "#contract/contact.ts";
import type { WaitlistRole, WaitlistWish } from "#contract/waitlist.ts";
import { formatInteger } from "#lib/format.ts";

export const inboxWords = {
  title: "Inbox",
  which: "Which messages",
  views: {
    open: "Open",
    mine: "Mine",
    mistakes: "Mistakes reported",
    closed: "Closed",
  } satisfies Record<InboxView, string>,
  withCount: (view: string, count: number) => `${view} (${formatInteger(count)})`,
  loading: "Loading messages",
  failed: "We couldn’t load the messages",
  none: {
    open: "No open messages",
    mine: "You have no open messages",
    mistakes: "Nobody is waiting for an answer about a mistake",
    closed: "No closed messages",
  } satisfies Record<InboxView, string>,
  noneText: "Messages from the contact form arrive here, newest first.",
  topics: {
    question: "A question",
    wrongFigure: "A figure that looks wrong",
    wish: "Something that is missing",
    demo: "A demo for a school or a group",
    press: "Press",
    other: "Something else",
  } satisfies Record<ContactTopic, string>,
  states: {
    new: "New",
    assigned: "Assigned",
    answered: "Answered",
    closed: "Closed",
  } satisfies Record<MessageState, string>,
  assignedTo: (who: string) => `Assigned to ${who}`,
  record: "Record",
  save: "Save all messages as CSV",
  saved: "The file is in your downloads. Delete it when you no longer need it.",
  saveNote: "The file has every message with its sender’s address. Saving it is noted in the audit log.",
  problem: "That didn’t work",
};

export const messageWords = {
  back: "Back to the inbox",
  loading: "Loading the message",
  failed: "We couldn’t load the message",
  from: "From",
  received: "Received",
  about: "About",
  record: "Record with the mistake",
  recordNote: "The record’s name in the facts folder, with its period.",
  status: "Status",
  text: "Message",
  who: "Assigned to",
  nobody: "Nobody yet",
  answers: "Answers",
  answeredBy: (who: string, when: string) => `${who}, ${when}`,
  former: "An account that was erased",
  mail: {
    waiting: "Waiting to be sent",
    sending: "Being sent",
    sent: "Sent",
    kept: "This wasn’t sent because this site has no mail server. Read it with npm run outbox.",
    failed: "This couldn’t be delivered. See Mail.",
    gone: "The email is no longer kept",
  },
  answer: "Your answer",
  answerHint:
    "Your answer is sent as plain text, with their message quoted below it. The address hasn’t been confirmed, so leave out anything private.",
  answerTo: (to: string) => `To ${to}`,
  answerFrom: (from: string) => `From ${from}`,
  replyTo: (address: string) => `Replies go to ${address}`,
  noMail:
    "This site has no mail server. Your answer stays in the outbox, where the operator can read it with npm run outbox and send it manually.",
  empty: "Write an answer first.",
  tooLong: (over: number) => `${formatInteger(over)} characters too long.`,
  closes: "Close the message with this answer",
  send: "Send the answer",
  queue: "Put it in the outbox",
  sending: "Sending",
  close: "Close without an answer",
  closeAnswered: "Close",
  reopen: "Open it again",
  conflict: "Someone else saved first",
  conflictKept: "What you wrote is still here.",
  show: "Show what changed",
  problem: "That didn’t work",
  done: {
    assigned: "Saved.",
    answered: "Your answer is in the outbox.",
    closed: "Closed.",
    reopened: "The message is open again.",
  },
};

export const waitlistWords = {
  title: "Waitlist",
  lead: "These people asked to hear when something is ready. Nobody has confirmed these addresses, so this site sends them nothing automatically.",
  loading: "Loading the waitlist",
  failed: "We couldn’t load the waitlist",
  none: "Nobody is on the waitlist",
  noneText: "Sign-ups from the waitlist page appear here.",
  total: (total: number) => (total === 1 ? "1 address" : `${formatInteger(total)} addresses`),
  addresses: "Addresses",
  wanted: "What they ask for",
  people: "People",
  email: "Address",
  role: "Who",
  wishes: "Would like to hear about",
  joined: "Joined",
  roles: {
    student: "Student",
    parent: "Parent",
    counselor: "Counselor",
    other: "Someone else",
  } satisfies Record<WaitlistRole, string>,
  wish: {
    accounts: "Accounts",
    parentDashboard: "Parent dashboard",
    reminders: "Reminders",
    aiCounselor: "AI counselor",
    essayCoach: "Essay coach",
    timeline: "Application timeline",
    visitPlanner: "Visit planner",
    essayModel: "Essay coach with a language model",
    writingRecord: "Writing record",
    grammarCheck: "Grammar check",
    letterPhoto: "Award letters from a photo",
    calendarLink: "Calendar link",
  } satisfies Record<WaitlistWish, string>,
  save: "Save the waitlist as CSV",
};

/** A stored value of an earlier release is shown as it is. */
export function describe(known: Readonly<Record<string, string>>, value: string): string {
  return known[value] ?? value;
}

export function describePerson({ name, email }: { name: string; email: string }): string {
  return name === "" ? email : `${name} (${email})`;
}
