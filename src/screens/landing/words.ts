/** The text of the short page for visitors from ads and links. */
import { formatInteger } from "#lib/format.ts";

export const words = {
  title: "See where you could go, and what it would cost",
  lead: "Three questions. Then real colleges, each with your chance as a range and a price for a family like yours.",
  start: "Start with three questions",
  note: "About a minute. No account, no card, nothing to install.",
  ticket: {
    chance: "Chance",
    price: "Price for this family, a year",
    canPay: (amount: string) => `can pay ${amount}`,
    published: (amount: string) => `published ${amount}`,
  },
  facts: {
    label: "Three facts",
    colleges: {
      text: "colleges and schools in the search, from federal data",
    },
    test: {
      figure: (right: number, all: number) => `${formatInteger(right)} of ${formatInteger(all)}`,
      text: "groups of applicants labeled right, in a test against real results",
    },
    price: { figure: "$0", text: "for every tool and every result" },
  },
  proof: { label: "See every rule, its sources and its test", to: "/methodology" },
};
