/** The first list: its balance, close colleges before distant ones, and what nobody asked for. */
import { describe, expect, test } from "vitest";
import type { Chance } from "#domain/admission/chance.ts";
import type { LabelCode } from "#domain/admission/label.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { emptyMoney, emptyProfile, type Money, type Profile } from "#domain/people/profile.ts";
import { estimateOf, type Row, rowAt, rowOf } from "../../../test/support/rankedRow.ts";
import { type FirstList, firstListOf as firstListOfOrdered } from "./firstList.ts";

/** A home in Texas; the colleges in these tests are in Illinois unless stated. */
const home: Partial<Profile> = { homeState: "TX", homeLatitude: 30, homeLongitude: -97 };

/** The display order has its own tests; here the match is used. */
function firstList(
  rows: readonly Row[],
  profile: Partial<Profile> = {},
  money: Partial<Money> = {},
): FirstList<NonNullable<Row["priceBand"]>> {
  return firstListOfOrdered(
    rows.map((row) => ({ row, score: row.matchPercent })),
    { ...emptyProfile, gpa: 3.5, ...profile },
    { ...emptyMoney, ...money },
  );
}

function firstListOf(...asked: Parameters<typeof firstList>): Row[] {
  return firstList(...asked).rows;
}

/** Rows with the given labels, best match first, numbered from 1. */
function rowsOf(...labels: LabelCode[]): Row[] {
  return labels.map((label, index) => rowOf({ unitId: index + 1, label, match: 95 - index }));
}

const labelsOf = (rows: readonly Row[]) => rows.map((row) => row.label.code);
const idsOf = (rows: readonly Row[]) => rows.map((row) => row.college.unitId);

function many(label: LabelCode, count: number): LabelCode[] {
  return Array.from({ length: count }, () => label);
}

const band = (lowUsd: number, highUsd: number) => ({ lowUsd, middleUsd: (lowUsd + highUsd) / 2, highUsd });

describe("the balance of the first list", () => {
  test("has two safeties, two likelies, two targets and two reaches if there are enough", () => {
    const rows = rowsOf(
      ...many("reach", 9),
      ...many("target", 9),
      ...many("likely", 9),
      ...many("safety", 9),
    );
    const list = firstListOf(rows);
    expect(labelsOf(list)).toEqual([
      "safety",
      "safety",
      "likely",
      "likely",
      "target",
      "target",
      "reach",
      "reach",
    ]);
    expect(idsOf(list)).toEqual([28, 29, 19, 20, 10, 11, 1, 2]);
  });

  test.each<[string, LabelCode[], LabelCode[]]>([
    ["nothing to choose from", [], []],
    ["three colleges in all", ["target", "reach", "safety"], ["safety", "target", "reach"]],
    [
      "no likelies: those whose price is not sure stand in",
      [...many("safety", 2), ...many("likelyPriceNotSafe", 2), ...many("target", 2), ...many("reach", 2)],
      ["safety", "safety", "likelyPriceNotSafe", "likelyPriceNotSafe", "target", "target", "reach", "reach"],
    ],
    [
      "no safeties: targets fill the places",
      [...many("target", 9), ...many("likely", 2), ...many("reach", 2)],
      ["likely", "likely", "target", "target", "target", "target", "reach", "reach"],
    ],
    ["reaches alone fill only half", many("reach", 20), many("reach", 4)],
    ["no chances known yet", many("unknown", 20), many("unknown", 8)],
  ])("%s", (_name, labels, expected) => {
    expect(labelsOf(firstListOf(rowsOf(...labels)))).toEqual(expected);
  });

  test("without grades or scores labels mean little, so fit alone decides", () => {
    const rows = rowsOf(...many("unknown", 9), "likelyPriceNotSafe");
    expect(labelsOf(firstListOf(rows, { gpa: null }))).toEqual(many("unknown", 8));
  });

  test("a college without any match is not shown first", () => {
    expect(firstListOf([rowOf({ unitId: 1, match: null })])).toEqual([]);
  });

  test("no college is listed twice", () => {
    const rows = [
      ...rowsOf(...many("target", 30)),
      rowAt(10, { unitId: 99, label: "likely", college: { state: "TX" } }),
    ];
    const ids = idsOf(firstListOf(rows, home));
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
  });
});

