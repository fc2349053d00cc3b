/** The questions of /faq with their answers as plain text; search engines read the same. */

export type FaqQuestion = { id: string; question: string; answer: string };

export const faqQuestions: readonly FaqQuestion[] = [
  {
    id: "is-it-free",
    question: "Is Tassel free?",
    answer:
      "Yes. Every tool works without an account and without paying: the match quiz, the cost calculator, college search, comparison and your plan.",
  },
  {
    id: "where-numbers-come-from",
    question: "Where do the numbers come from?",
    answer:
      "From published federal files, above all the College Scorecard and IPEDS. Every figure names its year, and the method page says how each one is made.",
  },
  {
    id: "what-happens-to-answers",
    question: "What happens to our answers?",
    answer:
      "They stay on your own device. You can see them, export them as a file or erase them at any time on the page about your data.",
  },
];
