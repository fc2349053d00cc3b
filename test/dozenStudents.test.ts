/** Twelve more students in twelve kinds of place and life, each with what a counselor would look for on the list, and why. */
import { describe, expect, test } from "vitest";
import { listWarnings } from "#domain/match/reasons.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import { findHome, listColleges, type StudentList } from "./support/firstLists.ts";

type Student = {
  name: string;
  zip: string;
  told: Partial<Profile>;
  money: Partial<Money>;
  /** UNITIDs that have to be on the list, and that must not be. */
  has: number[];
  hasNot?: number[];
  check?: (made: StudentList) => void;
};

const berea = 156_295;
const gallaudet = 131_450;
const milesOf = ({ list }: StudentList) => list.map(({ distanceMiles }) => distanceMiles ?? Infinity);
const codesOf = (made: StudentList) => made.gaps.map(({ code }) => code);
const labelOf = (made: StudentList, unitId: number) =>
  made.ranking.find(({ college }) => college.unitId === unitId)?.admissionLabel;

const students: Student[] = [
  {
    // The Deep South. Troy is sure and trains 145 teachers a year; North Alabama costs least. No price surely fits $5,000.
    name: "a teacher to be in Selma, Alabama, with a 2.8",
    zip: "36701",
    told: { gpa: 2.8, actComposite: 18, majorFamilies: ["13"] },
    money: { familyIncomeUsd: 32_000, payPerYearUsd: 5_000 },
    has: [102_368, 101_879],
    hasNot: [gallaudet],
    check: (made) => {
      expect(made.list.every(({ college }) => college.state === "AL")).toBe(true);
      expect(codesOf(made)).toContain("surePayable");
    },
  },
  {
    // Appalachia. Big Sandy in town is sure and nearly free; the four publics select again for nursing; Berea is for her income.
    name: "a nurse to be in Pikeville, Kentucky",
    zip: "41501",
    told: { gpa: 3.4, actComposite: 22, majorFamilies: ["51"], majorPrograms: ["5138"] },
    money: { familyIncomeUsd: 45_000, familySize: 5, payPerYearUsd: 7_000 },
    has: [157_553, 157_386, 156_620, berea],
    check: (made) => {
      expect(labelOf(made, 156_620)).toMatchObject({ code: "target", because: "programChooses" });
      for (const { college, field } of made.list)
        expect(field?.degreesPerYear, college.name).toBeGreaterThanOrEqual(5);
    },
  },
  {
    // The Plains. Agriculture is Lincoln's; Kearney is the nearest university; the community college an hour off is payable.
    name: "a farmer's son in North Platte, Nebraska, with a 3.6",
    zip: "69101",
    told: { gpa: 3.6, actComposite: 25, majorFamilies: ["01"] },
    money: { familyIncomeUsd: 72_000, familySize: 5, payPerYearUsd: 14_000 },
    has: [181_464, 181_215, 180_902],
    hasNot: [178_697],
  },
  {
    // The Navajo Nation. Diné College is in town and Navajo Tech teaches there, and both were wished for; few finish, and the card says so.
    name: "a student in Chinle, Arizona, who hopes for a tribal college",
    zip: "86503",
    told: { gpa: 3, wishes: ["tribal"] },
    money: { familyIncomeUsd: 28_000, familySize: 6, payPerYearUsd: 3_000 },
    has: [105_297, 105_330],
    check: (made) => {
      const [first] = made.list;
      expect(made.placedBy.get(105_297)).toBe("wish");
      expect(first === undefined ? [] : listWarnings(first, made.profile).map(({ code }) => code)).toContain(
        "lowGraduation",
      );
    },
  },
  {
    // An island. Hilo's own university and community college; Mānoa is across the water, and nothing there is near.
    name: "a biologist in Hilo, Hawaii",
    zip: "96720",
    told: { gpa: 3.3, satTotal: 1080, majorFamilies: ["26"] },
    money: { familyIncomeUsd: 80_000, payPerYearUsd: 12_000 },
    has: [141_565, 141_574, 383_190],
    check: ({ list, ...made }) => {
      const manoa = list.find(({ college }) => college.unitId === 141_574);
      expect(manoa?.distanceKind).toBe("water");
      expect(manoa?.distanceMiles).toBeGreaterThan(200);
      expect(made.gaps.map(({ code }) => code)).toContain("count");
    },
  },
  {
    // A border town. He sleeps at home: Laredo College and the university are minutes away, and the second price surely fits.
    name: "a business student in Laredo, Texas, who lives with his family",
    zip: "78040",
    told: { gpa: 3.5, majorFamilies: ["52"], livingPlan: "withFamily" },
    money: { familyIncomeUsd: 30_000, familySize: 5, payPerYearUsd: 4_000 },
    has: [226_134, 226_152],
    check: (made) => {
      expect(made.gaps[0]).toMatchObject({ code: "fewWithinCommute", within: 2 });
      expect(made.list.find(({ college }) => college.unitId === 226_152)?.budgetLabel).toBe("within");
    },
  },
  {
    // A large city. City University campuses on the subway at what she can pay, and no private one at three times that.
    name: "a student with 86 percent in the Bronx",
    zip: "10456",
    told: { gpaScale: "percent", gpa: 86, satTotal: 1090 },
    money: { familyIncomeUsd: 38_000, payPerYearUsd: 6_000 },
    has: [190_567, 190_594],
    check: (made) => {
      const city = made.list.filter(({ college }) => college.name.startsWith("CUNY"));
      expect(city.length).toBeGreaterThanOrEqual(5);
      expect(Math.max(...milesOf(made))).toBeLessThanOrEqual(100);
    },
  },
  {
    // A suburb with money for a public university: UIC and Northern Illinois by train, private ones at the sticker's edge, two real reaches.
    name: "a programmer in Naperville, Illinois, with a 3.7 and 1330",
    zip: "60540",
    told: { gpa: 3.7, satTotal: 1330, majorFamilies: ["11"] },
    money: { familyIncomeUsd: 165_000, payPerYearUsd: 35_000 },
    has: [145_600, 147_703],
    hasNot: [berea, gallaudet],
    check: (made) => {
      expect(made.list.length).toBeGreaterThanOrEqual(8);
      expect(made.placedBy.get(145_600)).toMatch(/nearestPublic|surePayable|homePublic/);
    },
  },
  {
    // A transfer with an associate degree: FIU by bus at what he can pay; no first-year's chance, and no second two-year college.
    name: "a transfer from Miami Dade College",
    zip: "33135",
    told: {
      gradeYear: 13,
      gpa: 3.1,
      majorFamilies: ["52"],
      livingPlan: "withFamily",
      transfer: { unitId: 135_717, credits: 62, degree: "associate" },
    },
    money: { familyIncomeUsd: 40_000, payPerYearUsd: 6_000 },
    has: [133_951],
    hasNot: [135_717],
    check: ({ list }) => {
      for (const { college, chance } of list) {
        expect(college.level, college.name).toBe("fourYear");
        expect(chance.kind, college.name).not.toBe("estimate");
      }
    },
  },
  {
    // A veteran with a place of his own: City College costs him nothing, San Marcos is the nearest sure Cal State, and a private
    // college says whether it takes part in Yellow Ribbon: in-state tuition the GI Bill pays.
    name: "a veteran in San Diego, California",
    zip: "92105",
    told: { gradeYear: 13, gpa: 2.9, isVeteran: true, majorFamilies: ["11"], livingPlan: "offCampus" },
    money: { familyIncomeUsd: 35_000, familySize: 1, payPerYearUsd: 10_000 },
    has: [122_339, 366_711],
    check: (made) => {
      for (const row of made.list.filter(({ college }) => college.control !== "public"))
        expect(
          listWarnings(row, made.profile).some(({ code }) => code.endsWith("ellowRibbon")),
          row.college.name,
        ).toBe(true);
      expect(Math.max(...milesOf(made))).toBeLessThanOrEqual(300);
    },
  },
  {
    // A homeschooler with a score alone and a wish for small: Longwood and Mary Washington, not a university of thirty thousand.
    name: "a homeschooler in Staunton, Virginia, with an SAT of 1280",
    zip: "24401",
    told: { gpaScale: "none", satTotal: 1280, sizes: ["small"] },
    money: { familyIncomeUsd: 85_000, familySize: 6, payPerYearUsd: 16_000 },
    has: [232_566, 232_681],
    check: ({ list }) => {
      for (const { college } of list) expect(college.undergraduates, college.name).toBeLessThan(6_000);
    },
  },
  {
    // A deaf student who hopes for a signing community: Gallaudet first, NTID's university and Northridge, and Texas State down the road.
    name: "a deaf student in Austin, Texas",
    zip: "78751",
    told: { gpa: 3.2, actComposite: 20, wishes: ["signing"] },
    money: { familyIncomeUsd: 60_000, payPerYearUsd: 12_000 },
    has: [gallaudet, 195_003, 110_608, 228_459],
    check: (made) => {
      expect(made.placedBy.get(gallaudet)).toBe("wish");
      expect(made.list[0]?.college.unitId).toBe(gallaudet);
    },
  },
];

