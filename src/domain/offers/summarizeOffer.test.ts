/** Offer summaries, the ten practices, which offer is lowest, and what an appeal may mention. */
import { describe, expect, test } from "vitest";
import type { CollegeSummary } from "#domain/college/college.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { practices } from "#domain/offers/gaoPractices.ts";
import { createSeededRandom } from "#lib/random.ts";
import { bareCollege, utAustin } from "../../../test/fixtures/sampleColleges.ts";
import { sampleLetters } from "../../../test/fixtures/sampleLetters.ts";
import { appealRoutes, appealSituations, findBetterOffers } from "./appeal.ts";
import { compareOffers, type SummarizedOffer } from "./compareOffers.ts";
import { estimateMissingCosts, toEstimateLine } from "./costEstimates.ts";
import { type Offer, type OfferLine, type OfferLineKind, offerLineKinds } from "./offer.ts";
import { parseLetter } from "./parseLetter.ts";
import { scoreOffer } from "./practices.ts";
import { summarizeOffer } from "./summarizeOffer.ts";

const options = { growthShare: 0.03, years: 4, loanTerms: loanTerms2026 };
function makeLine(kind: OfferLineKind, amountUsd: number | null, more: Partial<OfferLine> = {}): OfferLine {
  return { label: labels[kind] ?? kind, kind, amountUsd, source: "unknown", isRenewable: null, ...more };
}
const labels: Partial<Record<OfferLineKind, string>> = {
  grant: "Grant",
  studentLoan: "Direct Loan",
  parentLoan: "Parent PLUS Loan",
  privateLoan: "Private Loan",
  workStudy: "Work-Study",
};

function makeOffer(lines: readonly OfferLine[], more: Partial<Offer> = {}): Offer {
  return { id: "a", unitId: null, collegeName: "A", academicYear: "2027-28", lines, practices: {}, ...more };
}
const wholeCost = [
  makeLine("tuitionFees", 30_000),
  makeLine("housingFood", 12_000),
  makeLine("books", 1_000),
  makeLine("travel", 1_000),
  makeLine("personal", 2_000),
];

