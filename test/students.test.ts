/** Fourteen students of fourteen states, each with the list that a school counselor would sign, and why. */
import { describe, expect, test } from "vitest";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import { isEasyToEnter, isInStatePublic } from "#domain/match/firstListRule.ts";
import { listWarnings } from "#domain/match/reasons.ts";
import { findUnrequestedPurpose } from "#domain/match/specialPurpose.ts";
import { emptyProfile, type Money, type Profile } from "#domain/people/profile.ts";
import { findHome, listColleges, type StudentList } from "./support/firstLists.ts";

type Student = {
  name: string;
  zip: string;
  told: Partial<Profile>;
  money: Partial<Money>;
  /** Slugs that have to be on the list, and that must not be. */
  has: string[];
  hasNot?: string[];
  /** Labels with at least one college on the list. */
  labels: AdmissionLabel[];
  /** Two, but where the land has no more. */
  sure?: number;
  fewest: number;
  alsoTrue?: (made: StudentList) => void;
};

const milesOf = ({ list }: StudentList) => list.map(({ distanceMiles }) => distanceMiles ?? Infinity);
const namesOf = ({ list }: StudentList) => list.map(({ college }) => college.name);

const students: Student[] = [
  {
    // Her community college is a mile away, admits everyone and costs nothing extra: it leads. Two more are a half hour off.
    name: "a 2.6 student in Columbus, Ohio, who wants two years near home",
    zip: "43215",
    told: { gpa: 2.6, levels: ["twoYear"] },
    money: { payPerYearUsd: 6_000, familyIncomeUsd: 42_000 },
    has: ["columbus-state-community-college", "central-ohio-technical-college"],
    labels: ["open"],
    fewest: 2,
    alsoTrue: (made) => {
      expect(made.list[0]?.college.slug).toBe("columbus-state-community-college");
      expect(Math.max(...milesOf(made))).toBeLessThanOrEqual(40);
      for (const { college } of made.list) expect(college.level).toBe("twoYear");
    },
  },
  {
    // Sul Ross is in town and takes nearly everyone, but only 3 in 10 finish, so two surer ones stand beside it.
    // All else is hours away: the state's own universities before any other, the nearest first.
    name: "a 3.2 student in Alpine, Texas",
    zip: "79830",
    told: { gpa: 3.2 },
    money: { payPerYearUsd: 12_000, familyIncomeUsd: 60_000 },
    has: ["sul-ross-state-university", "the-university-of-texas-at-el-paso", "angelo-state-university"],
    labels: ["safety", "likely", "target", "reach"],
    fewest: 7,
    alsoTrue: ({ list, placedBy }) => {
      const [first] = list;
      expect(first?.college.slug).toBe("sul-ross-state-university");
      expect(placedBy.get(first?.college.unitId ?? 0)).toBe("nearestPublic");
      expect(first === undefined ? [] : listWarnings(first, emptyProfile).map(({ code }) => code)).toEqual([
        "lowGraduation",
      ]);
      expect(list.filter(({ college }) => college.state === "TX").length).toBeGreaterThanOrEqual(6);
    },
  },
  {
    // A ninth grader has no grades to judge by: a community college that fits the budget, and the state's own universities.
    name: "a ninth grader in Chicago without grades",
    zip: "60629",
    told: { gradeYear: 9 },
    money: { payPerYearUsd: 10_000, familyIncomeUsd: 50_000 },
    has: [
      "moraine-valley-community-college",
      "university-of-illinois-chicago",
      "northern-illinois-university",
    ],
    hasNot: ["andrews-university"],
    labels: ["open", "unknown"],
    fewest: 6,
    alsoTrue: ({ list }) => {
      expect(list.every(({ admissionLabel }) => ["open", "unknown"].includes(admissionLabel.code))).toBe(
        true,
      );
      expect(list.every(({ college }) => college.state === "IL")).toBe(true);
    },
  },
  {
    // Every door is open to him and every price is in reach: Berkeley and UCLA as reaches, and sure ones he can drive to.
    name: "a top student in Palo Alto, California, with a large budget",
    zip: "94301",
    told: { gpa: 3.95, satTotal: 1560 },
    money: { payPerYearUsd: 95_000, familyIncomeUsd: 400_000 },
    has: [
      "california-state-university-east-bay",
      "university-of-california-davis",
      "university-of-california-berkeley",
      "university-of-california-los-angeles",
    ],
    labels: ["safety", "likely", "target", "reach"],
    fewest: 8,
    alsoTrue: ({ list }) => {
      for (const { budgetLabel } of list) expect(budgetLabel).toBe("within");
    },
  },
  {
    // Ivy Tech is sure and payable. IU Indianapolis is a bus ride; Ball State and Purdue are an hour away.
    // A small church college two states off fits her numbers as well, and nobody asked for one.
    name: "a B student with an SAT score in Indianapolis, Indiana",
    zip: "46220",
    told: { gpaScale: "letter", gpa: 3, satTotal: 1120 },
    money: { payPerYearUsd: 20_000, familyIncomeUsd: 88_000 },
    has: [
      "ivy-tech-community-college",
      "indiana-university-indianapolis",
      "ball-state-university",
      "purdue-university-main-campus",
    ],
    hasNot: ["andrews-university", "grace-christian-university", "brescia-university"],
    labels: ["open", "likely", "target", "reach"],
    fewest: 7,
  },
  {
    // He sleeps at home: Miami Dade, Broward and FIU are what a bus reaches, and three are enough.
    name: "the first in a family in Miami, Florida, to go to college, who lives with them",
    zip: "33135",
    told: { gpa: 3, livingPlan: "withFamily" },
    money: { payPerYearUsd: 5_000, familyIncomeUsd: 35_000 },
    has: ["miami-dade-college", "broward-college", "florida-international-university"],
    labels: ["open", "target"],
    fewest: 3,
    alsoTrue: (made) => {
      expect(Math.max(...milesOf(made))).toBeLessThanOrEqual(40);
      expect(made.gaps.map(({ constraint }) => constraint)).not.toContain("distance");
    },
  },
  {
    // She said 100 miles and means it. Three colleges stand there; the list stops, and names the next one down the road.
    name: "a 3.7 student in Boise, Idaho, who stays within 100 miles",
    zip: "83702",
    told: { gpa: 3.7, maxDistanceMiles: 100 },
    money: { payPerYearUsd: 15_000, familyIncomeUsd: 70_000 },
    has: ["boise-state-university", "college-of-western-idaho", "the-college-of-idaho"],
    // Idaho's Campus Choice promises a 3.0 graduate both public ones.
    labels: ["safety", "target"],
    fewest: 3,
    alsoTrue: (made) => {
      expect(Math.max(...milesOf(made))).toBeLessThanOrEqual(100);
      expect(made.gaps[0]).toMatchObject({
        constraint: "distance",
        nearest: { name: "Eastern Oregon University" },
      });
    },
  },
  {
    // Iowa and Iowa State both admit him and graduate hundreds of engineers a year. Manhattan is not on the way.
    name: "an engineer in Iowa City, Iowa",
    zip: "52240",
    told: { gpa: 3.5, actComposite: 26, majorFamilies: ["14"] },
    money: { payPerYearUsd: 18_000, familyIncomeUsd: 85_000 },
    has: ["university-of-iowa", "iowa-state-university", "northern-illinois-university"],
    hasNot: ["the-cooper-union-for-the-advancement-of-science-and-art", "college-of-the-ozarks"],
    labels: ["safety", "likely"],
    fewest: 6,
    alsoTrue: (made) => {
      expect(Math.max(...milesOf(made))).toBeLessThanOrEqual(300);
    },
  },
  {
    // Strong grades and little money in the city: a county college is sure to fit, The College of New Jersey and colleges
    // that meet need are the hope, so her reaches are within what she can pay and borrow. Nothing asks her to fly.
    name: "a student of the health professions in Newark, New Jersey, with a small budget",
    zip: "07102",
    told: { gpa: 3.8, actComposite: 31, majorFamilies: ["51"] },
    money: { payPerYearUsd: 6_000, familyIncomeUsd: 28_000 },
    has: ["kean-university", "the-college-of-new-jersey"],
    labels: ["open", "likely", "target", "reach"],
    fewest: 7,
    alsoTrue: (made) => {
      expect(Math.max(...milesOf(made))).toBeLessThanOrEqual(200);
      const reaches = made.list.filter(({ admissionLabel }) => admissionLabel.code === "reach");
      expect(reaches.length).toBeGreaterThan(0);
      for (const { priceBand } of reaches) expect(priceBand?.lowUsd).toBeLessThanOrEqual(6_000 + 5_500);
      // Closed in 2025, or made for nurses only: neither is a first list's first thought.
      expect(namesOf(made).filter((name) => /School of Nursing/.test(name))).toEqual([]);
    },
  },
  {
    // Jackson State is his city's historically Black university and Alcorn an hour away: both belong here. Hinds is sure.
    name: "a 2.9 student in Jackson, Mississippi",
    zip: "39203",
    told: { gpa: 2.9 },
    money: { payPerYearUsd: 9_000, familyIncomeUsd: 40_000 },
    has: ["jackson-state-university", "hinds-community-college", "alcorn-state-university"],
    labels: ["open", "likely", "target"],
    fewest: 7,
    alsoTrue: ({ list }) => {
      expect(list.filter(({ college }) => college.isHbcu).length).toBeGreaterThanOrEqual(2);
      expect(list.every(({ college }) => college.state === "MS")).toBe(true);
    },
  },
  {
    // Anchorage's own university takes everyone. No other college within a day's drive graduates 2 in 5, so the list
    // is short, and what it adds is on the West Coast, where Alaskans go.
    name: "a B student in Anchorage, Alaska",
    zip: "99504",
    told: { gpaScale: "letter", gpa: 3 },
    money: { payPerYearUsd: 26_000, familyIncomeUsd: 110_000 },
    has: ["university-of-alaska-anchorage"],
    labels: ["open", "target"],
    sure: 1,
    fewest: 3,
    alsoTrue: ({ list }) => {
      const west = ["AK", "WA", "OR", "ID", "MT", "CA"];
      expect(
        list.filter(({ college }) => !west.includes(college.state)).map(({ college }) => college.name),
      ).toEqual([]);
    },
  },
  {
    // Small is what he asked for, and northern New England is full of it. Hunter College has 16,000 students.
    name: "a student with 91 percent in rural Vermont who wants a small college",
    zip: "05819",
    told: { gpaScale: "percent", gpa: 91, sizes: ["small"] },
    money: { payPerYearUsd: 22_000, familyIncomeUsd: 95_000 },
    has: ["vermont-state-university", "norwich-university", "st-lawrence-university"],
    hasNot: ["cuny-hunter-college"],
    labels: ["safety", "likely", "target", "reach"],
    fewest: 7,
    alsoTrue: ({ list }) => {
      for (const { college } of list) expect(college.undergraduates, college.name).toBeLessThan(6_000);
      expect(
        list.filter(({ college }) => (college.undergraduates ?? 0) < 3_000).length,
      ).toBeGreaterThanOrEqual(5);
    },
  },
  {
    // With her record NC State is likely and Chapel Hill a target, both next door and both payable. Greensboro is sure.
    name: "a student with a weighted 4.2 and an SAT of 1420 in Raleigh, North Carolina",
    zip: "27607",
    told: { gpaScale: "weighted", gpa: 4.2, satTotal: 1420 },
    money: { payPerYearUsd: 25_000, familyIncomeUsd: 120_000 },
    has: [
      "north-carolina-state-university-at-raleigh",
      "university-of-north-carolina-at-chapel-hill",
      "university-of-north-carolina-at-greensboro",
    ],
    hasNot: ["university-of-virginias-college-at-wise", "durham-technical-community-college"],
    labels: ["safety", "likely", "target", "reach"],
    fewest: 6,
  },
  {
    // Pima is in town. The one other community college he could live at has rooms, 81 miles away. That is all there is.
    name: "a 2.3 student in Tucson, Arizona, who wants two years and nothing else",
    zip: "85705",
    told: { gpa: 2.3, levels: ["twoYear"] },
    money: { payPerYearUsd: 4_000, familyIncomeUsd: 30_000 },
    has: ["pima-community-college"],
    labels: ["open"],
    fewest: 2,
    alsoTrue: (made) => {
      for (const { college } of made.list) expect(college.level).toBe("twoYear");
      expect(Math.max(...milesOf(made))).toBeLessThanOrEqual(100);
    },
  },
];

