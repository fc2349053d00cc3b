/** The text of /about. */
import { formatInteger, formatShare, formatUsd } from "#lib/format.ts";

export const words = {
  title: "A college planner that shows its work",
  lead: "A college is one of the largest things a family ever buys. Much of what it is sold with cannot be checked. Tassel is made so that you can check all of it.",
  start: "Start the match quiz",
  why: {
    id: "why-us",
    title: "Why Tassel",
    lead: "Three habits set it apart. You can check each one yourself.",
    items: [
      {
        title: "It says how sure it is",
        text: "A chance is a range and a price is a band. When we know less, they get wider. A single exact number would look better and be wrong.",
        link: { label: "Read why a price is a band", to: "/methodology#price" },
      },
      {
        title: "It counts what you can pay",
        text: "A college is only called a financial safety if you would very likely get in and the whole price band is within what your family can pay.",
        link: { label: "Read the rule for each label", to: "/methodology#labels" },
      },
      {
        title: "It names its sources",
        text: "Each figure has its year and its publisher. What a college does not publish is shown as not published, and never filled with a guess in silence.",
        link: { label: "See all the sources", to: "/methodology#data" },
      },
    ],
  },
  grade: {
    id: "how-we-do",
    title: "The numbers grade themselves",
    lead: "We hide real results from our own rules, let the rules guess them, and print how far off they were. Good or bad.",
    figures: (test: {
      labelsRight: number;
      groups: number;
      meanErrorPoints: number;
      aloneErrorPoints: number;
      medianErrorUsd: number;
      heldShare: number;
    }) => [
      {
        figure: `${test.meanErrorPoints} points`,
        text: `of 100 is how far off a chance was, on average, for ${test.groups} groups of applicants. Going by the admit rate alone: ${test.aloneErrorPoints}.`,
      },
      {
        figure: formatUsd(test.medianErrorUsd),
        text: "a year is the typical miss of a hidden price, worked out from a college’s average price.",
      },
      {
        figure: formatShare(test.heldShare),
        text: "of those hidden prices were inside a band that should hold 8 of 10.",
      },
    ],
    limit:
      "The chance is tested on one public university system, because few others publish who got in by grades. The page on our method says what that can and cannot show.",
    link: { label: "See every test, cell by cell", to: "/methodology#chance-test" },
  },
  paid: {
    id: "how-we-are-paid",
    title: "How we are paid",
    figure: "$0",
    figureNote: "from colleges, lenders and advertisers",
    text: [
      "No college pays to be listed or to stand higher. There are no ads, and nobody gets your answers for money. There is nothing of that kind in the program.",
      "Every tool and every result is free and stays free. An account may cover what costs us a server: keeping plans in step on several devices, inviting people, and sending reminders. Whoever runs a site may ask a price for more of these three, and for nothing else. The pricing page says what holds here.",
    ],
    link: { label: "Read about pricing", to: "/pricing" },
  },
  never: {
    id: "what-we-will-never-do",
    title: "What we will never do",
    items: [
      "Sell or share what you type.",
      "Let a college buy a better place on your list.",
      "Put a tool or a result behind a payment.",
      "Use race, religion, family ties or immigration status in a number.",
      "Use fear to make you act.",
      "Show an old year’s number as if it were new.",
    ],
    link: { label: "See what is kept about you, and erase it", to: "/your-data" },
  },
  who: {
    id: "who-it-is-for",
    title: "Who it is for",
    items: [
      {
        title: "Students",
        text: "in any year of high school, on a phone, with no adviser or with a busy one.",
        link: { label: "Take the match quiz", to: "/college-match-quiz" },
      },
      {
        title: "Parents",
        text: "who want the real price before the letters come.",
        link: { label: "Tassel for parents", to: "/parents" },
      },
      {
        title: "Counselors",
        text: "who need figures they can show to a family, with the source beside them.",
        link: { label: "How every number is made", to: "/methodology" },
      },
    ],
  },
  map: {
    count: (count: number) => `${formatInteger(count)} colleges and schools`,
    note: "College Scorecard, release of June 10, 2026. Each dot is a place with colleges; a larger dot has more of them.",
    label:
      "A map of the United States made of dots. The dots are many in the Northeast, the Midwest and California, and few in the Mountain West and Alaska.",
  },
  end: {
    title: "See it for yourself",
    text: "Look up a college you know well. Check our numbers against what you know.",
    start: "Look up a college",
    second: { label: "Ask us something", to: "/contact" },
  },
};
