/** How colleges write what an award letter says: each as a line or two of it, and what is read. */
import { describe, expect, test } from "vitest";
import { listKnownNames } from "./letterCollege.ts";
import { parseLetter } from "./parseLetter.ts";

type Row = readonly [what: string, text: string, lines: readonly string[]];

function readLines(text: string): string[] {
  const read = parseLetter(text);
  return read.ok ? read.value.lines.map(({ kind, amountUsd }) => `${kind} ${amountUsd}`) : [read.problem];
}

function listQuestions(text: string): string[] {
  const read = parseLetter(text);
  return read.ok ? read.value.leftOut.map(({ because, amountUsd }) => `${because} ${amountUsd}`) : [];
}

const left: readonly Row[] = [
  [
    "with its remark broken over two lines",
    "YOUR REMAINING COST (net price less\nself-help)          16,045\nTuition             20,000",
    ["statedNetPrice 16045", "tuitionFees 20000"],
  ],
  [
    "subtracted in one line",
    "What is left: $33,200 cost - $29,333 gift aid = $3,867",
    ["statedNetPrice 3867"],
  ],
  [
    "less awards",
    "Tuition $9,000\nCost of attendance less accepted awards  5,750",
    ["tuitionFees 9000", "statedNetPrice 5750"],
  ],
  [
    "not covered",
    "Tuition $9,000\nCost not covered by benefits  $2,558",
    ["tuitionFees 9000", "statedNetPrice 2558"],
  ],
  [
    "not met",
    "Tuition $9,000\nCost not met by this offer  $2,558",
    ["tuitionFees 9000", "statedNetPrice 2558"],
  ],
  [
    "after scholarships",
    "Tuition $52,000\nAfter your scholarships, your direct cost would be $31,800.",
    ["tuitionFees 52000", "statedNetPrice 31800"],
  ],
  [
    "after aid, before a plan",
    "Tuition $52,000\nYour balance after aid, before any payment plan, is $24,145.",
    ["tuitionFees 52000", "statedNetPrice 24145"],
  ],
  [
    "as a range",
    "Tuition $52,000\nWe expect your family to pay between $19,940 and $22,340 next year.",
    ["tuitionFees 52000", "statedNetPrice 22340"],
  ],
  [
    "due to the college",
    "Tuition $52,000\nPell Grant $2,000\nDUE TO BHC  $50,000",
    ["tuitionFees 52000", "grant 2000", "statedNetPrice 50000"],
  ],
  [
    "by lines of a form",
    "1. Tuition ........ 9,000\n2. Fees ........ 1,000\n3. Add lines 1 through 2 ........ 10,000\n4. Pell Grant ........ 4,000\n5. Subtract line 4 from line 3 ........ 6,000",
    ["tuitionFees 9000", "tuitionFees 1000", "totalCost 10000", "grant 4000", "statedNetPrice 6000"],
  ],
  [
    "of tuition alone",
    "Tuition $1,380\nPromise Grant -$1,380\nTuition you pay $0\nFood $9,000",
    ["tuitionFees 1380", "grant 1380", "housingFood 9000"],
  ],
  [
    "in Spanish",
    "Matrícula $4,350\nCantidad que resta por cubrir $4,305",
    ["tuitionFees 4350", "statedNetPrice 4305"],
  ],
];