test("they live in fourteen states", () => {
  expect(new Set(students.map(({ zip }) => findHome(zip).homeState)).size).toBe(14);
});

describe.each(students)("$name", ({ zip, told, money, has, hasNot, labels, sure, fewest, alsoTrue }) => {
  const made = listColleges({ ...findHome(zip), ...told }, money);
  const { list, ranking, placedBy, profile } = made;

  test("gets what a counselor would name, and not what one would not", () => {
    const slugs = list.map(({ college }) => college.slug);
    expect(slugs).toEqual(expect.arrayContaining(has));
    expect(slugs.filter((slug) => hasNot?.includes(slug))).toEqual([]);
    expect(list.map(({ admissionLabel }) => admissionLabel.code)).toEqual(expect.arrayContaining(labels));
    expect(list.length).toBeGreaterThanOrEqual(fewest);
    alsoTrue?.(made);
  });

  test("has up to ten colleges, none twice, each with a reason", () => {
    const ids = list.map(({ college }) => college.unitId);
    expect(ids.length).toBeLessThanOrEqual(10);
    expect(new Set(placedBy.keys())).toEqual(new Set(ids));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has the nearest public college of the kind asked for that takes this student, or a better one within a day trip", () => {
    const wantsTwoYear = profile.levels.includes("twoYear") || profile.livingPlan === "withFamily";
    const near = ranking
      .filter((row) => isInStatePublic(row.college, profile) && isEasyToEnter(row))
      .filter((row) => wantsTwoYear || row.college.level === "fourYear")
      .filter((row) => (row.distanceMiles ?? Infinity) <= 100)
      .toSorted((a, b) => (a.distanceMiles ?? 0) - (b.distanceMiles ?? 0));
    // Without rooms it has to be a commute.
    const livable = near.filter(
      ({ college, distanceMiles }) => college.livingOnCampusUsd !== null || (distanceMiles ?? 0) <= 40,
    );
    const better = livable.find(({ college }) => (college.completionRate ?? 0) >= 0.4);
    const wanted = wantsTwoYear ? near[0] : (better ?? near[0]);
    // A nearer one that will probably admit the student makes it needless.
    const isNearer = list.some(
      ({ college, distanceMiles, admissionLabel }) =>
        isInStatePublic(college, profile) &&
        (distanceMiles ?? Infinity) < (wanted?.distanceMiles ?? 0) &&
        ["safety", "likely"].includes(admissionLabel.code),
    );
    if (wanted !== undefined && !isNearer)
      expect(list.map(({ college }) => college.unitId)).toContain(wanted.college.unitId);
  });

  test("has two sure admissions, within the budget or with the lowest price", () => {
    const sureRows = list.filter(({ admissionLabel }) => ["safety", "open"].includes(admissionLabel.code));
    expect(sureRows.length).toBeGreaterThanOrEqual(sure ?? 2);
  });

  test("has no four-year college that few finish, but as the nearest or only sure one, with a warning", () => {
    for (const row of list) {
      if (row.college.level === "twoYear" || (row.college.completionRate ?? 0) >= 0.4) continue;
      expect(placedBy.get(row.college.unitId), row.college.name).toMatch(
        /^(nearestPublic|surePayable|sure|more|wish)$/,
      );
      expect(listWarnings(row, emptyProfile).map(({ code }) => code)).toContain("lowGraduation");
    }
  });

  test("goes beyond 300 miles only for publics of the state, or where fewer than two of the label stand nearer", () => {
    const isNear = ({ distanceMiles }: (typeof list)[number]) => (distanceMiles ?? Infinity) <= 300;
    for (const row of list.filter((one) => !isNear(one) && !isInStatePublic(one.college, profile))) {
      const nearer = ranking.filter(
        (one) =>
          isNear(one) &&
          one.admissionLabel.code === row.admissionLabel.code &&
          one.college.level === "fourYear" &&
          (one.college.completionRate ?? 0) >= 0.4 &&
          (one.chance.kind !== "estimate" || one.chance.high >= 0.05) &&
          findUnrequestedPurpose(one.college, profile, made.money, one.distanceMiles) === null,
      );
      expect(nearer.length, row.college.name).toBeLessThan(2);
      expect(row.budgetLabel, row.college.name).not.toBe("over");
    }
  });

  test("has nothing for a purpose that nobody asked for, and nothing run for profit", () => {
    for (const { college, distanceMiles } of list) {
      expect(findUnrequestedPurpose(college, profile, made.money, distanceMiles), college.name).toBeNull();
      expect(college.control, college.name).not.toBe("forProfit");
      expect(college.name).not.toMatch(/Seminary|Bible|Theological|Yeshiva|Talmud/);
    }
  });

  test("has what costs far more than the family can pay only as the nearest, or where one can live at home", () => {
    const pay = money.payPerYearUsd ?? Infinity;
    for (const { college, priceBand, distanceMiles } of list) {
      if ((priceBand?.lowUsd ?? 0) <= Math.max(pay * 1.2, pay + 5_000)) continue;
      const isNearest = placedBy.get(college.unitId)?.startsWith("nearest");
      expect(isNearest === true || (distanceMiles ?? Infinity) <= 40, college.name).toBe(true);
    }
  });

  test("has no third college of one system's branches", () => {
    const branches = list
      .map(({ college }) => college)
      .filter(({ completionRate }) => (completionRate ?? 0) < 0.6)
      .map(({ name }) => name.split(/-| at /)[0] ?? name);
    for (const name of branches) expect(branches.filter((one) => one === name).length, name).toBeLessThan(3);
  });
});
