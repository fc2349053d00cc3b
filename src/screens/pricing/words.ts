/** The text of the pricing page. */
import { formatUsd } from "#lib/format.ts";

export const words = {
  title: "Free, no account",
  lead: "See your chances, what each college would cost your family, and what’s due when. Every tool is free, and there is nothing to sign up for.",
  start: "Answer three questions",
  tools: "See all tools",
  note: "No ads, and no college pays us to be listed. Every number comes with its source, and your answers stay on your device.",

  sold: {
    title: "The plans",
    lead: "Both plans include every tool. The Family plan covers what costs us money every month: more synced plans, people you invite, and reminders.",
    note: "A school or club can run Tassel without payments. Everyone there then gets everything in the Family plan.",
  },
  open: {
    title: "One plan, open to all",
    // About as long as that where something is sold: what follows stays where it is, whichever answers.
    lead: "Everything an account does is open to everyone: your plans on each of your devices, the people you invite, and reminders.",
    note: null,
  },
  /** Before the server has said whether it sells anything, on a page reached inside the app. */
  unknown: {
    title: "What is free everywhere",
    name: "Free",
    lead: "Every tool is free, and so is an account with your plan on all your devices. If this site sells anything, it will appear here in a moment.",
    note: null,
  },
  failedTitle: "We couldn’t check for changes",
  failedKept: "This is what we knew when this page was made. Every tool is free.",
  failedUnknownTitle: "We couldn’t check whether this site sells anything",
  failedUnknownKept: "Every tool is free either way.",
  offline: "You’re offline. This is what we knew when this page was made.",
  offlineUnknown:
    "You’re offline, so we can’t check whether this site sells anything. Every tool is free either way.",
  price: (priceCents: number) => formatUsd(priceCents / 100),
  free: formatUsd(0),
  freeUnit: "no card, no account",
  unit: { month: "a month", year: "a year" },
  monthOrYear: (yearCents: number) =>
    `a month, or ${formatUsd(yearCents / 100)} a year, which is ${formatUsd(yearCents / 1_200)} a month`,
  waysIn: {
    free: { label: "Start with three questions", to: "/college-match-quiz" },
    family: { label: "Get Family", to: "/subscription-dashboard" },
  },

  neverTitle: "What will never cost money",
  never: [
    {
      title: "Any tool",
      text: "The quiz, prices, search, comparison, your plan, and every tool still to come.",
    },
    { title: "Any result", text: "No chance, price or list is hidden until you pay." },
    { title: "Your own data", text: "Saving, printing, exporting and erasing it." },
    { title: "The sources", text: "How we calculate every number, and how accurate it is." },
  ],

  paidTitle: "How we are paid",
  /** Said only where something is sold. */
  paidFamily:
    "Families who choose the Family plan pay us. It covers what costs us money every month: plans synced across devices, people you invite, and reminders. If you stop paying, a synced plan stays synced, and you can always export it.",
  paid: [
    "We show no ads and take no money from colleges, lenders or testing companies.",
    "No college can pay to rank higher. The order comes from your answers and from rules you can read.",
  ],
  paidLinks: [
    { label: "Read the rules", to: "/methodology" },
    { label: "What we keep", to: "/privacy" },
  ],
};
