/** The text of class links: made by a counselor, ended again. */
import { classLinkLimits } from "#contract/classLinkLimits.ts";
import { formatDate } from "#lib/format.ts";

export const words = {
  title: "One link for your class",
  text: `Put the link on a slide, in an email or on your class page. Each student who opens it sees your name and email address, and decides whether you see their plan. No student’s name reaches this site until that student says yes. The link works for ${classLinkLimits.days} days.`,
  make: "Make a class link",
  making: "Making the link",
  made: (until: string) => `Your class link works until ${formatDate(until)}.`,
  once: "Copy the link now, because we show it only once. You can make another at any time.",
  link: "Class link",
  copy: "Copy the link",
  copied: "Copied",
  copyFailed: "Select the link above and copy it.",
  open: "Active links",
  openOne: (made: string, until: string, joined: number) =>
    `Made ${formatDate(made)}, works until ${formatDate(until)}. ${joined === 1 ? "1 student" : `${joined} students`} joined.`,
  end: "End this link",
  endFull: (made: string) => `End this link, made ${formatDate(made)}`,
  endAsk: "After that, nobody else can use it to join. Students who already joined will stay.",
  endYes: "Yes, end it",
  endNo: "Keep it",
  ended: "The class link no longer works.",
  loading: "Loading your class links",
  failed: "We couldn’t load your class links",
  signIn: "Sign in to make a class link",
  signInText:
    "An account is free. Your students see your name and confirmed email address when they open the link.",
};
