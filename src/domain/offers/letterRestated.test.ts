/** What a letter says again is no second line: terms below their award, totals over four years, and a price by the month. */
import { expect, test } from "vitest";
import { parseLetter } from "./parseLetter.ts";

function read(text: string) {
  const letter = parseLetter(text);
  if (!letter.ok) throw new Error(letter.problem);
  const { lines, leftOut } = letter.value;
  return {
    lines: lines.map(({ kind, amountUsd }) => `${kind} ${amountUsd}`),
    repeated: leftOut.filter(({ because }) => because === "repeated").map(({ amountUsd }) => amountUsd),
    isCertain: letter.value.isCertain,
  };
}

const costs = "Cost of attendance $20,000\nTuition $12,000\nHousing $8,000";

test("an award's terms below it are its parts, and of other amounts they are not", () => {
  const rows = (spring: string) =>
    `Award    Offered    Accepted\nPell Grant    4,900    4,900\n   Fall 2027    2,450    2,450\n   Spring 2028    ${spring}    ${spring}\n${costs}`;
  expect(read(rows("2,450"))).toMatchObject({
    lines: expect.arrayContaining(["grant 4900"]),
    repeated: [2450, 2450],
  });
  expect(read(rows("2,300")).repeated).toEqual([]);
});

test("the terms of a declined award are not offered either", () => {
  const { lines, repeated } = read(
    `Award    Offered    Accepted    Declined\nPell Grant    4,900    4,900    0\nDirect Loan    2,000    0    2,000\n   Fall 2027    1,000    0    1,000\n   Spring 2028    1,000    0    1,000\n${costs}`,
  );
  expect(lines.filter((line) => !/tuition|housing|totalCost/.test(line))).toEqual(["grant 4900"]);
  expect(repeated).toEqual([1000, 1000]);
});

test("a value over four years that is four times the award is said again, and any other is not", () => {
  const letter = (value: string) =>
    `Founders Scholarship $24,000\n(value over four years: ${value})\nTotal gift aid $24,000\n${costs}`;
  expect(read(letter("$96,000"))).toMatchObject({ repeated: [24_000], isCertain: true });
  expect(read(letter("$84,000")).repeated).toEqual([]);
  // A quarter of it is the cost of attendance, by chance.
  expect(read(letter("$80,000")).repeated).toEqual([]);
});

test("a price by the month is the year's price again only where twelve, ten or nine months make it", () => {
  const letter = (month: string) =>
    `Only ${month} a month! That's your net price at Larch University, $14,880 for 2027-28.\nLarch Award $22,000\nLarch Need Grant $9,120\nDirect costs $46,000`;
  expect(read(letter("$1,240")).lines).not.toContain("other 11160");
  expect(read(letter("$1,100")).lines).toContain("other 9900");
});
