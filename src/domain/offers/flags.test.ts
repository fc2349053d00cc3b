/** What is said about an offer: each remark on both sides of its threshold, and none while the letter is half read. */
import { describe, expect, test } from "vitest";
import { reasonKeys } from "#domain/aid/dependency.ts";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { readBorrower } from "#domain/plan/readBorrower.ts";
import { type Borrower, type OfferFlag, usualBorrower } from "./flags.ts";
import type { Offer, OfferLine, OfferLineKind } from "./offer.ts";
import { summarizeOffer } from "./summarizeOffer.ts";

const line = (kind: OfferLineKind, amountUsd: number | null, more: Partial<OfferLine> = {}): OfferLine => ({
  label: labels[kind] ?? kind,
  kind,
  amountUsd,
  source: "unknown",
  isRenewable: true,
  readFrom: kind,
  ...more,
});
const labels: Partial<Record<OfferLineKind, string>> = {
  studentLoan: "Direct Loan",
  parentLoan: "Parent PLUS Loan",
  privateLoan: "Private Loan",
};
/** 40,000 of costs, every item of them. */
const costs = [
  line("tuitionFees", 28_000),
  line("housingFood", 9_000),
  line("books", 1_000),
  line("travel", 1_000),
  line("personal", 1_000),
];
const independent: Borrower = { isIndependent: true, yearInCollege: 1 };
const transfer: Borrower = { isIndependent: null, yearInCollege: null };

function flag(
  lines: readonly OfferLine[],
  borrower: Borrower = usualBorrower,
  more: Partial<Offer> = {},
): readonly OfferFlag[] {
  const offer = {
    id: "a",
    unitId: null,
    collegeName: "A",
    academicYear: "2027-28",
    lines,
    practices: {},
    ...more,
  };
  return summarizeOffer(offer, { growthShare: 0, years: 4, loanTerms: loanTerms2026, borrower }).flags;
}
const listCodes = (flags: readonly OfferFlag[]) => flags.map(({ code }) => code);

describe("a remark about the letter's sums", () => {
  test("is the same after we fill in what the letter leaves out", () => {
    const letter = [
      line("tuitionFees", 50_000),
      line("housingFood", 18_570),
      line("totalCost", 68_570),
      line("grant", 38_845),
      line("workStudy", 2_500),
      line("studentLoan", 22_200),
      line("statedNetPrice", 5_025),
    ];
    const filled = [...letter, line("books", 1_000, { note: "estimate" })];
    const understated = {
      code: "understated",
      statedUsd: 5_025,
      moreUsd: 24_700,
      because: ["loans", "workStudy"],
    };
    expect(flag(letter)).toContainEqual(understated);
    expect(flag(filled)).toContainEqual(understated);
    expect(listCodes(flag(filled))).not.toContain("partsAboveTotal");
    // A letter that takes off gift aid alone is right about its own costs.
    const right = [line("tuitionFees", 20_000), line("grant", 5_000), line("statedNetPrice", 15_000)];
    expect(listCodes(flag([...right, line("books", 900, { note: "estimate" })]))).not.toContain(
      "understated",
    );
  });
  test.each<[string, readonly OfferLine[], readonly OfferFlag["code"][]]>([
    [
      "loans of just what is left",
      [...costs, line("grant", 35_000), line("workStudy", 2_000), line("studentLoan", 3_000)],
      [],
    ],
    [
      "loans above what gift aid and work leave",
      [...costs, line("grant", 35_000), line("workStudy", 2_000), line("studentLoan", 3_500)],
      ["borrowingAboveNeed"],
    ],
    [
      "a few dollars more are rounding",
      [...costs, line("grant", 35_000), line("workStudy", 2_000), line("studentLoan", 3_005)],
      [],
    ],
    [
      "not where the letter leaves costs out: those are left to pay too",
      [...costs.slice(0, 2), line("grant", 35_000), line("studentLoan", 5_500)],
      [],
    ],
    ["gift aid of just the cost", [...costs, line("grant", 40_000)], []],
    ["gift aid above the cost", [...costs, line("grant", 40_001)], ["grantsAboveCost"]],
    [
      "nothing while a line is a guess",
      [...costs, line("grant", 41_000, { note: "kindGuessed" }), line("studentLoan", 9_900)],
      [],
    ],
    ["nothing while a line is not sorted", [...costs, line("grant", 41_000), line("other", 10)], []],
    [
      "only the amount that is missing, while one is",
      [...costs, line("grant", null), line("studentLoan", 9_900)],
      ["amountMissing"],
    ],
    [
      "nothing about sums where the lines come to more than the letter's total",
      [...costs, line("totalCost", 39_000), line("grant", 41_000), line("statedNetPrice", -9_000)],
      ["partsAboveTotal"],
    ],
    [
      "a balance that counts a parent's loan as aid",
      [...costs, line("grant", 20_000), line("parentLoan", 10_000), line("statedNetPrice", 10_000)],
      ["understated", "parentLoanInOffer"],
    ],
  ])("%s", (_, lines, codes) => {
    expect(listCodes(flag(lines))).toEqual(codes);
  });

  test("says how much was borrowed and how much was left", () => {
    const flags = flag([
      ...costs,
      line("grant", 38_000),
      line("workStudy", 2_500),
      line("studentLoan", 5_500),
    ]);
    expect(flags).toEqual([{ code: "borrowingAboveNeed", loansUsd: 5_500, leftUsd: 0 }]);
  });

  test("names what a balance takes off: a parent's loan apart from the student's", () => {
    const lines = [...costs, line("grant", 20_000), line("studentLoan", 5_500), line("parentLoan", 14_500)];
    const [understated] = flag([...lines, line("statedNetPrice", 0)]);
    expect(understated).toMatchObject({ statedUsd: 0, moreUsd: 20_000, because: ["loans", "parentLoan"] });
  });
});

