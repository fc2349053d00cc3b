/** The first list on the real data set: families of seven homes, three incomes and three averages are offered what makes sense. */
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod/mini";
import { type StateCode, stateCodes } from "#domain/college/states.ts";
import { commuteMiles, dayDriveMiles, samePlaceMiles } from "#domain/geography/nearness.ts";
import { zipCodeColumns } from "#domain/geography/zip.ts";
import { territories } from "#domain/match/specialPurpose.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { loadColleges } from "#server/colleges.ts";
import { readDataRows } from "#server/dataFiles.ts";
import { buildCaseFirstList } from "../build/content/parts/caseStudy.ts";

const dataFolder = join(resolve(import.meta.dirname, ".."), "data");
const colleges = loadColleges(dataFolder);

const homes = {
  "Fresno, California": "93722",
  "Macon, Georgia": "31201",
  "Dayton, Ohio": "45420",
  "McAllen, Texas": "78501",
  "Bay City, Michigan": "48706",
  "Lewistown, Montana": "59457",
  "Queens, New York": "11368",
} as const;
type HomeName = keyof typeof homes;
// Object.keys forgets the keys of a constant.
const homeNames = Object.keys(homes) as HomeName[];

const zipRows = readDataRows(
  dataFolder,
  "zipCodes.csv",
  zipCodeColumns,
  z.object({
    zip: z.string(),
    state: z.enum(stateCodes),
    latitude: z.number(),
    longitude: z.number(),
    place: z.string(),
  }),
);

function findHome(
  homeZip: string,
): Pick<Profile, "homeZip" | "homeState" | "homeLatitude" | "homeLongitude"> {
  const row = zipRows.find(({ zip }) => zip === homeZip);
  if (row === undefined) throw new Error(`There is no ZIP code ${homeZip}.`);
  return { homeZip, homeState: row.state, homeLatitude: row.latitude, homeLongitude: row.longitude };
}
const placeOf = Object.fromEntries(homeNames.map((name) => [name, findHome(homes[name])]));

const means = [
  { familyIncomeUsd: 25_000, payPerYearUsd: 4_000 },
  { familyIncomeUsd: 70_000, payPerYearUsd: 14_000 },
  { familyIncomeUsd: 180_000, payPerYearUsd: 38_000 },
];
const averages = [2.4, 3.2, 3.9];

function listFor(home: HomeName, gpa: number, mean: (typeof means)[number], asked: Partial<Profile> = {}) {
  const profile: Profile = { ...emptyProfile, gradeYear: 12, gpa, ...placeOf[home], ...asked };
  return buildCaseFirstList(colleges, profile, { ...mean, familySize: 4 }, "2026-11-21");
}

/** The lists of all incomes and averages for one home. */
function buildAllLists(home: HomeName) {
  return means.flatMap((mean) => averages.map((gpa) => listFor(home, gpa, mean)));
}

/** One list for each income, with the average that often goes with it. */
function buildSomeLists(home: HomeName, asked: Partial<Profile>) {
  return means.map((mean, index) => ({ mean, ...listFor(home, averages[index] ?? 3.2, mean, asked) }));
}

describe.each(homeNames)("a student in %s", (home) => {
  const lists = buildAllLists(home);
  const everyRow = lists.flatMap(({ list }) => list);

  test("has eight colleges, whatever the income and the average", () => {
    expect(lists.map(({ list }) => list.length)).toEqual(lists.map(() => 8));
  });

  test("is offered nothing that nobody asked for", () => {
    for (const { college, distanceMiles } of everyRow) {
      const { name } = college;
      expect(college.specialFocus, name).toBeNull();
      expect([college.isMenOnly, college.isWomenOnly, college.isOnlineOnly], name).toEqual([
        false,
        false,
        false,
      ]);
      expect(territories.has(college.state), name).toBe(false);
      expect(college.control, name).not.toBe("forProfit");
      if (college.isTribal) expect(distanceMiles, name).toBeLessThanOrEqual(samePlaceMiles);
      expect(name).not.toMatch(
        /Talmud|Yeshiva|Rabbinical|Seminary|Haskell|Polytechnic Institute$|Merchant Marine/,
      );
    }
  });

  test("is offered no reach whose whole range lies under 5 in 100", () => {
    for (const { chance, college } of everyRow) {
      if (chance.kind === "estimate") expect(chance.high, college.name).toBeGreaterThanOrEqual(0.05);
    }
  });

  test("is offered no community college that is far, and none without rooms beyond a commute", () => {
    for (const { college, distanceMiles } of everyRow) {
      const miles = distanceMiles ?? Infinity;
      if (college.level === "twoYear") expect(miles, college.name).toBeLessThanOrEqual(dayDriveMiles);
      if (college.livingOnCampusUsd === null) expect(miles, college.name).toBeLessThanOrEqual(commuteMiles);
    }
  });

  test("is offered no safety and no likely college beyond a day's drive but public ones of the home state", () => {
    for (const { college, distanceMiles, admissionLabel } of everyRow) {
      if (!["safety", "open", "likely"].includes(admissionLabel.code)) continue;
      const isNear = (distanceMiles ?? Infinity) <= dayDriveMiles;
      const isHome = college.state === placeOf[home]?.homeState && college.control === "public";
      expect(isNear || isHome, `${college.name}, ${String(distanceMiles)} miles`).toBe(true);
    }
  });

  test.each([30, 100])(
    "with a limit of %d miles is offered nothing beyond it unless the list says so",
    (maxDistanceMiles) => {
      for (const { list, note } of buildSomeLists(home, { maxDistanceMiles })) {
        const miles = list.map(({ distanceMiles }) => distanceMiles ?? Infinity);
        const within = miles.filter((one) => one <= maxDistanceMiles);
        const beyond = miles.slice(within.length);
        expect(miles.slice(0, within.length).every((one) => one <= maxDistanceMiles)).toBe(true);
        expect(beyond).toEqual(beyond.toSorted((a, b) => a - b));
        expect(Math.max(0, ...beyond)).toBeLessThanOrEqual(Math.max(dayDriveMiles, maxDistanceMiles));
        const sentence = {
          code: "fewWithinLimit",
          miles: maxDistanceMiles,
          within: within.length,
          beyond: beyond.length,
        };
        expect(note).toEqual(within.length === 8 ? null : sentence);
      }
    },
  );

  test("who lives with family is offered what is near first, and pays for a room elsewhere", () => {
    const onCampus = new Map(
      buildSomeLists(home, { maxDistanceMiles: dayDriveMiles }).flatMap(({ mean, list }) =>
        list.map((row) => [`${mean.familyIncomeUsd} ${row.college.unitId}`, row.priceBand?.middleUsd]),
      ),
    );
    for (const { list, mean, note } of buildSomeLists(home, { livingPlan: "withFamily" })) {
      const isNear = list.map(({ distanceMiles }) => (distanceMiles ?? Infinity) <= commuteMiles);
      expect(isNear).toEqual(isNear.toSorted((a, b) => Number(b) - Number(a)));
      expect(note === null).toBe(isNear.every(Boolean) && list.length === 8);
      for (const [index, { college, priceBand }] of list.entries()) {
        expect(priceBand?.notes.includes("beyondCommute") ?? !isNear[index], college.name).toBe(
          !isNear[index],
        );
        const away = onCampus.get(`${mean.familyIncomeUsd} ${college.unitId}`);
        if (!isNear[index] && away !== undefined) expect(priceBand?.middleUsd, college.name).toBe(away);
      }
    }
  });
});