describe.each(students)("$name", ({ zip, told, money, has, hasNot, check }) => {
  const made = listColleges({ ...findHome(zip), ...told }, money);
  const ids = made.list.map(({ college }) => college.unitId);

  test("gets what a counselor would sign", () => {
    expect(ids).toEqual(expect.arrayContaining(has));
    expect(ids.filter((unitId) => hasNot?.includes(unitId))).toEqual([]);
    check?.(made);
  });

  test("is told what placed each college, and nothing is listed that is far beyond the family's means", () => {
    for (const { college, priceBand } of made.list) {
      expect(made.placedBy.has(college.unitId), college.name).toBe(true);
      if (made.placedBy.get(college.unitId) === "wish") continue;
      expect(priceBand?.lowUsd ?? 0, college.name).toBeLessThanOrEqual((money.payPerYearUsd ?? 0) + 25_000);
    }
  });
});

describe("answers that leave nearly nothing, or contradict each other", () => {
  const list = (zip: string, told: Partial<Profile>) =>
    listColleges({ ...findHome(zip), ...told }, { familyIncomeUsd: 60_000, payPerYearUsd: 10_000 });

  test("wishes that exclude everything near: the rest of the list, and a sentence", () => {
    const made = list("05855", { gpa: 3, wishes: ["hbcu"], maxDistanceMiles: 50 });
    expect(made.list.length).toBeGreaterThan(0);
    expect(made.gaps).toContainEqual({ constraint: "wish", code: "wish", found: 0, wishes: ["hbcu"] });
  });

  test("a distance that excludes all sure colleges", () => {
    const made = list("05855", { gpa: 3, maxDistanceMiles: 10, levels: ["fourYear"] });
    expect(made.list).toEqual([]);
    expect(made.gaps[0]).toMatchObject({ code: "fewWithinLimit", within: 0 });
  });

  test("a GPA of 0.3: open doors, and no chance anywhere that turns students away", () => {
    const made = list("43215", { gpa: 0.3 });
    expect(made.list.length).toBeGreaterThanOrEqual(4);
    expect(made.list.every(({ admissionLabel }) => admissionLabel.code === "open")).toBe(true);
  });

  test("a 4.0 beside an SAT of 600: the score is left out where it may be", () => {
    expect(list("43215", { gpa: 4, satTotal: 600 }).list.length).toBeGreaterThanOrEqual(6);
  });

  test("a rank in the top 2% beside a 2.3 promises nothing", () => {
    const made = list("78704", { gpa: 2.3, classRankTopPercent: 2 });
    expect(made.list.some(({ chance }) => chance.kind === "guaranteed")).toBe(false);
    expect(made.list.length).toBeGreaterThanOrEqual(4);
  });

  test("Bethel: the university's own campus there, and the sentence that there is no more", () => {
    const made = list("99559", { gpa: 2.9 });
    expect(made.list[0]).toMatchObject({ college: { unitId: 102_614 }, nearestPlace: { name: "Bethel" } });
    expect(made.list[0]?.distanceMiles).toBeLessThan(5);
    expect(codesOf(made)).toContain("count");
  });

  test("a transfer without credits is a first-year, and a transfer with some is not", () => {
    const transfer = (credits: number) =>
      list("22003", { gradeYear: 13, gpa: 3, transfer: { unitId: 232_946, credits, degree: "none" } });
    expect(transfer(0).list.some(({ chance }) => chance.kind === "estimate")).toBe(true);
    expect(transfer(30).list.some(({ chance }) => chance.kind === "estimate")).toBe(false);
  });
});
