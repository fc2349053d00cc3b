/** The balance line of real students' first lists: what a counselor would say of each in one line. */
import { describe, expect, test } from "vitest";
import { explainMarks, hasAcademics } from "#components/first-list/listView.ts";
import { toChanceText, toPlaceText, toPriceText } from "#components/first-list/rowText.ts";
import { words } from "#components/first-list/words.ts";
import { groupRows, summarizeList } from "#domain/match/listGroups.ts";
import { findHome, listColleges, type StudentList } from "./support/firstLists.ts";

type Told = Parameters<typeof listColleges>;
type Case = [name: string, zip: string, told: Told[0], money: Told[1], line: RegExp];

const cases: Case[] = [
  [
    "two years near home in Columbus: open to all, and a price that is known to fit",
    "43215",
    { gpa: 2.6, levels: ["twoYear"] },
    { payPerYearUsd: 6_000, familyIncomeUsd: 42_000 },
    /^3 safeties; every college here admits everyone, or nearly everyone\.$/,
  ],
  [
    "a ninth grader in Chicago without grades is asked for them",
    "60629",
    { gradeYear: 9 },
    { payPerYearUsd: 10_000, familyIncomeUsd: 50_000 },
    /^\d safeties, \d without a chance yet; add your grades to see where they belong\.$/,
  ],
  [
    "a top student in Palo Alto with a large budget",
    "94301",
    { gpa: 3.95, satTotal: 1560 },
    { payPerYearUsd: 95_000, familyIncomeUsd: 400_000 },
    /^\d safeties, \d likely, \d targets?, \d reach(es)?: a balanced list\.$/,
  ],
  [
    "a 3.2 student in Alpine, Texas, far from everything",
    "79830",
    { gpa: 3.2 },
    { payPerYearUsd: 12_000, familyIncomeUsd: 60_000 },
    /reach/,
  ],
  [
    "a 3.4 student in Columbus whose budget is small and whose income is unknown",
    "43215",
    { gpa: 3.4, gradeYear: 11 },
    { payPerYearUsd: 16_000 },
    /^2 safeties, 3 likely, 3 targets, 2 reaches; no safety is sure to fit your budget\.$/,
  ],
];

/** The rows as they are shown, for a failure's message. */
function write({ list, profile }: StudentList): string {
  return groupRows(list)
    .flatMap(({ group, rows }) => [
      words.group(group),
      ...rows.map((row) =>
        [
          row.college.name,
          toPlaceText(row),
          row.admissionLabel.code,
          row.budgetLabel,
          toChanceText(row.chance),
          toPriceText(row),
        ].join(" | "),
      ),
    ])
    .concat(explainMarks(list), words.balance(summarizeList(list, hasAcademics(profile))))
    .join("\n");
}

describe("the balance line", () => {
  test.each(cases)("%s", (_name, zip, told, money, line) => {
    const made = listColleges({ ...findHome(zip), ...told }, money);
    const text = write(made);
    expect(text.split("\n").at(-1), text).toMatch(line);
    // Every college is in one group.
    expect(groupRows(made.list).flatMap(({ rows }) => rows)).toHaveLength(made.list.length);
  });
});
