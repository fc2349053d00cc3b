/** Which offer is surely the cheapest while lines are open, and how far each open line can move a price. */
import { describe, expect, test } from "vitest";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { createSeededRandom } from "#lib/random.ts";
import { drawBill } from "./bill.ts";
import type { SummarizedOffer } from "./compareOffers.ts";
import { getLetterPeriod, setLetterPeriod } from "./letterPeriod.ts";
import type { Offer, OfferLine, OfferLineKind, OfferLineNote } from "./offer.ts";
import { findPriceRange } from "./priceRange.ts";
import { summarizeOffer } from "./summarizeOffer.ts";
import { findCheapestUnless, findSurelyCheapest } from "./surelyCheapest.ts";

const options = { growthShare: 0.03, years: 4, loanTerms: loanTerms2026 };

function makeLine(kind: OfferLineKind, amountUsd: number | null, more: Partial<OfferLine> = {}): OfferLine {
  return { label: kind, kind, amountUsd, source: "unknown", isRenewable: null, readFrom: kind, ...more };
}

/** 40,000 of costs, every item of them. */
const costs = [
  makeLine("tuitionFees", 28_000),
  makeLine("housingFood", 9_000),
  makeLine("books", 1_000),
  makeLine("travel", 1_000),
  makeLine("personal", 1_000),
];

function makeOffer(id: string, lines: readonly OfferLine[], more: Partial<Offer> = {}): SummarizedOffer {
  const offer = { id, unitId: null, collegeName: id, academicYear: "2027-28", lines, practices: {}, ...more };
  return { offer, figures: summarizeOffer(offer, options) };
}

const priced = (id: string, netPriceUsd: number, ...open: readonly OfferLine[]) =>
  makeOffer(id, [...costs, makeLine("grant", 40_000 - netPriceUsd), ...open]);

describe("the cheapest that a family can be sure of", () => {
  test("of complete offers is the one with the lowest net price, ahead by the difference", () => {
    expect(findSurelyCheapest([priced("a", 25_000), priced("b", 21_000)])).toEqual({
      offerIds: ["b"],
      netPriceUsd: 21_000,
      next: { offerId: "a", aheadUsd: 4_000, isAtLeast: false },
      openIds: [],
    });
  });

  const sure = (offers: readonly SummarizedOffer[]) => findSurelyCheapest(offers);
  test.each<[string, readonly SummarizedOffer[], readonly string[] | null, number | null]>([
    ["249 dollars apart is about the same", [priced("a", 20_000), priced("b", 20_249)], ["a", "b"], null],
    ["250 dollars apart is not", [priced("a", 20_000), priced("b", 20_250)], ["a"], 250],
    [
      "an open line of the dearer one, too small to matter",
      [priced("a", 20_000), priced("b", 25_000, makeLine("other", 3_000))],
      ["a"],
      2_000,
    ],
    [
      "an open line of the dearer one that could be a grant as large as the gap",
      [priced("a", 20_000), priced("b", 25_000, makeLine("other", 5_000))],
      null,
      null,
    ],
    [
      "an open line of the cheaper one, too small to matter",
      [priced("a", 20_000, makeLine("other", 3_000)), priced("b", 25_000)],
      ["a"],
      2_000,
    ],
    [
      "a cost that the dearer letter leaves out only makes it dearer",
      [priced("a", 20_000), makeOffer("b", [...costs.slice(0, 3), makeLine("grant", 10_000)])],
      ["a"],
      8_000,
    ],
    [
      "a cost that the cheaper letter leaves out may be any amount",
      [priced("a", 35_000), makeOffer("b", [...costs.slice(0, 3), makeLine("grant", 10_000)])],
      null,
      null,
    ],
    [
      "an amount that was left out and whose digits are not clear",
      [
        priced("a", 20_000),
        makeOffer("b", [...costs, makeLine("grant", 10_000)], {
          leftOut: [{ label: "Grant", text: "Grant $1O,OOO", amountUsd: null, because: "unclear" }],
        }),
      ],
      null,
      null,
    ],
    [
      "a small amount that was left out",
      [
        priced("a", 20_000),
        makeOffer("b", [...costs, makeLine("grant", 10_000)], {
          leftOut: [{ label: "Voucher", text: "Voucher $900", amountUsd: 900, because: "unknown" }],
        }),
      ],
      ["a"],
      9_100,
    ],
    ["one offer", [priced("a", 20_000)], null, null],
    ["an offer without costs", [priced("a", 20_000), makeOffer("b", [makeLine("grant", 9)])], null, null],
    [
      "offers for different years",
      [priced("a", 20_000), makeOffer("b", costs, { academicYear: "2028-29" })],
      null,
      null,
    ],
    [
      "three offers: ahead of the nearest by at least",
      [priced("a", 20_000), priced("b", 29_000, makeLine("other", 6_000)), priced("c", 26_000)],
      ["a"],
      3_000,
    ],
  ])("%s", (_, offers, offerIds, aheadUsd) => {
    const result = sure(offers);
    expect(result?.offerIds ?? null).toEqual(offerIds);
    expect(result?.next?.aheadUsd ?? null).toBe(aheadUsd);
  });

  test("open offers that change nothing are named", () => {
    const result = sure([priced("a", 20_000), priced("b", 25_000, makeLine("other", 3_000))]);
    expect(result?.openIds).toEqual(["b"]);
    expect(result?.next?.isAtLeast).toBe(true);
  });
});

