/** The text of the short page for visitors from ads and links. */
import { formatInteger } from "#lib/format.ts";

export const words = {
  title: "See where you could go, and what it would cost",
  lead: "Answer three questions. Then see real colleges, each with your chance and a price for a family like yours.",
  start: "Start with three questions",
  note: "About a minute. No account, no card, nothing to install.",
  ticket: {
    chance: "Chance",
    price: "Yearly price for this family",
    canPay: (amount: string) => `can pay ${amount}`,
    published: (amount: string) => `sticker price ${amount}`,
  },
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
