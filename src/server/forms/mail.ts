/** The notes that forms send to the operator of this installation. */
import type { ContactBody, ContactTopic } from "#contract/contact.ts";
import type { WaitlistBody, WaitlistRole, WaitlistWish } from "#contract/waitlist.ts";
import type { NewMail } from "#server/outbox/store.ts";

const topicWords: Readonly<Record<ContactTopic, string>> = {
  question: "a question",
  wrongFigure: "a figure that looks wrong",
  wish: "a wish",
  demo: "a demonstration",
  press: "press",
  other: "something else",
};

const roleWords: Readonly<Record<WaitlistRole, string>> = {
  student: "a student",
  parent: "a parent",
  counselor: "a counselor",
  other: "someone else",
};

const wishWords: Readonly<Record<WaitlistWish, string>> = {
  accounts: "accounts",
  parentDashboard: "parent dashboard",
  reminders: "reminders",
  aiCounselor: "AI counselor",
  essayCoach: "essay coach",
  timeline: "application timeline",
  visitPlanner: "visit planner",
  essayModel: "essay coach with a language model",
  writingRecord: "writing record",
  grammarCheck: "grammar check",
  letterPhoto: "award letters from a photo",
  calendarLink: "a calendar link that updates itself",
};

/** The subject contains no user input; a reply goes to the sender. */
export function contactNote(form: ContactBody, contactEmail: string | null): NewMail {
  return {
    recipient: contactEmail,
    replyTo: form.email,
    kind: "contactNote",
    subject: `Contact form: ${topicWords[form.topic]}`,
    body: [
      `From: ${form.name} <${form.email}>`,
      `About: ${topicWords[form.topic]}`,
      ...(form.record === undefined ? [] : [`Record: ${form.record}`]),
      "",
      form.message,
      "",
    ].join("\n"),
  };
}

/** Sent only to the operator: we do not write to an unconfirmed address. */
export function waitlistNote(form: WaitlistBody, contactEmail: string | null): NewMail {
  return {
    recipient: contactEmail,
    replyTo: null,
    kind: "waitlistNote",
    subject: "Waitlist: a new sign-up",
    body: [
      `Address: ${form.email.toLowerCase()}`,
      `Who: ${roleWords[form.role]}`,
      `Would like to hear about: ${form.wishes.map((wish) => wishWords[wish]).join(", ")}`,
      "",
    ].join("\n"),
  };
}
