/** The text around the questions, which are in site/faqQuestions.ts. */
import type { FaqGroup } from "#site/faqQuestions.ts";

const groups: Readonly<Record<FaqGroup, string>> = {
  start: "Getting started",
  numbers: "The numbers",
  money: "Money",
  privacy: "Privacy",
  come: "AI and what is next",
};

export const words = {
  title: "Questions families ask",
  lead: "Short answers, each with a link to the page that backs it up.",
  topics: "Topics",
  group: (group: FaqGroup) => groups[group],
  end: {
    title: "Don’t see your question? Ask us",
    text: "Or start the quiz. Three questions give you your first list.",
    start: { label: "Write to us", to: "/contact" },
    second: { label: "Start the match quiz", to: "/college-match-quiz" },
  },
};
