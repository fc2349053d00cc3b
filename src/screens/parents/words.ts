/** The text of /parents. */
import { incomeBrackets } from "#domain/college/college.ts";
import { formatUsd } from "#lib/format.ts";

const lastBoundedBracket = incomeBrackets[3];

export const words = {
  title: "What would college really cost us?",
  lead: "Colleges rarely tell families the real price until after admission. Here you can see it early: a price range for a family like yours, at nearly every college, next to the sticker price.",
  start: "See our price",
  note: "Free, no account needed. What you enter stays on this device, and every price comes with its source.",

  cost: {
    id: "price",
    title: "The price depends on you",
    lead: "The sticker price is what the brochure says. What you pay depends on your income. Here is what students in each income group paid for a year at two Texas colleges.",
    caption: "Average price after grants, by family income",
    rice: "Rice",
    austin: "UT Austin",
    income: "Family income",
    before: "Before grants",
    note: "These are students who received federal aid and, at UT Austin, paid the in-state price. College Scorecard, 2023-24.",
    crossing: `For families with income up to ${formatUsd(lastBoundedBracket.toUsd)}, Rice cost less than UT Austin. Above that, Rice cost more. A college that costs your neighbor less may cost you more.`,
    link: { label: "See the price for our income", to: "/college-cost-calculator" },
    profiles: "All figures for each college:",
  },

  worries: {
    chance: {
      id: "fair-chance",
      title: "Will our student get in?",
      odds: "A sample list of five",
      text: "Each chance is a range, not a promise. We compare your student’s grades and scores with what the college publishes. We never use family ties, sports or race. You also see the odds for the list as a whole: how likely your student is to get into at least one four-year college on it that you can pay for.",
      link: { label: "See how we estimate and test chances", to: "/methodology#chance" },
    },
    part: {
      id: "your-part",
      title: "How can we help?",
      lead: "Three things help most, in this order.",
      steps: [
        {
          title: "Share a number early",
          text: "How much can you pay each year without loans? That number shows which colleges fit your budget. Even a small number helps your student plan.",
        },
        {
          title: "Look at four years, not one",
          text: "Prices go up, and some grants don’t. The calculator shows each year’s cost and the loan payment after college.",
        },
        {
          title: "Let the student choose",
          text: "Suggest a college to add rather than crossing one off. A good financial safety is a relief for the whole family.",
        },
      ],
      link: { label: "See all four years", to: "/college-cost-calculator" },
    },
    homes: {
      id: "two-households",
      title: "We live in two households",
      text: "Only one of you goes on the FAFSA: the parent who provided more financial support in the twelve months before you file. Where the student lives doesn’t matter. If you provided equal support, it is the parent with more income and assets. Some colleges also ask the other parent to file a form called the CSS Profile.",
      today:
        "Each of you can estimate prices on your own device. What you enter never reaches the other household, even when your student shares a plan with both of you.",
      guide: "Answer a few questions in the guide to see which parent it is, and why.",
      link: { label: "Guide for divorced parents", to: "/divorced-parents-guide" },
    },
    privacy: {
      id: "privacy",
      title: "Is it private?",
      rows: [
        {
          what: "Income and what you can pay",
          how: "stay on the device where you entered them, unless you choose to share them",
        },
        { what: "Grades and the list", how: "stay with your student until they share them" },
        { what: "An account, an email, a card", how: "are never required to use a tool" },
      ],
      text: "The plan belongs to your student. By design, you see only what they share with you. They can also give you a file or a printout.",
      link: { label: "See what is stored, and where", to: "/your-data" },
    },
    dashboard: {
      id: "parent-dashboard",
      title: "A view for parents",
      text: "See the list, the next dates and the prices, and check off your own tasks. Your student invites you and decides what to share.",
      until:
        "To share a plan between phones, each of you needs an account. Without one, sit down together with one phone: a first list takes about a minute.",
      link: { label: "Open the plans shared with me", to: "/family" },
    },
  },
  end: {
    title: "Start with what you can pay",
    text: "Enter one number to see how every college compares with your budget.",
    start: { label: "Open the cost calculator", to: "/college-cost-calculator" },
    second: { label: "Take the quiz together", to: "/college-match-quiz" },
  },
};
