/** What makes a line of a letter certain, and what makes it a question: words, sums, neighbors, and whether the letter was understood. */
import { describe, expect, test } from "vitest";
import { needsAnswer } from "./leftOut.ts";
import { listLetterQuestions } from "./letterQuestions.ts";
import { parseLetter } from "./parseLetter.ts";

function read(text: string) {
  const result = parseLetter(text);
  if (!result.ok) throw new Error(result.problem);
  const { lines, leftOut } = result.value;
  return {
    lines: lines.map(({ kind, amountUsd, isCertain }) => [kind, amountUsd, isCertain]),
    questions: listLetterQuestions(lines, leftOut).map(({ code }) => code),
    open: leftOut.filter(needsAnswer).map(({ amountUsd }) => amountUsd),
  };
}

describe("words alone", () => {
  test.each([
    ["a name that says one thing", "Pell Grant $5,000\nDirect Subsidized Loan $3,500", []],
    ["an amount up to which a gift may go", "Pell Grant $5,000\nBook award up to $900", ["kinds"]],
    ["a loan is offered as a limit", "Pell Grant $5,000\nDirect Loan up to $5,500", []],
    ["words of two names", "Pell Grant $5,000\nloan or work $2,000", ["kinds"]],
    ["a name that only sounds like a gift", "Pell Grant $5,000\nHollins Access $2,000", ["kinds"]],
    ["what a benefit of the VA pays for", "Tuition $9,000\nCh. 33 tuition payment $8,000", ["kinds"]],
  ])("%s", (_, text, questions) => {
    expect(read(text).questions).toEqual(questions);
  });
});

describe("sums", () => {
  test("a name that only sounds like a gift is one where a total of gifts comes out with it", () => {
    expect(read("Pell Grant $5,000\nHollins Access $2,000\nTotal gift aid $7,000").questions).toEqual([]);
  });
  test("a line beside a total that comes out without it is asked about", () => {
    const { lines } = read(
      "Unity Grant $4,000\nPell Grant $5,000\nTotal grants $9,000\nLast year's grant $3,000",
    );
    expect(lines.filter(([, , isCertain]) => isCertain === true)).toEqual([
      ["grant", 4_000, true],
      ["grant", 5_000, true],
    ]);
  });
  test("a sum overrules a cost's name, and the line is still asked about", () => {
    const { lines, questions } = read(
      "Pell Grant $5,000\nState Tuition Offering $3,000\nUnity Grant $1,000\nTotal financial aid $9,000",
    );
    expect(lines).toContainEqual(["grant", 3_000, false]);
    expect(questions).toEqual(["kinds"]);
  });
  test("an amount with no name that is the sum of those above is their total", () => {
    expect(read("Pell Grant $5,000\nUnity Grant $1,000\n      $6,000")).toEqual({
      lines: [
        ["grant", 5_000, true],
        ["grant", 1_000, true],
      ],
      questions: [],
      open: [],
    });
  });
});

describe("a letter that is not understood", () => {
  test("nothing in it is certain that no sum proves", () => {
    expect(read("Pell Grant $5,000\nHollins Access $2,000").lines).toEqual([
      ["grant", 5_000, false],
      ["grant", 2_000, false],
    ]);
  });
  test("four amounts in sentences that no sum holds are confirmed once", () => {
    const { questions } = read(
      "We offer you a Unity Grant of $4,000 and a Pell Grant of $5,000. You may also take a Direct Subsidized Loan of $3,500 and earn $2,000 through Federal Work-Study.",
    );
    expect(questions).toEqual(["kinds"]);
  });
  test("the same name with another amount may be another student's", () => {
    expect(
      read("Unity Grant $4,000\nUnity Grant $6,000").lines.every(([, , isCertain]) => isCertain === false),
    ).toBe(true);
  });
  test("the one line under a heading with its total counts once", () => {
    expect(read("Student Employment $2,600\nFederal Work-Study $2,600").lines).toEqual([
      ["workStudy", 2_600, true],
    ]);
  });
  test("a notice of one term is for a term until somebody says otherwise", () => {
    const { questions, lines } = read(
      "Fall 2027 Financial Aid Award Notice\nUnity Grant $3,000\nPell $2,000",
    );
    expect(questions).toEqual(["period"]);
    expect(lines.every(([, , isCertain]) => isCertain === false)).toBe(true);
  });
});

describe("rows that share a line", () => {
  test.each([
    ["semicolons", "Estimated expenses: tuition/fees 13,406; books 900; housing 9,000"],
    ["slashes", "COST: Tuition & Fees 13,406 / Books 900 / Housing 9,000"],
    ["commas", "Charges: tuition 13,406, books 900, double room 9,000"],
  ])("%s", (_, text) => {
    expect(read(text).lines).toEqual(
      expect.arrayContaining([
        ["tuitionFees", 13_406, true],
        ["books", 900, true],
        ["housingFood", 9_000, true],
      ]),
    );
  });
});

test("where one of several figures was taken, the others are told", () => {
  const result = parseLetter(
    "                 Anna      Jakub\nUnity Grant      $4,000    $6,000\nPell Grant       $5,000    $5,500",
  );
  expect(result.ok ? result.value.otherAmounts : null).toEqual([
    { line: 0, amountsUsd: [6_000] },
    { line: 1, amountsUsd: [5_500] },
  ]);
});

test("questions are grouped by what answers them", () => {
  const asked = listLetterQuestions(
    [
      { kind: "grant", note: "timesTerms" },
      { kind: "grant", note: "oneTerm" },
      { kind: "other" },
      { kind: "studentLoan", note: "kindGuessed" },
      { kind: "grant" },
    ],
    [{ because: "unknown" }, { because: "zero" }, { because: "totalDiffers" }],
  );
  expect(asked).toEqual([
    { code: "period", lines: [0, 1], leftOut: [] },
    { code: "sums", lines: [], leftOut: [2] },
    { code: "unsorted", lines: [2], leftOut: [] },
    { code: "kinds", lines: [3], leftOut: [] },
    { code: "unplaced", lines: [], leftOut: [0] },
  ]);
});
