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
  test("where no sum has been tried on a side of the letter, all of it is asked about, with one question", () => {
    const { lines, questions } = read("Tuition $9,000\nPell Grant $5,000\nDirect Subsidized Loan $3,500");
    expect(lines.every(([, , isCertain]) => isCertain === false)).toBe(true);
    expect(questions).toEqual(["kinds"]);
  });
  test("a sum of the costs proves no aid", () => {
    const { lines } = read("Tuition $9,000\nFees $500\nTotal costs $9,500\nUnity Grant $2,000");
    expect(lines).toEqual([
      ["tuitionFees", 9_000, true],
      ["tuitionFees", 500, true],
      ["totalCost", 9_500, true],
      ["grant", 2_000, false],
    ]);
  });
  test.each([
    ["a name that says one thing", "Direct Subsidized Loan $3,500", []],
    ["an amount up to which a gift may go", "Book award up to $900", ["kinds"]],
    ["a loan is offered as a limit", "Direct Loan up to $5,500", []],
    ["a remark on a loan's name", "Direct PLUS Loan (credit check) $5,500", []],
    ["words of two names", "loan or work $2,000", ["kinds"]],
    ["a name that only sounds like a gift", "Hollins Access $2,000", ["kinds"]],
    ["what a benefit of the VA pays for", "Ch. 33 tuition payment $8,000", ["kinds"]],
  ])("%s beside a sum of gifts", (_, text, questions) => {
    expect(read(`Pell Grant $5,000\nUnity Grant $2,000\nTotal grants $7,000\n${text}`).questions).toEqual(
      questions,
    );
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

describe("what a sum does not prove", () => {
  test("which kind of aid a line is, where the total is of all aid", () => {
    const { lines } = read(
      "Pell Grant $5,000\nDepartment stipend $3,000\nDirect Loan $3,500\nTotal aid $11,500",
    );
    expect(lines).toContainEqual(["grant", 3_000, false]);
    expect(lines).toContainEqual(["grant", 5_000, true]);
  });
  test("costs that a net price does not start from", () => {
    const { lines } = read(
      "Tuition and fees $4,730\nPell Grant $3,095\nState Promise grant $1,635\nYou pay $0\nTools for some programs up to $900",
    );
    expect(lines).toContainEqual(["tuitionFees", 4_730, true]);
    expect(lines).toContainEqual(["otherCost", 900, false]);
  });
  test("that a line was accepted, where the letter says of one that it was declined", () => {
    const { lines } = read(
      "Pell Grant $5,000\nUnity Grant $2,000\nDirect Loan $3,500\nTotal $10,500\nOne of your awards:\nDirect Loan was declined",
    );
    expect(lines.filter(([, , isCertain]) => isCertain === true)).toEqual([]);
  });
  test("the year, where the heading names one term and nothing the other", () => {
    const { questions } = read(
      "2027-28 award\nYour award for fall (spring follows)\nUnity Grant $6,000\nPell Grant $2,000\nTotal $8,000\nFall costs\nTuition $16,000\nFees $600\nTotal $16,600",
    );
    expect(questions).toEqual(["period"]);
  });
  test("whose lines they are, where two names stand twice with other amounts, each with a total", () => {
    const { lines } = read(
      "Unity Grant $4,000\nPell Grant $5,000\nTotal grants $9,000\nUnity Grant $6,000\nPell Grant $5,500\nTotal grants $11,500",
    );
    expect(lines.filter(([, , isCertain]) => isCertain === true)).toEqual([]);
  });
});

describe("what the rows prove", () => {
  test("fall and spring make the year", () => {
    expect(read("Award   Fall   Spring   Total\nPell Grant   2,500   2,500   5,000").lines).toEqual([
      ["grant", 5_000, true],
    ]);
  });
  test("what it was and the change make what it is", () => {
    expect(read("Unity Grant       $19,400     -$1,500     $17,900").lines).toEqual([
      ["grant", 17_900, true],
    ]);
  });
  test("a total that counts a line and its repeat says that both were paid", () => {
    expect(
      read("Unity Grant, Fall $5,000\nUnity Grant, Spring $5,000\nPell Grant $2,000\nTotal grants $12,000")
        .lines,
    ).toContainEqual(["grant", 10_000, true]);
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
      ["workStudy", 2_600, false],
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
    ["semicolons", "Estimated expenses: tuition/fees 13,406; books 900; housing 9,000; total 23,306"],
    ["slashes", "COST: Tuition & Fees 13,406 / Books 900 / Housing 9,000 / Total 23,306"],
    ["commas", "Charges: tuition 13,406, books 900, double room 9,000, total 23,306"],
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
