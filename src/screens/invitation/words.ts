/** The text of /invitation. */
import { formatDate } from "#lib/format.ts";

export const words = {
  title: "You are invited",
  lead: "Somebody wants to show you a college plan.",
  loading: "Looking at your invitation",
  heading: (by: string, plan: string) => `${by} invites you to ${plan}`,
  as: {
    parent: "As a parent you look at what is shared with you, and check off your own tasks.",
    counselor: "As a counselor you look at what is shared with you. You cannot change anything.",
  },
  see: "What you will see",
  hidden: "What stays private",
  hiddenNone: "Nothing. All of the plan is shared with you.",
  back: "The student can change or end this at any time. You can leave at any time, too.",
  until: (date: string) => `This invitation works once, until ${formatDate(date)}.`,
  signedIn: (email: string) =>
    `You are signed in as ${email}. The student will see your name and this address.`,
  accept: "Yes, show me the plan",
  busy: "One moment",
  signInTitle: "One step before: your account",
  signIn:
    "The student wants to know who looks in, so this needs an account. It is free. You come back here afterwards, and nothing is accepted before you say so.",
  noneTitle: "There is no invitation here",
  none: "Open the whole link that was sent to you. It ends with a long row of letters after a # sign, and some mail programs cut it off.",
  goneTitle: "This invitation does not work any more",
  gone: "It may have been used already, have expired after 14 days, or been taken back. If you have said yes before, the plan is among those shared with you. If not, ask for a new link.",
  family: "Plans shared with me",
  failedTitle: "The invitation could not be loaded",
  failedKept: "It stays good as long as this page is open.",
  refused: "That did not work",
  checking: "Looking whether you are signed in",
};
