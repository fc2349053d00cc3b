/** The text of /about. */
import { publications } from "#domain/college/publications.ts";
import { formatDate, formatInteger, formatShare, formatUsd } from "#lib/format.ts";

export const words = {
  title: "A college planner that shows its work",
  lead: "See where you could get in, what it would cost your family, and what to do by when. Much of what you hear about college can’t be checked. Everything here can.",
  start: "Answer three questions",
  note: "It’s free, with no account needed and no ads. Every number comes with its source, and no college pays us to be listed.",
  why: {
    id: "why-us",
    title: "Why Tassel",
    lead: "Three things set it apart, and you can check each one yourself.",
    items: [
      {
        title: "It says how sure it is",
        text: "Chances and prices are ranges. When we know less, they get wider. A single exact number would look better, but it would be wrong.",
        link: { label: "Read why a price is a range", to: "/methodology#price" },
      },
      {
        title: "It considers what you can pay",
        text: "We call a college a financial safety only if you would very likely get in and its whole price range is within what your family can pay.",
        link: { label: "Read the rule for each label", to: "/methodology#labels" },
        shows:
          "Price ranges of a sample student’s colleges on one scale, beside what the family can pay. The college with the highest sticker price costs this family the least.",
      },
      {
        title: "It names its sources",
        text: "Each figure comes with its year and its publisher. If a college does not publish something, we say so. We never fill the gap with a guess.",
        link: { label: "See all the sources", to: "/methodology#data" },
      },
    ],
  },
  grade: {
    id: "how-we-do",
    title: "We test our own numbers",
    lead: "We hide real results from our rules, let the rules predict them, and publish how far off the predictions were, good or bad.",
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
        text: `is how far off our chances were, on average, for ${test.groups} groups of applicants. The admission rate alone was off by ${test.aloneErrorPoints}.`,
      },
      {
        figure: formatUsd(test.medianErrorUsd),
        text: "a year is how far off we typically are when we estimate a hidden price from a college’s average price.",
      },
      {
        figure: formatShare(test.heldShare),
        text: "of those hidden prices fell inside a range meant to include 8 of 10.",
      },
    ],
    limit:
      "We tested chances on one public university system, because few others publish admission results by grades. Our methodology page says what that test can and cannot show.",
    link: { label: "See every test in detail", to: "/methodology#chance-test" },
  },
  paid: {
    id: "how-we-are-paid",
    title: "How we are paid",
    figure: "$0",
    figureNote: "from colleges, lenders and advertisers",
    text: [
      "No college pays to be listed or to rank higher. We show no ads, and we never sell your answers.",
      "Every tool and every result is free and stays free. Some Tassel sites charge for extra use of three things that cost us money every month: syncing plans across devices, inviting people, and sending reminders. Others don’t charge for anything. The pricing page says which kind this one is.",
    ],
    link: { label: "Read about pricing", to: "/pricing" },
  },
  never: {
    id: "what-we-will-never-do",
    title: "What we will never do",
    items: [
      "Sell or share what you type.",
      "Let a college buy a better place on your list.",
      "Put a tool or a result behind a paywall.",
      "Use race, religion or family ties to calculate a number.",
      "Use fear to pressure you.",
      "Show an old number as if it were new.",
    ],
    link: { label: "See what we keep about you, and erase it", to: "/your-data" },
  },
  who: {
    id: "who-it-is-for",
    title: "Who it is for",
    items: [
      {
        title: "Students",
        text: "in any year of high school, on a phone, with a busy counselor or none at all.",
        link: { label: "Take the match quiz", to: "/college-match-quiz" },
      },
      {
        title: "Parents",
        text: "who want the real price before the award letters come.",
        link: { label: "Tassel for parents", to: "/parents" },
      },
      {
        title: "Counselors",
        text: "who need figures they can show a family, with the source next to each one.",
        link: { label: "How we calculate every number", to: "/methodology" },
      },
    ],
  },
  map: {
    count: (count: number) => `${formatInteger(count)} colleges and schools`,
    note: `College Scorecard, release of ${formatDate(publications.scorecard.release ?? "")}. Each dot is a place with colleges, and a larger dot means more of them.`,
    label:
      "A map of the United States made of dots. There are many in the Northeast, the Midwest and California, and few in the Mountain West and Alaska.",
  },
  end: {
    title: "See it for yourself",
    text: "Look up a college you know well, and see whether our numbers match.",
    start: "Look up a college",
    second: { label: "Ask us a question", to: "/contact" },
  },
};
