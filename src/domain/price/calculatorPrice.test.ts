/** What a family enters from a college's own calculator: how it is read, asked about, compared and counted. */
import { describe, expect, test } from "vitest";
import { findBandPlace, toEntryYearUsd } from "./calculatorPlace.ts";
import { calculatorPriceLimits } from "./calculatorPrice.ts";
import { findCalculatorDoubt, listCalculatorFalls, readCalculatorUsd } from "./readCalculatorPrice.ts";
import { toTallyKind } from "./tallyKind.ts";

describe("what was typed", () => {
  test.each([
    ["23400", 23_400],
    ["23,400", 23_400],
    ["$23,400", 23_400],
    [" $ 23 400 ", 23_400],
    ["23.400", 23_400],
    ["23.4k", 23_400],
    ["$23K", 23_000],
    ["23,400.49", 23_400],
    ["$23,400.50", 23_401],
    ["23400.99", 23_401],
    ["0", 0],
    ["250000", 250_000],
    ["250,000.00", 250_000],
    ["", null],
    ["  ", null],
  ])("%j is %j", (text, value) => {
    expect(readCalculatorUsd(text)).toEqual({ ok: true, value });
  });

  test.each([
    ["about twenty", "notANumber"],
    ["23,4", "notANumber"],
    ["23.4", "notWhole"],
    ["12,000-15,000", "notANumber"],
    ["-500", "tooLow"],
    ["−500", "tooLow"],
    ["250,001", "tooHigh"],
    ["$", null],
  ])("%j is refused as %s", (text, kind) => {
    if (kind === null) expect(readCalculatorUsd(text)).toEqual({ ok: true, value: null });
    else expect(readCalculatorUsd(text)).toMatchObject({ ok: false, problem: { kind } });
  });

  test.each([
    [60_000, 60_000, null],
    [60_001, 60_000, "aboveSticker"],
    [60_001, null, null],
    [99, 60_000, "tiny"],
    [100, 60_000, null],
    // Full aid is nothing to ask about.
    [0, 60_000, null],
  ] as const)("%d with a published price of %j is asked about as %j", (amount, sticker, doubt) => {
    expect(findCalculatorDoubt(amount, sticker)).toBe(doubt);
  });

  test.each([
    ["2026-11-27", 2027, [2027, 2026, 2025, 2024]],
    ["2026-06-30", 2026, [2026, 2025, 2024, 2023]],
    ["2026-07-01", 2027, [2027, 2026, 2025, 2024]],
    ["2026-11-27", 2030, [2030, 2029, 2028, 2027, 2026, 2025, 2024]],
  ])("on %s, with college in %d, the school years are %j", (today, entryYear, falls) => {
    expect(listCalculatorFalls(today, entryYear)).toEqual(falls);
  });

  test("the years it offers are ones that a plan may keep", () => {
    const falls = listCalculatorFalls("2040-11-27", 2044);
    expect(Math.max(...falls)).toBeLessThanOrEqual(calculatorPriceLimits.latestFall);
    expect(Math.min(...listCalculatorFalls("2026-11-27", 2027))).toBeGreaterThanOrEqual(
      calculatorPriceLimits.earliestFall,
    );
  });
});

describe("beside our range", () => {
  const band = { lowUsd: 14_220, highUsd: 21_680 };
  test.each([
    [14_149, "below"],
    // Reads "$14,200", as our low end does.
    [14_150, "inside"],
    [18_000, "inside"],
    [21_749, "inside"],
    [21_750, "above"],
  ])("%d is %s", (amount, place) => {
    expect(findBandPlace(amount, band)).toBe(place);
  });

  test("nothing to pay is inside a range that begins below zero", () => {
    expect(findBandPlace(0, { lowUsd: -2_300, highUsd: 4_000 })).toBe("inside");
    expect(findBandPlace(0, { lowUsd: -2_300, highUsd: -900 })).toBe("inside");
  });

  test.each([
    { fallYear: 2027, inYear: 20_000 },
    { fallYear: 2026, inYear: 20_600 },
    { fallYear: 2025, inYear: 21_218 },
    { fallYear: 2028, inYear: 20_000 / 1.03 },
    { fallYear: null, inYear: 20_000 },
  ])("$20,000 for $fallYear is $inYear in 2027-28 at 3% a year", ({ fallYear, inYear }) => {
    const price = { amountUsd: 20_000, fallYear, enteredOn: "2026-11-27" };
    expect(toEntryYearUsd(price, 2027, 0.03)).toBeCloseTo(inYear, 6);
  });
});

describe("the kind that is counted", () => {
  const college = { control: "public", level: "fourYear", state: "OH" } as const;
  test.each([
    ["inState", "OH", "publicInState"],
    ["outOfState", "MI", "publicOutOfState"],
    // By citizenship, and from abroad.
    ["outOfState", "OH", "publicOutOfState"],
    ["outOfState", null, "publicOutOfState"],
    ["agreement", "IN", "publicOutOfState"],
    ["exchange", "IN", "publicOutOfState"],
    ["grant", "DC", "publicOutOfState"],
    ["sameForAll", "OH", "publicInState"],
    ["sameForAll", "MI", "publicOutOfState"],
    ["sameForAll", null, null],
    ["unknown", null, null],
    ["unknown", "OH", null],
  ] as const)("a public college's price %s for a home in %s is %s", (residency, home, kind) => {
    expect(toTallyKind(college, residency, home)).toBe(kind);
  });

  test.each([
    [{ control: "nonprofit", level: "fourYear", state: "OH" }, "nonprofit"],
    [{ control: "forProfit", level: "fourYear", state: "OH" }, "forProfit"],
    [{ control: "public", level: "twoYear", state: "OH" }, "twoYear"],
    [{ control: "nonprofit", level: "lessThanTwoYear", state: "OH" }, "twoYear"],
  ] as const)("of %j it is %s", (one, kind) => {
    expect(toTallyKind(one, "sameForAll", null)).toBe(kind);
  });
});
