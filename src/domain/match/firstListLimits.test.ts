/** What limits a first list: a distance, living at home, a size; and what it says of them. */
import { describe, expect, test } from "vitest";
import type { Chance } from "#domain/admission/chance.ts";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import { emptyMoney, emptyProfile, type Money, type Profile } from "#domain/people/profile.ts";
import { makeEstimate, makeRow, makeRowAt, type Row } from "../../../test/support/rankedRow.ts";
import { buildFirstList } from "./firstList.ts";

/** A home in Texas; the colleges in these tests are private ones in Illinois unless stated. */
const home: Partial<Profile> = { homeState: "TX", homeLatitude: 30, homeLongitude: -97 };
const open: Chance = { kind: "open", because: "openAdmission" };

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

describe("a distance limit is a limit", () => {
  const limited = { maxDistanceMiles: 100 };

  test("if six fit inside it, nothing more is said of it", () => {
    const near = [90, 91, 92, 93].map((miles) => at(miles, "target"));
    const { ids, beyond, gaps } = build(
      [at(101, "target"), ...near, at(80, "safety"), at(81, "safety")],
      limited,
    );
    expect(ids).toHaveLength(6);
    expect(beyond).toEqual([]);
    expect(gaps.map(({ constraint }) => constraint)).not.toContain("distance");
  });

  test("if fewer fit, none from beyond is listed, and the nearest is named", () => {
    const rows = [at(150, "target"), at(105, "reach"), at(110, "target"), at(40, "target")];
    const { ids, beyond, gaps } = build(rows, limited);
    expect([ids, beyond]).toEqual([[40], []]);
    const nearest = { unitId: 110, name: "Sample College", miles: 110 };
    expect(gaps[0]).toEqual({
      constraint: "distance",
      code: "fewWithinLimit",
      miles: 100,
      within: 1,
      nearest,
    });
  });

  test("a college without a known location is inside no limit, and is not named", () => {
    const { ids, gaps } = build([makeRow({ unitId: 1 })], limited);
    expect(ids).toEqual([]);
    expect(gaps[0]).toMatchObject({ within: 0, nearest: null });
  });

  test("living with family is a limit of 40 miles, and reaches beyond only where fewer than three fit", () => {
    const withFamily = { livingPlan: "withFamily" } as const;
    const few = build([at(60, "target"), at(55, "target"), at(41, "reach"), at(40, "target")], withFamily);
    expect([few.ids, few.beyond]).toEqual([[40], [55, 60]]);
    expect(few.gaps[0]).toEqual({
      constraint: "distance",
      code: "fewWithinCommute",
      miles: 40,
      within: 1,
      beyond: 2,
    });
    expect(few.placedBy[55]).toBe("nearestBeyond");
    const three = build([at(41, "target"), at(10, "target"), at(20, "target"), at(40, "target")], withFamily);
    expect([three.ids.toSorted((a, b) => a - b), three.beyond]).toEqual([[10, 20, 40], []]);
  });

  test("and the family's own limit is never passed", () => {
    const withFamily = { ...limited, livingPlan: "withFamily" } as const;
    const { ids, beyond } = build([at(101, "target"), at(60, "target"), at(30, "target")], withFamily);
    expect([ids, beyond]).toEqual([[30], [60]]);
    const nearer = build([at(30, "target"), at(20, "target")], { ...withFamily, maxDistanceMiles: 25 });
    expect(nearer.ids).toEqual([20]);
    expect(nearer.gaps[0]).toMatchObject({ code: "fewWithinLimit", miles: 25 });
  });

  test.each([
    ["a limit", { maxDistanceMiles: 100 }, { constraint: "distance", code: "limitNeedsZip", miles: 100 }],
    [
      "living with family",
      { livingPlan: "withFamily" },
      { constraint: "distance", code: "commuteNeedsZip", miles: 40 },
    ],
  ] as const)("%s without a ZIP code cannot be kept, and the list says so", (_name, asked, gap) => {
    const rows = [makeRow({ unitId: 1, college: { state: "TX" } })];
    const { ids, gaps } = build(rows, { homeLatitude: null, homeLongitude: null, ...asked });
    expect(ids).toEqual([1]);
    expect(gaps[0]).toEqual(gap);
  });
});

describe("sizes asked are kept, or said", () => {
  const sized = (miles: number, undergraduates: number) =>
    at(miles, "safety", { college: { undergraduates } });

  test("another size is listed only where nothing else is as sure", () => {
    const small = { sizes: ["small" as const] };
    expect(build([sized(10, 20_000), sized(90, 2_000), sized(91, 2_000)], small).ids).toEqual([90, 91]);
    const { ids, gaps } = build([sized(10, 20_000)], small);
    expect(ids).toEqual([10]);
    expect(gaps).toContainEqual({ constraint: "size", code: "size", listed: 1, sizes: ["small"] });
  });
});
