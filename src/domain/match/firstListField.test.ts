/** The first list of a student who chose a field: who offers it comes first among the sure ones too, and the odds are of these. */
import { expect, test } from "vitest";
import type { FieldOfStudy } from "#domain/college/fieldOfStudy.ts";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { makeEstimate, makeRowAt } from "../../../test/support/rankedRow.ts";
import { buildFirstList } from "./firstList.ts";
import { calculateListOdds, toOddsEntry } from "./odds.ts";
import { oddsWords } from "./oddsWords.ts";

const profile = {
  ...emptyProfile,
  gpa: 3.7,
  majorFamilies: ["51"],
  majorPrograms: ["5138"],
  homeState: "TX",
  homeLatitude: 30,
  homeLongitude: -97,
} as const;

const nursing = (degreesPerYear: number): FieldOfStudy => ({
  code: "5138",
  level: "bachelors",
  degreesPerYear,
  isOffered: degreesPerYear >= 5,
  offeredCount: degreesPerYear >= 5 ? 1 : 0,
  fewCount: 0,
  isByTransfer: false,
});

const usd = (lowUsd: number, highUsd: number) => ({ lowUsd, middleUsd: (lowUsd + highUsd) / 2, highUsd });

/** Sure to admit and within the budget, but without nursing. */
const without = {
  ...makeRowAt(20, {
    unitId: 1,
    admission: "safety",
    chance: makeEstimate(0.96, 0.9, 0.99),
    budget: "within",
    priceBand: usd(4_000, 9_000),
    college: { control: "public", state: "TX" },
  }),
  field: nursing(0),
};
/** Open to all and perhaps within the budget, with nursing. */
const farWith = {
  ...makeRowAt(250, {
    unitId: 2,
    admission: "open",
    chance: { kind: "open", because: "nearlyEveryone" },
    budget: "maybe",
    priceBand: usd(8_000, 15_000),
    college: { control: "public", state: "TX" },
  }),
  field: nursing(300),
};

const build = (rows: Parameters<typeof buildFirstList>[0]) =>
  buildFirstList(rows, profile as never, { ...emptyMoney, payPerYearUsd: 12_000 }).rows.map(
    ({ college }) => college.unitId,
  );

test("a sure college without the field stands on the list only where no sure one teaches it", () => {
  expect(build([without, farWith])).toEqual([2]);
  expect(build([without])).toEqual([1]);
});

test("the odds leave out colleges without the field, and say that they are not for a program that selects again", () => {
  const choosing = {
    ...farWith,
    programChoice: { code: "5138", isDeciding: true, isCertain: true },
  };
  const odds = calculateListOdds([without, choosing].map(toOddsEntry), null);
  expect(odds.withoutFieldUnitIds).toEqual([1]);
  expect(calculateListOdds([toOddsEntry(without)], null).atLeastOne).toBe(0);
  const { lines } = oddsWords.describe(odds, { isTwoYearOnly: false, sureTwoYear: [] });
  expect(lines[0]).toContain("for the college, not for nursing");
  const plain = calculateListOdds([toOddsEntry(farWith)], null);
  expect(oddsWords.ofCollege(plain)).toBeNull();
});
