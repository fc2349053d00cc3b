/** The words of /college-financial-planning-guide. */
import type { ToComeWords } from "#pieces/to-come/words.ts";

export const words: ToComeWords = {
  title: "Paying for college",
  lead: "A guide from the first savings to the last loan payment, in plain words. It is still being written. What it builds on works today.",
  today: [
    {
      label: "Cost calculator",
      text: "A price band for a family like yours, at up to four colleges, with where each figure comes from.",
      to: "/college-cost-calculator",
    },
    {
      label: "One college’s prices by income",
      text: "What families at five income levels paid, on each college’s page.",
      to: "/colleges/the-university-of-texas-at-austin",
    },
    {
      label: "The FAFSA form",
      text: "The form itself, at the Department of Education. It is free.",
      to: "https://studentaid.gov/h/apply-for-aid/fafsa",
    },
    {
      label: "CSS Profile",
      text: "The second aid form, which some colleges ask for.",
      to: "https://cssprofile.collegeboard.org/",
    },
  ],
  will: [
    { title: "Saving", text: "What counts in the aid formula, and what does not." },
    { title: "Asking for aid", text: "Which forms, in which order, and by when." },
    { title: "Reading an offer", text: "What is a gift, what is a loan, and what is missing." },
    { title: "Borrowing", text: "What a loan costs each month, and when it is too much." },
  ],
  wish: null,
};
