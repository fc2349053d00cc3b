/** The text of the waitlist page. */
import type { WaitlistRole, WaitlistWish } from "#contract/waitlist.ts";
import { formatInteger } from "#lib/format.ts";

export const words = {
  title: "Hear when it’s ready",
  lead: "Tassel can’t do these yet. Leave your email address, and we’ll write once, when what you chose is ready.",

  formTitle: "Join the waitlist",
  email: "Your email",
  emailHint: "For these messages only.",
  role: "Who are you?",
  roles: {
    student: "A student",
    parent: "A parent",
    counselor: "A counselor",
    other: "Someone else",
  } satisfies Record<WaitlistRole, string>,
  wishes: "What would you like to hear about?",
  wishesHint: "Choose as many as you like.",
  wishNames: {
    accounts: { label: "Accounts", detail: "One plan on all your devices." },
    parentDashboard: {
      label: "Parent dashboard",
      detail: "Parents can see the plan on their own.",
    },
    reminders: { label: "Reminders", detail: "An email before each deadline." },
    aiCounselor: { label: "AI counselor", detail: "Answers from the same rules, with sources." },
    essayCoach: { label: "Essay coach", detail: "Comments on your draft. It never writes for you." },
    timeline: { label: "Timeline generator", detail: "Your year by month and by college." },
    visitPlanner: { label: "Visit planner", detail: "The best order of campuses for one trip." },
    essayModel: {
      label: "Essay coach with a language model",
      detail: "More questions about your draft, if you say yes. It never writes for you.",
    },
    writingRecord: { label: "Writing record", detail: "Show how your essay was written." },
    grammarCheck: { label: "Grammar check", detail: "For an essay, when you ask for it." },
    letterPhoto: {
      label: "Award letters from a photo",
      detail: "Take a picture, and it is read on your device.",
    },
    calendarLink: {
      label: "A calendar link that updates itself",
      detail: "Your dates in your own calendar.",
    },
  } satisfies Record<WaitlistWish, { label: string; detail: string }>,
  age: "Your age",
  ageOption: "I am 13 or older",
  ageHint: "We store nothing about children under 13. A parent can sign up instead.",
  send: "Join the waitlist",
  note: "No newsletter. Sign up again to change what you chose.",

  waiting: "You’re offline. Your message is saved on this device and will be sent when you’re back online.",
  sentTitle: "You’re on the waitlist",
  sent: (email: string) => `We’ll write to ${email} when something you chose is ready, and not before.`,
  sentNoAddress: "We’ll write to you when something you chose is ready, and not before.",
  sentKept: (days: number) =>
    `We delete your address after ${formatInteger(days)} days, or sooner if you ask.`,
  sentKeptUnknown: "The privacy page says how long we store your address.",
  chosen: "You chose",
  privacy: "What we keep",
  ask: "Ask us to delete it",
  another: "Sign up someone else",
  meanwhile: "Start with three questions",

  sideTitle: "You don’t need to wait",
  side: "The match quiz, prices, search, comparison, your plan and your essays are here now. They are free, need no account, and will stay that way.",
  sideLinks: [
    { label: "Start the match quiz", to: "/college-match-quiz" },
    { label: "See all tools", to: "/tools" },
    { label: "See what Tassel does", to: "/features" },
  ],
};
