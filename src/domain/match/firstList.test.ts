/** The first list: the nearest and the sure ones, balance, what far means, budgets and limits. */
import { describe, expect, test } from "vitest";
import type { Chance } from "#domain/admission/chance.ts";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { emptyMoney, emptyProfile, type Money, type Profile } from "#domain/people/profile.ts";
import { makeRow, makeRowAt, type Row } from "../../../test/support/rankedRow.ts";
import { buildFirstList, type FirstList } from "./firstList.ts";

/** A home in Texas; the colleges in these tests are in Illinois unless stated. */
const home: Partial<Profile> = { homeState: "TX", homeLatitude: 30, homeLongitude: -97 };

function makeFirstList(
  rows: readonly Row[],
  profile: Partial<Profile> = {},
  money: Partial<Money> = {},
): FirstList<NonNullable<Row["priceBand"]>> {
  return buildFirstList(rows, { ...emptyProfile, gpa: 3.5, ...profile }, { ...emptyMoney, ...money });
}

function makeFirstListFrom(...asked: Parameters<typeof makeFirstList>): Row[] {
  return makeFirstList(...asked).rows;
}

/** Rows with the given labels, best match first, numbered from 1. */
function makeRows(...labels: AdmissionLabel[]): Row[] {
  return labels.map((admission, index) => makeRow({ unitId: index + 1, admission, match: 95 - index }));
}

const listLabels = (rows: readonly Row[]) => rows.map((row) => row.admissionLabel.code);
const listUnitIds = (rows: readonly Row[]) => rows.map((row) => row.college.unitId);

function makeMany(label: AdmissionLabel, count: number): AdmissionLabel[] {
  return Array.from({ length: count }, () => label);
}

const makeBand = (lowUsd: number, highUsd: number) => ({
  lowUsd,
  middleUsd: (lowUsd + highUsd) / 2,
  highUsd,
});

const open: Chance = { kind: "open", because: "openAdmission" };
const twoYear = { level: "twoYear", isBachelorsCollege: false, completionRate: 0.2 } as const;

describe("the balance of the first list", () => {
  test("has two sure ones, two likelies, two targets and two reaches if there are enough", () => {
    const list = makeFirstListFrom(
      makeRows(
        ...makeMany("reach", 9),
        ...makeMany("target", 9),
        ...makeMany("likely", 9),
        ...makeMany("safety", 9),
      ),
    );
    expect(listUnitIds(list)).toEqual([28, 29, 19, 20, 10, 11, 1, 2]);
  });

  test.each<[string, AdmissionLabel[], AdmissionLabel[]]>([
    ["nothing to choose from", [], []],
    ["three colleges in all", ["target", "reach", "safety"], ["safety", "target", "reach"]],
    ["open doors are sure ones", ["open", "safety", "open"], ["open", "safety"]],
    [
      "no sure ones: targets fill the places, and no fifth target",
      [...makeMany("target", 9), "likely", ...makeMany("reach", 2)],
      ["likely", ...makeMany("target", 4), "reach", "reach"],
    ],
    ["reaches are two at most", makeMany("reach", 20), makeMany("reach", 2)],
    ["a college whose chance is not known is not listed beside grades", makeMany("unknown", 20), []],
  ])("%s", (_name, labels, expected) => {
    expect(listLabels(makeFirstListFrom(makeRows(...labels), {}))).toEqual(expected);
  });

  test("without grades or scores fit decides, among colleges that admit half or more", () => {
    const rows = [0.5, 0.49, null].map((admitRate, index) =>
      makeRow({ unitId: index + 1, admission: "unknown", college: { admitRate } }),
    );
    const list = makeFirstList(rows, { gpa: null });
    expect(listUnitIds(list.rows)).toEqual([1]);
    expect([...list.reasons]).toEqual([[1, "fit"]]);
  });

  test("a college without any match is not on it", () => {
    expect(makeFirstListFrom([makeRow({ unitId: 1, match: null })])).toEqual([]);
  });

  test("no college is listed twice, and each has its reason", () => {
    const rows = [
      ...makeRows(...makeMany("target", 30)),
      makeRowAt(10, { unitId: 99, admission: "open", chance: open, college: { state: "TX" } }),
    ];
    const list = makeFirstList(rows, home);
    const ids = listUnitIds(list.rows);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...list.reasons.keys()].toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
    expect(list.reasons.get(99)).toBe("nearestPublic");
  });
});

