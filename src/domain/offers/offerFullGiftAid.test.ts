/** The warning where a letter counts on a Pell Grant that other gift aid rules out. */
import { expect, test } from "vitest";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { Offer, OfferLine, OfferLineKind } from "./offer.ts";
import { summarizeOffer } from "./summarizeOffer.ts";

const options = { growthShare: 0.03, years: 4, loanTerms: loanTerms2026 };
const makeLine = (kind: OfferLineKind, amountUsd: number, more: Partial<OfferLine> = {}): OfferLine => ({
  label: kind,
  kind,
  amountUsd,
  source: "unknown",
  isRenewable: null,
  ...more,
});
const makeOffer = (lines: readonly OfferLine[], more: Partial<Offer> = {}): Offer => ({
  id: "a",
  unitId: null,
  collegeName: "A",
  academicYear: "2027-28",
  lines,
  practices: {},
  ...more,
});
const wholeCost = [
  makeLine("tuitionFees", 30_000),
  makeLine("housingFood", 12_000),
  makeLine("books", 1_000),
  makeLine("travel", 1_000),
  makeLine("personal", 2_000),
];
const pell = makeLine("grant", 7_395, { label: "Federal Pell Grant", source: "federal" });
const fromCollege = (amountUsd: number) =>
  makeLine("grant", amountUsd, { label: "Trustee Scholarship", source: "college", isRenewable: true });
const stateGrant = makeLine("grant", 6_000, { label: "State Grant", source: "state" });
test.each<[string, readonly OfferLine[], Partial<Offer>, boolean]>([
  ["the college covers all", [...wholeCost, pell, fromCollege(46_000)], {}, true],
  ["a dollar short", [...wholeCost, pell, fromCollege(45_999)], {}, false],
  ["college and state together", [...wholeCost, pell, fromCollege(40_000), stateGrant], {}, true],
  ["no Pell Grant in the letter", [...wholeCost, fromCollege(46_000)], {}, false],
  ["a letter of 2025-26", [...wholeCost, pell, fromCollege(46_000)], { academicYear: "2025-26" }, false],
  ["a letter without its year", [...wholeCost, pell, fromCollege(46_000)], { academicYear: null }, true],
  ["tuition alone is not the cost", [makeLine("tuitionFees", 30_000), pell, fromCollege(30_000)], {}, false],
  [
    "another federal grant does not count",
    [...wholeCost, pell, fromCollege(45_000), makeLine("grant", 4_000, { label: "SEOG" })],
    {},
    false,
  ],
  ["a source nobody named", [...wholeCost, pell, makeLine("grant", 46_000)], {}, true],
  [
    "a cost that is partly our estimate",
    [...wholeCost.slice(1), makeLine("tuitionFees", 30_000, { note: "estimate" }), pell, fromCollege(46_000)],
    {},
    true,
  ],
  ["a loan is no gift aid", [...wholeCost, pell, makeLine("parentLoan", 46_000)], {}, false],
])("a Pell Grant beside full gift aid: %s", (_, lines, more, isFlagged) => {
  const { flags } = summarizeOffer(makeOffer(lines, more), options);
  expect(flags.some(({ code }) => code === "pellBesideFullGiftAid")).toBe(isFlagged);
});
