/** The first list: its balance, close colleges before distant ones, and what nobody asked for. */
import { describe, expect, test } from "vitest";
import type { Chance } from "#domain/admission/chance.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { emptyMoney, emptyProfile, type Money, type Profile } from "#domain/people/profile.ts";
import { makeEstimate, makeRow, makeRowAt, type Row } from "../../../test/support/rankedRow.ts";
import { type FirstList, buildFirstList as firstListOfOrdered } from "./firstList.ts";
import { type ListLabel, toListLabel } from "./firstListRule.ts";

/** A home in Texas; the colleges in these tests are in Illinois unless stated. */
const home: Partial<Profile> = { homeState: "TX", homeLatitude: 30, homeLongitude: -97 };

/** The display order has its own tests; here the match is used. */
function makeFirstList(
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

function makeFirstListFrom(...asked: Parameters<typeof makeFirstList>): Row[] {
  return makeFirstList(...asked).rows;
}

const marksOf = (label: ListLabel) =>
  label === "likelyPriceNotSafe"
    ? ({ admission: "safety", budget: "maybe" } as const)
    : ({ admission: label } as const);

/** Rows with the given labels, best match first, numbered from 1. */
function makeRows(...labels: ListLabel[]): Row[] {
  return labels.map((label, index) => makeRow({ unitId: index + 1, ...marksOf(label), match: 95 - index }));
}

const listLabels = (rows: readonly Row[]) => rows.map((row) => toListLabel(row));
const listUnitIds = (rows: readonly Row[]) => rows.map((row) => row.college.unitId);

function makeMany(label: ListLabel, count: number): ListLabel[] {
  return Array.from({ length: count }, () => label);
}

const makeBand = (lowUsd: number, highUsd: number) => ({
  lowUsd,
  middleUsd: (lowUsd + highUsd) / 2,
  highUsd,
});

describe("the balance of the first list", () => {
  test("has two safeties, two likelies, two targets and two reaches if there are enough", () => {
    const rows = makeRows(
      ...makeMany("reach", 9),
      ...makeMany("target", 9),
      ...makeMany("likely", 9),
      ...makeMany("safety", 9),
    );
    const list = makeFirstListFrom(rows);
    expect(listLabels(list)).toEqual([
      "safety",
      "safety",
      "likely",
      "likely",
      "target",
      "target",
      "reach",
      "reach",
    ]);
    expect(listUnitIds(list)).toEqual([28, 29, 19, 20, 10, 11, 1, 2]);
  });

  test.each<[string, ListLabel[], ListLabel[]]>([
    ["nothing to choose from", [], []],
    ["three colleges in all", ["target", "reach", "safety"], ["safety", "target", "reach"]],
    [
      "no likelies: those whose price is not sure stand in",
      [
        ...makeMany("safety", 2),
        ...makeMany("likelyPriceNotSafe", 2),
        ...makeMany("target", 2),
        ...makeMany("reach", 2),
      ],
      ["safety", "safety", "likelyPriceNotSafe", "likelyPriceNotSafe", "target", "target", "reach", "reach"],
    ],
    [
      "no safeties: targets fill the places",
      [...makeMany("target", 9), ...makeMany("likely", 2), ...makeMany("reach", 2)],
      ["likely", "likely", "target", "target", "target", "target", "reach", "reach"],
    ],
    ["reaches alone fill only half", makeMany("reach", 20), makeMany("reach", 4)],
    ["no chances known yet", makeMany("unknown", 20), makeMany("unknown", 8)],
  ])("%s", (_name, labels, expected) => {
    expect(listLabels(makeFirstListFrom(makeRows(...labels)))).toEqual(expected);
  });

  test("without grades or scores labels mean little, so fit alone decides", () => {
    const rows = makeRows(...makeMany("unknown", 9), "likelyPriceNotSafe");
    expect(listLabels(makeFirstListFrom(rows, { gpa: null }))).toEqual(makeMany("unknown", 8));
  });

  test("a college without any match is not shown first", () => {
    expect(makeFirstListFrom([makeRow({ unitId: 1, match: null })])).toEqual([]);
  });

  test("no college is listed twice", () => {
    const rows = [
      ...makeRows(...makeMany("target", 30)),
      makeRowAt(10, { unitId: 99, admission: "likely", college: { state: "TX" } }),
    ];
    const ids = listUnitIds(makeFirstListFrom(rows, home));
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
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
    expect(listUnitIds(makeFirstListFrom([other, own], { homeState: "TX" }))).toEqual([2, 1]);
  });

  test.each<[ListLabel]>([["safety"], ["likely"], ["target"], ["reach"]])(
    "a %s a day's drive away at most comes before a better match that is farther",
    (label) => {
      const far = [1, 2, 3].map((unitId) => makeRowAt(301, { unitId, ...marksOf(label), match: 100 }));
      const near = [4, 5].map((unitId) => makeRowAt(300, { unitId, ...marksOf(label), match: 30 }));
      expect(listUnitIds(makeFirstListFrom([...far, ...near], home)).slice(0, 2)).toEqual([4, 5]);
    },
  );

  test("safeties: in-state public colleges, the local one first, then a day's drive, then the rest", () => {
    const rows = [
      makeRowAt(900, { unitId: 1, admission: "safety", match: 99 }),
      makeRowAt(200, { unitId: 2, admission: "safety", match: 90, college: { control: "nonprofit" } }),
      makeRowAt(250, { unitId: 3, admission: "safety", match: 70, college: { state: "TX" } }),
      makeRowAt(8, { unitId: 4, admission: "safety", match: 50, college: { state: "TX" } }),
    ];
    const others = [...makeMany("likely", 2), ...makeMany("target", 2), ...makeMany("reach", 2)].map(
      (label, index) => makeRowAt(50, { unitId: 10 + index, ...marksOf(label) }),
    );
    const safeOf = (safe: readonly Row[]) =>
      listUnitIds(makeFirstListFrom([...safe, ...others], home)).slice(0, 2);
    expect(safeOf(rows)).toEqual([4, 3]);
    expect(safeOf(rows.slice(0, 3))).toEqual([3, 2]);
    expect(safeOf(rows.slice(0, 2))).toEqual([2, 1]);
  });

  const local = makeRowAt(5, {
    unitId: 1,
    ...marksOf("likelyPriceNotSafe"),
    match: 60,
    priceBand: makeBand(3_000, 9_000),
    college: { state: "TX" },
  });
  const farSafeties = [2, 3].map((unitId) =>
    makeRowAt(1_200, { unitId, admission: "safety", match: 99, priceBand: makeBand(0, 4_000) }),
  );

  test.each<[number, boolean]>([
    [100, false],
    [101, true],
    [1_200, true],
  ])(
    "a local public college that is likely and perhaps payable, beside safeties at %d miles",
    (miles, standsIn) => {
      const safeties = [2, 3].map((unitId) =>
        makeRowAt(miles, { unitId, admission: "safety", match: 99, priceBand: makeBand(0, 4_000) }),
      );
      const likely = [4, 5].map((unitId) =>
        makeRowAt(20, {
          unitId,
          admission: "likely",
          match: 95,
          priceBand: makeBand(0, 4_000),
          college: { state: "TX" },
        }),
      );
      const others = [...makeMany("target", 2), ...makeMany("reach", 2)].map((label, index) =>
        makeRowAt(50, { unitId: 10 + index, ...marksOf(label), priceBand: makeBand(0, 4_000) }),
      );
      const list = makeFirstListFrom([...safeties, ...likely, ...others, local], home, {
        payPerYearUsd: 5_000,
      });
      expect(listUnitIds(list).includes(1)).toBe(standsIn);
      expect(listLabels(list).filter((label) => label === "safety")).toHaveLength(standsIn ? 1 : 2);
    },
  );

  test("but not one that is certainly above what the family can pay", () => {
    const list = makeFirstListFrom([...farSafeties, local], home, { payPerYearUsd: 2_999 });
    expect(listLabels(list).slice(0, 2)).toEqual(["safety", "safety"]);
  });
});

describe("a distance limit is a limit", () => {
  const at = (miles: number, unitId: number, label: ListLabel = "target") =>
    makeRowAt(miles, { unitId, ...marksOf(label) });
  const limited = { ...home, maxDistanceMiles: 100 };

  test("if eight fit inside it, nothing beyond it is suggested", () => {
    const near = Array.from({ length: 8 }, (_, index) => at(100, index + 1));
    const list = makeFirstList([at(101, 99), ...near], limited);
    expect(list).toMatchObject({ beyond: [], note: null });
    expect(listUnitIds(list.rows)).not.toContain(99);
  });

  test("if fewer fit, the closest ones beyond come last, and the list says so", () => {
    const rows = [at(150, 1), at(260, 2), at(120, 3, "reach"), at(110, 4), at(301, 5), at(40, 6)];
    const list = makeFirstList(rows, limited);
    expect(listUnitIds(list.rows)).toEqual([6]);
    expect(listUnitIds(list.beyond)).toEqual([4, 1, 2]);
    expect(list.note).toEqual({ code: "fewWithinLimit", miles: 100, within: 1, beyond: 3 });
  });

  test("only the missing number comes from beyond, possibly affordable ones first", () => {
    const near = Array.from({ length: 6 }, (_, index) =>
      makeRowAt(20, { unitId: index + 1, admission: "target", priceBand: makeBand(5_000, 9_000) }),
    );
    const dear = makeRowAt(110, { unitId: 10, priceBand: makeBand(30_000, 40_000) });
    const fair = [150, 140, 160].map((miles) =>
      makeRowAt(miles, { unitId: miles, priceBand: makeBand(5_000, 9_000) }),
    );
    const list = makeFirstList([...near, dear, ...fair], limited, { payPerYearUsd: 8_000 });
    expect(listUnitIds(list.beyond)).toEqual([140, 150]);
  });

  test("a college without a known location is inside no limit", () => {
    const list = makeFirstList([makeRow({ unitId: 1 })], limited);
    expect(list).toMatchObject({ rows: [], beyond: [], note: { within: 0, beyond: 0 } });
  });

  test("living with family is a limit of 40 miles", () => {
    const list = makeFirstList([at(41, 1), at(40, 2)], { ...home, livingPlan: "withFamily" });
    expect([listUnitIds(list.rows), listUnitIds(list.beyond)]).toEqual([[2], [1]]);
    expect(list.note).toEqual({ code: "fewWithinCommute", miles: 40, within: 1, beyond: 1 });
  });

  test("and the family's own limit applies as well", () => {
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

describe("what nobody asked for only appears in the full ranking", () => {
  const listed = (college: Partial<CollegeSummary>, profile: Partial<Profile> = {}, miles = 100) =>
    makeFirstListFrom([makeRowAt(miles, { unitId: 100_009, college })], { ...home, ...profile }).length === 1;

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
    const row = makeRowAt(miles, { unitId, college: { isTribal: true } });
    expect(makeFirstListFrom([row], home)).toHaveLength(expected ? 1 : 0);
  });

  test("a service academy, unless military science was asked for", () => {
    const academy = makeRowAt(7, { unitId: 197_027 });
    expect(makeFirstListFrom([academy], home)).toHaveLength(0);
    expect(makeFirstListFrom([academy], { ...home, majorFamilies: ["28"] })).toHaveLength(1);
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
    ["a chance that ends at 5 in 100", makeEstimate(0.01, 0, 0.05), true],
    ["a chance that ends below 5 in 100", makeEstimate(0.01, 0, 0.049), false],
    ["a chance that is not known", { kind: "unknown", because: "noAdmitRate" }, true],
  ])("%s", (_name, chance, expected) => {
    const reach = makeRow({ unitId: 1, admission: "reach", chance });
    expect(makeFirstListFrom([reach])).toHaveLength(expected ? 1 : 0);
  });
});

describe("what lowers a college's place", () => {
  test("one that is certainly too expensive comes after one that may be affordable", () => {
    const dear = makeRow({ unitId: 1, match: 80, priceBand: makeBand(30_000, 40_000) });
    const fair = makeRow({ unitId: 2, match: 70, priceBand: makeBand(10_000, 40_000) });
    expect(listUnitIds(makeFirstListFrom([dear, fair], {}, { payPerYearUsd: 20_000 }))).toEqual([2, 1]);
  });

  test("a local college without housing may be affordable from home, whatever renting would cost", () => {
    const commuter = {
      livingOnCampusUsd: null,
      livingOffCampusUsd: 20_000,
      livingWithFamilyUsd: 8_000,
      state: "TX",
    } as const;
    const local = makeRowAt(5, {
      unitId: 1,
      match: 60,
      priceBand: makeBand(14_000, 25_000),
      college: commuter,
    });
    const other = makeRowAt(5, {
      unitId: 2,
      match: 70,
      priceBand: makeBand(14_000, 25_000),
      college: { state: "TX" },
    });
    expect(listUnitIds(makeFirstListFrom([other, local], home, { payPerYearUsd: 2_000 }))).toEqual([1, 2]);
    expect(listUnitIds(makeFirstListFrom([other, local], home, { payPerYearUsd: 1_999 }))).toEqual([2, 1]);
  });

  test("two-year colleges come later unless they were asked for", () => {
    const two = makeRowAt(10, {
      unitId: 1,
      match: 80,
      college: { level: "twoYear", isBachelorsCollege: false },
    });
    const four = makeRowAt(10, { unitId: 2, match: 75 });
    expect(listUnitIds(makeFirstListFrom([two, four], home))).toEqual([2, 1]);
    expect(listUnitIds(makeFirstListFrom([two, four], { ...home, levels: ["twoYear"] }))).toEqual([1, 2]);
  });

  test("a tiny college, and one without a known price, come later", () => {
    const tiny = makeRow({ unitId: 1, match: 80, college: { undergraduates: 299 } });
    const usual = makeRow({ unitId: 2, match: 70, college: { undergraduates: 300 } });
    expect(listUnitIds(makeFirstListFrom([tiny, usual]))).toEqual([2, 1]);
    const priced = makeRow({ unitId: 3, match: 60, priceBand: makeBand(5_000, 12_000) });
    expect(listUnitIds(makeFirstListFrom([usual, priced], {}, { payPerYearUsd: 20_000 }))).toEqual([3, 2]);
  });
});