test("a cost of zero is a figure that the letter gives", () => {
  const leftOut = [
    { label: "Tuition and Fees", text: "Tuition and Fees $0", amountUsd: 0, because: "zero" as const },
  ];
  const offer = {
    id: "a",
    unitId: null,
    collegeName: "A",
    academicYear: null,
    lines: costs.slice(1),
    practices: {},
  };
  const options = { growthShare: 0, years: 4, loanTerms: loanTerms2026 };
  expect(summarizeOffer(offer, options).missing).toEqual(["tuitionFees"]);
  expect(summarizeOffer({ ...offer, leftOut }, options).missing).toEqual([]);
});

describe("limits of federal loans of 2026-27", () => {
  const loans = (...own: readonly OfferLine[]) => [...costs, ...own];
  const dependent = { isIndependent: false, yearInCollege: 1 };
  test.each<[string, readonly OfferLine[], Borrower, readonly OfferFlag["code"][]]>([
    ["5,500 in the first year", loans(line("studentLoan", 5_500)), dependent, []],
    ["a dollar more", loans(line("studentLoan", 5_501)), dependent, ["studentLoansOverLimit"]],
    ["9,500 for an independent student", loans(line("studentLoan", 9_500)), independent, []],
    ["a dollar more for one", loans(line("studentLoan", 9_501)), independent, ["studentLoansOverLimit"]],
    ["a transfer student may be in the third year", loans(line("studentLoan", 7_500)), transfer, []],
    ["no year allows more", loans(line("studentLoan", 7_501)), transfer, ["studentLoansOverLimit"]],
    ["the second year", loans(line("studentLoan", 6_500)), { ...dependent, yearInCollege: 2 }, []],
    [
      "the fifth year counts as the fourth",
      loans(line("studentLoan", 7_500)),
      { ...dependent, yearInCollege: 5 },
      [],
    ],
    ["3,500 subsidized", loans(line("studentLoan", 3_500, { label: "Subsidized Loan" })), dependent, []],
    [
      "a dollar more, which is not more in all",
      loans(line("studentLoan", 3_501, { label: "Subsidized Loan" })),
      independent,
      ["subsidizedOverLimit"],
    ],
    [
      "unsubsidized loans have no such limit",
      loans(line("studentLoan", 5_500, { label: "Unsub Loan" })),
      dependent,
      [],
    ],
    ["a loan of the college", loans(line("studentLoan", 9_000, { source: "college" })), dependent, []],
    ["a loan of a state", loans(line("studentLoan", 9_000, { source: "state" })), dependent, []],
    [
      "a parent's 16,250: 65,000 in four years",
      loans(line("parentLoan", 16_250)),
      dependent,
      ["parentLoanInOffer"],
    ],
    [
      "a dollar more each year",
      loans(line("parentLoan", 16_251)),
      dependent,
      ["parentLoansOverTotal", "parentLoanInOffer"],
    ],
    [
      "20,000 a year",
      loans(line("parentLoan", 20_000)),
      dependent,
      ["parentLoansOverTotal", "parentLoanInOffer"],
    ],
    [
      "a dollar more in one year",
      loans(line("parentLoan", 20_001)),
      dependent,
      ["parentLoansOverLimit", "parentLoanInOffer"],
    ],
  ])("%s", (_, lines, borrower, codes) => {
    expect(listCodes(flag(lines, borrower))).toEqual(codes);
  });

  test("name the independent limit where the loans are within it, as after a refused PLUS loan", () => {
    const [within] = flag([...costs, line("studentLoan", 9_500)]);
    expect(within).toEqual({
      code: "studentLoansOverLimit",
      amountUsd: 9_500,
      limitUsd: 5_500,
      otherUsd: 9_500,
      awardYear: "2026-27",
      yearInCollege: 1,
      isIndependent: false,
    });
    expect(flag([...costs, line("studentLoan", 9_501)])[0]).toMatchObject({ otherUsd: null });
    expect(flag([...costs, line("studentLoan", 9_501)], independent)[0]).toMatchObject({
      otherUsd: null,
      limitUsd: 9_500,
    });
  });

  test("are those of the student that the plan tells of", () => {
    const plan = makeEmptyPlan("plan", "2027-04-02T00:00:00.000Z");
    const answered = (answer: boolean) =>
      Object.fromEntries(Object.values(reasonKeys).map((key) => [key, answer]));
    expect(readBorrower(plan)).toEqual(usualBorrower);
    expect(readBorrower({ ...plan, aid: answered(false) }).isIndependent).toBe(false);
    expect(readBorrower({ ...plan, aid: { [reasonKeys.married]: true } }).isIndependent).toBe(true);
    expect(
      readBorrower({ ...plan, timeline: { ...plan.timeline, path: "transfer" } }).yearInCollege,
    ).toBeNull();
  });
});