describe("an offer", () => {
  test("the worked example: cost minus gift aid, for one year and four", () => {
    const figures = summarizeOffer(
      makeOffer([
        ...wholeCost,
        makeLine("grant", 10_000, { isRenewable: true }),
        makeLine("grant", 2_000, { isRenewable: false }),
        makeLine("grant", 4_000),
        makeLine("workStudy", 2_500),
        makeLine("studentLoan", 5_500),
        makeLine("parentLoan", 9_000),
      ]),
      options,
    );
    expect(figures).toMatchObject({
      costUsd: 46_000,
      grantUsd: 16_000,
      grantOnceUsd: 2_000,
      grantUnsaidUsd: 4_000,
      netPriceUsd: 30_000,
      workStudyUsd: 2_500,
      studentLoanUsd: 5_500,
      parentLoanUsd: 9_000,
      missing: [],
    });
    // 46,000 grown by 3%: 47,380, 48,801 and 50,265; the one-year grant is gone, and the unclear one counts in the low price only.
    expect(figures.years.map(({ netLowUsd, netHighUsd }) => [netLowUsd, netHighUsd])).toEqual([
      [30_000, 30_000],
      [47_380 - 14_000, 47_380 - 10_000],
      [48_801 - 14_000, 48_801 - 10_000],
      [50_265 - 14_000, 50_265 - 10_000],
    ]);
    expect(figures.total).toEqual({
      netLowUsd: 30_000 + 47_380 + 48_801 + 50_265 - 3 * 14_000,
      netHighUsd: 30_000 + 47_380 + 48_801 + 50_265 - 3 * 10_000,
    });
  });
  test("a letter that counts loans as aid until nothing is due still has a net price", () => {
    const read = parseLetter(sampleLetters[0]?.text ?? "");
    const figures = summarizeOffer(makeOffer(read.ok ? read.value.lines : []), options);
    expect(figures.netPriceUsd).toBe(67_510 - 29_395);
  });
  test.each([
    ["no cost: no price", [makeLine("grant", 5_000)], null, 0],
    ["a total alone is the cost", [makeLine("totalCost", 50_000), makeLine("grant", 5_000)], 45_000, 50_000],
    [
      "a total above the parts counts whole",
      [makeLine("totalCost", 50_000), makeLine("tuitionFees", 30_000)],
      50_000,
      20_000,
    ],
    [
      "parts above the total count",
      [makeLine("totalCost", 20_000), makeLine("tuitionFees", 30_000)],
      30_000,
      0,
    ],
    [
      "grants above the cost give a price below zero",
      [makeLine("tuitionFees", 4_000), makeLine("grant", 7_395)],
      -3_395,
      0,
    ],
    [
      "a line without an amount counts nothing",
      [makeLine("tuitionFees", 4_000), makeLine("grant", null)],
      4_000,
      0,
    ],
    [
      "unsorted lines and a stated net price count nothing",
      [makeLine("tuitionFees", 4_000), makeLine("other", 900), makeLine("statedNetPrice", 1)],
      4_000,
      0,
    ],
  ])("%s", (_, lines, netPriceUsd, notItemizedUsd) => {
    expect(summarizeOffer(makeOffer(lines), options)).toMatchObject({ netPriceUsd, notItemizedUsd });
  });
  test.each([
    ["all of them", [makeLine("grant", 1)], ["tuitionFees", "housingFood", "books", "travel", "personal"]],
    ["none with a total above the parts", [makeLine("totalCost", 9)], []],
    [
      "two are in one line",
      [makeLine("tuitionFees", 9, { label: "Tuition, fees, housing and food" })],
      ["books", "travel", "personal"],
    ],
    [
      "the federal form has no line for personal costs",
      [
        ...wholeCost.slice(0, 4),
        makeLine("otherCost", 2_000, { label: "Other education costs" }),
        makeLine("totalCost", 46_000),
      ],
      [],
    ],
    [
      "one without an amount is missing",
      [...wholeCost.slice(0, 4), makeLine("personal", null)],
      ["personal"],
    ],
  ])("missing items: %s", (_, lines, missing) => {
    expect(summarizeOffer(makeOffer(lines), options).missing).toEqual(missing);
  });
  test.each([
    [
      "a loan that does not say so",
      [makeLine("studentLoan", 2_000, { label: "Federal Direct Unsubsidized" })],
      "loanNotCalledLoan",
    ],
    ["a grant paid once", [makeLine("grant", 2_000, { isRenewable: false })], "paidOnce"],
    ["a grant that says nothing", [makeLine("grant", 2_000)], "renewalUnsaid"],
    ["student loans of 5,501", [makeLine("studentLoan", 5_501)], "studentLoansOverLimit"],
    ["a parent loan", [makeLine("parentLoan", 1)], "parentLoanInOffer"],
    ["a parent loan of 20,001", [makeLine("parentLoan", 20_001)], "parentLoansOverLimit"],
    ["grants above the cost", [makeLine("tuitionFees", 1), makeLine("grant", 2)], "grantsAboveCost"],
    ["parts above the total", [makeLine("tuitionFees", 2), makeLine("totalCost", 1)], "partsAboveTotal"],
    ["a line without an amount", [makeLine("grant", null)], "amountMissing"],
  ])("%s is flagged", (_, lines, code) => {
    expect(summarizeOffer(makeOffer(lines), options).flags.map((flag) => flag.code)).toContain(code);
  });
  test.each([
    ["student loans of 5,500", [makeLine("studentLoan", 5_500)], "studentLoansOverLimit"],
    ["a parent loan of 20,000", [makeLine("parentLoan", 20_000)], "parentLoansOverLimit"],
    ["a grant that comes again", [makeLine("grant", 1, { isRenewable: true })], "renewalUnsaid"],
    ["a Pell Grant", [makeLine("grant", 1, { label: "Fed Pell Grant" })], "renewalUnsaid"],
  ])("%s is not flagged", (_, lines, code) => {
    expect(summarizeOffer(makeOffer(lines), options).flags.map((flag) => flag.code)).not.toContain(code);
  });
  test("more work or loans never lower the price; more grants always do", () => {
    const chance = createSeededRandom(11);
    const dollars = (most: number) => Math.floor(chance() * most);
    for (let round = 0; round < 300; round += 1) {
      const lines = [makeLine("tuitionFees", 1 + dollars(60_000)), makeLine("grant", dollars(30_000))];
      const price = summarizeOffer(makeOffer(lines), options).netPriceUsd ?? 0;
      const kind = offerLineKinds[dollars(offerLineKinds.length)] ?? "other";
      const added =
        summarizeOffer(makeOffer([...lines, makeLine(kind, 1 + dollars(9_000))]), options).netPriceUsd ?? 0;
      if (["workStudy", "studentLoan", "parentLoan", "privateLoan", "other", "statedNetPrice"].includes(kind))
        expect(added).toBe(price);
      if (kind === "grant") expect(added).toBeLessThan(price);
    }
  });
});