/** The public college next door, and for whom it is on the list. */
const local: [HomeName, string, number, number][] = [
  ["Fresno, California", "california-state-university-fresno", 2.4, 4_000],
  ["Fresno, California", "california-state-university-fresno", 3.2, 14_000],
  ["Fresno, California", "california-state-university-fresno", 3.9, 4_000],
  ["Fresno, California", "california-state-university-fresno", 3.9, 38_000],
  ["Macon, Georgia", "georgia-college-and-state-university", 3.9, 38_000],
  ["Dayton, Ohio", "wright-state-university-main-campus", 3.2, 14_000],
  ["Dayton, Ohio", "wright-state-university-main-campus", 3.9, 38_000],
  ["McAllen, Texas", "the-university-of-texas-rio-grande-valley", 2.4, 4_000],
  ["McAllen, Texas", "the-university-of-texas-rio-grande-valley", 3.2, 14_000],
  ["McAllen, Texas", "the-university-of-texas-rio-grande-valley", 3.9, 4_000],
  ["Bay City, Michigan", "delta-college", 2.4, 4_000],
  ["Bay City, Michigan", "saginaw-valley-state-university", 3.9, 38_000],
  ["Lewistown, Montana", "montana-state-university-northern", 3.2, 14_000],
  ["Queens, New York", "cuny-queens-college", 3.2, 14_000],
  ["Queens, New York", "cuny-queens-college", 3.9, 4_000],
];

test.each(local)("%s: %s stands on the list of an average of %d and $%d a year", (home, slug, gpa, pay) => {
  const mean = means.find(({ payPerYearUsd }) => payPerYearUsd === pay);
  if (mean === undefined) throw new Error("No such means.");
  expect(listFor(home, gpa, mean).list.map(({ college }) => college.slug)).toContain(slug);
});

describe("what is asked for", () => {
  const [, middle] = means;
  if (middle === undefined) throw new Error("There are three means.");
  const slugsFor = (state: StateCode | null, asked: Partial<Profile>) =>
    buildCaseFirstList(
      colleges,
      { ...emptyProfile, gradeYear: 12, gpa: 3.2, homeState: state, ...asked },
      { ...middle, familySize: 4 },
      "2026-11-21",
    ).list;

  test("a student of Puerto Rico is offered colleges of Puerto Rico", () => {
    const list = slugsFor("PR", {});
    expect(list.filter(({ college }) => college.state === "PR").length).toBeGreaterThanOrEqual(4);
  });

  test("a student beside a tribal college that is open to all is offered it", () => {
    const list = slugsFor(null, findHome("59417"));
    expect(list.map(({ college }) => college.slug)).toContain("blackfeet-community-college");
  });

  test("a student beside Haskell is not", () => {
    const list = slugsFor(null, findHome("66044"));
    expect(list.filter(({ college }) => college.isTribal)).toEqual([]);
  });

  test.each([
    ["health", "51"],
    ["faith", "39"],
    ["art", "50"],
  ] as const)(
    "schools made for %s rank with the others for who chose that field, and not for others",
    (focus, family) => {
      const school = colleges.summaries.filter(({ specialFocus }) => specialFocus === focus);
      expect(school.length).toBeGreaterThan(30);
      const foci = (majorFamilies: string[]) =>
        homeNames.flatMap((home) =>
          listFor(home, 3.2, middle, { majorFamilies }).list.map(({ college }) => college.specialFocus),
        );
      expect(foci(["45"]).every((one) => one === null)).toBe(true);
      expect(foci([family]).every((one) => one === null || one === focus)).toBe(true);
    },
  );
});
