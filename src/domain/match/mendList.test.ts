/** What would mend a list with low odds: which colleges are named, when none is, and what else would help. */
import { describe, expect, test } from "vitest";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import type { PricedAward } from "#domain/price/pricedAwards.ts";
import { findHome, listColleges } from "../../../test/support/firstLists.ts";
import { makeEstimate, makeRow, type Row } from "../../../test/support/rankedRow.ts";
import { mendList } from "./mendList.ts";
import { mendWords } from "./mendWords.ts";
import { calculateListOdds, type OddsEntry, toOddsEntry } from "./odds.ts";

const open = { kind: "open", because: "openAdmission" } as const;
const ends = (lowUsd: number, highUsd: number) => ({ lowUsd, middleUsd: (lowUsd + highUsd) / 2, highUsd });
const budget = 10_000;

/** A college of the home state, 50 miles away, that four in five finish. */
function makeOffer(unitId: number, fields: Partial<Parameters<typeof makeRow>[0]> = {}): Row {
  return makeRow({
    unitId,
    admission: "likely",
    chance: makeEstimate(0.85, 0.7, 0.95),
    priceBand: ends(6_000, 9_000),
    distanceMiles: 50,
    ...fields,
    college: {
      state: "OH",
      control: "public",
      level: "fourYear",
      completionRate: 0.8,
      undergraduates: 9_000,
      livingOnCampusUsd: 14_000,
      ...fields.college,
    },
  });
}

const tooDear = makeOffer(1, { priceBand: ends(20_000, 28_000), admission: "safety", chance: open });
const listed: OddsEntry[] = [toOddsEntry(tooDear)];

function mend(
  ordered: readonly Row[],
  options: {
    entries?: readonly OddsEntry[];
    profile?: Partial<Profile>;
    payPerYearUsd?: number | null;
    atHome?: ReturnType<typeof ends> | null;
    awards?: readonly PricedAward[];
  } = {},
) {
  const { entries = listed, payPerYearUsd = budget, atHome = ends(20_000, 28_000) } = options;
  return mendList({
    ordered,
    entries,
    priceAtHome: () => atHome,
    awards: options.awards ?? [],
    profile: { ...emptyProfile, homeState: "OH", gpa: 3.2, ...options.profile },
    money: { ...emptyMoney, payPerYearUsd },
  });
}
const named = (found: ReturnType<typeof mend>) => found?.colleges.map(({ row }) => row.college.unitId);

describe("nothing is mended", () => {
  test.each([
    ["without a budget", { payPerYearUsd: null }],
    ["where two-year colleges alone were asked for", { profile: { levels: ["twoYear"] } }],
    ["at even odds", { entries: [{ ...toOddsEntry(tooDear), price: ends(0, 20_000) }] }],
    [
      "without any chance",
      { entries: [{ ...toOddsEntry(tooDear), chance: { kind: "unknown", because: "noAcademics" } }] },
    ],
    [
      "while the income is open",
      { entries: [{ ...toOddsEntry(tooDear), pricesByIncome: Array.from({ length: 5 }, () => ends(1, 2)) }] },
    ],
  ] as const)("%s", (_name, options) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A table of readonly literals.
    expect(mend([makeOffer(2)], options as Parameters<typeof mend>[1])).toBeNull();
  });
});

describe("the two that would mend it most", () => {
  test("are those that raise the odds most, and lead to the odds that the list with them has", () => {
    const offers = [
      makeOffer(2, { chance: makeEstimate(0.3, 0.2, 0.5) }),
      makeOffer(3),
      makeOffer(4, { priceBand: ends(8_000, 12_000) }),
      makeOffer(5, { chance: makeEstimate(0.1, 0.05, 0.2) }),
    ];
    const found = mend(offers);
    expect(named(found)).toEqual([3, 4]);
    const both = [...listed, ...offers.slice(1, 3).map(toOddsEntry)];
    expect(found?.oddsWithAll).toBeCloseTo(calculateListOdds(both, budget).fourYearPayable ?? 0, 12);
    expect(found).toMatchObject({ oddsNow: 0, lacks: "price", compared: 4 });
  });

  test.each([
    ["one that is on the list", makeOffer(1)],
    ["a two-year college", makeOffer(2, { college: { level: "twoYear" } })],
    ["one without a price", makeOffer(2, { priceBand: null })],
    ["one without a chance", makeOffer(2, { chance: { kind: "unknown", because: "noAdmitRate" } })],
    ["one above the budget at its low end", makeOffer(2, { priceBand: ends(10_001, 12_000) })],
    ["one that would add less than 5 in 100", makeOffer(2, { chance: makeEstimate(0.04, 0.01, 0.1) })],
    [
      "one of another state that under 40% finish",
      makeOffer(2, { college: { state: "IN", completionRate: 0.35 } }),
    ],
    ["one of the home state that under 30% finish", makeOffer(2, { college: { completionRate: 0.29 } })],
    [
      "one beyond 600 miles in another state",
      makeOffer(2, { distanceMiles: 601, college: { state: "CO", control: "nonprofit" } }),
    ],
  ])("never %s", (_name, offer) => {
    const found = mend([offer]);
    expect(named(found)).toEqual([]);
    expect(mendWords.colleges(found ?? fail())).toMatch(/^We looked at \d+ four-year colleges?/);
  });

  test("a public college of the home state that few finish is named only where no two others help", () => {
    const rare = makeOffer(2, { college: { completionRate: 0.36 }, chance: open, admission: "open" });
    expect(named(mend([rare, makeOffer(3)]))).toContain(2);
    expect(named(mend([rare, makeOffer(3), makeOffer(4)]))).toEqual(expect.arrayContaining([3, 4]));
  });

  test("between two that help alike, the one nearer home and the wished for come first", () => {
    const far = makeOffer(2, { distanceMiles: 250 });
    const near = makeOffer(3, { distanceMiles: 20 });
    const other = makeOffer(4, { distanceMiles: 240 });
    expect(named(mend([far, near, other]))).toContain(3);
    const hbcu = makeOffer(5, { distanceMiles: 250, college: { isHbcu: true } });
    expect(named(mend([far, hbcu, other], { profile: { wishes: ["hbcu"] } }))).toContain(5);
  });
});