describe("the ten practices", () => {
  const clear = makeOffer(
    [
      ...wholeCost,
      makeLine("totalCost", 46_000),
      makeLine("grant", 10_000, { source: "college", isRenewable: true }),
      makeLine("studentLoan", 3_500, { source: "federal" }),
      makeLine("statedNetPrice", 36_000),
    ],
    { practices: { keepsKindsApart: true, givesNextSteps: true, explainsTerms: true, hasPlainTitle: true } },
  );
  test("there are ten, and a letter that follows all scores ten", () => {
    expect(practices).toHaveLength(10);
    expect(scoreOffer(clear, summarizeOffer(clear, options))).toMatchObject({ followed: 10, open: 0 });
  });
  test.each([
    ["itemizesCosts", clear.lines.filter(({ kind }) => kind !== "books")],
    ["givesTotalCost", clear.lines.filter(({ kind }) => kind !== "totalCost")],
    ["givesNetPrice", clear.lines.filter(({ kind }) => kind !== "statedNetPrice")],
    [
      "givesNetPrice",
      clear.lines.map((one) => (one.kind === "statedNetPrice" ? { ...one, amountUsd: 32_500 } : one)),
    ],
    [
      "labelsEachKind",
      [...clear.lines, makeLine("studentLoan", 1, { label: "Unsubsidized", source: "federal" })],
    ],
    ["labelsEachKind", [...clear.lines, makeLine("grant", 1, { label: "Founders Fund", source: "college" })]],
    ["namesSources", [...clear.lines, makeLine("grant", 1)]],
  ])("%s follows from the lines", (code, lines) => {
    const offer = { ...clear, lines };
    const { results } = scoreOffer(offer, summarizeOffer(offer, options));
    expect(results.find((one) => one.code === code)).toMatchObject({ is: "notFollowed", isAsked: false });
  });
  test("our own estimates are not to the letter's credit", () => {
    const lines = clear.lines.map((one) =>
      one.kind === "books" ? { ...one, note: "estimate" as const } : one,
    );
    const offer = { ...clear, lines };
    const { results } = scoreOffer(offer, summarizeOffer(offer, options));
    expect(results.find(({ code }) => code === "itemizesCosts")?.is).toBe("notFollowed");
  });
  test.each([
    [undefined, "open"],
    [true, "followed"],
    [false, "notFollowed"],
  ])("with a parent loan on the list we ask whether it is kept apart: %s", (answer, is) => {
    const offer = {
      ...clear,
      lines: [...clear.lines, makeLine("parentLoan", 9_000, { source: "federal" })],
      practices: { ...clear.practices, ...(answer === undefined ? {} : { leavesOutParentLoans: answer }) },
    };
    const { results } = scoreOffer(offer, summarizeOffer(offer, options));
    expect(results.find(({ code }) => code === "leavesOutParentLoans")).toMatchObject({ is, isAsked: true });
  });
});

