/** Rates of few students: both sides of 30, what proves a rate large, and what the files leave open. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findRatesOfTooFew, importAidedFirstYears, type RatesAsPublished } from "./tinyCohorts.ts";

/** A college of 400 first-years; 15 of 20 is what a small college would publish, too. */
const usual: RatesAsPublished = {
  level: "fourYear",
  admitRate: 0.75,
  applicants: 900,
  completion: { rate: 0.75, decimals: 4 },
  completionCohort: null,
  retention: { rate: 0.8, decimals: 4 },
  isRetentionOfBachelors: true,
  graduationInFourYearsShare: 0.5,
  transferOutShare: 0.2,
  pellGraduationShare: 0.6,
  enrolledFirstYears: 400,
  aided: { all: 250, lowerIncome: 120 },
  bachelorsAwarded: 300,
};
const ofFew = (completion: number, retention: number) => ({
  completion: { rate: completion, decimals: 4 as const },
  retention: { rate: retention, decimals: 4 as const },
});
const finishing = ["completionRate", "graduationInFourYearsShare", "transferOutShare", "pellGraduationShare"];

const cases: [string, Partial<RatesAsPublished>, string[]][] = [
  ["a college of hundreds keeps all its rates", {}, []],
  ["nobody applied", { applicants: 0, admitRate: null }, ["admitRate"]],
  ["29 applied", { applicants: 29 }, ["admitRate"]],
  ["30 applied", { applicants: 30 }, []],
  ["nobody tells how many applied", { applicants: null }, []],
  ["the file says that the rate is of 29", { completionCohort: 29 }, finishing],
  ["the file says that it is of 30", { completionCohort: 30, aided: { all: 250, lowerIncome: 30 } }, []],
  ["29 aided first-years", { aided: { all: 29, lowerIncome: 29 } }, [...finishing, "retentionRate"]],
  ["30 aided first-years", { aided: { all: 30, lowerIncome: 30 } }, []],
  ["29 first-years enrolled", { enrolledFirstYears: 29 }, [...finishing, "retentionRate"]],
  ["30 first-years enrolled", { enrolledFirstYears: 30 }, []],
  [
    "few are aided, and the rates cannot be of so few",
    { aided: { all: 5, lowerIncome: 5 }, ...ofFew(0.6134, 0.8123) },
    ["pellGraduationShare"],
  ],
  [
    "a military academy takes no federal aid: its completion rate proves its size",
    { aided: null, ...ofFew(0.8701, 0.9655) },
    [],
  ],
  [
    "ASU Digital Immersion: thousands enroll part-time, nobody is counted full-time, none finished and all came back",
    { aided: null, enrolledFirstYears: 3_170, bachelorsAwarded: 9_000, ...ofFew(0, 1) },
    [...finishing, "retentionRate"],
  ],
  ["all of 40 finished, it says", { aided: { all: 40, lowerIncome: 40 }, ...ofFew(1, 0.8123) }, finishing],
  ["all of 220 finished", { aided: { all: 124, lowerIncome: 110 }, ...ofFew(1, 0.8123) }, []],
  [
    "all came back, and one of two counts is missing",
    { enrolledFirstYears: null, ...ofFew(0.6134, 1) },
    ["retentionRate"],
  ],
  [
    "Rio Hondo: 15,684 students, and a retention rate of the few who seek its bachelor's degrees",
    { level: "twoYear", enrolledFirstYears: null, graduationInFourYearsShare: null, ...ofFew(0.2453, 1) },
    ["retentionRate"],
  ],
  ["29 bachelor's degrees a year", { bachelorsAwarded: 29 }, ["retentionRate"]],
  ["the completions file has none of its degrees", { bachelorsAwarded: null }, []],
  [
    "whole percents prove nothing: 37% is 10 of 27",
    { aided: { all: 12, lowerIncome: 12 }, completion: { rate: 0.37, decimals: 2 }, retention: null },
    finishing,
  ],
  [
    "except 1%, which is not of fewer than 30",
    { aided: { all: 12, lowerIncome: 30 }, completion: { rate: 0.01, decimals: 2 }, retention: null },
    [],
  ],
  ["29 aided from families up to $75,000", { aided: { all: 250, lowerIncome: 29 } }, ["pellGraduationShare"]],
  [
    "what is not published is not called small",
    {
      aided: { all: 3, lowerIncome: 3 },
      completion: null,
      retention: null,
      graduationInFourYearsShare: null,
      transferOutShare: null,
      pellGraduationShare: null,
    },
    [],
  ],
];

test.each(cases)("%s", (_, changed, expected) => {
  expect(findRatesOfTooFew({ ...usual, ...changed }).toSorted()).toEqual(expected.toSorted());
});

describe("the counts of aided first-years", () => {
  const heading =
    "unitid,n_aided_2022_23_b1,n_aided_2022_23_b2,n_aided_2022_23_b3,n_aided_2022_23_b4,n_aided_2022_23_b5";
  function read(lines: readonly string[]) {
    const folder = mkdtempSync(join(tmpdir(), "aided-test-"));
    const path = join(folder, "net_price_by_income.csv");
    writeFileSync(path, `${[heading, ...lines].join("\n")}\n`);
    try {
      return importAidedFirstYears(path);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  test("are added up over the bands that are reported", () => {
    const aided = read(["100654,328,176,94,21,26", "100663,7,,2,,", "100664,,,,,"]);
    expect(aided.get(100_654)).toEqual({ all: 645, lowerIncome: 598 });
    expect(aided.get(100_663)).toEqual({ all: 9, lowerIncome: 9 });
    expect(aided.has(100_664)).toBe(false);
  });

  test("refuse what is no count, with its place", () => {
    expect(() => read(["100654,-1,0,0,0,0"])).toThrow(
      "net_price_by_income.csv, row 2, column n_aided_2022_23_b1: -1 is not between 0 and 100000",
    );
  });
});