describe("two sure admissions", () => {
  const sure = (miles: number, unitId: number, fields: Partial<Parameters<typeof makeRow>[0]> = {}) =>
    makeRowAt(miles, { unitId, admission: "safety", ...fields });
  const idsOf = (rows: readonly Row[], profile: Partial<Profile> = {}) =>
    listUnitIds(makeFirstListFrom(rows, { ...home, ...profile }));

  test("publics of the home state first, the local one before others, then by what a trip home takes", () => {
    const rows = [
      sure(290, 1, { match: 99 }),
      sure(90, 2, { match: 90, college: { control: "nonprofit" } }),
      sure(250, 3, { match: 70, college: { state: "TX" } }),
      sure(8, 4, { match: 50, college: { state: "TX" } }),
    ];
    expect(idsOf(rows)).toEqual([4, 3]);
    expect(idsOf(rows.slice(0, 3))).toEqual([3, 2]);
    expect(idsOf(rows.slice(0, 2))).toEqual([2, 1]);
  });

  test("within the budget first, then those with the lowest upper price, and they say so", () => {
    const rows = [
      sure(10, 1, { budget: "maybe", priceBand: makeBand(0, 9_000), match: 99 }),
      sure(20, 2, { budget: "maybe", priceBand: makeBand(0, 8_000), match: 60 }),
      sure(30, 3, { budget: "within", priceBand: makeBand(0, 5_000), match: 40 }),
      sure(40, 4, { budget: "unknown", match: 90 }),
    ];
    const list = makeFirstList(rows, home, { payPerYearUsd: 6_000 });
    expect(Object.fromEntries(list.reasons)).toEqual({ 2: "sureLowestPrice", 3: "sureWithinBudget" });
    expect(listUnitIds(list.rows)).toEqual([3, 2]);
  });

  test.each<[string, Partial<CollegeSummary>, number, boolean]>([
    ["a two-year college 40 miles away", { ...twoYear, livingOnCampusUsd: null }, 40, true],
    ["one 41 miles away", { ...twoYear, livingOnCampusUsd: null }, 41, false],
    ["one with rooms 100 miles away", twoYear, 100, true],
    ["one with rooms 101 miles away", twoYear, 101, false],
    ["a four-year college 300 miles away where 40% finish", { completionRate: 0.4 }, 300, true],
    ["one 301 miles away", { completionRate: 0.8 }, 301, false],
    ["one where 39% finish", { completionRate: 0.39 }, 100, false],
    ["one that does not publish how many finish", { completionRate: null }, 100, false],
  ])("%s", (_name, college, miles, isListed) => {
    expect(idsOf([sure(miles, 1, { college })], { levels: ["twoYear", "fourYear"] })).toEqual(
      isListed ? [1] : [],
    );
  });

  test("a public college of the home state beyond a day's drive only where two nearer ones are missing", () => {
    const distant = sure(400, 1, { match: 99, college: { state: "TX" } });
    const near = [sure(290, 2, { match: 40 }), sure(295, 3, { match: 40 })];
    expect(idsOf([distant, ...near])).toEqual([2, 3]);
    expect(idsOf([distant, ...near.slice(1)])).toEqual([1, 3]);
  });

  test("a two-year college that nobody asked for comes after four-year ones, and is no filler", () => {
    const two = (unitId: number) => sure(10, unitId, { match: 99, college: { ...twoYear, state: "TX" } });
    expect(idsOf([two(1), two(2), two(3), sure(90, 4), sure(95, 5)])).toEqual([4, 5]);
    expect(idsOf([two(1), two(2), two(3)])).toEqual([1, 2]);
    expect(idsOf([two(1), two(2), two(3)], { levels: ["twoYear"] })).toEqual([1, 2, 3]);
    expect(idsOf([two(1), two(2), two(3)], { livingPlan: "withFamily" })).toEqual([1, 2, 3]);
  });
});

