/** The text of the waitlist page. */
import type { WaitlistRole } from "#contract/waitlist.ts";
import { formatInteger } from "#lib/format.ts";

export const words = {
  title: "Award letters from a photo",
  lead: "Tassel can read award letters from a PDF, but not from a photo yet. We’ll send you one email when it can. It’s free, like every tool here.",
  formTitle: "Join the waitlist",
  email: "Your email",
  role: "Who are you?",
  roles: {
    student: "A student",
    parent: "A parent",
    counselor: "A counselor",
    other: "Someone else",
  } satisfies Record<WaitlistRole, string>,
  age: "Your age",
  ageOption: "I am 13 or older",
  ageHint: "We store nothing about children under 13.",
  send: "Join the waitlist",
  note: "There is no newsletter. We use your address only for this one message.",

  waiting: "You’re offline. Your message is saved on this device and will be sent when you’re back online.",
  sentTitle: "You’re on the waitlist",
  sent: (email: string) => `We’ll write to ${email} when Tassel can read a photo, and not before.`,
  sentNoAddress: "We’ll write to you when Tassel can read a photo, and not before.",
  sentKept: (days: number) =>
    `We delete your address after ${formatInteger(days)} days, or sooner if you ask.`,
  sentKeptUnknown: "The privacy page says how long we store your address.",
  privacy: "What we keep",
  ask: "Ask us to delete it",
  another: "Sign up someone else",
  meanwhile: "Start with three questions",

  sideTitle: "You don’t need to wait",
  side: "Type in a letter, or open its PDF. The match quiz, prices, your plan and your essays are here now, too. They are free, need no account, and will stay that way.",
  sideLinks: [
    { label: "Compare letters from a PDF", to: "/offers" },
    { label: "Start the match quiz", to: "/college-match-quiz" },
    { label: "See all tools", to: "/tools" },
    { label: "See what Tassel does", to: "/features" },
  ],
};