const once: readonly Row[] = [
  [
    "insurance and its waiver",
    "Tuition $49,600\nHealth insurance plan  $3,980\nHealth insurance waiver approved 4/2/2027  -$3,980",
    ["tuitionFees 49600"],
  ],
  [
    "insurance waived in its row",
    "Tuition  24,640\nHealth insurance  1,200  ** WAIVED 6/03/26 **",
    ["tuitionFees 24640"],
  ],
  [
    "a loan in a sentence and in its row",
    "You may take an additional $4,000 in unsubsidized loan.\nDirect Unsubsidized Loan  2,000\nAdditional Direct Unsubsidized Loan  4,000",
    ["studentLoan 2000", "studentLoan 4000"],
  ],
  [
    "what was removed",
    "Direct Subsidized Loan $3,500\nWe have removed the $9,500 Parent PLUS Loan from your offer.",
    ["studentLoan 3500"],
  ],
  [
    "what another room adds",
    "Tuition $52,000 and room $8,260\nA single room costs $1,150 more.",
    ["tuitionFees 52000", "housingFood 8260"],
  ],
  [
    "what other students do",
    "Tuition $52,000\nRoughly a third of our students have a job on campus and earn about $2,000 a year.",
    ["tuitionFees 52000"],
  ],
  [
    "for a later year",
    "Talent Award $2,500 (one time, used in your second or third year)\nMerit Award $9,000",
    ["grant 9000"],
  ],
  [
    "last year's charges",
    "Merit Award $9,000\nOur 2026-27 charges were $36,410 for tuition and fees and $14,280 for housing.",
    ["grant 9000"],
  ],
  ["the refund", "Pell Grant $6,120\nEstimated refund after tuition and fees: $4,308", ["grant 6120"]],
  [
    "the groups of a student's number",
    "Banner ID: W00 41 22 87     Housing: On Campus\nPell Grant   7,395",
    ["grant 7395"],
  ],
  [
    "the mark of a footnote",
    "Talent Scholarship  $20,0004\nNeed Grant  $9,155",
    ["grant 20000", "grant 9155"],
  ],
  [
    "a zero in the last column",
    "                Before   Change   Now\nExcelsior Scholarship (est.)   2,900   -2,900   0\nPell Grant   1,000   500   1,500",
    ["grant 1500"],
  ],
];

const kinds: readonly Row[] = [
  [
    "two loans and their amounts in one row",
    "Need Grant   4,300\nSub / Unsub   3,500 / 2,000",
    ["grant 4300", "studentLoan 3500", "studentLoan 2000"],
  ],
  [
    "a sum before its parts",
    "GIFT 21,930 = Uplands Award 15,000 + Pell 6,930\nCOST 28,750 = Tuition 26,900 + Fees 1,850",
    ["grant 15000", "grant 6930", "tuitionFees 26900", "tuitionFees 1850", "totalCost 28750"],
  ],
  [
    "a room of the honors hall",
    "COSTS\nTuition $41,000\nHonors hall room $7,900",
    ["tuitionFees 41000", "housingFood 7900"],
  ],
  [
    "a loan that the government will lend",
    "The federal government will lend you $5,500 of that in an unsubsidized loan, if you choose.",
    ["studentLoan 5500"],
  ],
  [
    "an allowance among the costs",
    "COSTS\nTuition $9,000\nBook allowance $1,080\nAID\nPell Grant $7,395",
    ["tuitionFees 9000", "books 1080", "grant 7395"],
  ],
  ["a grant called PLUS", "MASS GRANT PLUS  2,700.00\nPELL  1,245.00", ["grant 2700", "grant 1245"]],
  [
    "a loan that asks for a form",
    "Merit Award $9,000\nIf you file the FAFSA you can also take out a federal Direct Unsubsidized Loan of up to $5,500.",
    ["grant 9000", "studentLoan 5500"],
  ],
  [
    "National Merit",
    "National Merit Finalist stipend $1,000\nPell Grant $2,000",
    ["grant 1000", "grant 2000"],
  ],
  [
    "Virginia's VA is not the Department of Veterans Affairs",
    "EXPENSES\nTuition $9,000\nHousing allowance $8,400\nASSISTANCE\nVA Commonwealth Grant $4,500",
    ["tuitionFees 9000", "housingFood 8400", "grant 4500"],
  ],
  [
    "a scan's B00ks",
    "KINGSMERE C0LLEGE\nWe are pleased to 0ffer y0u the f0ll0wing\nC0sts\nTuiti0n  $48,640\nR00m and b0ard  $14,290\nB00ks  $1,100",
    ["tuitionFees 48640", "housingFood 14290", "books 1100"],
  ],
  [
    "Spanish names of costs",
    "Colegiatura $5,760\nGastos varios $1,950",
    ["tuitionFees 5760", "personal 1950"],
  ],
];

