/** The text of /invitation. */
import { formatDate } from "#lib/format.ts";

export const words = {
  title: "Your invitation",
  lead: "See who shares a college plan with you, and what you’ll see of it, before you decide.",
  loading: "Loading your invitation",
  heading: (by: string, plan: string) => `${by} invites you to ${plan}`,
  as: {
    parent:
      "As a parent, you can see what is shared with you, check off your own tasks, and propose colleges.",
    counselor:
      "As a counselor, you can see what is shared with you and propose colleges. You can’t change the plan.",
    student: "If you accept, this plan is yours. You decide what is in it and who sees it.",
  },
  takeOver: {
    heading: (by: string) => `${by} started a college plan for you`,
    get: "What you’ll get",
    all: "The whole plan: its colleges, tasks, visits, notes and essays, and the money answers saved with it.",
    keeps: (by: string) => `What ${by} still sees`,
    back: "You can change what they see, or remove them, at any time under “Who sees my plan”.",
    accept: "Yes, make it mine",
    signIn:
      "Your plan is kept in an account, so this takes a free one. You’ll come back here afterward, and nothing is accepted until you say so.",
    signedIn: (email: string, by: string) =>
      `You’re signed in as ${email}. ${by} will see your name and this address.`,
  },
  see: "What you’ll see",
  hidden: "What stays private",
  hiddenNone: "Nothing. The whole plan is shared with you.",
  back: "The student can change or end this at any time. You can also leave at any time.",
  until: (date: string) => `This invitation works once, until ${formatDate(date)}.`,
  signedIn: (email: string) =>
    `You’re signed in as ${email}. The student will see your name and this address.`,
  accept: "Yes, show me the plan",
  busy: "One moment…",
  signInTitle: "First, you need an account",
  signIn:
    "Everyone on a plan can be seen by the student, so this takes a free account. You’ll come back here afterward, and nothing is accepted until you say so.",
  noneTitle: "We couldn’t find an invitation",
  none: "Open the full link you were sent. It ends with a long string of letters after a # sign, and some email apps cut it off.",
  goneTitle: "This invitation no longer works",
  gone: "It may have been used, canceled, or expired after 14 days. If you already accepted it, find the plan under plans shared with you. If not, ask for a new link.",
  family: "Plans shared with me",
  failedTitle: "We couldn’t load the invitation",
  failedKept: "It stays valid while this page is open.",
  refused: "That did not work",
  checking: "Checking whether you’re signed in",
};