describe("loans that nobody can get any more", () => {
  test.each<[string, OfferLineKind, string | null]>([
    ["Federal Perkins Loan", "studentLoan", "2017-09-30"],
    ["PERKINS", "studentLoan", "2017-09-30"],
    ["Grad PLUS Loan", "parentLoan", "2026-07-01"],
    ["Graduate PLUS", "parentLoan", "2026-07-01"],
    ["Federal Direct PLUS Loan", "parentLoan", null],
    ["Perkins Family Scholarship", "grant", null],
  ])("%s", (label, kind, endedOn) => {
    const found = flag([...costs, line(kind, 2_000, { label })]).flatMap((one) =>
      one.code === "programEnded" ? [one] : [],
    );
    expect(found.map(({ program }) => program.endedOn)).toEqual(endedOn === null ? [] : [endedOn]);
  });

  test("count in no limit of those that go on", () => {
    const lines = [
      ...costs,
      line("studentLoan", 5_500),
      line("studentLoan", 2_000, { label: "Perkins Loan" }),
    ];
    expect(listCodes(flag(lines))).toEqual(["programEnded"]);
  });
});

test("a loan below a heading of its own needs no such name", () => {
  const lines = [...costs, line("studentLoan", 2_000, { label: "Federal Direct Subsidized" })];
  const codes = (more: Partial<Offer>) => flag(lines, usualBorrower, more).map(({ code }) => code);
  expect(codes({})).toContain("loanNotCalledLoan");
  expect(codes({ practices: { keepsKindsApart: true } })).not.toContain("loanNotCalledLoan");
});