function summarize(id: string, lines: readonly OfferLine[], more: Partial<Offer> = {}): SummarizedOffer {
  const offer = makeOffer(lines, { id, collegeName: id, ...more });
  return { offer, figures: summarizeOffer(offer, options) };
}
const again = { isRenewable: true };

describe("side by side", () => {
  test("the lowest net price is named, with its margin", () => {
    const a = summarize("a", [...wholeCost, makeLine("grant", 10_000, again)]);
    const b = summarize("b", [...wholeCost, makeLine("grant", 16_000, again)]);
    expect(compareOffers([a, b])).toEqual({
      kind: "lowest",
      offerIds: ["b"],
      netPriceUsd: 30_000,
      next: { offerId: "a", aheadUsd: 6_000 },
      incompleteIds: [],
      caveats: [],
      overStudyId: null,
    });
  });
  test.each([
    [249, 2],
    [250, 1],
  ])("%d dollars apart: %d called lowest", (apart, count) => {
    const a = summarize("a", [...wholeCost, makeLine("grant", 10_000, again)]);
    const b = summarize("b", [...wholeCost, makeLine("grant", 10_000 + apart, again)]);
    const result = compareOffers([a, b]);
    expect(result.kind === "lowest" && result.offerIds.length).toBe(count);
  });
  test("of three offers the complete ones are compared, and the third is named", () => {
    const a = summarize("a", [...wholeCost, makeLine("grant", 10_000, again)]);
    const part = summarize("b", [makeLine("tuitionFees", 9_000)]);
    const c = summarize("c", [...wholeCost, makeLine("grant", 12_000, again)]);
    expect(compareOffers([a, part, c])).toMatchObject({
      offerIds: ["c"],
      next: { offerId: "a", aheadUsd: 2_000 },
      incompleteIds: ["b"],
      caveats: ["incomplete"],
    });
  });
  test("a one-year grant may win the first year and lose over four", () => {
    const a = summarize("a", [...wholeCost, makeLine("grant", 15_000, again)]);
    const b = summarize("b", [...wholeCost, makeLine("grant", 20_000, { isRenewable: false })]);
    expect(compareOffers([a, b])).toMatchObject({
      offerIds: ["b"],
      overStudyId: "a",
      caveats: ["paidOnce", "otherOverFourYears"],
    });
  });
  test.each([
    ["one offer", [summarize("a", wholeCost)], "tooFew"],
    ["no costs", [summarize("a", [makeLine("grant", 1)]), summarize("b", wholeCost)], "notComparable"],
    ["costs left out", [summarize("a", wholeCost), summarize("b", wholeCost.slice(1))], "notComparable"],
    [
      "a line that nobody sorted",
      [summarize("a", wholeCost), summarize("b", [...wholeCost, makeLine("other", 5)])],
      "notComparable",
    ],
    [
      "different years",
      [summarize("a", wholeCost), summarize("b", wholeCost, { academicYear: "2026-27" })],
      "notComparable",
    ],
  ])("%s: %s", (_, all, kind) => {
    expect(compareOffers(all).kind).toBe(kind);
  });
  test.each([
    ["renewalUnsaid", [...wholeCost, makeLine("grant", 5)]],
    ["estimates", [...wholeCost.slice(0, 4), makeLine("personal", 5, { note: "estimate" })]],
  ])("%s is shown with the result", (caveat, lines) => {
    const result = compareOffers([summarize("a", wholeCost), summarize("b", lines)]);
    expect(result.kind === "lowest" && result.caveats).toContain(caveat);
  });
});

