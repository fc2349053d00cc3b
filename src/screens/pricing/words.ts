/** The text of the pricing page. */
import { formatUsd } from "#lib/format.ts";

export const words = {
  title: "Free, no account",
  lead: "Every tool on Tassel is free. You do not sign up, and your answers stay on your device.",
  start: "Start the match quiz",
  tools: "See all tools",

  plansTitle: "The plans",
  plansLead:
    "Every tool is whole in both. Family pays for what costs us a server: more plans in sync, people you invite, and reminders.",
  openTitle: "One plan, open to all",
  openLead: "This site takes no payments. Whatever an account can do here is open to everyone.",
  failedTitle: "We could not ask whether this changed",
  failedKept: "What stands here is what we knew when this page was made. Every tool is free.",
  offline: "You are offline. What stands here is what we knew when this page was made.",
  price: (priceCents: number) => formatUsd(priceCents / 100),
  free: formatUsd(0),
  freeUnit: "no card, no account",
  unit: { month: "a month", year: "a year" },
  monthOrYear: (yearCents: number) =>
    `a month, or ${formatUsd(yearCents / 100)} a year, which is ${formatUsd(yearCents / 1_200)} a month`,
  nothingToBuy: "There is nothing to buy on this site.",
  where:
    "Some schools and clubs run Tassel without taking payments. On their sites all of Family is open to everyone.",
  waysIn: {
    free: { label: "Start with three questions", to: "/college-match-quiz" },
    family: { label: "Get Family", to: "/subscription-dashboard" },
  },

  neverTitle: "What will never cost money",
  never: [
    {
      title: "Any tool",
      text: "The quiz, prices, search, comparison, your plan, and each tool still to come.",
    },
    { title: "Any result", text: "No chance, price or list is hidden until you pay." },
    { title: "Your own data", text: "Saving, printing, exporting and erasing it." },
    { title: "The sources", text: "How every number is made, and how well it does." },
  ],

  paidTitle: "How we are paid",
  paid: [
    "By families who choose the Family plan, where a site offers it. We show no ads, and we take no money from colleges, lenders or test makers.",
    "Family covers what costs us a server: plans in sync on several devices, people you invite, and reminders. If you stop paying, a plan that is in sync stays in sync, and you can always take it along.",
    "No college can pay to stand higher in a list. The order comes from your answers and from rules that you can read.",
  ],
  paidLinks: [
    { label: "Read the rules", to: "/methodology" },
    { label: "What we keep", to: "/privacy" },
  ],
};
