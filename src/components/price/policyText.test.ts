/** A college's aid policy as a family reads it. */
import { describe, expect, test } from "vitest";
import { estimatePrice } from "#domain/price/band.ts";
import type { AppliedPolicy, MissedLine } from "#domain/price/policyLines.ts";
import { findShippedCollege } from "../../../test/support/shippedColleges.ts";
import { describePolicy } from "./policyText.ts";
import { words } from "./words.ts";

const line = {
  recordId: "princetonUniversityAidPolicy",
  terms: null,
  code: "freeTuition",
  underUsd: 250_000,
  isInclusive: null,
  states: [],
  isForMost: false,
  assetsUnderUsd: null,
  coversFees: false,
  awardYear: "2026-27",
  isForResidentsOnly: false,
} as const;
const policy: AppliedPolicy = {
  ...line,
  status: "applied",
  ceilingUsd: 27_590,
  basis: "livingCosts",
  areFeesExtra: true,
  assetsFromUsd: 150_000,
};
const missedLine: MissedLine = {
  ...line,
  code: "noParentContribution",
  underUsd: 150_000,
  aboveUsd: 1_000,
  ceilingUsd: null,
};
const describeFor = (fields: Partial<AppliedPolicy>, entryYear = 2027) =>
  describePolicy(
    { policy: { ...policy, ...fields }, missedLine: null, highUsd: fields.ceilingUsd ?? 27_590 },
    "Princeton University",
    entryYear,
  );

test("names the college, the line, the year, and what is left to pay", () => {
  expect(describeFor({})).toEqual([
    "Princeton University: free tuition up to a limit of $250,000, with typical assets (2026-27 policy).",
    "You would still pay living costs: up to $27,600 a year.",
    "The policy covers tuition. Ask whether it covers mandatory fees, too.",
    "It is for fall 2026 and likely to apply again in fall 2027, so confirm it.",
  ]);
});

test.each<[string, Partial<AppliedPolicy>, string]>([
  ["a student's part", { basis: "studentPart", ceilingUsd: 3_700 }, "the student’s part, from"],
  [
    "a student's part of years ago",
    { basis: "studentPart", ceilingUsd: 5_000, ceilingPeriod: "2015-16" },
    "about $5,000 a year (2015-16; we have nothing newer), though that may be higher now",
  ],
  [
    "no student's part",
    { basis: "studentPart", ceilingUsd: 0 },
    "doesn’t expect anything from the student either",
  ],
  [
    "what the grant covers",
    { basis: "studentPart", ceilingUsd: 0 },
    "You would pay for anything beyond that",
  ],
  [
    "no figure for it",
    { basis: "averageBelowLine", ceilingUsd: 9_780 },
    "paid up to $9,800 a year on average",
  ],
  ["nothing known", { ceilingUsd: null }, "the range does not use the policy"],
  ["large savings", { status: "assets" }, "more than $150,000 in savings"],
  [
    "a later entry year",
    { status: "laterYear" },
    "You start in 2030, and the newest policy we have is for 2026-27.",
  ],
  [
    "a promise for some states",
    { states: ["NC", "SC"] },
    "For residents of North Carolina and South Carolina.",
  ],
  [
    "a limit on assets",
    { assetsUnderUsd: 200_000 },
    "free tuition up to a limit of $250,000, with assets under $200,000",
  ],
  ["a promise to most", { status: "most" }, "The college says it covers most families, but not all"],
  [
    "housing and food",
    { code: "freeTuitionAndLiving", basis: "otherCosts", ceilingUsd: 4_000 },
    "books and personal costs: up to $4,000",
  ],
  [
    "half of tuition",
    { code: "halfTuition", basis: "halfTuition", ceilingUsd: 50_000 },
    "the other half of tuition, and living costs: up to $50,000",
  ],
  ["residents", { isForResidentsOnly: true }, "For state residents."],
])("says what follows from %s", (_, fields, text) => {
  expect(describeFor(fields, 2030).join(" ")).toContain(text);
});

test("tells who is just above a line that it exists", () => {
  expect(describePolicy({ policy: null, missedLine, highUsd: 30_000 }, "Princeton University", 2027)).toEqual(
    [
      "Your income is $1,000 above the limit at Princeton University: no parent contribution up to a limit of $150,000 (2026-27 policy). Ask how it counts income.",
    ],
  );
});

