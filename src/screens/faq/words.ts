/** The text around the questions, which are in site/faqQuestions.ts. */
import type { FaqGroup } from "#site/faqQuestions.ts";

const groups: Readonly<Record<FaqGroup, string>> = {
  start: "Getting started",
  numbers: "The numbers",
  money: "Money",
  privacy: "Privacy",
  come: "AI, and what is to come",
};

export const words = {
  title: "Questions families ask",
  lead: "Short answers, each with a link to where you can check it.",
  topics: "Topics",
  group: (group: FaqGroup) => groups[group],
  end: {
    title: "Not here? Ask us",
    text: "Or try it: three questions answer more than this page can.",
    start: { label: "Write to us", to: "/contact" },
    second: { label: "Start the match quiz", to: "/college-match-quiz" },
  },
};
