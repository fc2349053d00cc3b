/** The first list: each constraint by itself, what far means, budgets, limits, and what is said to be missing. */
import { describe, expect, test } from "vitest";
import type { Chance } from "#domain/admission/chance.ts";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { emptyMoney, emptyProfile, type Money, type Profile } from "#domain/people/profile.ts";
import { makeEstimate, makeRow, makeRowAt, type Row } from "../../../test/support/rankedRow.ts";
import { buildFirstList } from "./firstList.ts";

/** A home in Texas; the colleges in these tests are private ones in Illinois unless stated. */
const home: Partial<Profile> = { homeState: "TX", homeLatitude: 30, homeLongitude: -97 };
const open: Chance = { kind: "open", because: "openAdmission" };
const twoYear = { level: "twoYear", isBachelorsCollege: false, completionRate: 0.2 } as const;
const ofTexas = { state: "TX", control: "public" } as const;

type Fields = Partial<Parameters<typeof makeRow>[0]>;

/** A private college this many miles away, numbered by its miles unless told. */
const at = (miles: number, admission: AdmissionLabel, { unitId, college, ...fields }: Fields = {}): Row =>
  makeRowAt(miles, {
    unitId: unitId ?? miles,
    admission,
    chance: admission === "open" ? open : makeEstimate(0.6, 0.4, 0.8),
    college: { control: "nonprofit", ...college },
    ...fields,
  });

function build(rows: readonly Row[], told: Partial<Profile> = {}, money: Partial<Money> = {}) {
  const profile = { ...emptyProfile, gpa: 3.5, ...home, ...told };
  const { rows: listed, beyond, gaps, placedBy } = buildFirstList(rows, profile, { ...emptyMoney, ...money });
  return {
    ids: listed.map(({ college }) => college.unitId),
    beyond: beyond.map(({ college }) => college.unitId),
    gaps,
    placedBy: Object.fromEntries(placedBy),
  };
}

const byNumber = (a: number, b: number) => a - b;
const usd = (lowUsd: number, highUsd: number) => ({ lowUsd, middleUsd: (lowUsd + highUsd) / 2, highUsd });

/** Priced as the budget label says, for a family that can pay $10,000. */
const priced = (lowUsd: number, highUsd = lowUsd + 4_000): Fields => ({
  priceBand: usd(lowUsd, highUsd),
  budget: highUsd <= 10_000 ? "within" : lowUsd <= 10_000 ? "maybe" : "over",
});
const tenThousand = { payPerYearUsd: 10_000 };

test("nothing to choose from is an empty list with its gaps", () => {
  const { ids, gaps } = build([]);
  expect(ids).toEqual([]);
  expect(gaps.map(({ code }) => code)).toEqual(["surePayable", "likelyOrTarget", "reach", "count"]);
});

test("no college is listed twice or without the constraint that placed it, and there are ten at most", () => {
  const rows = (["safety", "likely", "target", "reach"] as const).flatMap((label, place) =>
    Array.from({ length: 12 }, (_, index) => at(10 + index, label, { unitId: place * 100 + index + 1 })),
  );
  const { ids, placedBy } = build(rows);
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(10);
  expect(Object.keys(placedBy).map(Number).toSorted(byNumber)).toEqual(ids.toSorted(byNumber));
  expect(Object.values(placedBy)).toEqual(expect.arrayContaining(["surePayable", "likelyOrTarget", "reach"]));
});

test("a college without any match is not on it", () => {
  expect(build([at(10, "target", { match: null })]).ids).toEqual([]);
});

