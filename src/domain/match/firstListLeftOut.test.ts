/** What the first list leaves out: colleges that make it longer and no better. */
import { describe, expect, test } from "vitest";
import type { Chance } from "#domain/admission/chance.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import { makeRow, makeRowAt, type Row } from "../../../test/support/rankedRow.ts";
import { buildFirstList } from "./firstList.ts";

/** A home in Texas; the colleges in these tests are in Illinois unless stated. */
const home: Partial<Profile> = { homeState: "TX", homeLatitude: 30, homeLongitude: -97 };
const open: Chance = { kind: "open", because: "openAdmission" };
const twoYear = { level: "twoYear", isBachelorsCollege: false, completionRate: 0.2 } as const;

const listUnitIds = (rows: readonly Row[]) => rows.map((row) => row.college.unitId);

const makeBand = (lowUsd: number, highUsd: number) => ({
  lowUsd,
  middleUsd: (lowUsd + highUsd) / 2,
  highUsd,
});

describe("what a counselor would not sign", () => {
  const own = { state: "TX" as const };
  const community = (miles: number, unitId: number) =>
    makeRowAt(miles, { unitId, admission: "open", chance: open, college: { ...own, ...twoYear } });
  const idsOf = (rows: readonly Row[], profile: Partial<Profile> = {}, payPerYearUsd: number | null = null) =>
    listUnitIds(
      buildFirstList(
        rows,
        { ...emptyProfile, gpa: 3.5, ...home, ...profile },
        { ...emptyMoney, payPerYearUsd },
      ).rows,
    );

  test("a third community college, where nobody asked for one", () => {
    const three = [community(2, 1), community(9, 2), community(20, 3)];
    const university = makeRowAt(30, { unitId: 4, admission: "safety", budget: "over", college: own });
    expect(idsOf([...three, university], {}, 10_000)).not.toContain(3);
    expect(idsOf([...three, university], { levels: ["twoYear", "fourYear"] }, 10_000)).toContain(2);
  });

  test("a second safety from afar, where two near home admit the student and one of them can be paid for", () => {
    const near = [
      community(2, 1),
      makeRowAt(8, { unitId: 2, admission: "safety", budget: "maybe", chance: open, college: own }),
    ];
    const far = makeRowAt(280, { unitId: 3, admission: "safety", budget: "within" });
    expect(idsOf([...near, far], {}, 10_000)).toEqual([1, 2]);
    expect(idsOf([far], {}, 10_000)).toEqual([3]);
  });

  test("three targets across the state, and not the university next door", () => {
    const target = (miles: number, unitId: number, match: number) =>
      makeRowAt(miles, { unitId, admission: "target", match, college: own });
    const across = [target(180, 1, 95), target(190, 2, 94), target(200, 3, 93)];
    expect(idsOf([...across, target(8, 9, 40)])[0]).toBe(9);
  });

  test("a public college of another state as a reach, whose middle price is far over the budget", () => {
    const price = { lowUsd: 8_000, middleUsd: 30_000, highUsd: 52_000 };
    const reach = (unitId: number, control: "public" | "nonprofit") =>
      makeRowAt(1_900, {
        unitId,
        admission: "reach",
        budget: "maybe",
        priceBand: price,
        college: { control, completionRate: 0.9 },
      });
    expect(idsOf([reach(1, "public")], {}, 12_000)).toEqual([]);
    expect(idsOf([reach(1, "public")], {}, 26_000)).toEqual([1]);
    expect(idsOf([reach(2, "nonprofit")], {}, 12_000)).toEqual([2]);
  });

  test("a list of two, where publics of the home state cannot be judged by a score alone", () => {
    const score = { gpa: null, gpaScale: "none", actComposite: 27 } as const;
    const unjudged = makeRowAt(110, { unitId: 5, admission: "unknown", budget: "over", college: own });
    expect(idsOf([community(2, 1), unjudged], score, 10_000)).toEqual([1, 5]);
  });
});

describe("what makes a list no better is not on it", () => {
  const inTexas: Profile = {
    ...emptyProfile,
    gpa: 3.5,
    homeState: "TX",
    homeLatitude: 30,
    homeLongitude: -97,
  };
  const listIds = (rows: readonly Row[], profile: Profile = inTexas) =>
    buildFirstList(rows, profile, { ...emptyMoney, payPerYearUsd: 10_000 }).rows.map(
      ({ college }) => college.unitId,
    );
  const sureAt = (miles: number, unitId: number, usd: number, college: Partial<CollegeSummary> = {}) =>
    makeRowAt(miles, {
      unitId,
      admission: "safety",
      budget: usd > 10_000 ? "over" : "maybe",
      priceBand: makeBand(usd, usd + 4_000),
      college,
    });

  test.each<[string, number, number, boolean]>([
    ["290 miles away in another state", 290, 9_800, false],
    ["over the budget", 90, 16_000, false],
    ["near, and perhaps within the budget", 90, 9_800, true],
  ])("a third safety beside two near ones, %s", (_name, miles, usd, isListed) => {
    // Few finish at the nearest: it stands as such, and one more is looked for.
    const nearest: Row = {
      ...sureAt(5, 1, 9_000, { state: "TX", control: "public", completionRate: 0.3 }),
      chance: { kind: "open", because: "openAdmission" },
    };
    const listed = listIds([nearest, sureAt(60, 2, 9_500), sureAt(miles, 3, usd)]);
    expect(listed).toEqual(isListed ? [1, 2, 3] : [1, 2]);
  });

  test("a third branch of one system where few finish", () => {
    const branch = (unitId: number, place: string, completionRate = 0.45) =>
      makeRowAt(unitId * 10, {
        unitId,
        admission: unitId > 2 ? "likely" : "target",
        college: { name: `Prairie University-${place}`, control: "public", state: "TX", completionRate },
      });
    const two = [branch(1, "Kokomo"), branch(2, "East")];
    expect(listIds([...two, branch(3, "South Bend")])).toHaveLength(2);
    expect(listIds([...two, branch(3, "Bloomington", 0.8)])).toHaveLength(3);
  });

  test("where few finish at all there is, public colleges of the home state follow the nearest", () => {
    const few = (unitId: number, miles: number, college: Partial<CollegeSummary> = {}) =>
      makeRowAt(miles, {
        unitId,
        admission: "open",
        chance: { kind: "open", because: "openAdmission" },
        college: { control: "public", state: "TX", completionRate: 0.3, ...college },
      });
    expect(listIds([few(1, 2), few(2, 260)])).toEqual([1, 2]);
    expect(listIds([few(1, 2), few(2, 260), few(3, 30, { completionRate: 0.5 })])).not.toContain(2);
  });

  test("without a ZIP code the single four-year public college of a territory is the nearest", () => {
    const ofGuam = (unitId: number) =>
      makeRow({
        unitId,
        admission: "open",
        chance: { kind: "open", because: "openAdmission" },
        college: { control: "public", state: "GU", completionRate: 0.3 },
      });
    const profile: Profile = { ...emptyProfile, gpa: 3.5, homeState: "GU" };
    const { reasons } = buildFirstList([ofGuam(1)], profile, emptyMoney);
    expect(reasons.get(1)).toBe("nearestFourYear");
    expect(buildFirstList([ofGuam(1), ofGuam(2)], profile, emptyMoney).reasons.get(1)).not.toBe(
      "nearestFourYear",
    );
  });
});