const amounts: readonly Row[] = [
  [
    "a whole behind its parts",
    "Direct charges are tuition of $41,000, fees of $1,450 and a room of $7,900, or $50,350 in all.",
    ["tuitionFees 41000", "tuitionFees 1450", "housingFood 7900", "totalCost 50350"],
  ],
  [
    "a job among the totals on top and below",
    "Grants\n$5,000.00\nWork-Study\n$2,500.00\nTotal\n$7,500.00\nGrants\nPell Grant\n$5,000.00\nWork-Study\nFederal Work-Study\n$2,500.00",
    ["grant 5000", "workStudy 2500"],
  ],
  ["a month's for so many months", "ROTC stipend: $420 a month for ten months", ["grant 4200"]],
  ["so many courses at a price", "Course tuition   6 courses x $1,185   $7,110", ["tuitionFees 7110"]],
  ["three terms at a price", "Technology fee   3 terms x $95   $285", ["tuitionFees 285"]],
  [
    "a whole and its parts behind a colon",
    "Estudiar un año aquí cuesta $11,940: $9,600 de matrícula, $1,140 de cuotas, $1,200 de libros.",
    ["totalCost 11940", "tuitionFees 9600", "tuitionFees 1140", "books 1200"],
  ],
  [
    "a whole that is made up of its parts",
    "The $9,350 is made up of tuition ($8,300) and fees ($1,050).",
    ["totalCost 9350", "tuitionFees 8300", "tuitionFees 1050"],
  ],
  [
    "names and amounts in turn",
    "TUITFEES 8940 ROOM 5610 BOARD 4470",
    ["tuitionFees 8940", "housingFood 5610", "housingFood 4470"],
  ],
  [
    "each quarter and the year, in Spanish",
    "AYUDAS     Por cuatrimestre     Año\nBeca Pell     $2,465     $7,395\nBeca estatal     $300     $900",
    ["grant 7395", "grant 900"],
  ],
  [
    "codes of a mainframe",
    "CODE   DESCRIPTION              OFFR     ACPT     DECL\nFPELL  PELL GRANT               7395     7395        0\nFDSUB  DIRECT SUB LOAN          3500        0     3500",
    ["grant 7395"],
  ],
];

describe.each([
  ["what is left to pay", left],
  ["what counts once or never", once],
  ["what a line is", kinds],
  ["which amount is the year's", amounts],
] as const)("%s", (_, rows) => {
  test.each(rows)("%s", (__, text, lines) => {
    expect(readLines(text)).toEqual(lines);
  });
});

test("what a price was before is not asked about", () => {
  const text = "Tuition $52,000\nYour new net price is $35,690 (it was $48,100).";
  expect(listQuestions(text)).toEqual(["notOffered 48100"]);
});

test("of four years in columns the letter's own is certain", () => {
  const text =
    "Plan for 2027-28\n             2027-28   2028-29   2029-30   2030-31    4-Year\nTuition      $47,200   $48,852   $50,562   $52,332   $198,946\nFounders Award   $25,000   $25,000   $25,000   $25,000   $100,000";
  const read = parseLetter(text);
  expect(read.ok && read.value.lines.map(({ amountUsd, note }) => [amountUsd, note])).toEqual([
    [47_200, "unproven"],
    [25_000, "unproven"],
  ]);
});

test("a title in the first cell of the head is no column", () => {
  const text =
    "Husky Aid Offer 2027-28     Autumn 2027     Winter 2028     Spring 2028\nPell Grant     $1,495     $1,495     $1,495";
  expect(readLines(text)).toEqual(["grant 4485"]);
});

