/** Filtering and sorting a state's college table. */
import { describe, expect, test } from "vitest";
import type { CollegeTableData } from "#content/parts/collegeTable.ts";
import {
  filterRows,
  firstSorting,
  getAdmitBand,
  getNextSorting,
  getPrice,
  isFiltered,
  noTableFilters,
  readRows,
  type SortKey,
  sortRows,
  type TableFilters,
} from "./tableRows.ts";

const data: CollegeTableData = {
  systems: ["University of California"],
  rows: [
    [
      "University of California-Davis",
      0,
      "Davis",
      0,
      0,
      30_000,
      420,
      15_000,
      [5_000, 6_000, 9_000, 18_000, 30_000],
      860,
      78_000,
    ],
    ["Santa Mónica College", 0, "Santa Monica", 1, -1, 25_000, true, 7_000, 0, 310, 42_000],
    [
      "St. Mary's College",
      "st-marys-college-999",
      "Moraga",
      2,
      -1,
      2_000,
      900,
      31_000,
      [20_000, null, null, null, null],
      null,
      null,
    ],
    ["Small School", 0, "Davis", 5, -1, null, null, null, 0, 700, 30_000],
  ],
};
const rows = readRows(data);
const listNames = (some: readonly { name: string }[]) => some.map(({ name }) => name.split(/[ -]/)[0]);

test("a row reads as it was written: address from the name unless it has its own, unknown stays unknown", () => {
  expect(rows[0]).toMatchObject({
    slug: "university-of-california-davis",
    system: "University of California",
    admits: 0.42,
    completionRate: 0.86,
  });
  expect(rows[1]).toMatchObject({
    slug: "santa-monica-college",
    system: null,
    admits: "all",
    bracketPricesUsd: [],
  });
  expect(rows[2]).toMatchObject({ slug: "st-marys-college-999", completionRate: null, earningsUsd: null });
});

test("too few students to say is something else than not published, and neither is sorted as a figure", () => {
  const [first, ...others] = data.rows;
  if (first === undefined) throw new Error("There are rows.");
  const tiny: typeof first = [...first];
  tiny[6] = false;
  tiny[9] = false;
  const read = readRows({ ...data, rows: [tiny, ...others] });
  expect(read[0]).toMatchObject({ admits: "tooFew", completionRate: "tooFew" });
  for (const key of ["admits", "completion"] as const) {
    for (const isDescending of [true, false]) {
      const known = sortRows(read, { key, isDescending }, null).map((row) =>
        key === "admits" ? row.admits : row.completionRate,
      );
      const firstUnknown = known.findIndex((value) => value === null || value === "tooFew");
      expect(known.slice(firstUnknown).every((value) => value === null || value === "tooFew")).toBe(true);
    }
  }
});

describe("filters", () => {
  const cases: [string, Partial<TableFilters>, string[]][] = [
    ["nothing asked", {}, ["University", "Santa", "St.", "Small"]],
    ["part of a name", { text: "cali" }, ["University"]],
    ["a city", { text: "DAVIS" }, ["University", "Small"]],
    ["two words in any order", { text: "college mary" }, ["St."]],
    ["without accents, points and apostrophes", { text: "st marys" }, ["St."]],
    ["an accent left out", { text: "monica" }, ["Santa"]],
    ["a system's name", { text: "university of california" }, ["University"]],
    ["blanks alone", { text: "   " }, ["University", "Santa", "St.", "Small"]],
    ["all public ones", { type: "public" }, ["University", "Santa"]],
    ["mostly two-year public ones", { type: "publicTwo" }, ["Santa"]],
    ["private nonprofit", { type: "nonprofit" }, ["St."]],
    ["for-profit, both lengths", { type: "forProfit" }, ["Small"]],
    ["a system", { system: "University of California" }, ["University"]],
    ["open admission", { admits: "all" }, ["Santa"]],
    ["not published", { admits: "unknown" }, ["Small"]],
    ["two filters together", { text: "davis", type: "forProfit" }, ["Small"]],
    ["nothing fits", { text: "harvard" }, []],
  ];
  test.each(cases)("%s", (_, filters, expected) => {
    expect(listNames(filterRows(rows, { ...noTableFilters, ...filters }))).toEqual(expected);
  });

  test("clearing is offered only where something is filtered", () => {
    expect(isFiltered(noTableFilters)).toBe(false);
    expect(isFiltered({ ...noTableFilters, text: " " })).toBe(false);
    expect(isFiltered({ ...noTableFilters, admits: "all" })).toBe(true);
  });
});

test("bands of admission go by the share as it is shown: what reads 25% is not under 25%", () => {
  expect([1, 0.75, 0.744, 0.5, 0.494, 0.246, 0.244, 0].map(getAdmitBand)).toEqual([
    "from75",
    "from75",
    "from50",
    "from50",
    "from25",
    "from25",
    "under25",
    "under25",
  ]);
});

describe("orders", () => {
  const cases: [SortKey, boolean, string[]][] = [
    ["name", false, ["Santa", "Small", "St.", "University"]],
    ["price", false, ["Santa", "University", "St.", "Small"]],
    ["price", true, ["St.", "University", "Santa", "Small"]],
    ["admits", true, ["Santa", "St.", "University", "Small"]],
    ["admits", false, ["University", "St.", "Santa", "Small"]],
    ["completion", true, ["University", "Small", "Santa", "St."]],
    ["earnings", false, ["Small", "Santa", "University", "St."]],
    ["undergraduates", true, ["University", "Santa", "St.", "Small"]],
    ["type", false, ["University", "Santa", "St.", "Small"]],
  ];
  test.each(cases)(
    "by %s, descending %s: what is not published stands last",
    (key, isDescending, expected) => {
      expect(listNames(sortRows(rows, { key, isDescending }, null))).toEqual(expected);
    },
  );

  test("a family's own bracket orders by its price, and never by the average", () => {
    expect(listNames(sortRows(rows, { key: "price", isDescending: false }, 1))).toEqual([
      "University",
      "Santa",
      "St.",
      "Small",
    ]);
    expect(rows.map((row) => getPrice(row, 1))).toEqual([6_000, null, null, null]);
    expect(rows.map((row) => getPrice(row, 0))).toEqual([5_000, null, 20_000, null]);
  });

  test("the first press on a column shows its better end, the second turns it", () => {
    expect(getNextSorting(firstSorting, "price")).toEqual({ key: "price", isDescending: false });
    expect(getNextSorting(firstSorting, "earnings")).toEqual({ key: "earnings", isDescending: true });
    expect(getNextSorting({ key: "price", isDescending: false }, "price")).toEqual({
      key: "price",
      isDescending: true,
    });
  });
});