describe("close to home first", () => {
  test("of two equal matches the closer one comes first, with or without a limit", () => {
    const far = rowAt(290, { unitId: 1, match: 80 });
    const near = rowAt(60, { unitId: 2, match: 79 });
    expect(idsOf(firstListOf([far, near], home))).toEqual([2, 1]);
    expect(idsOf(firstListOf([far, near], { ...home, maxDistanceMiles: 500 }))).toEqual([2, 1]);
  });

  test("without distances the home state comes first", () => {
    const other = rowOf({ unitId: 1, match: 80, college: { state: "AK" } });
    const own = rowOf({ unitId: 2, match: 70, college: { state: "TX" } });
    expect(idsOf(firstListOf([other, own], { homeState: "TX" }))).toEqual([2, 1]);
  });

  test.each<[LabelCode]>([["safety"], ["likely"], ["target"], ["reach"]])(
    "a %s a day's drive away at most comes before a better match that is farther",
    (label) => {
      const far = [1, 2, 3].map((unitId) => rowAt(301, { unitId, label, match: 100 }));
      const near = [4, 5].map((unitId) => rowAt(300, { unitId, label, match: 30 }));
      expect(idsOf(firstListOf([...far, ...near], home)).slice(0, 2)).toEqual([4, 5]);
    },
  );

  test("safeties: in-state public colleges, the local one first, then a day's drive, then the rest", () => {
    const rows = [
      rowAt(900, { unitId: 1, label: "safety", match: 99 }),
      rowAt(200, { unitId: 2, label: "safety", match: 90, college: { control: "nonprofit" } }),
      rowAt(250, { unitId: 3, label: "safety", match: 70, college: { state: "TX" } }),
      rowAt(8, { unitId: 4, label: "safety", match: 50, college: { state: "TX" } }),
    ];
    const others = [...many("likely", 2), ...many("target", 2), ...many("reach", 2)].map((label, index) =>
      rowAt(50, { unitId: 10 + index, label }),
    );
    const safeOf = (safe: readonly Row[]) => idsOf(firstListOf([...safe, ...others], home)).slice(0, 2);
    expect(safeOf(rows)).toEqual([4, 3]);
    expect(safeOf(rows.slice(0, 3))).toEqual([3, 2]);
    expect(safeOf(rows.slice(0, 2))).toEqual([2, 1]);
  });

  const local = rowAt(5, {
    unitId: 1,
    label: "likelyPriceNotSafe",
    match: 60,
    priceBand: band(3_000, 9_000),
    college: { state: "TX" },
  });
  const farSafeties = [2, 3].map((unitId) =>
    rowAt(1_200, { unitId, label: "safety", match: 99, priceBand: band(0, 4_000) }),
  );

  test.each<[number, boolean]>([
    [100, false],
    [101, true],
    [1_200, true],
  ])(
    "a local public college that is likely and perhaps payable, beside safeties at %d miles",
    (miles, standsIn) => {
      const safeties = [2, 3].map((unitId) =>
        rowAt(miles, { unitId, label: "safety", match: 99, priceBand: band(0, 4_000) }),
      );
      const likely = [4, 5].map((unitId) =>
        rowAt(20, {
          unitId,
          label: "likely",
          match: 95,
          priceBand: band(0, 4_000),
          college: { state: "TX" },
        }),
      );
      const others = [...many("target", 2), ...many("reach", 2)].map((label, index) =>
        rowAt(50, { unitId: 10 + index, label, priceBand: band(0, 4_000) }),
      );
      const list = firstListOf([...safeties, ...likely, ...others, local], home, { payPerYearUsd: 5_000 });
      expect(idsOf(list).includes(1)).toBe(standsIn);
      expect(labelsOf(list).filter((label) => label === "safety")).toHaveLength(standsIn ? 1 : 2);
    },
  );

  test("but not one that is certainly above what the family can pay", () => {
    const list = firstListOf([...farSafeties, local], home, { payPerYearUsd: 2_999 });
    expect(labelsOf(list).slice(0, 2)).toEqual(["safety", "safety"]);
  });
});