test.each<[string, Partial<MissedLine>, string[]]>([
  [
    "whose policy is of a year that is over",
    { awardYear: "2025-26" },
    [
      "Your income is $1,000 above the limit at Princeton University: no parent contribution up to a limit of $150,000 (2025-26; we have no newer policy yet). Ask how it counts income.",
    ],
  ],
  [
    "what the range would be below it",
    { ceilingUsd: 0 },
    [
      "Your income is $1,000 above the limit at Princeton University: no parent contribution up to a limit of $150,000 (2026-27 policy). Ask how it counts income.",
      "Below the limit, the range would end at $0 instead of $27,600.",
    ],
  ],
  [
    "that nobody knows whether the line itself counts",
    { aboveUsd: 0, ceilingUsd: 0 },
    [
      "Your income is exactly at the limit at Princeton University: no parent contribution up to a limit of $150,000 (2026-27 policy). The wording we have doesn’t say whether the limit itself counts, so ask.",
      "If it does, you would pay no more than $0 a year, and the low end of the range allows for that.",
    ],
  ],
  [
    "that the line itself is not covered",
    { aboveUsd: 0, isInclusive: false },
    [
      "Your income is right at the limit at Princeton University: no parent contribution under $150,000 (2026-27 policy). Ask how it counts income.",
    ],
  ],
])("tells who misses a line %s", (_, fields, sentences) => {
  const missed = { ...missedLine, ...fields };
  expect(
    describePolicy({ policy: null, missedLine: missed, highUsd: 27_590 }, "Princeton University", 2027),
  ).toEqual(sentences);
});

test("says “up to” where the line itself is covered, and what lies just above a line that is near", () => {
  const said = describeFor({ isInclusive: true, highAboveLineUsd: 59_300 });
  expect(said[0]).toContain("free tuition up to $250,000, with typical assets");
  expect(said).toContain(
    "You are close to the limit: just above it, the range would end at about $59,300 instead of $27,600. Ask which year’s income counts, what counts as income, and which assets are typical.",
  );
});

describe("where nobody pays tuition", () => {
  const family = {
    familyIncomeUsd: 300_000,
    familySize: 4,
    homeState: "OH",
    livingPlan: "onCampus",
  } as const;
  const describeAt = (unitId: number) => {
    const college = findShippedCollege(unitId);
    const band = estimatePrice(college, family, { entryYear: 2027 });
    return band === null ? "" : describePolicy(band, college.name, 2027).join(" ");
  };

  test.each<[string, number, readonly string[]]>([
    [
      "Webb",
      197_221,
      ["citizens and permanent residents pay no tuition", "in 2022-23", "no figure for the fees"],
    ],
    [
      "Berea",
      156_295,
      ["no student pays tuition", "$13,042 in 2025-26", "a campus job", "goes no higher than $14,0"],
    ],
    ["Cooper Union", 190_372, ["gets half off tuition", "half of the $44,550", "by 2028-29"]],
    ["Annapolis", 164_155, ["nobody pays for tuition", "a nomination", "five years", "$2,500"]],
    [
      "Alice Lloyd",
      156_189,
      ["from 108 counties in Kentucky", "We don’t ask for your county", "10 hours a week"],
    ],
    ["Williamson", 216_940, ["housing, food or books", "paid a little on average"]],
  ])("%s says who, what is left, and what is asked in return", (_name, unitId, parts) => {
    const said = describeAt(unitId);
    for (const part of parts) expect(said).toContain(part);
    expect(said).not.toContain("null");
  });
});

test("says why the range ends below what the policy leaves to pay", () => {
  const band = { policy, missedLine: null, highUsd: 9_624 };
  expect(describePolicy(band, "Princeton University", 2027)).toContain(
    "Families with your income usually pay less here, so the range ends lower.",
  );
});

test.each([
  [
    "outOfState",
    "OH",
    "OH",
    "based on the citizenship you gave, public colleges in Ohio charge it even to residents",
  ],
  ["unknown", "OH", "OH", "The range spans the in-state and the out-of-state price. Which one you would pay"],
  ["unknown", "OH", null, "You haven’t told us where you live"],
] as const)("says whose price it is: %s in %s from %s", (residency, college, home, text) => {
  expect(words.residency(residency, college, home, null)).toContain(text);
});

test.each([
  ["Harvard University", 166_027, "is need-blind for international students"],
  [
    "New York University",
    193_900,
    "is need-aware for international students: asking for aid can affect its admission decision",
  ],
  ["Carnegie Mellon University", 211_440, "no need-based aid (2026-27)"],
  ["Purdue University", 243_780, "no need-based aid (2025-26)"],
  ["University of California-Berkeley", 110_635, "no need-based aid (in a copy of its page without a date)"],
  ["Indiana University", 151_351, "We have no record of what this college gives international students"],
])("says what %s gives international students", (name, unitId, said) => {
  const band = estimatePrice(
    findShippedCollege(unitId),
    {
      familyIncomeUsd: 60_000,
      familySize: 4,
      homeState: null,
      livingPlan: "onCampus",
      standing: { status: "international", isAbroad: true },
      isAidEligible: false,
    },
    { entryYear: 2027 },
  );
  if (band === null) throw new Error("expected a price");
  expect(describePolicy(band, name, 2027).join(" ")).toContain(said);
});
