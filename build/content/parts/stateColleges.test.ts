/** Which type a college counts as in a state's guide. */
import { expect, test } from "vitest";
import { calculatePartMedian, findCollegeType, listStateColleges } from "#authoring/stateColleges.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { calculateQuartiles } from "./quartiles.ts";

const colleges = loadShippedColleges();

const known = [
  ["a university", "ohio-state-university-main-campus", "publicFour"],
  ["a regional campus that gives mostly associate degrees", "kent-state-university-at-stark", "publicTwo"],
  ["a community college", "columbus-state-community-college", "publicTwo"],
  [
    "a community college with one bachelor's degree, four-year by the federal word",
    "santa-monica-college",
    "publicTwo",
  ],
  ["a state college of Florida", "miami-dade-college", "publicTwo"],
  ["a university that gives certificates most often", "colorado-mesa-university", "publicFour"],
  ["a private university", "kenyon-college", "nonprofitFour"],
  ["a hospital's school", "arnot-ogden-medical-center", "nonprofitTwo"],
  ["a company's university", "strayer-university-maryland", "forProfitFour"],
] as const;

test.each(known)("%s: %s is %s", (_, slug, type) => {
  const college = colleges.bySlug(slug);
  expect(college).not.toBeNull();
  if (college !== null)
    expect(findCollegeType(college, colleges.detailsOf(college.unitId).programs)).toBe(type);
});

const plain = { control: "public", level: "fourYear", isBachelorsCollege: false } as const;
const split = [
  ["as many bachelor's as associate degrees", 10, 10, "publicFour"],
  ["one associate degree more", 10, 11, "publicTwo"],
  ["no degree reported", 0, 0, "publicFour"],
] as const;

test.each(split)("%s at a four-year college", (_, bachelors, associate, type) => {
  const programs = [
    { level: "bachelors", awards: bachelors },
    { level: "associate", awards: associate },
  ] as const;
  expect(findCollegeType(plain, programs)).toBe(type);
  expect(findCollegeType({ ...plain, isBachelorsCollege: true }, programs)).toBe("publicFour");
  expect(findCollegeType({ ...plain, level: "twoYear" }, programs)).toBe("publicTwo");
});

test("a state's colleges are listed largest first, and only those that award degrees", () => {
  const own = listStateColleges({ state: "OH", colleges });
  expect(own[0]?.slug).toBe("ohio-state-university-main-campus");
  expect(own).toHaveLength(colleges.aggregates.states["OH"]?.degreeGranting ?? 0);
  const sizes = own.map(({ undergraduates }) => undergraduates ?? 0);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

const spreads = [
  ["one value", [5], { n: 1, least: 5, lower: 5, median: 5, upper: 5, most: 5 }],
  ["two values", [10, 20], { n: 2, least: 10, lower: 12.5, median: 15, upper: 17.5, most: 20 }],
  ["five values in any order", [5, 1, 4, 2, 3], { n: 5, least: 1, lower: 2, median: 3, upper: 4, most: 5 }],
  ["none", [], null],
] as const;

test.each(spreads)("the spread of %s", (_, values, expected) => {
  expect(calculateQuartiles(values)).toEqual(expected);
});

test("medians are rounded to a tenth of a percent and give the number of colleges", () => {
  expect(calculatePartMedian([0.12345, null, 0.5], "share")).toEqual({ median: 0.312, n: 2 });
  expect(calculatePartMedian([null], "usd")).toEqual({ median: null, n: 0 });
});
