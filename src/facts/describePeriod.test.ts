/** What a page says of a period, on both sides of its last day, and which sources carry a past period. */
import { describe, expect, test } from "vitest";
import { describePeriod, describeSource, describeSourceYear } from "./describePeriod.ts";
import { type FactOrigins, originIn } from "./fact.ts";

test.each([
  ["an award year on its last day", "2025-26", "2026-06-30", "2025-26"],
  ["the day after", "2025-26", "2026-07-01", "2025-26; we have nothing newer yet"],
  ["on the last day of the year after", "2025-26", "2027-06-30", "2025-26; we have nothing newer yet"],
  ["once that year is over too", "2025-26", "2027-07-01", "2025-26; we have nothing newer"],
  ["a calendar year in December", "2026", "2026-12-31", "2026"],
  ["a calendar year in January", "2026", "2027-01-01", "2026; we have nothing newer yet"],
  ["a fall", "fall 2025", "2026-11-23", "fall 2025; we have nothing newer yet"],
  ["an old fall", "fall 2020", "2026-11-23", "fall 2020; we have nothing newer"],
  ["a class in its last June", "class of 2026", "2026-06-30", "class of 2026"],
  ["a class in July", "class of 2026", "2026-07-01", "class of 2026; we have nothing newer yet"],
  ["a fiscal year", "fiscal year 2026", "2026-10-01", "fiscal year 2026; we have nothing newer yet"],
  ["a quarter", "2025 Q2", "2026-11-23", "2025 Q2; we have nothing newer yet"],
  ["a rule that holds until changed", "since 2019", "2099-01-01", "since 2019"],
  ["several years in their last", "2020-2024", "2024-12-31", "2020-2024"],
  ["the year after several", "2020-2024", "2025-01-01", "2020-2024; we have nothing newer yet"],
  ["long after several", "2020-2024", "2026-11-23", "2020-2024; we have nothing newer"],
])("%s", (_name, period, day, expected) => {
  expect(describePeriod(period, { day })).toBe(expected);
});

test("a value is named where the text around it does not name it", () => {
  const words = (day: string) => describePeriod("2025-26", { what: "rules", day });
  expect(words("2026-06-30")).toBe("2025-26");
  expect(words("2026-07-01")).toBe("2025-26; we have no newer rules yet");
  expect(words("2027-07-01")).toBe("2025-26 rules; we have nothing newer");
});

describe("the source of a value", () => {
  const source = { id: "page", title: "Grant page", year: "2025", url: null };
  const read = { source, known: "reported", confidence: "M" } as const;
  const grant: FactOrigins = { id: "grant", values: { "2024-25": read, "2025-26": read } };

  test("carries the period of its newest value once that is over", () => {
    expect(originIn(grant, "2025-26", "2026-06-30").source).toEqual(source);
    const past = originIn(grant, "2025-26", "2026-07-01").source;
    expect(past).toEqual({ ...source, pastPeriod: "2025-26" });
    expect(originIn(grant, "2024-25", "2026-07-01").source, "an older value beside it").toEqual(source);
  });

  test("of a study, a count or an event never does", () => {
    const study: FactOrigins = { id: "study", isOneTime: true, values: { "2008": read } };
    expect(originIn(study, "2008", "2026-07-01").source).toEqual(source);
  });

  test("is printed with its year, or with the period that is over", () => {
    expect(describeSource(source)).toBe("2025, Grant page");
    expect(describeSourceYear(source)).toBe("2025");
    expect(describeSource({ ...source, year: "undated, read in 2026" })).toBe(
      "Grant page (undated, read in 2026)",
    );
    const old = { ...source, pastPeriod: "2019" };
    expect(describeSource(old)).toBe("Grant page (2019; we have nothing newer)");
    expect(describeSourceYear(old)).toBe("2019; we have nothing newer");
  });
});
