/** Filtering and sorting the whole list. */
import { describe, expect, test } from "vitest";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { makeEstimate, makeRow } from "../../../test/support/rankedRow.ts";
import { scoreRecommended } from "./firstListRule.ts";
import { applyListing, filterCount, type Listing } from "./listing.ts";
import type { RankedCollege } from "./rank.ts";

type Ranked = RankedCollege<PriceBand>;

const everything: Listing = {
  sort: "match",
  labels: [],
  budgets: [],
  controls: [],
  sizes: [],
  state: null,
  scope: "fit",
};

function makeRanked({
  bandUsd,
  ...fields
}: Parameters<typeof makeRow>[0] & { bandUsd?: [number, number] }): Ranked {
  const row = makeRow(fields);
  if (bandUsd === undefined) return { ...row, priceBand: null };
  const [lowUsd, highUsd] = bandUsd;
  return {
    ...row,
    priceBand: {
      lowUsd,
      middleUsd: (lowUsd + highUsd) / 2,
      highUsd,
      stickerUsd: null,
      basis: "bracket",
      residency: "inState",
      widenedBecause: [],
      notes: [],
      policy: null,
      missedLine: null,
      isCeiling: false,
    },
  };
}

const austin = makeRanked({
  unitId: 1,
  admission: "reach",
  budget: "maybe",
  chance: makeEstimate(0.2, 0.1, 0.4),
  bandUsd: [10_000, 18_000],
  distanceMiles: 3,
  college: { name: "Austin", state: "TX", undergraduates: 42_000 },
});
const zion = makeRanked({
  unitId: 2,
  admission: "open",
  budget: "within",
  chance: { kind: "open", because: "openAdmission" },
  bandUsd: [2_000, 9_000],
  distanceMiles: 900,
  college: { name: "Zion", state: "UT", undergraduates: 2_999, control: "nonprofit" },
});
const mystery = makeRanked({
  unitId: 3,
  admission: "unknown",
  budget: "unknown",
  chance: { kind: "unknown", because: "noAdmitRate" },
  college: { name: "Mystery", state: "TX", undergraduates: null },
});
const rows = [austin, mystery, zion];

const listIds = (listing: Partial<Listing>, from: readonly Ranked[] = rows) =>
  applyListing(from, { ...everything, ...listing }, (row) =>
    scoreRecommended(row, { ...emptyProfile, homeState: "TX" }, emptyMoney),
  ).map((row) => row.college.unitId);

describe("the whole list", () => {
  test.each<[string, Partial<Listing>, number[]]>([
    ["by match as it came", {}, [1, 3, 2]],
    ["by chance, a sure place first and an unknown one last", { sort: "chance" }, [2, 1, 3]],
    ["by price, an unknown one last", { sort: "price" }, [2, 1, 3]],
    ["by distance, an unknown one last", { sort: "distance" }, [1, 2, 3]],
    ["by name", { sort: "name" }, [1, 3, 2]],
    ["one label", { labels: ["open"] }, [2]],
    ["two labels", { labels: ["open", "reach"] }, [1, 2]],
    ["one state", { state: "TX" }, [1, 3]],
    ["one control", { controls: ["nonprofit"] }, [2]],
    ["small ones, where the size is known", { sizes: ["small"] }, [2]],
    ["large ones", { sizes: ["large"] }, [1]],
  ])("%s", (_name, listing, expected) => {
    expect(listIds(listing)).toEqual(expected);
  });

  test("as recommended: the state's own college near home passes a slightly better match far away, not a far better one", () => {
    const near = makeRanked({ unitId: 4, match: 70, distanceMiles: 20, college: { state: "TX" } });
    const far = makeRanked({ unitId: 5, match: 85, distanceMiles: 1_500, college: { state: "ME" } });
    const best = makeRanked({ unitId: 6, match: 99, distanceMiles: 120, college: { state: "OK" } });
    const unscored = makeRanked({ unitId: 7, match: null, distanceMiles: 1, college: { state: "TX" } });
    expect(listIds({ sort: "recommended" }, [unscored, best, far, near])).toEqual([4, 6, 5, 7]);
    const better = { ...near, matchPercent: 60 };
    expect(listIds({ sort: "recommended" }, [unscored, best, far, better])).toEqual([6, 4, 5, 7]);
  });

  test("by budget: one mark or several", () => {
    expect(listIds({ budgets: ["within"] })).toEqual([2]);
    expect(listIds({ budgets: ["within", "maybe"] })).toEqual([1, 2]);
    expect(listIds({ budgets: ["unknown"] })).toEqual([3]);
  });

  test("a budget filter says nothing while it is not known what the family can pay", () => {
    const unsaid = rows.map((row) => ({ ...row, budgetLabel: "noBudget" as const }));
    expect(listIds({ budgets: ["within"] }, unsaid)).toEqual([1, 3, 2]);
  });

  test("filters are counted", () => {
    expect(filterCount(everything)).toBe(0);
    expect(
      filterCount({ ...everything, labels: ["reach", "target"], state: "TX", budgets: ["within"] }),
    ).toBe(4);
  });
});
