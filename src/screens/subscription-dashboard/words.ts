/** The text of /subscription-dashboard. */
import type { Interval, LimitedThing } from "#domain/subscription/plans.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";

const formatPrice = (cents: number) => formatUsd(cents / 100);

export const words = {
  title: "Your subscription",
  lead: "See what your plan includes, or switch to another one. Every tool and every result stays free.",

  free: "Free",
  family: "Family",
  open: {
    title: "Everything is open here",
    text: "Every account feature is open to you, and no one is charged.",
  },
  freeText: "You pay nothing, and no card is stored.",
  ended: (day: string) =>
    `Your Family plan ended on ${day}. Synced plans stay synced, and you won’t be charged again.`,
  renews: {
    month: (day: string) => `You pay monthly. Your plan renews on ${day}.`,
    year: (day: string) => `You pay yearly. Your plan renews on ${day}.`,
    unknown: (day: string) => `Your plan renews on ${day}.`,
    noDay: "Your plan is paid and continues until you cancel.",
  },
  ends: (day: string) =>
    `Your plan ends on ${day}, and you won’t be charged again. Until then, you have everything in the Family plan.`,
  due: {
    title: "The last payment didn’t go through",
    text: (day: string) => `Nothing has changed yet. Please check your card before ${day}.`,
    noDay: "Nothing has changed yet. Please check your card.",
  },
  lapsed: {
    title: "Your last payment is overdue",
    text: "The Family plan is paused until the payment goes through. Synced plans stay synced. You can pay or cancel.",
  },
  covered: {
    title: "Someone in your family pays",
    text: "Someone you share a plan with has the Family plan. It covers you, too, and you pay nothing.",
  },
  portal: {
    renews: "Change or cancel",
    ends: "Keep Family",
    due: "Check the payment",
    lapsed: "Pay or cancel",
  },
  portalNote: "This opens Stripe, which handles payments. We never see your card number.",

  offerTitle: "What Family adds",
  buy: {
    month: (cents: number) => `${formatPrice(cents)} a month`,
    year: (cents: number) => `${formatPrice(cents)} a year`,
  } satisfies Record<Interval, (cents: number) => string>,
  saves: (monthCents: number, yearCents: number) =>
    `Paying yearly saves ${formatPrice(monthCents * 12 - yearCents)} a year.`,
  buyNote:
    "You pay through Stripe and can cancel at any time. The Family plan then ends when the paid period does. If you’re a student, ask the person who pays at home first.",
  leaving: "One moment…",
  problemTitle: "That didn’t work",
  nothingCharged: "Nothing was charged.",

  usedTitle: "What you have and use",
  things: {
    plansInSync: { title: "Plans in sync", text: "Each student’s plan in your account." },
    peopleInvited: {
      title: "People invited",
      text: "Parents and counselors you invited. A counselor whose class link you opened doesn’t count.",
    },
    remindersPerMonth: { title: "Reminders a month", text: "Emails before deadlines." },
  } satisfies Record<LimitedThing, { title: string; text: string }>,
  amount: (used: number | null, maximum: number | null): string => {
    if (maximum === null) return used === null ? "No limit" : `${formatInteger(used)} used, no limit`;
    return used === null
      ? `Up to ${formatInteger(maximum)}`
      : `${formatInteger(used)} of ${formatInteger(maximum)} used`;
  },
  above:
    "You have more than the Free plan allows. Nothing changes, and you need the Family plan only to add more.",

  signedInAs: (email: string) => `Signed in as ${email}`,
  logOut: "Log out",
};