describe("sure and payable", () => {
  test("two, the nearest ring first, and what fits better inside it", () => {
    const rows = [
      at(110, "safety", { match: 99 }),
      at(20, "safety", { match: 60 }),
      at(10, "safety", { match: 50 }),
    ];
    expect(build(rows).placedBy).toMatchObject({ 20: "surePayable", 10: "surePayable", 110: "more" });
  });

  test("one of them is a four-year college, unless two-year ones were asked for", () => {
    const rows = [
      at(5, "open", { college: { ...ofTexas, ...twoYear } }),
      at(9, "open", { college: { ...ofTexas, ...twoYear } }),
      at(90, "safety"),
    ];
    expect(build(rows).placedBy).toEqual({ 90: "surePayable", 5: "surePayable" });
    expect(build(rows, { levels: ["twoYear"] }).placedBy).toMatchObject({
      5: "surePayable",
      9: "surePayable",
    });
    const { gaps } = build(rows.slice(0, 2), {}, tenThousand);
    expect(gaps).toContainEqual({ constraint: "surePayable", code: "onlyTwoYear", cheapest: null });
  });

  test("one two-year college that nobody asked for, two before grades are told, and none without a ZIP code", () => {
    const rows = [5, 9].map((miles) => at(miles, "open", { college: { ...ofTexas, ...twoYear } }));
    expect(build(rows).ids).toEqual([5]);
    expect(build(rows, { gpa: null }).ids).toEqual([5, 9]);
    const unplaced = rows.map((row) => ({ ...row, distanceMiles: null }));
    const { ids, gaps } = build(
      unplaced,
      { homeZip: null, homeLatitude: null, homeLongitude: null },
      tenThousand,
    );
    expect(ids).toEqual([]);
    expect(gaps[0]).toMatchObject({ code: "surePayable", isPlaceKnown: false });
  });

  test("a two-year college is likely or a target only for who asked for one", () => {
    const rows = [at(5, "likely", { college: { ...ofTexas, ...twoYear } })];
    expect(build(rows).ids).toEqual([]);
    expect(build(rows, { levels: ["twoYear"] }).ids).toEqual([5]);
  });

  test("a price that only may fit is not payable, and the gap names the nearest to it", () => {
    const rows = [at(90, "safety", { ...priced(12_000), college: { name: "Near College" } })];
    const { placedBy, gaps } = build(rows, {}, tenThousand);
    expect(placedBy).toEqual({ 90: "sure" });
    expect(gaps[0]).toEqual({
      constraint: "surePayable",
      code: "surePayable",
      found: 0,
      isPlaceKnown: true,
      cheapest: { unitId: 90, name: "Near College", moreUsd: 6_000 },
    });
  });

  test("where fewer than 40% finish everywhere, the nearest payable one", () => {
    const few = { college: { completionRate: 0.3 } };
    expect(build([at(30, "safety", few), at(20, "safety", few)]).placedBy).toEqual({ 20: "surePayable" });
    expect(build([at(30, "safety"), at(20, "safety", few)]).placedBy[20]).toBeUndefined();
  });

  test("from afar only where none stands within a day trip", () => {
    expect(build([at(290, "safety"), at(100, "safety")]).placedBy).toEqual({
      100: "surePayable",
      290: "sure",
    });
    expect(build([at(290, "safety"), at(295, "safety")]).placedBy).toEqual({
      290: "surePayable",
      295: "sure",
    });
    expect(build([at(301, "safety", { college: { completionRate: 0.8 } })]).placedBy[301]).not.toBe(
      "surePayable",
    );
  });

  test.each<[string, Partial<CollegeSummary>, number, boolean]>([
    ["a two-year college 40 miles away", { livingOnCampusUsd: null }, 40, true],
    ["one 41 miles away", { livingOnCampusUsd: null }, 41, false],
    ["one with rooms 100 miles away", {}, 100, true],
    ["one with rooms 101 miles away", {}, 101, false],
  ])("%s", (_name, college, miles, isListed) => {
    const row = at(miles, "open", { college: { ...twoYear, ...college } });
    expect(build([row], { levels: ["twoYear", "fourYear"] }).ids).toEqual(isListed ? [miles] : []);
  });
});

