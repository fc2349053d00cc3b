/** The Pell indicators compared with the Department's own processor, and the order of the tests. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createSeededRandom } from "#lib/random.ts";
import { calculatePellGrant, type PellInput } from "./pell.ts";
import { isSingleParent, type MaritalStatus } from "./singleParent.ts";
import type { FilingStatus } from "./worksheetInput.ts";

type PellRecord = {
  id: string;
  input: PellInput & {
    sai: number;
    maritalStatus: MaritalStatus;
    filingStatus: FilingStatus | null;
    receivedEitc: boolean;
    independentWithDependents: boolean;
  };
  expected: { maxPellIndicator: number; minPellIndicator: number };
};

const file = new URL("../../../test/official/pellRecords2025.json", import.meta.url);
// The Department's records as committed; their format is described next to them.
const { records } = JSON.parse(readFileSync(file, "utf8")) as { records: PellRecord[] };

describe("official records of 2025-26", () => {
  test("there are 121 of them", () => expect(records).toHaveLength(121));

  test.each(records)("$id", ({ input, expected }) => {
    const isParent = input.dependencyStatus === "dependent" || input.independentWithDependents;
    const singleParent =
      isParent && isSingleParent(input.maritalStatus, input.filingStatus, input.receivedEitc);
    expect(singleParent).toBe(input.singleParent);
    const result = calculatePellGrant({ ...input, singleParent }, input.sai);
    if (!result.ok) throw new Error(result.problem);
    expect({
      maxPellIndicator: result.value.maxPellIndicator,
      minPellIndicator: result.value.minPellIndicator,
    }).toEqual(expected);
  });
});

/** A dependent student with married parents in a family of four, 2026-27, in one of the 48 states. */
const four: PellInput = {
  awardYear: "2026-27",
  dependencyStatus: "dependent",
  familySize: 4,
  state: "TX",
  agi: 200_000,
  foreignIncomeExclusion: 0,
  nonfiler: false,
  singleParent: false,
  isParent: false,
};
const independent = { dependencyStatus: "independent" } as const;

