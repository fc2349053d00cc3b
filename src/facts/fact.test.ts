/** How the value of a period is found: its own, a standing rule's, or none. */
import { describe, expect, test } from "vitest";
import { findPeriod, latestValue, periodsOf, valueIn } from "./fact.ts";

const maximum = { id: "maximum", values: { "2026-27": 7395, "2025-26": 7300 } } as const;
const percent = {
  id: "percent",
  values: { "since 2026-27": 20, "since 2024-25": 10, "2027-28": 30 },
} as const;

describe("valueIn", () => {
  test("gives the value of the period, and null where none is published", () => {
    expect(valueIn(maximum, "2026-27")).toBe(7395);
    expect(valueIn(maximum, "2027-28")).toBeNull();
  });

  test("a standing rule holds until the next one", () => {
    expect(valueIn(percent, "2023-24")).toBeNull();
    expect(valueIn(percent, "2025-26")).toBe(10);
    expect(valueIn(percent, "2026-27")).toBe(20);
    expect(valueIn(percent, "2027-28")).toBe(30);
    expect(valueIn(percent, "2028-29")).toBe(20);
  });

  test("a calendar year falls under no rule of award years", () => {
    expect(valueIn(percent, "2026")).toBeNull();
    expect(findPeriod(["since fall 2026"], "fall 2027")).toBe("since fall 2026");
    expect(findPeriod(["since fall 2026"], "spring 2027")).toBeNull();
    expect(findPeriod(["since 2021"], "2026")).toBe("since 2021");
  });
});

test("periods come oldest first, and the latest value is the newest's", () => {
  expect(periodsOf(maximum)).toEqual(["2025-26", "2026-27"]);
  expect(latestValue(maximum)).toBe(7395);
});
