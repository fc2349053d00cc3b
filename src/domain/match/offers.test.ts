/** What is offered for a gap in a list: close to home first, within the family's limit, nothing that nobody asked for. */
import { describe, expect, test } from "vitest";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import { makeRow, makeRowAt, type Row } from "../../../test/support/rankedRow.ts";
import { listOffers } from "./firstList.ts";

/** The home that `rowAt` measures its miles from. */
const home: Partial<Profile> = { homeState: "TX", homeLatitude: 30, homeLongitude: -97 };
const listUnitIds = (rows: readonly Row[]) => rows.map((row) => row.college.unitId);

describe("what is offered for a gap in a list", () => {
  const offered = (rows: readonly Row[], profile: Partial<Profile> = {}) =>
    listUnitIds(listOffers(rows, { ...emptyProfile, gpa: 3.5, ...home, ...profile }, emptyMoney));

  test("is sorted by distance from home, and by fit within that", () => {
    const rows = [
      makeRowAt(1_500, { unitId: 1, match: 95 }),
      makeRowAt(60, { unitId: 2, match: 70 }),
      makeRowAt(60, { unitId: 3, match: 80 }),
    ];
    expect(offered(rows)).toEqual([3, 2, 1]);
  });

  test("is within the family's distance limit", () => {
    const rows = [makeRowAt(60, { unitId: 1 }), makeRowAt(180, { unitId: 2 }), makeRow({ unitId: 3 })];
    expect(offered(rows, { maxDistanceMiles: 100 })).toEqual([1]);
    expect(offered(rows)).toEqual([1, 2, 3]);
  });

  test("has no four-year college that few finish", () => {
    const rows = [0.39, 0.4, null].map((completionRate, index) =>
      makeRowAt(60, { unitId: index + 1, college: { completionRate } }),
    );
    expect(offered(rows)).toEqual([2]);
  });

  test.each([
    ["a for-profit college", { control: "forProfit" as const }, {}, false],
    [
      "a for-profit college asked for",
      { control: "forProfit" as const },
      { controls: ["forProfit" as const] },
      true,
    ],
    ["a two-year college of another state", { level: "twoYear" as const, state: "IL" as const }, {}, false],
    ["a two-year college of the home state", { level: "twoYear" as const, state: "TX" as const }, {}, true],
    [
      "a two-year college asked for",
      { level: "twoYear" as const, state: "IL" as const },
      { levels: ["twoYear" as const] },
      true,
    ],
  ])("%s", (_, college, profile, isOffered) => {
    expect(offered([makeRowAt(60, { unitId: 1, college })], profile)).toHaveLength(isOffered ? 1 : 0);
  });
});
