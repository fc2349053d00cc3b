/** What is said of several offers: a missing name takes nothing from a price, and two letters without one are not told apart. */
import { expect, test } from "vitest";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { SummarizedOffer } from "./compareOffers.ts";
import type { Offer, OfferLine, OfferLineKind } from "./offer.ts";
import { summarizeOffer } from "./summarizeOffer.ts";
import { judgeOffers } from "./verdict.ts";
import { describeVerdict } from "./verdictWords.ts";

const costs: readonly [OfferLineKind, number][] = [
  ["tuitionFees", 28_000],
  ["housingFood", 9_000],
  ["books", 1_000],
  ["travel", 1_000],
  ["personal", 1_000],
];

function make(id: string, collegeName: string, grantUsd: number, left = 0): SummarizedOffer {
  const all: readonly [OfferLineKind, number][] = [
    ...costs.slice(0, costs.length - left),
    ["grant", grantUsd],
  ];
  const lines = all.map(
    ([kind, amountUsd]): OfferLine => ({
      label: kind,
      kind,
      amountUsd,
      source: "unknown",
      isRenewable: null,
    }),
  );
  const offer: Offer = { id, unitId: null, collegeName, academicYear: "2027-28", lines, practices: {} };
  return { offer, figures: summarizeOffer(offer, { growthShare: 0.03, years: 4, loanTerms: loanTerms2026 }) };
}

const say = (...offers: readonly SummarizedOffer[]) => describeVerdict(judgeOffers(offers), offers);

test("one letter without a name is compared as the unnamed college", () => {
  expect(say(make("a", "Oak College", 12_000), make("b", " ", 15_000)).sentence).toBe(
    "The cheapest offer we can be sure of is Unnamed college: $25,000 in the first year, $3,000 less than Oak College.",
  );
});

test("two letters without a name are asked for theirs, and no price is compared", () => {
  const offers = [make("a", "", 12_000), make("b", "", 15_000)];
  expect(judgeOffers(offers)).toMatchObject({ kind: "nameless", openIds: ["a", "b"] });
  expect(say(...offers).sentence).toBe(
    "Tell us which colleges sent these letters, and we’ll say which one costs the least.",
  );
});

test("where a price is open too, each letter says what it lacks", () => {
  expect(judgeOffers([make("a", "", 12_000), make("b", "", 15_000, 2)]).kind).toBe("withheld");
});

test("costs that two letters leave out are named once", () => {
  const offers = [
    make("a", "Oak College", 30_000),
    make("b", "Elm College", 12_000, 2),
    make("c", "Ash College", 9_000, 1),
  ];
  expect(say(...offers).whatever).toBe(
    "That holds no matter what the costs left out by Elm College and Ash College come to.",
  );
});

test("what costs least is said of the complete offers alone, where an open one may cost less", () => {
  const [oak, elm] = [make("a", "Oak College", 12_000), make("b", "Elm College", 15_000)];
  expect(say(oak, elm, make("c", "Ash College", 20_000, 3)).headline).toBe(
    "Of the two complete offers, Elm College costs the least in the first year: $25,000, $3,000 less than Oak College.",
  );
});