describe("a distance limit is a limit", () => {
  const at = (miles: number, unitId: number, label: LabelCode = "target") => rowAt(miles, { unitId, label });
  const limited = { ...home, maxDistanceMiles: 100 };

  test("if eight fit inside it, nothing beyond it is suggested", () => {
    const near = Array.from({ length: 8 }, (_, index) => at(100, index + 1));
    const list = firstList([at(101, 99), ...near], limited);
    expect(list).toMatchObject({ beyond: [], note: null });
    expect(idsOf(list.rows)).not.toContain(99);
  });

  test("if fewer fit, the closest ones beyond come last, and the list says so", () => {
    const rows = [at(150, 1), at(260, 2), at(120, 3, "reach"), at(110, 4), at(301, 5), at(40, 6)];
    const list = firstList(rows, limited);
    expect(idsOf(list.rows)).toEqual([6]);
    expect(idsOf(list.beyond)).toEqual([4, 1, 2]);
    expect(list.note).toEqual({ code: "fewWithinLimit", miles: 100, within: 1, beyond: 3 });
  });

  test("only the missing number comes from beyond, possibly affordable ones first", () => {
    const near = Array.from({ length: 6 }, (_, index) =>
      rowAt(20, { unitId: index + 1, label: "target", priceBand: band(5_000, 9_000) }),
    );
    const dear = rowAt(110, { unitId: 10, priceBand: band(30_000, 40_000) });
    const fair = [150, 140, 160].map((miles) =>
      rowAt(miles, { unitId: miles, priceBand: band(5_000, 9_000) }),
    );
    const list = firstList([...near, dear, ...fair], limited, { payPerYearUsd: 8_000 });
    expect(idsOf(list.beyond)).toEqual([140, 150]);
  });

  test("a college without a known location is inside no limit", () => {
    const list = firstList([rowOf({ unitId: 1 })], limited);
    expect(list).toMatchObject({ rows: [], beyond: [], note: { within: 0, beyond: 0 } });
  });

  test("living with family is a limit of 40 miles", () => {
    const list = firstList([at(41, 1), at(40, 2)], { ...home, livingPlan: "withFamily" });
    expect([idsOf(list.rows), idsOf(list.beyond)]).toEqual([[2], [1]]);
    expect(list.note).toEqual({ code: "fewWithinCommute", miles: 40, within: 1, beyond: 1 });
  });

  test("and the family's own limit applies as well", () => {
    const withFamily = { ...limited, livingPlan: "withFamily" } as const;
    const list = firstList([at(101, 1), at(60, 2), at(30, 3)], withFamily);
    expect([idsOf(list.rows), idsOf(list.beyond)]).toEqual([[3], [2]]);
    const nearer = firstList([at(30, 1), at(20, 2)], { ...withFamily, maxDistanceMiles: 25 });
    expect(idsOf(nearer.rows)).toEqual([2]);
    expect(nearer.note).toMatchObject({ code: "fewWithinLimit", miles: 25 });
  });

  test.each([
    ["a limit", { maxDistanceMiles: 100 }, { code: "limitNeedsZip", miles: 100 }],
    ["living with family", { livingPlan: "withFamily" }, { code: "commuteNeedsZip", miles: 40 }],
  ] as const)("%s without a ZIP code cannot be kept, and the list says so", (_name, asked, note) => {
    const rows = [rowOf({ unitId: 1, college: { state: "TX" } })];
    const list = firstList(rows, { homeState: "TX", ...asked });
    expect(idsOf(list.rows)).toEqual([1]);
    expect(list.note).toEqual(note);
  });
});