describe("public colleges of the home state", () => {
  const nearestOf = (rows: readonly Row[], told: Partial<Profile> = {}) => {
    const found = Object.entries(build(rows, told, tenThousand).placedBy).find(
      ([, by]) => by === "nearestPublic",
    );
    return found === undefined ? null : Number(found[0]);
  };
  const texan = (miles: number, college: Partial<CollegeSummary> = {}, fields: Fields = {}) =>
    at(miles, "open", { ...priced(12_000), ...fields, college: { ...ofTexas, ...college } });

  test("the nearest four-year one that takes the student, within a day trip", () => {
    expect(nearestOf([texan(80), texan(60), texan(5, twoYear)])).toBe(60);
    expect(nearestOf([texan(101)])).toBeNull();
    expect(nearestOf([texan(80), texan(5, twoYear)], { levels: ["twoYear", "fourYear"] })).toBe(5);
  });

  test("one that few finish gives way to a better one, and stands where there is none", () => {
    expect(nearestOf([texan(5, { completionRate: 0.3 }), texan(90)])).toBe(90);
    expect(nearestOf([texan(5, { completionRate: 0.3 })])).toBe(5);
  });

  test("a state line is no burden within a commute, where the price can work", () => {
    expect(nearestOf([texan(90), texan(40, { state: "OK" })])).toBe(40);
    expect(nearestOf([texan(90), texan(41, { state: "OK" })])).toBe(90);
    expect(nearestOf([texan(90), texan(40, { state: "OK", livingOnCampusUsd: null }, priced(40_000))])).toBe(
      90,
    );
  });

  test.each<[string, number, Chance, boolean]>([
    ["admits 80%, and the chance is 50%", 0.8, makeEstimate(0.5, 0.3, 0.7), true],
    ["admits 79%", 0.79, makeEstimate(0.9, 0.8, 1), false],
    ["admits 80%, and the chance is 49%", 0.8, makeEstimate(0.49, 0.3, 0.7), false],
    ["guarantees admission", 0.3, { kind: "guaranteed", guarantee: { id: "x", promise: null } }, true],
  ])("takes the student where it %s", (_name, admitRate, chance, isTaken) => {
    expect(nearestOf([texan(5, { admitRate }, { chance, admission: "target" })])).toBe(isTaken ? 5 : null);
  });

  test("three of them at any distance, before what lies in other states", () => {
    const far = [400, 410, 420, 430].map((miles) =>
      at(miles, "likely", { college: { ...ofTexas, completionRate: 0.5 } }),
    );
    const { placedBy } = build([...far, at(100, "likely", { match: 99 })]);
    expect(Object.values(placedBy).filter((by) => by === "homePublic")).toHaveLength(3);
    expect(placedBy[100]).toBe("likelyOrTarget");
  });

  test("also over the budget, by what living at home, a job and a loan make up for", () => {
    const own = (lowUsd: number) => at(150, "target", { ...priced(lowUsd), college: ofTexas });
    expect(build([own(28_000)], {}, tenThousand).placedBy).toEqual({ 150: "homePublic" });
    expect(build([own(28_001)], {}, tenThousand).ids).toEqual([]);
  });
});

describe("likely ones and targets", () => {
  test("by fit, nearness and price together: five near ones are not passed over for a far one", () => {
    const near = [10, 15, 20, 25, 30, 35].map((miles) => at(miles, "target", { match: 60 }));
    const far = at(232, "likely", { match: 75 });
    expect(build([...near, far]).ids).not.toContain(232);
  });

  test("two in 600 miles where none stands within a day's drive, if the price fits", () => {
    const far = (miles: number, fields: Fields = {}) =>
      at(miles, "likely", { ...priced(2_000), college: { completionRate: 0.7 }, ...fields });
    expect(build([far(500), far(510), far(520)], {}, tenThousand).ids).toEqual([500, 510]);
    expect(build([far(500, priced(11_000))], {}, tenThousand).ids).toEqual([]);
    expect(build([far(700)], {}, tenThousand).ids).toEqual([700]);
  });

  test("how far over the budget the low end may be", () => {
    const idsOf = (miles: number, lowUsd: number) =>
      build([at(miles, "target", priced(lowUsd))], {}, tenThousand).ids;
    expect([idsOf(100, 20_000), idsOf(100, 20_001)]).toEqual([[100], []]);
    expect([idsOf(60, 25_000), idsOf(60, 25_001)]).toEqual([[60], []]);
  });

  test("two branches of one system where few finish are enough", () => {
    const branch = (miles: number, place: string) =>
      at(miles, "target", { college: { name: `State University-${place}`, completionRate: 0.5 } });
    expect(build([branch(1, "North"), branch(2, "South"), branch(3, "East")]).ids).toEqual([1, 2]);
  });
});