describe("places of a letter", () => {
  test("cards that a blank line parts begin with their amounts", () => {
    const text =
      "You have 3 awards\n\n$4,310\nFederal Pell Grant\nGift · Automatically accepted\nView details >\n\n$3,500\nDirect Subsidized\nLoan · Action needed\nAccept | Decline\n\n$2,250\nDean's Merit\nGift · Automatically accepted\n\nAll awards\n$10,060\n\n$11,284\nTuition\n$1,518\nCampus fees\n\nTotal for the year\n$12,802";
    expect(readLines(text)).toEqual([
      "grant 4310",
      "studentLoan 3500",
      "grant 2250",
      "tuitionFees 11284",
      "tuitionFees 1518",
      "totalCost 12802",
    ]);
  });

  test("cells copied one by one, with the type of aid between name and amounts", () => {
    const text =
      "Award\nType\nFall\nSpring\nAnnual\nJuniper Need Grant\nNeed\n$2,100\n$2,100\n$4,200\nFederal Pell Grant\nFederal\n$1,248\n$1,247\n$2,495\nTotal\n$3,348\n$3,347\n$6,695";
    expect(readLines(text)).toEqual(["grant 4200", "grant 2495"]);
  });

  test("costs beside a table of awards with columns", () => {
    const text =
      "TUITION      3,840      PELL       3,698     3,697     7,395\nFEES           416      FSEOG        300       300       600\nBOOKS        1,500      FWS        1,250     1,250     2,500";
    expect(readLines(text).toSorted()).toEqual(
      [
        "tuitionFees 3840",
        "tuitionFees 416",
        "books 1500",
        "grant 7395",
        "grant 600",
        "workStudy 2500",
      ].toSorted(),
    );
  });

  test("the column and the price of where the student will live", () => {
    const text =
      "Your housing plan on file: With parent\nCOSTS      On campus     Off campus    With parent\nTuition      $17,250       $17,250        $17,250\nHousing       $8,150        $9,000         $1,800\nTotal      $25,400       $26,250        $19,050\nPell Grant      $4,210\nNet price if you live with a parent   $14,840\nNet price if you live on campus   $21,190";
    expect(readLines(text)).toEqual([
      "tuitionFees 17250",
      "housingFood 1800",
      "totalCost 19050",
      "grant 4210",
      "statedNetPrice 14840",
    ]);
  });

  test("gifts and net price that add up to the cost are no shares of it", () => {
    const text =
      "Tuition $30,000\nRoom $10,000\nTotal cost $40,000\nPell Grant $5,000\nMerit Award $9,000\nTotal grants $15,000\nNet price $25,000";
    expect(readLines(text)).toContain("statedNetPrice 25000");
    expect(listQuestions(text)).toContain("totalDiffers 15000");
  });

  test("what comes out of an informal sum is no loan", () => {
    const text = "tuition 31,400\npell 1,895\ncan take 3,500 sub + 2,000 unsub loans -> 11,705";
    expect(listQuestions(text)).toContain("unknown 11705");
  });

  test("a rule above a total names nothing", () => {
    const text =
      "          FALL      SPRING\nPell Grant   2,465   2,465\nFed. Supplemental Grant   200   200\n    ------  ------\nSemester total   2,665   2,665";
    expect(readLines(text)).toEqual(["grant 4930", "grant 400"]);
    expect(listQuestions(text)).toEqual(["sum 5330"]);
  });
});

describe("whose letter it is", () => {
  const known = listKnownNames([
    { unitId: 1, name: "Institute of Technology", city: "Fresno", state: "CA" },
    { unitId: 2, name: "Miami University-Oxford", city: "Oxford", state: "OH" },
  ]);
  test.each([
    ["Redstone Institute of Technology", null, "Redstone Institute of Technology"],
    ["Institute of Technology", 1, "Institute of Technology"],
    ["The Miami University", 2, "Miami University-Oxford"],
    ["Welcome to Miami University", 2, "Miami University-Oxford"],
  ] as const)("%s", (line, unitId, collegeName) => {
    const read = parseLetter(`${line}\nPell Grant $7,395`, known);
    expect(read.ok && [read.value.unitId, read.value.collegeName]).toEqual([unitId, collegeName]);
  });
});
