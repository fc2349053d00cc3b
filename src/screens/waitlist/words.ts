/** The text of the waitlist page. */
import type { WaitlistRole, WaitlistWish } from "#contract/waitlist.ts";
import { formatInteger } from "#lib/format.ts";

export const words = {
  title: "Hear when it is ready",
  lead: "Some parts of Tassel are still being built. Leave an address, and we write to you once for each thing you choose, when it works.",

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
  wishesHint: "As many as you like.",
  wishNames: {
    accounts: { label: "Accounts", detail: "One plan on all your devices." },
    parentDashboard: {
      label: "Parent dashboard",
      detail: "Parents see the plan, without looking over a shoulder.",
    },
    reminders: { label: "Reminders", detail: "A message before a deadline." },
    aiCounselor: { label: "AI counselor", detail: "Questions answered from the same rules, with sources." },
    essayCoach: { label: "Essay coach", detail: "Notes on your draft. It never writes for you." },
    timeline: { label: "Timeline generator", detail: "Your year by month and by college." },
    visitPlanner: { label: "Visit planner", detail: "The best order of campuses for one trip." },
  } satisfies Record<WaitlistWish, { label: string; detail: string }>,
  age: "Your age",
  ageOption: "I am 13 or older",
  ageHint: "We keep nothing of younger children. A parent can sign up instead.",
  send: "Join the waitlist",
  note: "No newsletter. Sign up again to change what you chose.",

  waiting: "You are offline. Your message is kept on this device and will be sent when you are back online.",
  sentTitle: "You are on the waitlist",
  sent: (email: string) =>
    `We write to ${email} when something you chose works. Until then you hear nothing.`,
  sentNoAddress: "We write to you when something you chose works. Until then you hear nothing.",
  sentKept: (days: number) =>
    `Your address is deleted after ${formatInteger(days)} days, or sooner if you ask us.`,
  sentKeptUnknown: "How long your address is stored stands on the privacy page.",
  chosen: "You chose",
  privacy: "What we keep",
  ask: "Ask us to delete it",
  another: "Sign up someone else",
  meanwhile: "Start with what works today",

  sideTitle: "You need none of it to start",
  side: "The match quiz, prices, search, comparison and your plan work today. They are free, ask for no account, and will stay that way.",
  sideLinks: [
    { label: "Start the match quiz", to: "/college-match-quiz" },
    { label: "See all tools", to: "/tools" },
    { label: "What each part will do", to: "/features" },
  ],
};