describe("the cheapest unless what its letter leaves out costs more", () => {
  const lacking = (grantUsd: number, ...open: readonly OfferLine[]) =>
    makeOffer("b", [...costs.slice(0, 3), makeLine("grant", grantUsd), ...open]);
  test.each<[string, readonly SummarizedOffer[], number | null]>([
    ["the room up to the other price", [priced("a", 30_000), lacking(18_000)], 10_000],
    [
      "less what an open line may add",
      [priced("a", 30_000), lacking(18_000, makeLine("other", 4_000))],
      6_000,
    ],
    ["no room", [priced("a", 20_000), lacking(18_000)], null],
    ["249 dollars of room", [priced("a", 20_249), lacking(18_000)], null],
    ["250 dollars of room", [priced("a", 20_250), lacking(18_000)], 250],
    ["nothing is left out", [priced("a", 30_000), priced("b", 20_000)], null],
  ])("%s", (_, offers, roomUsd) => {
    expect(findCheapestUnless(offers)?.roomUsd ?? null).toBe(roomUsd);
  });
  test("names the offer and the costs", () => {
    expect(findCheapestUnless([priced("a", 30_000), lacking(18_000)])).toEqual({
      offerId: "b",
      missing: ["travel", "personal"],
      roomUsd: 10_000,
    });
  });
});

describe("an open line moves the price", () => {
  test.each<[string, OfferLine, number | null, number | null]>([
    ["unsorted: as a grant or as a cost", makeLine("other", 2_000), -2_000, 2_000],
    ["a guessed grant: it may be a cost", makeLine("grant", 2_000, { note: "kindGuessed" }), 0, 4_000],
    ["a guessed loan", makeLine("studentLoan", 2_000, { note: "kindGuessed" }), -2_000, 2_000],
    ["a grant doubled for the year", makeLine("grant", 4_000, { note: "timesTerms" }), 0, 2_000],
    ["a cost doubled for the year", makeLine("books", 800, { note: "timesTerms" }), -400, 0],
    ["a grant of one named semester", makeLine("grant", 2_000, { note: "oneTerm" }), -2_000, 0],
    ["a four-year total that was divided", makeLine("grant", 5_000, { note: "studyDivided" }), -15_000, 0],
    ["a loan doubled for the year", makeLine("studentLoan", 4_000, { note: "timesTerms" }), 0, 0],
    ["the letter's own net price", makeLine("statedNetPrice", 9_000, { note: "timesTerms" }), 0, 0],
    ["digits from a scan", makeLine("grant", 4_000, { note: "digitsGuessed" }), null, null],
    ["one semester's bill", makeLine("books", 4_000, { note: "termBill" }), null, null],
    ["an estimate of ours", makeLine("books", 400, { note: "estimate" }), 0, 0],
    ["a grant without its amount", makeLine("grant", null), null, null],
    ["a loan without its amount", makeLine("studentLoan", null), 0, 0],
  ])("%s", (_, line, downUsd, upUsd) => {
    const { offer, figures } = priced("a", 20_000, line);
    const net = figures.netPriceUsd ?? 0;
    const { lowUsd, highUsd } = findPriceRange(offer, figures);
    expect(lowUsd === null ? null : lowUsd - net).toBe(downUsd);
    expect(highUsd === null ? null : highUsd - net).toBe(upUsd);
  });

  test("never outside its range, whatever each line turns out to be", () => {
    const random = createSeededRandom(39);
    const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
      values[Math.floor(random() * values.length)] ?? values[0];
    const amount = () => 100 * (1 + Math.floor(random() * 90));
    for (let round = 0; round < 200; round += 1) {
      const open = Array.from({ length: 3 }, () =>
        makeLine(pick(["other", "grant", "books", "studentLoan"]), amount(), { note: "kindGuessed" }),
      );
      const { offer, figures } = priced("a", 20_000, makeLine("totalCost", pick([38_000, 44_000])), ...open);
      const { lowUsd, highUsd } = findPriceRange(offer, figures);
      const settled = offer.lines.map(
        (line): OfferLine =>
          line.note === "kindGuessed"
            ? { ...line, note: undefined, kind: pick<OfferLineKind>(["grant", "otherCost", "workStudy"]) }
            : line,
      );
      const { netPriceUsd } = summarizeOffer({ ...offer, lines: settled }, options);
      expect(netPriceUsd).toBeGreaterThanOrEqual(lowUsd ?? -Infinity);
      expect(netPriceUsd).toBeLessThanOrEqual(highUsd ?? Infinity);
    }
  });
});