describe("the tests in their order, on both sides of each threshold", () => {
  test.each<[string, Partial<PellInput>, number, number, number, number]>([
    ["no filing: the maximum whatever the index", { nonfiler: true }, 90_000, 1, 0, 7_395],
    ["175% of poverty", { agi: 54_600 }, 5_000, 3, 0, 7_395],
    ["a dollar over", { agi: 54_601 }, 5_000, 0, 0, 2_395],
    ["225% for a single parent", { agi: 70_200, singleParent: true }, 5_000, 2, 0, 7_395],
    ["a dollar over", { agi: 70_201, singleParent: true }, 5_000, 0, 0, 2_395],
    ["an income of 0 passes no maximum test", { agi: 0 }, 5_000, 0, 0, 2_395],
    [
      "foreign income counts from 2026-27",
      { agi: 50_000, foreignIncomeExclusion: -9_000 },
      5_000,
      0,
      0,
      2_395,
    ],
    ["not before", { awardYear: "2025-26", agi: 50_000, foreignIncomeExclusion: 9_000 }, 5_000, 3, 0, 7_395],
    ["an index of 0", {}, 0, 0, 0, 7_395],
    ["an index of 1", {}, 1, 0, 0, 7_395],
    ["an index of 3", {}, 3, 0, 0, 7_390],
    ["the last index with a calculated grant", {}, 6_655, 0, 0, 740],
    ["one more gives none", {}, 6_656, 0, 0, 0],
    ["the minimum at 275%", { agi: 85_800 }, 6_656, 0, 2, 740],
    ["a dollar over", { agi: 85_801 }, 6_656, 0, 0, 0],
    ["the minimum at 325% for a single parent", { agi: 101_400, singleParent: true }, 9_000, 0, 1, 740],
    ["an independent parent at 350%", { ...independent, agi: 109_200, isParent: true }, 9_000, 0, 4, 740],
    [
      "an independent single parent at 400%",
      { ...independent, agi: 124_800, isParent: true, singleParent: true },
      9_000,
      0,
      3,
      740,
    ],
    ["an independent student at 275%", { ...independent, agi: 85_800 }, 9_000, 0, 5, 740],
    ["a negative income passes the minimum test", { agi: -3 }, 9_000, 0, 2, 740],
    ["the last index with a grant", { agi: 60_000 }, 14_789, 0, 2, 740],
    ["no grant of any kind", { agi: 60_000 }, 14_790, 0, 0, 0],
    ["before 2026-27 there was no such end", { awardYear: "2025-26", agi: 60_000 }, 14_790, 0, 2, 740],
    ["Alaska", { state: "AK", agi: 68_250 }, 5_000, 3, 0, 7_395],
    ["Hawaii", { state: "HI", agi: 62_791 }, 5_000, 0, 0, 2_395],
    // 32,150 × 175% = 56,262.50, which is 56,263.
    ["half a dollar goes up", { awardYear: "2027-28", agi: 56_263 }, 5_000, 3, 0, 7_395],
  ])("%s", (_name, change, sai, maximum, minimum, award) => {
    const result = calculatePellGrant({ ...four, ...change }, sai);
    if (!result.ok) throw new Error(result.problem);
    expect(result.value).toMatchObject({ maxPellIndicator: maximum, minPellIndicator: minimum, award });
  });

  test.each<[string, Partial<PellInput>, number | null, number | null, number, string]>([
    ["neither figure", {}, null, null, 7_395, "notGiven"],
    ["a dollar below the cost", {}, 30_000, 29_999, 7_395, "belowCost"],
    ["exactly the cost", {}, 30_000, 30_000, 0, "coversCost"],
    ["above the cost", {}, 30_000, 41_000, 0, "coversCost"],
    ["no other gift aid", {}, 30_000, 0, 7_395, "belowCost"],
    ["the cost alone", {}, 30_000, null, 7_395, "giftAidMissing"],
    ["the gift aid alone", {}, null, 30_000, 7_395, "costMissing"],
    ["before the rule", { awardYear: "2025-26" }, 30_000, 30_000, 7_395, "notYetLaw"],
    ["two years before it", { awardYear: "2024-25" }, 30_000, 90_000, 7_395, "notYetLaw"],
    ["the year after", { awardYear: "2027-28" }, 30_000, 30_000, 0, "coversCost"],
    ["a family that need not file", { nonfiler: true }, 30_000, 30_000, 0, "coversCost"],
  ])("full gift aid: %s", (_name, change, costOfAttendanceUsd, nonFederalGiftAidUsd, award, fullGiftAid) => {
    const giftAid = { costOfAttendanceUsd, nonFederalGiftAidUsd };
    const result = calculatePellGrant({ ...four, agi: 50_000, ...change, giftAid }, 0);
    expect(result).toMatchObject({ ok: true, value: { award, fullGiftAid } });
    // The indicators test income alone, so full gift aid leaves them as they are.
    const plain = calculatePellGrant({ ...four, agi: 50_000, ...change }, 0);
    if (!result.ok || !plain.ok) throw new Error("not published");
    expect(result.value.maxPellIndicator).toBe(plain.value.maxPellIndicator);
  });

  test("more gift aid never raises the grant, and below the cost it never changes it", () => {
    const random = createSeededRandom(83_004);
    for (let round = 0; round < 500; round += 1) {
      const sai = Math.floor(random() * 16_000) - 1_500;
      const cost = 1 + Math.floor(random() * 95_000);
      const awardWith = (nonFederalGiftAidUsd: number | null) => {
        const giftAid = { costOfAttendanceUsd: cost, nonFederalGiftAidUsd };
        const result = calculatePellGrant({ ...four, giftAid }, sai);
        return result.ok ? result.value.award : null;
      };
      expect(awardWith(cost - 1)).toBe(awardWith(null));
      expect(awardWith(cost)).toBe(0);
      expect(awardWith(cost + Math.floor(random() * 50_000))).toBe(0);
    }
  });

  test("a year without published amounts is marked as assumed, an unknown year has none", () => {
    const assumed = calculatePellGrant({ ...four, awardYear: "2027-28" }, 1_000);
    expect(assumed.ok && assumed.value.isAssumed).toBe(true);
    expect(calculatePellGrant({ ...four, awardYear: "2029-30" }, 1_000)).toEqual({
      ok: false,
      problem: "yearNotPublished",
    });
  });
});
