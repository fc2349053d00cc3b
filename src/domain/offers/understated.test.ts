/** Why a letter's "left to pay" is below cost less gift aid: said only where its own lines give the figure to the dollar. */
import { expect, test } from "vitest";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { OfferLine, OfferLineKind, OfferLineNote } from "./offer.ts";
import { summarizeOffer } from "./summarizeOffer.ts";

const line = (kind: OfferLineKind, amountUsd: number, note?: OfferLineNote): OfferLine => ({
  label: kind,
  kind,
  amountUsd,
  source: "unknown",
  isRenewable: null,
  note,
});
const cost = [line("tuitionFees", 30_000), line("housingFood", 10_000), line("books", 1_000)];
const aid = [line("grant", 12_000), line("studentLoan", 5_500), line("workStudy", 2_000)];

test.each<[string, OfferLine[], readonly string[] | null]>([
  ["loans", [...cost, ...aid, line("statedNetPrice", 23_500)], ["loans"]],
  ["loans and work", [...cost, ...aid, line("statedNetPrice", 21_500)], ["loans", "workStudy"]],
  ["costs left out", [...cost, ...aid, line("statedNetPrice", 28_000)], ["costs"]],
  ["loans and costs", [...cost, ...aid, line("statedNetPrice", 22_500)], ["loans", "costs"]],
  ["nothing that its lines show", [...cost, ...aid, line("statedNetPrice", 20_000)], null],
  ["nothing where gift aid alone gives it", [...cost, ...aid, line("statedNetPrice", 29_000)], null],
  [
    "nothing while a line is a guess",
    [...cost, ...aid, line("grant", 500, "kindGuessed"), line("statedNetPrice", 23_000)],
    null,
  ],
  [
    "nothing while a line is not sorted",
    [...cost, ...aid, line("other", 500), line("statedNetPrice", 23_500)],
    null,
  ],
])("%s", (_, lines, causes) => {
  const offer = { id: "a", unitId: null, collegeName: "Ridge", academicYear: null, lines, practices: {} };
  const figures = summarizeOffer(offer, { growthShare: 0, years: 4, loanTerms: loanTerms2026 });
  const found = figures.flags.find((flag) => flag.code === "understated");
  expect(found?.because ?? null).toEqual(causes);
});
