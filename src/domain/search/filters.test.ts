/** Search filters survive a round trip through the address, and let the right colleges through. */
import { describe, expect, test } from "vitest";
import type { CollegeSummary } from "#domain/college/college.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { createFilter, type FilterContext } from "./createFilter.ts";
import {
  countFilters,
  type Filters,
  noFilters,
  readSearchQuery,
  type SearchQuery,
  writeSearchQuery,
} from "./filters.ts";
import { sortColleges } from "./sortColleges.ts";

const emptyQuery: SearchQuery = { query: "", sort: "best", filters: noFilters };

const addresses: [string, SearchQuery, string][] = [
  [
    "a name in two states, public only, cheapest first",
    {
      query: "state university",
      sort: "price",
      filters: { ...noFilters, states: ["TX", "NM"], controls: ["public"] },
    },
    "q=state+university&state=TX,NM&control=public&sort=price",
  ],
  ["nothing asked leaves the address bare", emptyQuery, ""],
  [
    "every filter at once",
    {
      query: "",
      sort: "near",
      filters: {
        states: ["PR"],
        levels: ["twoYear", "fourYear"],
        controls: ["forProfit", "nonprofit"],
        settings: ["town", "rural"],
        sizes: ["small", "large"],
        admission: "open",
        missions: ["hbcu", "women"],
        majorFamily: "11",
        isWithinPrice: true,
        isEverything: true,
      },
    },
    "state=PR&level=twoYear,fourYear&control=forProfit,nonprofit&setting=town,rural&size=small,large&admits=open&mission=hbcu,women&major=11&price=within&include=all&sort=near",
  ],
];

describe("a search in the address", () => {
  test.for(addresses)("%s", ([, asked, address]) => {
    expect(writeSearchQuery(asked)).toBe(address);
    expect(readSearchQuery(new URLSearchParams(address))).toEqual({ ...asked, hasNonsense: false });
  });

  test("what means nothing is left out and said, and the rest is kept", () => {
    const read = readSearchQuery(new URLSearchParams("q=rice&state=XX,TX&size=huge&sort=luck&major=99"));
    expect(read).toEqual({
      query: "rice",
      sort: "best",
      filters: { ...noFilters, states: ["TX"] },
      hasNonsense: true,
    });
  });

  test("a query too long for an address stays out of it", () => {
    expect(writeSearchQuery({ ...emptyQuery, query: "x".repeat(10_000) })).toBe("");
  });

  test("each chosen value counts as a filter", () => {
    expect(countFilters(noFilters)).toBe(0);
    const filters: Filters = {
      ...noFilters,
      states: ["TX", "NM"],
      admission: "open",
      isWithinPrice: true,
      isEverything: true,
    };
    expect(countFilters(filters)).toBe(5);
  });
});

const context: FilterContext = { offersMajor: null, isWithinPrice: null };

const accepted: [string, Partial<Filters>, Partial<CollegeSummary>, boolean][] = [
  ["a college in a chosen state", { states: ["IL"] }, {}, true],
  ["a college in another state", { states: ["TX"] }, {}, false],
  ["no degrees, where searches start", {}, { isDegreeGranting: false }, false],
  ["no degrees, with everything included", { isEverything: true }, { isDegreeGranting: false }, true],
  ["2,999 students are small", { sizes: ["small"] }, { undergraduates: 2_999 }, true],
  ["3,000 students are medium", { sizes: ["small"] }, { undergraduates: 3_000 }, false],
  ["15,000 students are still medium", { sizes: ["medium"] }, { undergraduates: 15_000 }, true],
  ["15,001 students are large", { sizes: ["large"] }, { undergraduates: 15_001 }, true],
  ["an unknown size is no size", { sizes: ["small"] }, { undergraduates: null }, false],
  ["an unknown setting is no setting", { settings: ["city"] }, { setting: null }, false],
  ["a rate just under 10%", { admission: "under10" }, { admitRate: 0.0999 }, true],
  ["a rate of 10%", { admission: "under10" }, { admitRate: 0.1 }, false],
  ["a rate of half", { admission: "from50" }, { admitRate: 0.5 }, true],
  ["an unknown rate passes no bound", { admission: "under50" }, { admitRate: null }, false],
  [
    "open admission counts as admitting nearly all",
    { admission: "from75" },
    { hasOpenAdmission: true, admitRate: null },
    true,
  ],
  [
    "open admission is not selective, whatever rate is reported",
    { admission: "under50" },
    { hasOpenAdmission: true, admitRate: 0.3 },
    false,
  ],
  [
    "an unknown policy is not open admission",
    { admission: "open" },
    { hasOpenAdmission: null, admitRate: 1 },
    false,
  ],
  ["an HBCU among two missions", { missions: ["tribal", "hbcu"] }, { isHbcu: true }, true],
  ["a college with none of the missions", { missions: ["women"] }, {}, false],
  ["a college of less than two years", { levels: ["twoYear"] }, { level: "lessThanTwoYear" }, false],
];

describe("the filters", () => {
  test.for(accepted)("%s", ([, filters, college, expected]) => {
    expect(createFilter({ ...noFilters, ...filters }, context)(makeCollege(college))).toBe(expected);
  });

  test("majors and price are asked only once they are known", () => {
    const filters: Filters = { ...noFilters, majorFamily: "11", isWithinPrice: true };
    const college = makeCollege();
    expect(createFilter(filters, context)(college)).toBe(true);
    expect(createFilter(filters, { ...context, offersMajor: () => false })(college)).toBe(false);
    expect(createFilter(filters, { ...context, isWithinPrice: () => false })(college)).toBe(false);
  });
});

describe("the order of the list", () => {
  const cheap = makeCollege({ unitId: 1, name: "B", netPriceUsd: -50, completionRate: 0.2, latitude: 41 });
  const dear = makeCollege({ unitId: 2, name: "C", netPriceUsd: 9_000, completionRate: 0.9, latitude: 40 });
  const unknown = makeCollege({
    unitId: 3,
    name: "A",
    netPriceUsd: null,
    completionRate: null,
    latitude: null,
    hasOpenAdmission: true,
  });
  const home = { latitude: 39.9, longitude: -89.6 };
  const cases = [
    ["as found", "best", [3, 2, 1]],
    ["by name", "name", [3, 1, 2]],
    ["lowest price first, unknown last", "price", [1, 2, 3]],
    ["most graduates first, unknown last", "graduate", [2, 1, 3]],
    ["nearest first, unknown last", "near", [2, 1, 3]],
    ["hardest to get into first, open admission last", "admit", [2, 1, 3]],
    ["by match with no answers stays as found", "match", [3, 2, 1]],
  ] as const;
  test.for(cases)("%s", ([, sort, expected]) => {
    const found = sortColleges([unknown, dear, cheap], sort, { home, figures: null });
    expect(found.map((college) => college.unitId)).toEqual(expected);
  });
});