describe("close to home first", () => {
  test("of two equal matches the closer one comes first, with or without a limit", () => {
    const far = makeRowAt(290, { unitId: 1, match: 80 });
    const near = makeRowAt(60, { unitId: 2, match: 79 });
    expect(listUnitIds(makeFirstListFrom([far, near], home))).toEqual([2, 1]);
    expect(listUnitIds(makeFirstListFrom([far, near], { ...home, maxDistanceMiles: 500 }))).toEqual([2, 1]);
  });

  test("without distances the home state comes first", () => {
    const other = makeRow({ unitId: 1, match: 80, college: { state: "AK" } });
    const own = makeRow({ unitId: 2, match: 70, college: { state: "TX" } });
    expect(listUnitIds(makeFirstListFrom([other, own], { homeState: "TX" }))).toEqual([2]);
  });

  const finished = { completionRate: 0.6 };
  const far = (label: AdmissionLabel, ...miles: number[]) =>
    miles.map((one) => makeRowAt(one, { unitId: one, admission: label, match: 100, college: finished }));

  describe.each(["likely", "target", "reach"] as const)("a %s", (admission) => {
    const near = (unitId: number, fields: Partial<Parameters<typeof makeRow>[0]> = {}) =>
      makeRowAt(300, { unitId, admission, match: 30, ...fields });

    test("beyond a day's drive is listed only where none stands nearer, the nearest first", () => {
      expect(listUnitIds(makeFirstListFrom([...far(admission, 900, 700), near(1)], home))).toEqual([1]);
      expect(listUnitIds(makeFirstListFrom(far(admission, 900, 700, 301), home))).toEqual([301]);
      expect(listUnitIds(makeFirstListFrom(far(admission, 900, 700), home))).toEqual([700, 900]);
    });

    test("two that few finish stand nearer as well", () => {
      const few = { college: { completionRate: 0.3 } };
      expect(listUnitIds(makeFirstListFrom([...far(admission, 700), near(1, few)], home))).toEqual([700]);
      expect(makeFirstListFrom([...far(admission, 700), near(1, few), near(2, few)], home)).toEqual([]);
    });

    test("the second from beyond is no more than a day's drive farther than the first", () => {
      expect(listUnitIds(makeFirstListFrom(far(admission, 700, 1_000, 1_001), home))).toEqual([700, 1_000]);
      expect(listUnitIds(makeFirstListFrom(far(admission, 700, 1_001), home))).toEqual([700]);
    });

    test("a public college of the home state beyond it comes after a nearer one", () => {
      const distant = makeRowAt(500, { unitId: 9, admission, match: 99, college: { state: "TX" } });
      expect(listUnitIds(makeFirstListFrom([distant, near(1)], home))).toEqual([1, 9]);
    });
  });

  test("a college far away is one that 60% finish", () => {
    const row = (completionRate: number | null) =>
      makeRowAt(301, { unitId: 1, admission: "likely", college: { completionRate } });
    expect(makeFirstListFrom([row(0.6)], home)).toHaveLength(1);
    expect(makeFirstListFrom([row(0.59)], home)).toEqual([]);
    expect(makeFirstListFrom([row(null)], home)).toEqual([]);
  });

  test("a public college of the home state comes before a private one that fits a little better", () => {
    const own = makeRowAt(60, { unitId: 1, match: 70, college: { state: "TX" } });
    const other = makeRowAt(60, { unitId: 2, match: 81, college: { control: "nonprofit" } });
    const better = makeRowAt(60, { unitId: 3, match: 83, college: { control: "nonprofit" } });
    expect(listUnitIds(makeFirstListFrom([better, other, own], home))).toEqual([3, 1, 2]);
  });

  test("the places that remain are filled near home: publics of the state, then others within 100 miles", () => {
    const targets = (miles: number, unitIds: number[], college: Partial<CollegeSummary> = {}) =>
      unitIds.map((unitId) => makeRowAt(miles, { unitId, match: 99 - unitId, college }));
    const rows = [...targets(101, [1, 2, 3]), ...targets(100, [4]), ...targets(290, [39], { state: "TX" })];
    expect(listUnitIds(makeFirstListFrom(rows, home)).toSorted((a, b) => a - b)).toEqual([1, 2, 4, 39]);
  });
});

describe("a budget", () => {
  const target = (lowUsd: number, unitId: number, fields: Partial<Parameters<typeof makeRow>[0]> = {}) =>
    makeRowAt(60, { unitId, budget: "over", priceBand: makeBand(lowUsd, lowUsd + 9_000), ...fields });
  const idsOf = (rows: readonly Row[], payPerYearUsd: number) =>
    listUnitIds(makeFirstListFrom(rows, home, { payPerYearUsd }));

  test("what is surely over it comes last, and beyond a fifth and $5,000 above it not at all", () => {
    const fair = makeRowAt(60, { unitId: 9, budget: "maybe", match: 30, priceBand: makeBand(0, 90_000) });
    expect(idsOf([target(48_000, 1), fair], 40_000)).toEqual([9, 1]);
    expect(idsOf([target(48_001, 1)], 40_000)).toEqual([]);
    expect(idsOf([target(15_000, 1), target(15_001, 2)], 10_000)).toEqual([1]);
  });

  test("a public college of the home state a little above counts as payable, within a commute any", () => {
    const own = { college: { state: "TX" as const } };
    const other = makeRowAt(60, { unitId: 9, budget: "maybe", match: 50 });
    expect(idsOf([other, target(15_000, 1, own)], 10_000)).toEqual([1, 9]);
    expect(idsOf([{ ...target(30_000, 1, own), distanceMiles: 40 }], 10_000)).toEqual([1]);
  });

  test("where it rules out nearly everything, the cheapest publics of the home state fill up to six, no reach among them", () => {
    const own = { college: { state: "TX" as const } };
    const dear = [26_000, 24_000, 22_000].map((lowUsd, index) => target(lowUsd, index + 1, own));
    const reach = target(21_000, 8, { ...own, admission: "reach" });
    const elsewhere = target(20_000, 9);
    expect(idsOf([...dear, reach, elsewhere], 10_000)).toEqual([3, 2, 1]);
    const payable = [11, 12, 13, 14, 15].map((unitId) =>
      makeRowAt(60, { unitId, budget: "maybe", admission: unitId < 13 ? "likely" : "target" }),
    );
    expect(idsOf([...payable, ...dear], 10_000)).toEqual([11, 12, 13, 14, 15, 3]);
  });

  test("nothing from far away is over it", () => {
    expect(idsOf([{ ...target(10_001, 1), distanceMiles: 700 }], 10_000)).toEqual([]);
  });
});