describe("reaches", () => {
  const reach = (miles: number, share: number, fields: Fields = {}) =>
    at(miles, "reach", { chance: makeEstimate(share, share / 2, 0.3), ...fields });

  test("two, each with a chance of at least 5 in 100", () => {
    expect(build([reach(1, 0.12), reach(2, 0.1), reach(3, 0.09), reach(4, 0.049)]).ids).toEqual([1, 2]);
    expect(build([reach(4, 0.049)]).ids).toEqual([]);
  });

  test("the low end over the budget by no more than a first-year's federal loan", () => {
    expect(build([reach(50, 0.1, priced(15_500))], {}, tenThousand).ids).toEqual([50]);
    const { ids, gaps } = build([reach(50, 0.1, priced(15_501))], {}, tenThousand);
    expect(ids).toEqual([]);
    expect(gaps.map(({ code }) => code)).toContain("reach");
  });

  test("a public college of another state also by the middle of its price", () => {
    const band = { priceBand: usd(8_000, 34_000), budget: "maybe" } as const;
    expect(build([reach(50, 0.1, band)], {}, tenThousand).ids).toEqual([50]);
    expect(build([reach(50, 0.1, { ...band, college: { control: "public" } })], {}, tenThousand).ids).toEqual(
      [],
    );
  });

  test("far away only among peers, where the price fits, within 1,000 miles", () => {
    const far = (miles: number, enrolledZ: number) =>
      at(miles, "reach", {
        chance: { ...makeEstimate(0.1, 0.05, 0.3), enrolledZ },
        college: { completionRate: 0.9 },
      });
    expect(build([far(900, 0)]).ids).toEqual([900]);
    expect(build([far(900, -1.1)]).ids).toEqual([]);
    expect(build([far(1_001, 0)]).ids).toEqual([]);
  });
});

describe("a strong student", () => {
  const strong = makeEstimate(0.9, 0.8, 1);
  const easy = (miles: number, fields: Fields = {}) =>
    at(miles, "safety", { ...fields, chance: { ...strong, enrolledZ: 1.5 } });

  test("is listed a college that 60% finish, but for a sure public one at home", () => {
    const rows = [
      easy(30, { college: { completionRate: 0.59 } }),
      easy(40, { college: { completionRate: 0.6 } }),
      easy(50, { college: { ...ofTexas, completionRate: 0.5 } }),
    ];
    expect(build(rows).ids.toSorted(byNumber)).toEqual([40, 50]);
  });

  test("is shown what a table of merit awards gives, or told that none does", () => {
    const merit = {
      earnedUsd: 12_000,
      mostUsd: 12_000,
      onExchangeUsd: 0,
      grants: [],
      next: null,
      missing: [],
    };
    const band = { ...usd(9_000, 30_000), merit } as unknown as NonNullable<Row["priceBand"]>;
    const rows = [
      easy(30, { ...priced(2_000), college: { completionRate: 0.7 } }),
      easy(35, { ...priced(2_000), college: { completionRate: 0.7 } }),
    ];
    const paid = easy(500, { priceBand: band, budget: "maybe", college: { completionRate: 0.7 } });
    expect(build([...rows, paid], {}, tenThousand).placedBy[500]).toBe("merit");
    expect(build(rows, {}, tenThousand).gaps.map(({ code }) => code)).toContain("merit");
  });
});