describe("estimates of missing items", () => {
  const record = {
    booksUsd: 1_000,
    roomBoardOnCampusUsd: 12_000,
    otherOnCampusUsd: 3_000,
    roomBoardOffCampusUsd: 13_000,
    otherOffCampusUsd: 4_000,
  };
  const when = { fallYear: 2027, growthShare: 0.05, home: "TX" as const };
  test("use the figure's year, grown to the offer's year", () => {
    const factor = 1.05 ** 4;
    expect(
      estimateMissingCosts(["housingFood", "books", "travel", "personal"], utAustin, record, when),
    ).toEqual([
      { items: ["housingFood"], kind: "housingFood", amountUsd: Math.round(12_000 * factor) },
      { items: ["books"], kind: "books", amountUsd: Math.round(1_000 * factor) },
      { items: ["travel", "personal"], kind: "travel", amountUsd: Math.round(3_000 * factor) },
    ]);
  });
  test("travel without personal is not estimated: they are one figure", () => {
    expect(estimateMissingCosts(["travel"], utAustin, record, when)).toEqual([]);
  });
  test.each([
    ["TX", 1],
    [null, 0],
  ] as const)("tuition of a public college needs the home: %s", (home, count) => {
    expect(estimateMissingCosts(["tuitionFees"], utAustin, record, { ...when, home })).toHaveLength(count);
  });
  test("without housing: off campus", () => {
    const [one] = estimateMissingCosts(
      ["housingFood"],
      utAustin,
      { ...record, roomBoardOnCampusUsd: null },
      { ...when, growthShare: 0 },
    );
    expect(one?.amountUsd).toBe(13_000);
  });
  test("nothing published, nothing estimated", () => {
    expect(estimateMissingCosts(["tuitionFees", "books"], bareCollege, null, when)).toEqual([]);
  });
  test("an estimate fills all its items", () => {
    const lines = [
      ...wholeCost.slice(0, 3),
      toEstimateLine({ items: ["travel", "personal"], kind: "travel", amountUsd: 9 }, "Travel and personal"),
    ];
    expect(summarizeOffer(makeOffer(lines), options)).toMatchObject({ missing: [], estimatedUsd: 9 });
  });
});

describe("an appeal", () => {
  test("every situation has an appeal route", () => {
    expect(Object.keys(appealRoutes).toSorted()).toEqual([...appealSituations].toSorted());
  });
  const alike: CollegeSummary = { ...utAustin, unitId: 100_001, admitRate: 0.3, completionRate: 0.85 };
  const colleges = new Map<number, CollegeSummary>([
    [utAustin.unitId, { ...utAustin, admitRate: 0.3, completionRate: 0.85 }],
    [100_001, alike],
    [100_002, { ...alike, unitId: 100_002, control: "nonprofit" }],
    [100_003, { ...alike, unitId: 100_003, admitRate: 0.51 }],
    [100_004, { ...alike, unitId: 100_004, admitRate: null }],
  ]);
  const own = summarize("own", [...wholeCost, makeLine("grant", 10_000)], { unitId: utAustin.unitId });
  test.each([
    ["a lower one of a college alike", 100_001, [...wholeCost, makeLine("grant", 12_000)], "2027-28", 1],
    ["not a dearer one", 100_001, [...wholeCost, makeLine("grant", 9_000)], "2027-28", 0],
    ["not one with missing items", 100_001, [makeLine("tuitionFees", 9_000)], "2027-28", 0],
    ["not one of another year", 100_001, [...wholeCost, makeLine("grant", 12_000)], "2026-27", 0],
    ["not one of another control", 100_002, [...wholeCost, makeLine("grant", 12_000)], "2027-28", 0],
    ["not one 21 points apart", 100_003, [...wholeCost, makeLine("grant", 12_000)], "2027-28", 0],
    [
      "not one whose admission is not known",
      100_004,
      [...wholeCost, makeLine("grant", 12_000)],
      "2027-28",
      0,
    ],
    ["not one outside the data", null, [...wholeCost, makeLine("grant", 12_000)], "2027-28", 0],
  ])("names %s", (_, unitId, lines, academicYear, count) => {
    const other = summarize("other", lines, { unitId, academicYear });
    const found = findBetterOffers(own, [own, other], (id) => colleges.get(id));
    expect(found).toHaveLength(count);
    if (count === 1) expect(found[0]).toMatchObject({ netPriceUsd: 34_000, lowerByUsd: 2_000 });
  });
});