describe("a distance limit is a limit", () => {
  const at = (miles: number, unitId: number, label: AdmissionLabel = "target") =>
    makeRowAt(miles, { unitId, admission: label });
  const limited = { ...home, maxDistanceMiles: 100 };

  test("if eight fit inside it, nothing more is said", () => {
    const labels: AdmissionLabel[] = [
      "safety",
      "safety",
      "likely",
      "likely",
      "target",
      "target",
      "reach",
      "reach",
    ];
    const near = labels.map((label, index) => at(100, index + 1, label));
    const list = makeFirstList([at(101, 99), ...near], limited);
    expect(list).toMatchObject({ beyond: [], note: null });
    expect(listUnitIds(list.rows)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("if fewer fit, none from beyond is listed, and the nearest is named", () => {
    const rows = [at(150, 1), at(260, 2), at(105, 3, "reach"), at(110, 4), at(40, 6)];
    const list = makeFirstList(rows, limited);
    expect([listUnitIds(list.rows), list.beyond]).toEqual([[6], []]);
    const nearest = { unitId: 4, name: "Sample College", miles: 110 };
    expect(list.note).toEqual({ code: "fewWithinLimit", miles: 100, within: 1, nearest });
  });

  test("a college without a known location is inside no limit, and is not named", () => {
    const list = makeFirstList([makeRow({ unitId: 1 })], limited);
    expect(list).toMatchObject({ rows: [], beyond: [], note: { within: 0, nearest: null } });
  });

  test("living with family is a limit of 40 miles, and reaches beyond only where fewer than three fit", () => {
    const withFamily = { ...home, livingPlan: "withFamily" } as const;
    const few = makeFirstList([at(60, 4), at(55, 3), at(41, 1, "reach"), at(40, 2)], withFamily);
    expect([listUnitIds(few.rows), listUnitIds(few.beyond)]).toEqual([[2], [3, 4]]);
    expect(few.note).toEqual({ code: "fewWithinCommute", miles: 40, within: 1, beyond: 2 });
    expect(few.reasons.get(3)).toBe("nearestBeyond");
    const three = makeFirstList([at(41, 4), at(10, 1), at(20, 2), at(40, 3)], withFamily);
    expect(three).toMatchObject({ beyond: [], note: null });
    expect(three.rows).toHaveLength(3);
  });

  test("and the family's own limit is never passed", () => {
    const withFamily = { ...limited, livingPlan: "withFamily" } as const;
    const list = makeFirstList([at(101, 1), at(60, 2), at(30, 3)], withFamily);
    expect([listUnitIds(list.rows), listUnitIds(list.beyond)]).toEqual([[3], [2]]);
    const nearer = makeFirstList([at(30, 1), at(20, 2)], { ...withFamily, maxDistanceMiles: 25 });
    expect(listUnitIds(nearer.rows)).toEqual([2]);
    expect(nearer.note).toMatchObject({ code: "fewWithinLimit", miles: 25 });
  });

  test.each([
    ["a limit", { maxDistanceMiles: 100 }, { code: "limitNeedsZip", miles: 100 }],
    ["living with family", { livingPlan: "withFamily" }, { code: "commuteNeedsZip", miles: 40 }],
  ] as const)("%s without a ZIP code cannot be kept, and the list says so", (_name, asked, note) => {
    const rows = [makeRow({ unitId: 1, college: { state: "TX" } })];
    const list = makeFirstList(rows, { homeState: "TX", ...asked });
    expect(listUnitIds(list.rows)).toEqual([1]);
    expect(list.note).toEqual(note);
  });
});
