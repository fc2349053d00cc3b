/** Which offer a family has reason to ask about, and which one may stand beside it. */
import { describe, expect, test } from "vitest";
import type { CollegeSummary } from "#domain/college/college.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { utAustin } from "../../../test/fixtures/sampleColleges.ts";
import { chooseAppeal, findCheaperOffers } from "./appeal.ts";
import type { SummarizedOffer } from "./compareOffers.ts";
import type { OfferLine, OfferLineKind } from "./offer.ts";
import { summarizeOffer } from "./summarizeOffer.ts";

const line = (kind: OfferLineKind, amountUsd: number, more: Partial<OfferLine> = {}): OfferLine => ({
  label: kind,
  kind,
  amountUsd,
  source: "unknown",
  isRenewable: true,
  readFrom: kind,
  ...more,
});

const [large, alike, small] = [100_001, 100_002, 100_003];
const colleges = new Map<number, CollegeSummary>(
  [
    { unitId: large, admitRate: 0.3, completionRate: 0.85 },
    { unitId: alike, admitRate: 0.4, completionRate: 0.8 },
    { unitId: small, admitRate: 0.9, completionRate: 0.5 },
  ].map((rates) => [rates.unitId, { ...utAustin, ...rates }]),
);
const collegeOf = (unitId: number) => colleges.get(unitId);

/** Of 40,000 of costs, all in one total. */
function price(
  id: string,
  unitId: number | null,
  netPriceUsd: number,
  more: Partial<OfferLine> = {},
): SummarizedOffer {
  const lines = [line("totalCost", 40_000), line("grant", 40_000 - netPriceUsd, more)];
  const offer = { id, unitId, collegeName: id, academicYear: "2027-28", lines, practices: {} };
  return { offer, figures: summarizeOffer(offer, { growthShare: 0, years: 4, loanTerms: loanTerms2026 }) };
}

describe("the offer to ask about", () => {
  test.each<[string, readonly SummarizedOffer[], string | null]>([
    ["none without offers", [], null],
    ["the only one", [price("a", null, 20_000)], "a"],
    ["the dearest where no college is known", [price("a", null, 20_000), price("b", null, 30_000)], "b"],
    [
      "the one that a similar college undercuts, also if another one is dearer",
      [price("dear", small, 39_000), price("own", large, 30_000), price("better", alike, 25_000)],
      "own",
    ],
    [
      "not the dearer one while its letter is half read",
      [price("a", null, 20_000), price("b", null, 30_000, { note: "kindGuessed" })],
      "a",
    ],
  ])("%s", (_, all, id) => {
    expect(chooseAppeal(all, collegeOf)).toBe(id);
  });
});

describe("the offers that may stand beside it", () => {
  const own = price("own", large, 30_000);
  test("are the cheaper ones, a similar college before one that is cheaper still", () => {
    const all = [
      own,
      price("unlike", small, 10_000),
      price("alike", alike, 25_000),
      price("new", null, 20_000),
    ];
    expect(
      findCheaperOffers(own, all, collegeOf).map(({ offerId, isSimilar }) => [offerId, isSimilar]),
    ).toEqual([
      ["alike", true],
      ["unlike", false],
      ["new", null],
    ]);
  });

  test.each<[string, SummarizedOffer]>([
    ["the same price", price("b", alike, 30_000)],
    ["a letter with a guess in it", price("b", alike, 20_000, { note: "timesTerms" })],
    ["more gift aid than cost", price("b", alike, -100)],
    [
      "another year",
      {
        ...price("b", alike, 20_000),
        offer: { ...price("b", alike, 20_000).offer, academicYear: "2028-29" },
      },
    ],
  ])("not %s", (_, other) => {
    expect(findCheaperOffers(own, [own, other], collegeOf)).toEqual([]);
  });

  test("none while the own letter is half read", () => {
    const half = price("own", large, 30_000, { note: "kindGuessed" });
    expect(findCheaperOffers(half, [half, price("b", alike, 20_000)], collegeOf)).toEqual([]);
  });
});
