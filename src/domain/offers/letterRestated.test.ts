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

test("a letter that stands for declined in the legend declines its line, and without the legend says nothing", () => {
  const rows =
    "Award\tStatus\tAutumn 26\tWinter 27\tSpring 27\nPell Grant\tA\t1,000\t1,000\t1,000\nDirect Unsubsidized Loan\tD\t600\t600\t600\n";
  const offered = (text: string) =>
    read(text).lines.filter((line) => !/tuition|housing|totalCost/.test(line));
  expect(offered(`${rows}A = accepted  D = declined\n${costs}`)).toEqual(["grant 3000"]);
  expect(offered(`${rows}${costs}`)).toEqual(["grant 3000", "studentLoan 1800"]);
});

test("what an award was before it was raised is asked about where the older offer stands below", () => {
  const older = "Grants\nPell Grant $4,000\nUnity Grant $3,000\nTotal grants $7,000";
  const isOlderCertain = (above: string) => {
    const letter = parseLetter(`${above}\n${older}\n${costs}`);
    const line = letter.ok ? letter.value.lines.find(({ amountUsd }) => amountUsd === 3000) : undefined;
    return line?.isCertain;
  };
  expect(isOlderCertain("We have raised your Unity Grant to $5,500 (it was $3,000).")).toBe(false);
  expect(isOlderCertain("Thank you for your patience.")).toBe(true);
});

test("trimesters called T1 to T3 are terms, and what was accepted stands beside them", () => {
  const { lines } = read(
    `Funding\tT1\tT2\tT3\tOffered\tAccepted\nPell Grant\t1,000\t1,000\t1,000\t3,000\t3,000\nDirect Unsubsidized Loan\t1,000\t1,000\t1,000\t6,000\t3,000\n${costs}`,
  );
  expect(lines).toContain("grant 3000");
  expect(lines).not.toContain("studentLoan 6000");
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