describe("the bill", () => {
  test("adds up to the cost, and each part knows its lines", () => {
    const { offer, figures } = priced(
      "a",
      22_000,
      makeLine("workStudy", 2_000),
      makeLine("studentLoan", 3_500),
      makeLine("studentLoan", 2_000),
      makeLine("parentLoan", 4_500),
    );
    const bill = drawBill(offer, figures);
    expect(bill).toEqual({
      drawnUsd: 40_000,
      parts: [
        { code: "left", amountUsd: 10_000, positions: [0, 1, 2, 3, 4] },
        { code: "parentLoan", amountUsd: 4_500, positions: [9] },
        { code: "studentLoan", amountUsd: 5_500, positions: [7, 8] },
        { code: "workStudy", amountUsd: 2_000, positions: [6] },
        { code: "grant", amountUsd: 18_000, positions: [5] },
      ],
    });
  });
  test("with more aid than cost is as long as the aid; what is left is negative", () => {
    const { offer, figures } = priced("a", 3_000, makeLine("studentLoan", 5_500));
    expect(drawBill(offer, figures)).toMatchObject({
      drawnUsd: 42_500,
      parts: [{ amountUsd: -2_500 }, {}, {}],
    });
  });
  test("with more aid than the few costs it gives leaves open what is left", () => {
    const { offer, figures } = makeOffer("a", [makeLine("housingFood", 6_000), makeLine("grant", 15_381)]);
    expect(drawBill(offer, figures).parts[0]).toEqual({ code: "left", amountUsd: null, positions: [0] });
    expect(figures.flags.map(({ code }) => code)).not.toContain("grantsAboveCost");
  });
  test("without a cost leaves open what is left", () => {
    const { offer, figures } = makeOffer("a", [makeLine("grant", 7_000)]);
    expect(drawBill(offer, figures).parts[0]).toEqual({ code: "left", amountUsd: null, positions: [] });
  });
});

describe("what the amounts are for", () => {
  const amounts = ({ lines }: Pick<Offer, "lines">) => lines.map(({ amountUsd }) => amountUsd);
  const read = (note?: OfferLineNote) => makeLine("grant", 4_000, note === undefined ? {} : { note });
  test.each([
    ["year", [undefined, undefined], "year"],
    ["semester", ["timesTerms", "timesTerms"], "semester"],
    ["quarter", ["timesQuarters", "timesQuarters"], "quarter"],
    ["a mixed letter", [undefined, "timesTerms"], "year"],
  ] as const)("is seen from the lines: %s", (_, notes, period) => {
    expect(getLetterPeriod({ lines: notes.map(read) })).toBe(period);
  });
  test("is switched for all lines at once and back, and answers the questions about it", () => {
    const { offer } = makeOffer("a", [
      read("oneTerm"),
      read("timesTerms"),
      read("termsAdded"),
      read("kindGuessed"),
      makeLine("books", 400, { note: "estimate" }),
      makeLine("books", 300, { readFrom: undefined }),
    ]);
    const semester = { ...offer, ...setLetterPeriod(offer, "semester") };
    expect(amounts(semester)).toEqual([8_000, 4_000, 4_000, 8_000, 400, 300]);
    expect(semester.lines.map(({ note }) => note)).toEqual([
      undefined,
      undefined,
      "termsAdded",
      "kindGuessed",
      "estimate",
      undefined,
    ]);
    const quarter = { ...semester, ...setLetterPeriod(semester, "quarter") };
    expect(amounts(quarter)).toEqual([12_000, 6_000, 4_000, 12_000, 400, 300]);
    const year = setLetterPeriod(quarter, "year");
    expect(amounts(year)).toEqual([4_000, 2_000, 4_000, 4_000, 400, 300]);
    expect(year.amountsFor).toBe("year");
  });
});