describe("what else would help", () => {
  test("living at home, where it changes the odds by 5 in 100 or more", () => {
    expect(mend([], { atHome: ends(8_000, 12_000) })?.oddsAtHome).toBeCloseTo(0.5, 2);
    expect(mend([])?.oddsAtHome).toBeNull();
    expect(
      mend([], { atHome: ends(8_000, 12_000), profile: { livingPlan: "withFamily" } })?.oddsAtHome,
    ).toBeNull();
  });

  test("the least budget for even odds; none where admission is what lacks", () => {
    expect(mend([])?.budgetUsd).toBe(24_000);
    const slim = { ...toOddsEntry(tooDear), chance: makeEstimate(0.2, 0.1, 0.3) };
    expect(mend([], { entries: [slim] })).toMatchObject({ lacks: "admission", budgetUsd: null });
  });

  test("the nearest two-year college that fits, else the cheapest within a commute", () => {
    const twoYear = (unitId: number, distanceMiles: number, price: ReturnType<typeof ends>) =>
      makeOffer(unitId, {
        distanceMiles,
        priceBand: price,
        chance: open,
        admission: "open",
        college: { level: "twoYear" },
      });
    const fitting = [twoYear(6, 70, ends(3_000, 6_000)), twoYear(7, 30, ends(4_000, 8_000))];
    expect(mend(fitting)?.twoYear).toMatchObject({ fits: true, row: { college: { unitId: 7 } } });
    const dear = [
      twoYear(6, 39, ends(11_000, 14_000)),
      twoYear(7, 10, ends(12_000, 18_000)),
      twoYear(8, 90, ends(10_500, 10_900)),
    ];
    expect(mend(dear)?.twoYear).toMatchObject({ fits: false, row: { college: { unitId: 6 } } });
    expect(mend([twoYear(6, 101, ends(3_000, 6_000))])?.twoYear).toBeNull();
  });

  test("the state program that may pay the most: one that is open, or whose line is close", () => {
    const award = (id: string, fields: Partial<PricedAward>): PricedAward => ({
      id,
      name: id,
      year: "2026-27",
      status: "open",
      isByOtherScale: false,
      usd: 3_000,
      isLastDollar: false,
      isByMerit: false,
      isHigherLevel: false,
      nearest: null,
      missing: [],
      closedOn: null,
      ifs: [],
      ...fields,
    });
    const awards = [
      award("counted", { status: "counted", usd: 9_000 }),
      award("far", { status: "missed", usd: 8_000 }),
      award("small", {}),
      award("large", { usd: 5_000 }),
      award("unpublished", { status: "unpublished", usd: null }),
    ];
    expect(mend([], { awards })?.program?.id).toBe("large");
  });

  test("where nothing is found, the counselor and the state are named", () => {
    const slim = { ...toOddsEntry(tooDear), chance: makeEstimate(0.2, 0.1, 0.3) };
    const found = mend([], { entries: [slim] });
    expect(mendWords.ways(found ?? fail(), budget)).toEqual([
      expect.stringContaining("community college transfer"),
    ]);
  });
});

describe("families of the data set", () => {
  test("Worcester, $180,000 and $15,000 a year: no college mends it, living at home does", () => {
    const { mend: found } = assess("01608", { gpa: 3.5, satTotal: 1260 }, 180_000, 15_000);
    expect(found?.colleges).toEqual([]);
    expect(found?.oddsAtHome ?? 0).toBeGreaterThan(0.5);
    expect(found?.twoYear?.fits).toBe(true);
  });

  test("Macon, $55,000 and $8,000 a year: two colleges of the state bring it above half", () => {
    const { mend: found } = assess("31201", { gpa: 3 }, 55_000, 8_000);
    expect(found?.oddsNow ?? 1).toBeLessThan(0.5);
    expect(found?.colleges.map(({ row }) => row.college.state)).toEqual(["GA", "GA"]);
    expect(found?.oddsWithAll ?? 0).toBeGreaterThan(0.5);
  });
});

function assess(zip: string, told: Partial<Profile>, familyIncomeUsd: number, payPerYearUsd: number) {
  return listColleges({ ...findHome(zip), ...told }, { familyIncomeUsd, payPerYearUsd });
}

function fail(): never {
  throw new Error("nothing to mend");
}
