/** "Which of my offers is cheapest": the verdict of the offers page, what is open, and no price of a half-read letter. */
import { describe, expect, test } from "vitest";
import type { Offer, OfferLine, OfferLineKind } from "#domain/offers/offer.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import type { AnswerContext } from "../context.ts";
import type { CounselorReading } from "../counselor.ts";
import { answerOffers } from "./offers.ts";

const line = (kind: OfferLineKind, amountUsd: number | null, more: Partial<OfferLine> = {}): OfferLine => ({
  label: kind,
  kind,
  amountUsd,
  source: "unknown",
  isRenewable: true,
  readFrom: kind,
  ...more,
});
const costs = [
  line("tuitionFees", 28_000),
  line("housingFood", 9_000),
  line("books", 1_000),
  line("travel", 1_000),
  line("personal", 1_000),
];
const offer = (collegeName: string, lines: readonly OfferLine[], more: Partial<Offer> = {}): Offer => ({
  id: collegeName,
  unitId: null,
  collegeName,
  academicYear: "2027-28",
  lines,
  practices: {},
  ...more,
});
const priced = (name: string, netPriceUsd: number, ...open: readonly OfferLine[]) =>
  offer(name, [...costs, line("grant", 40_000 - netPriceUsd), ...open]);

const day = "2027-04-02";
const reading = { entities: [] } as unknown as CounselorReading;

function ask(...offers: readonly Offer[]) {
  const plan = { ...makeEmptyPlan("plan", `${day}T00:00:00.000Z`), offers };
  return answerOffers(reading, { plan } as unknown as AnswerContext);
}

describe("which of my offers is cheapest", () => {
  test.each<[string, readonly Offer[], readonly string[], readonly string[]]>([
    [
      "of two confirmed letters, and by how much",
      [priced("Elm", 21_000), priced("Oak", 25_000)],
      [
        "The cheapest offer we can be sure of is Elm: $21,000 in the first year, $4,000 less than Oak.",
        "Elm (2027-28) leaves $21,000 a year to pay after grants",
      ],
      [],
    ],
    [
      "while a line is open that can't change the order, and which line that is",
      [priced("Elm", 21_000), priced("Oak", 25_000, line("other", 1_500, { label: "Athena Circle" }))],
      [
        "The cheapest offer we can be sure of is Elm: $21,000 in the first year, at least $2,500 less than Oak.",
        "That holds no matter what “Athena Circle” in the letter from Oak is.",
        "Oak (2027-28) leaves between $23,500 and $26,500 a year to pay after grants, because 1 question about its letter is open",
      ],
      ["$25,000"],
    ],
    [
      "not while a line is open that can, and then no price of that letter",
      [priced("Elm", 21_000), priced("Oak", 25_000, line("other", 9_000, { label: "Athena Circle" }))],
      [
        "The offers aren’t complete yet, so we can’t say which one costs the least.",
        "Still open: one line not sorted (Oak).",
        "between $16,000 and $34,000",
      ],
      ["cheapest offer we can", "$25,000"],
    ],
    [
      "by how much room the costs that a letter leaves out have",
      [offer("Elm", [line("tuitionFees", 20_000), line("grant", 9_000)]), priced("Oak", 25_000)],
      [
        "Elm is the cheapest unless you’d pay more than $14,000 a year there for housing and food, books and supplies, travel, and personal costs.",
        "Elm (2027-28) leaves at least $11,000 a year to pay after grants",
      ],
      ["The cheapest offer we can be sure of"],
    ],
    [
      "about the same",
      [priced("Elm", 21_000), priced("Oak", 21_100)],
      ["Elm and Oak cost about the same, from $21,000 in the first year."],
      [],
    ],
    [
      "not for different years",
      [priced("Elm", 21_000), { ...priced("Oak", 25_000), academicYear: "2028-29" }],
      ["These offers are for different years, so we can’t say which costs less."],
      ["cheapest offer we can"],
    ],
    [
      "one offer alone is no comparison",
      [priced("Elm", 21_000)],
      ["According to your award letters, Elm (2027-28) leaves $21,000 a year to pay after grants."],
      ["cheapest", "complete"],
    ],
    [
      "more gift aid than cost is not a price",
      [priced("Elm", -500), priced("Oak", 25_000)],
      [
        "The cheapest offer we can be sure of is Elm. Its letter lists more gift aid than cost, so check its lines first.",
        "Elm (2027-28) lists more gift aid than cost, so check its lines",
      ],
      ["-$500", "leaves −"],
    ],
  ])("%s", (_, offers, said, unsaid) => {
    const { text, facts } = ask(...offers);
    for (const sentence of said) expect(text).toContain(sentence);
    for (const sentence of unsaid) expect(text).not.toContain(sentence);
    // Each amount in the answer is one of its facts.
    const known = facts.map((fact) => fact.text).join(" ");
    for (const amount of text.match(/\$[\d,]*\d/g) ?? []) expect(known).toContain(amount);
  });

  test("the bars stand below an answer about several", () => {
    expect(ask(priced("Elm", 1), priced("Oak", 2)).parts[0]).toEqual({
      kind: "offers",
      offerIds: ["Elm", "Oak"],
    });
    expect(ask(priced("Elm", 1)).parts.map(({ kind }) => kind)).toEqual(["link"]);
  });
});
