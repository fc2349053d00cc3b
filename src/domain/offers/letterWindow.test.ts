/** What is read of a long text, what is counted only, and where its amounts are said to stand. */
import { describe, expect, test } from "vitest";
import { countMarked, cutWindow } from "./letterWindow.ts";
import { parseLetter } from "./parseLetter.ts";

const filler = "The campus was founded by people who liked trees.\n";

describe("the part that is read", () => {
  test("a letter of any usual length is read whole", () => {
    expect(cutWindow(`${filler.repeat(900)}Pell Grant $5,000`)).toEqual({ from: 0, to: 45_017 });
  });
  test.each([
    ["at the head", 0, 4_000],
    ["in the middle", 2_000, 2_000],
    ["at the end", 4_000, 0],
  ])("an amount %s of 200 kB is in it, with its line", (_, before, after) => {
    const text = `${filler.repeat(before)}Pell Grant $5,000\n${filler.repeat(after)}`;
    const { from, to } = cutWindow(text);
    expect(text.slice(from, to)).toContain("\nPell Grant $5,000\n".slice(before === 0 ? 1 : 0));
    expect(to - from).toBeLessThanOrEqual(76_000);
  });
  test("a text without a break is cut anywhere", () => {
    const { from, to } = cutWindow(`${"a".repeat(200_000)}$500`);
    expect(to - from).toBeLessThanOrEqual(76_000);
  });
});

test("places are those of the whole text, also behind characters that nobody sees", () => {
  const text = `\u200b${filler.repeat(4_000)}\u200bPell Grant $5,000\n${filler}`;
  const read = parseLetter(text);
  const [place] = read.ok ? (read.value.lines[0]?.readAt ?? []) : [];
  // In the plain text, which has the two characters no more.
  expect(place).toEqual({ start: text.indexOf("$5,000") - 2, end: text.indexOf("$5,000") + 4 });
});

test("what stands below is counted, and asked about", () => {
  const read = parseLetter(`Pell Grant $5,000\n${filler.repeat(3_000)}Unity Grant $2,000\nFees 1,250.50`);
  expect(read.ok && read.value.unread).toEqual({ amounts: 2, sumUsd: 3_251 });
  expect(read.ok && read.value.isCertain).toBe(false);
});

test.each([
  ["$5,000 and 1,250", { amounts: 2, sumUsd: 6_250 }],
  ["in 2027, room 214, 80% of 15 credits", { amounts: 0, sumUsd: 0 }],
  ["$1O,5OO", { amounts: 1, sumUsd: 0 }],
  ["a fund of $88,000,000", { amounts: 1, sumUsd: 0 }],
])("marked amounts of “%s”", (text, counted) => {
  expect(countMarked(text)).toEqual(counted);
});
