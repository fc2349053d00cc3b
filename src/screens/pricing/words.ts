/** The words of the pricing page. */
import { formatUsd } from "#kit/format.ts";

export const words = {
  title: "Free, no account",
  lead: "Every tool on Tassel is free. You do not sign up, and your answers stay on your device.",
  start: "Start the match quiz",
  tools: "See all tools",

  plansTitle: "The plans",
  plansLead: "One works today. One is to come, and will only ever sell what costs us a server.",
  failedTitle: "We could not ask whether this changed",
  failedKept: "What stands here is what we knew when this page was made. Every tool is free.",
  offline: "You are offline. What stands here is what we knew when this page was made.",
  price: (priceCents: number) => formatUsd(priceCents / 100),
  aMonth: "a month",
  freeUnit: "no card, no account",
  notSet: "Price not set",
  notSetText: "It is set before anything is offered, and stands here first.",
  nothingToBuy: "There is nothing to buy on this site today.",
  waysIn: {
    free: { label: "Start with three questions", to: "/college-match-quiz" },
    waitlist: { label: "Hear when it is ready", to: "/waitlist?for=accounts" },
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
    "Today, by nobody. This site sells nothing, shows no ads, and takes no money from colleges, lenders or test makers.",
    "Later, families may pay for what costs us a server: a plan in sync on several devices, people they invite, and reminders. That is the whole idea.",
    "No college can pay to stand higher in a list. The order comes from your answers and from rules that you can read.",
  ],
  paidLinks: [
    { label: "Read the rules", to: "/methodology" },
    { label: "What we keep", to: "/privacy" },
  ],
};
