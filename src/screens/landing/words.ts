/** The text of the short page for visitors from ads and links. */
import { formatInteger } from "#lib/format.ts";

export const words = {
  title: "See where you could go, and what it would cost",
  lead: "Answer three questions. Then see real colleges, your chance of getting in, and a price for a family like yours.",
  start: "Start with three questions",
  note: "It’s free, takes about a minute, and needs no account. Every number comes with its source.",
  ticket:
    "A sample result: The University of Texas at Austin is a reach for this student, shown as 100 dots. Its price may fit the budget, shown as a range beside what the family can pay and the sticker price.",
  facts: {
    label: "Three facts",
    colleges: {
      text: "colleges and schools in the search, from federal data",
    },
    test: {
      figure: (right: number, all: number) => `${formatInteger(right)} of ${formatInteger(all)}`,
      text: "groups of applicants labeled correctly, in a test against real results",
    },
    price: { figure: "$0", text: "for every tool and every result" },
  },
  proof: { label: "See every rule, its sources and its results", to: "/methodology" },
};
