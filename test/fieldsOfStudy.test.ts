/** Fields of study on the data set that ships: who awards how many degrees, what that does to a first list, and which programs choose again. */
import { describe, expect, test } from "vitest";
import { createFieldFinder } from "#domain/college/fieldFinder.ts";
import type { FieldOfStudy } from "#domain/college/fieldOfStudy.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { findHome, listColleges } from "./support/firstLists.ts";
import { findShippedCollege, loadShippedColleges } from "./support/shippedColleges.ts";

type Told = Partial<Profile>;
const music: Told = { majorFamilies: ["50"], majorPrograms: ["5009"] };
const nursing: Told = { majorFamilies: ["51"], majorPrograms: ["5138"] };
const engineering: Told = { majorFamilies: ["14"] };
const computerScience: Told = { majorFamilies: ["11"], majorPrograms: ["1107"] };

const accounting: Told = { majorFamilies: ["52"], majorPrograms: ["5203"] };

function findField(told: Told, unitId: number): FieldOfStudy | null {
  const finder = createFieldFinder(loadShippedColleges().majors(), { ...emptyProfile, ...told });
  return finder(findShippedCollege(unitId));
}

test.each<[string, number, Told, number, boolean]>([
  ["West Chester", 216_764, music, 68, true],
  ["Temple", 216_339, music, 56, true],
  ["Lebanon Valley", 213_507, music, 22, true],
  ["Messiah", 213_996, music, 11, true],
  ["York", 217_059, music, 1, false],
  ["Dickinson", 212_009, music, 1, false],
  ["Lafayette", 213_385, music, 2, false],
  ["Reading Area", 215_585, music, 0, false],
  ["Scranton", 215_929, nursing, 78, true],
  ["Pittsburgh at Bradford", 215_266, nursing, 3, false],
  ["Alabama A&M", 100_654, engineering, 64, true],
  ["Tuskegee", 102_377, engineering, 50, true],
])("%s (%i): %j is %i degrees, offered: %s", (_name, unitId, told, degreesPerYear, isOffered) => {
  expect(findField(told, unitId)).toMatchObject({ degreesPerYear, isOffered });
});

test("a program that no page names is counted by its own code where the server is asked", () => {
  const { programs } = loadShippedColleges().detailsOf(216_339);
  const awarded = programs
    .filter(({ cip, level }) => cip.startsWith("52.03") && level === "bachelors")
    .reduce((sum, { awards }) => sum + awards, 0);
  expect(awarded).toBeGreaterThan(0);
  expect(findField(accounting, 216_339)).toMatchObject({ code: "5203", degreesPerYear: awarded });
});

test("computing in general is computer science where a college reports it so", () => {
  const field = findField(computerScience, 216_339);
  expect(field).toMatchObject({ code: "1101", isOffered: true });
  expect(field?.degreesPerYear).toBeGreaterThan(100);
});

test("every count is the sum of the college's own page", () => {
  const { summaries, detailsOf } = loadShippedColleges();
  for (const { unitId, level } of summaries.filter((_, place) => place % 97 === 0)) {
    const field = findField({ majorFamilies: ["52"] }, unitId);
    if (field === null) continue;
    const { programs } = detailsOf(unitId);
    const awarded = programs
      .filter((program) => program.cip.startsWith("52.") && program.level === field.level)
      .reduce((sum, { awards }) => sum + awards, 0);
    expect(field.degreesPerYear, `${unitId} ${level}`).toBe(awarded);
  }
});

describe("a violinist of Lancaster, Pennsylvania", () => {
  const { list } = listColleges(
    { ...music, ...findHome("17603"), gpa: 3.6, satTotal: 1_180, livingPlan: "onCampus" },
    { familyIncomeUsd: 88_000, payPerYearUsd: 18_000 },
  );
  const ids = list.map(({ college }) => college.unitId);

  test("has colleges that teach many musicians, and none where one or two graduate", () => {
    expect(ids.some((unitId) => [216_764, 216_339, 213_996, 213_507].includes(unitId))).toBe(true);
    for (const unitId of [215_585, 217_059, 212_009, 213_385]) expect(ids).not.toContain(unitId);
    const taught = list.filter(({ field }) => (field?.degreesPerYear ?? 0) >= 5);
    expect(taught.length / list.length).toBeGreaterThanOrEqual(0.6);
  });

  test("can count on no audition", () => {
    for (const { chance, admissionLabel } of list) {
      if (chance.kind !== "open") expect(["target", "reach"]).toContain(admissionLabel.code);
    }
  });
});

describe("a nurse of Scranton, Pennsylvania", () => {
  const { list, ranking } = listColleges(
    { ...nursing, ...findHome("18505"), gpa: 3.5, satTotal: 1_150, livingPlan: "onCampus" },
    { familyIncomeUsd: 78_000, payPerYearUsd: 15_000 },
  );
  const rowOf = (unitId: number) => ranking.find(({ college }) => college.unitId === unitId);

  test("has one of the four nearby colleges that admit to nursing directly", () => {
    const ids = list.map(({ college }) => college.unitId);
    expect(ids.some((unitId) => [215_929, 216_931, 213_826, 213_321].includes(unitId))).toBe(true);
  });

  test.each([
    ["East Stroudsburg", 212_115],
    ["Commonwealth", 498_562],
    ["Pittsburgh at Bradford", 215_266],
  ])("a place at %s is not yet one in nursing", (_name, unitId) => {
    const row = rowOf(unitId);
    expect(row?.admissionLabel).toEqual({ code: "target", because: "programChooses" });
    expect(row?.chance.kind === "estimate" && row.chance.share).toBeGreaterThan(0.9);
  });

  test("a college open to all stays so", () => {
    const open = ranking.filter(({ chance }) => chance.kind === "open");
    expect(open.length).toBeGreaterThan(100);
    expect(new Set(open.map(({ admissionLabel }) => admissionLabel.code))).toEqual(new Set(["open"]));
  });
});
