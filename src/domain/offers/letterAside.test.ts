/** What a letter mentions, gives again by term, or says of the rules is no part of an offer whose printed totals come out without it. */
import { describe, expect, test } from "vitest";
import { needsAnswer } from "./leftOut.ts";
import { parseLetter } from "./parseLetter.ts";

const gifts = "Unity Grant $4,000\nPell Grant $5,000\nTotal grants $9,000";
const costs = "Tuition $20,000\nHousing and food $12,000\nTotal cost of attendance $32,000";

function read(text: string) {
  const result = parseLetter(text);
  if (!result.ok) throw new Error(result.problem);
  const { lines, leftOut } = result.value;
  return {
    grants: lines.flatMap(({ kind, amountUsd }) => (kind === "grant" ? [amountUsd] : [])),
    certain: lines.every(({ isCertain }) => isCertain),
    mentioned: leftOut.flatMap(({ because, amountUsd }) => (because === "mentioned" ? [amountUsd] : [])),
    repeated: leftOut.flatMap(({ because, amountUsd }) => (because === "repeated" ? [amountUsd] : [])),
    open: leftOut.filter(needsAnswer).map(({ amountUsd }) => amountUsd),
  };
}

describe("a sentence beside a total that comes out over rows", () => {
  test("a rule is left out, and everything is certain", () => {
    expect(
      read(
        `${costs}\n${gifts}\nUnder its rules the Founders Scholarship of $2,500 cannot be combined with other gifts.`,
      ),
    ).toMatchObject({ grants: [4_000, 5_000], certain: true, mentioned: [2_500], open: [] });
  });
  test("what the sentence gives this student is asked about", () => {
    const { certain, mentioned } = read(
      `${costs}\n${gifts}\nYou have also been awarded the Hollins Scholarship of $2,500 for the year.`,
    );
    expect({ certain, mentioned }).toEqual({ certain: false, mentioned: [] });
  });
  test.each([
    "The Smith Foundation will pay $2,500 toward your bill each year.",
    "Your church award of $2,500, which you told us about, comes on top of these grants.",
  ])("aid that the totals leave out is asked about, whoever gives it: %s", (sentence) => {
    const { certain, mentioned } = read(`${costs}\n${gifts}\n${sentence}`);
    expect({ certain, mentioned }).toEqual({ certain: false, mentioned: [] });
  });
  test("kinds of which no total comes out are read from sentences as before", () => {
    const result = parseLetter(`${gifts}\nYou may also borrow $5,500 in a federal Direct Loan.`);
    expect(result.ok && result.value.lines.some(({ kind }) => kind === "studentLoan")).toBe(true);
  });
  test("a fee in a sentence does not spoil the total cost", () => {
    const result = parseLetter(`${costs}\n${gifts}\nA single room adds $1,350 to the housing price.`);
    expect(result.ok && result.value.lines.some(({ kind }) => kind === "totalCost")).toBe(true);
    expect(result.ok && result.value.isCertain).toBe(true);
  });
});

test("the same list again by term counts once, with its totals", () => {
  const list = (share: number) =>
    `Unity Grant  ${4_000 / share}\nPell Grant  ${5_000 / share}\nTotal grants  ${9_000 / share}`;
  const { grants, open } = read(`Award year\n${list(1)}\nFirst half\n${list(2)}\nSecond half\n${list(2)}`);
  expect(grants).toEqual([4_000, 5_000]);
  expect(open).toEqual([]);
});

test("the same award of the other term counts, though only one term's total comes out", () => {
  const term = (name: string, total: number) =>
    `${name} 2026\nUnity Grant  -$4,000\nPell Grant  -$5,000\nTotal credits  -$${total}`;
  const { grants } = read(`${term("Fall", 9_400)}\n${term("Spring", 9_000)}`);
  expect(grants).toEqual([8_000, 10_000]);
});

test("totals of terms are shares of the year's", () => {
  const { open } = read(
    "Unity Grant $4,000\nPell Grant $5,000\nDirect Subsidized Loan $3,500\nFall total $6,250\nSpring total $6,250\nGrand total $12,500",
  );
  expect(open).toEqual([]);
});