describe("wishes are kept", () => {
  const hbcu = (miles: number, fields: Fields = {}) =>
    at(miles, "likely", { ...fields, college: { isHbcu: true, ...fields.college } });

  test("three such colleges come first, and what is missing is said", () => {
    const rows = [
      ...[10, 20, 30, 40].map((miles) => at(miles, "likely", { match: 99 })),
      hbcu(90),
      hbcu(95),
      hbcu(99),
    ];
    const { placedBy } = build(rows, { wishes: ["hbcu"] });
    expect([placedBy[90], placedBy[95], placedBy[99]]).toEqual(["wish", "wish", "wish"]);
    const { gaps } = build(rows.slice(0, 5), { wishes: ["hbcu"] });
    expect(gaps).toContainEqual({ constraint: "wish", code: "wish", found: 1, wishes: ["hbcu"] });
  });

  test("a two-year one comes after four-year ones, unless two-year colleges were asked for", () => {
    const two = (miles: number) => at(miles, "open", { college: { ...twoYear, isHbcu: true, state: "TX" } });
    const rows = [two(5), two(6), two(7), hbcu(90), hbcu(95), hbcu(99)];
    const { placedBy } = build(rows, { wishes: ["hbcu"] });
    expect([placedBy[90], placedBy[95], placedBy[99]]).toEqual(["wish", "wish", "wish"]);
    expect(build(rows, { wishes: ["hbcu"], levels: ["twoYear"] }).placedBy[5]).toBe("wish");
  });

  test("few who finish do not keep a wished one off the list, a chance that is none does", () => {
    expect(build([hbcu(90, { college: { completionRate: 0.2 } })], { wishes: ["hbcu"] }).placedBy[90]).toBe(
      "wish",
    );
    const hopeless = hbcu(90, { admission: "reach", chance: makeEstimate(0.01, 0, 0.04) });
    expect(build([hopeless], { wishes: ["hbcu"] }).ids).toEqual([]);
  });
});

describe("without grades or scores", () => {
  const blind = { gpa: null };
  const unknown = (miles: number, admitRate: number | null) =>
    at(miles, "unknown", { chance: { kind: "unknown", because: "noAcademics" }, college: { admitRate } });

  test("fit decides among colleges that admit half or more, six at most", () => {
    expect(build([unknown(1, 0.5), unknown(2, 0.49), unknown(3, null)], blind).placedBy).toEqual({
      1: "unjudged",
    });
    expect(
      build(
        [1, 2, 3, 4, 5, 6, 7].map((miles) => unknown(miles, 0.6)),
        blind,
      ).ids,
    ).toHaveLength(6);
  });

  test("nothing is said about chances nobody can know", () => {
    expect(build([unknown(1, 0.6)], blind).gaps.map(({ code }) => code)).toEqual(["count"]);
  });
});

describe("close to home first", () => {
  test("of two equal matches the closer one comes first, with or without a limit", () => {
    const rows = [at(290, "target", { match: 80 }), at(60, "target", { match: 79 })];
    expect(build(rows).ids).toEqual([60, 290]);
    expect(build(rows, { maxDistanceMiles: 500 }).ids).toEqual([60, 290]);
  });

  test("without distances the home state comes first", () => {
    const other = makeRow({ unitId: 1, match: 80, college: { state: "AK" } });
    const own = makeRow({ unitId: 2, match: 70, college: { state: "TX" } });
    expect(build([other, own], { homeLatitude: null, homeLongitude: null }).ids[0]).toBe(2);
  });

  test("a college far away is one that 60% finish", () => {
    const idsOf = (completionRate: number | null) =>
      build([at(301, "likely", { college: { completionRate } })]).ids;
    expect([idsOf(0.6), idsOf(0.59), idsOf(null)]).toEqual([[301], [], []]);
  });
});
