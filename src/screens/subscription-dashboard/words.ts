/** The words of /subscription-dashboard. */
import type { Interval, LimitedThing } from "#domain/subscription/plans.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";

const formatPrice = (cents: number) => formatUsd(cents / 100);

export const words = {
  title: "Your subscription",
  lead: "What your account has, what it allows, and how to change it. Every tool and every result stays free.",

  free: "Free",
  family: "Family",
  open: {
    title: "Everything is open here",
    text: "This site takes no payments. Whatever an account can do is open to you, and nobody is charged.",
  },
  freeText: "You pay nothing, and no card is kept.",
  ended: (day: string) =>
    `Your Family plan ended on ${day}. Plans that were in sync stay in sync, and nothing more is charged.`,
  renews: {
    month: (day: string) => `Paid by the month. It renews on ${day}.`,
    year: (day: string) => `Paid by the year. It renews on ${day}.`,
    unknown: (day: string) => `It renews on ${day}.`,
    noDay: "It is paid, and goes on until you cancel it.",
  },
  ends: (day: string) => `It ends on ${day}, and nothing more is charged. Until then you have all of it.`,
  due: {
    title: "The last payment did not go through",
    text: (day: string) => `Nothing has changed yet. Please look at your card before ${day}.`,
    noDay: "Nothing has changed yet. Please look at your card.",
  },
  lapsed: {
    title: "The last payment is still open",
    text: "Family rests until it is paid. Plans that were in sync stay in sync. You can pay it or cancel it.",
  },
  covered: {
    title: "Somebody in your family pays",
    text: "A person with whom you share a plan has Family. It covers you too, and you pay nothing.",
  },
  portal: {
    renews: "Change or cancel",
    ends: "Keep it after all",
    due: "Look at the payment",
    lapsed: "Pay or cancel",
  },
  portalNote: "This opens the page of Stripe, who takes the payments. Your card number never comes to us.",

  offerTitle: "What Family adds",
  buy: {
    month: (cents: number) => `${formatPrice(cents)} a month`,
    year: (cents: number) => `${formatPrice(cents)} a year`,
  } satisfies Record<Interval, (cents: number) => string>,
  saves: (monthCents: number, yearCents: number) =>
    `By the year you pay ${formatPrice(monthCents * 12 - yearCents)} less than by the month.`,
  buyNote:
    "You pay on the page of Stripe, and can cancel at any time: it then ends with what is paid for. Are you a student? Ask whoever pays at home first.",
  leaving: "One moment",
  problemTitle: "That did not work",
  unreachable: "Our server could not be reached. Nothing was charged. Check your connection, then try again.",

  usedTitle: "What you have and use",
  things: {
    plansInSync: { title: "Plans in sync", text: "Each student’s plan that is in your account." },
    peopleInvited: { title: "People invited", text: "Parents and counselors who see your plans." },
    remindersPerMonth: { title: "Reminders a month", text: "Emails before deadlines." },
  } satisfies Record<LimitedThing, { title: string; text: string }>,
  amount: (used: number | null, maximum: number | null): string => {
    if (maximum === null) return used === null ? "No limit" : `${formatInteger(used)} used, no limit`;
    return used === null
      ? `Up to ${formatInteger(maximum)}`
      : `${formatInteger(used)} of ${formatInteger(maximum)} used`;
  },
  above: "You have more than Free allows. All of it stays as it is; only something new would need Family.",

  signedInAs: (email: string) => `Signed in as ${email}`,
  logOut: "Log out",
};