describe("what nobody asked for only appears in the full ranking", () => {
  const listed = (college: Partial<CollegeSummary>, profile: Partial<Profile> = {}, miles = 100) =>
    firstListOf([rowAt(miles, { unitId: 100_009, college })], { ...home, ...profile }).length === 1;

  test.each<[string, Partial<CollegeSummary>, Partial<Profile>, boolean]>([
    ["an online college", { isOnlineOnly: true }, {}, false],
    ["a college for women", { isWomenOnly: true }, {}, false],
    ["a college for men", { isMenOnly: true }, {}, false],
    ["a for-profit college", { control: "forProfit" }, {}, false],
    ["a for-profit college, asked for", { control: "forProfit" }, { controls: ["forProfit"] }, true],
    ["a seminary", { specialFocus: "faith" }, {}, false],
    ["a seminary, for theology", { specialFocus: "faith" }, { majorFamilies: ["39"] }, true],
    ["a nursing school", { specialFocus: "health" }, { majorFamilies: ["52"] }, false],
    ["a nursing school, for nursing", { specialFocus: "health" }, { majorFamilies: ["52", "51"] }, true],
    ["an art school", { specialFocus: "art" }, {}, false],
    ["an art school, for music", { specialFocus: "art" }, { majorFamilies: ["50"] }, true],
    ["a business school, for engineering", { specialFocus: "business" }, { majorFamilies: ["14"] }, false],
    [
      "an engineering school, for engineering",
      { specialFocus: "technology" },
      { majorFamilies: ["14"] },
      true,
    ],
    ["Puerto Rico, from a state", { state: "PR" }, {}, false],
    ["Puerto Rico, from nowhere known", { state: "PR" }, { homeState: null }, false],
    ["Puerto Rico, from Puerto Rico", { state: "PR" }, { homeState: "PR" }, true],
    ["American Samoa, from Guam", { state: "AS" }, { homeState: "GU" }, true],
  ])("%s", (_name, college, profile, expected) => {
    expect(listed(college, profile)).toBe(expected);
  });

  test.each<[string, number, number, boolean]>([
    ["a tribal college 15 miles from home", 219_277, 15, true],
    ["a tribal college 16 miles from home", 219_277, 16, false],
    ["Haskell next door, which admits members of tribes alone", 155_140, 1, false],
  ])("%s", (_name, unitId, miles, expected) => {
    const row = rowAt(miles, { unitId, college: { isTribal: true } });
    expect(firstListOf([row], home)).toHaveLength(expected ? 1 : 0);
  });

  test("a service academy, unless military science was asked for", () => {
    const academy = rowAt(7, { unitId: 197_027 });
    expect(firstListOf([academy], home)).toHaveLength(0);
    expect(firstListOf([academy], { ...home, majorFamilies: ["28"] })).toHaveLength(1);
  });

  test.each<[string, Partial<CollegeSummary>, number, Partial<Profile>, boolean]>([
    ["a college without rooms, 40 miles away", {}, 40, {}, true],
    ["a college without rooms, 41 miles away", {}, 41, {}, false],
    ["the same for a student with a place of their own", {}, 41, { livingPlan: "offCampus" }, true],
  ])("%s", (_name, college, miles, profile, expected) => {
    expect(listed({ livingOnCampusUsd: null, ...college }, profile, miles)).toBe(expected);
  });

  test.each<[string, Partial<CollegeSummary>, number, Partial<Profile>, boolean]>([
    ["a community college next door", {}, 20, {}, true],
    ["one next door in another state", { state: "OK" }, 20, {}, true],
    ["one of the home state with rooms", {}, 200, {}, true],
    ["one of another state with rooms", { state: "OK" }, 200, {}, false],
    ["the same, when two-year colleges were asked for", { state: "OK" }, 200, { levels: ["twoYear"] }, true],
    ["one farther than a day's drive, asked for", {}, 301, { levels: ["twoYear"] }, false],
  ])("%s", (_name, college, miles, profile, expected) => {
    expect(
      listed({ level: "twoYear", isBachelorsCollege: false, state: "TX", ...college }, profile, miles),
    ).toBe(expected);
  });

  test.each<[string, Chance, boolean]>([
    ["a chance that ends at 5 in 100", estimateOf(0.01, 0, 0.05), true],
    ["a chance that ends below 5 in 100", estimateOf(0.01, 0, 0.049), false],
    ["a chance that is not known", { kind: "unknown", because: "noAdmitRate" }, true],
  ])("%s", (_name, chance, expected) => {
    const reach = rowOf({ unitId: 1, label: "reach", chance });
    expect(firstListOf([reach])).toHaveLength(expected ? 1 : 0);
  });
});

describe("what lowers a college's place", () => {
  test("one that is certainly too expensive comes after one that may be affordable", () => {
    const dear = rowOf({ unitId: 1, match: 80, priceBand: band(30_000, 40_000) });
    const fair = rowOf({ unitId: 2, match: 70, priceBand: band(10_000, 40_000) });
    expect(idsOf(firstListOf([dear, fair], {}, { payPerYearUsd: 20_000 }))).toEqual([2, 1]);
  });

  test("a local college without housing may be affordable from home, whatever renting would cost", () => {
    const commuter = {
      livingOnCampusUsd: null,
      livingOffCampusUsd: 20_000,
      livingWithFamilyUsd: 8_000,
      state: "TX",
    } as const;
    const local = rowAt(5, { unitId: 1, match: 60, priceBand: band(14_000, 25_000), college: commuter });
    const other = rowAt(5, {
      unitId: 2,
      match: 70,
      priceBand: band(14_000, 25_000),
      college: { state: "TX" },
    });
    expect(idsOf(firstListOf([other, local], home, { payPerYearUsd: 2_000 }))).toEqual([1, 2]);
    expect(idsOf(firstListOf([other, local], home, { payPerYearUsd: 1_999 }))).toEqual([2, 1]);
  });

  test("two-year colleges come later unless they were asked for", () => {
    const two = rowAt(10, { unitId: 1, match: 80, college: { level: "twoYear", isBachelorsCollege: false } });
    const four = rowAt(10, { unitId: 2, match: 75 });
    expect(idsOf(firstListOf([two, four], home))).toEqual([2, 1]);
    expect(idsOf(firstListOf([two, four], { ...home, levels: ["twoYear"] }))).toEqual([1, 2]);
  });

  test("a tiny college, and one without a known price, come later", () => {
    const tiny = rowOf({ unitId: 1, match: 80, college: { undergraduates: 299 } });
    const usual = rowOf({ unitId: 2, match: 70, college: { undergraduates: 300 } });
    expect(idsOf(firstListOf([tiny, usual]))).toEqual([2, 1]);
    const priced = rowOf({ unitId: 3, match: 60, priceBand: band(5_000, 12_000) });
    expect(idsOf(firstListOf([usual, priced], {}, { payPerYearUsd: 20_000 }))).toEqual([3, 2]);
  });
});
