/** Which field a specialized college focuses on, with the colleges that motivated each rule. */
import { expect, test } from "vitest";
import type { SpecialFocus } from "#domain/college/college.ts";
import { summarizeAwards } from "./majors.ts";
import { findSpecialFocus } from "./specialFocus.ts";

const cases: [string, number | null, number | null, SpecialFocus | null, string][] = [
  ["Talmudical Seminary of Bobov", 24, 31, "faith", "faith-related in both classifications"],
  ["Emmaus Bible College", 22, 31, "faith", "diverse fields in 2021, theological studies in 2025"],
  ["Yeshivas Sanz Klauzenburg", null, null, "faith", "in neither, but in its name"],
  ["Ohel Margulia Seminary", 13, null, "faith", "two-year of other fields, by its name"],
  ["Seminar L'moros Bais Yaakov", 13, 21, "faith", "the same, with an unusual name"],
  [
    "Gods Bible School and College",
    22,
    20,
    "faith",
    "a baccalaureate college by class, a Bible school by name",
  ],
  ["Yeshiva University", 17, 19, null, "a university of many fields, whatever its name"],
  ["Grace College and Theological Seminary", 19, 20, null, "a college of many fields with a seminary"],
  ["Aspen University", 26, 28, "health", "health professions"],
  [
    "University of Oklahoma-Health Sciences Center",
    27,
    27,
    "health",
    "a research institution is a health center",
  ],
  ["Covenant School of Nursing and Allied Health", null, null, "health", "in neither, but in its name"],
  ["California Northstate University", null, 27, "health", "not classified in 2021, medical in 2025"],
  ["Massachusetts Institute of Technology", 15, 30, null, "a research university, whatever 2025 calls it"],
  ["Rose-Hulman Institute of Technology", 28, 30, "technology", "engineering"],
  ["Babson College", 29, 24, "business", "business"],
  ["Pratt Institute-Main", 30, 23, "art", "art and design"],
  ["Richard Bland College", 13, 8, null, "a two-year college of other fields"],
  ["California State University-Fresno", 18, 15, null, "a university"],
  [
    "Health Sciences Baccalaureate College",
    22,
    29,
    null,
    "a baccalaureate college is not made for health by its name",
  ],
  ["A college of many fields", null, null, null, "nothing to tell by"],
];

test.each(cases)("%s (%s, %s) is for %s: %s", (name, carnegieBasic, carnegieInstitution, focus) => {
  expect(findSpecialFocus({ name, carnegieBasic, carnegieInstitution, artShare: null })).toBe(focus);
});

test.each<[string, number, number, SpecialFocus | null, string]>([
  [
    "Fashion Institute of Technology",
    20,
    0.8,
    "art",
    "fashion merchandising is business in the federal files",
  ],
  ["Savannah College of Art and Design", 18, 0.91, "art", "a master's university by class"],
  ["A college at the bound", 18, 0.75, "art", "three of four degrees"],
  ["A college just below it", 18, 0.7499, null, "fewer"],
  ["Marymount Manhattan College", 21, 0.65, null, "a college of many fields, strong in theater"],
  ["LIM College", 29, 0.9, "business", "a business school by class, whatever it sells"],
])("%s (%s, %s of its degrees in art and design) is for %s: %s", (name, carnegieBasic, artShare, focus) => {
  expect(findSpecialFocus({ name, carnegieBasic, carnegieInstitution: null, artShare })).toBe(focus);
});

test("the share of art and design counts degrees, not majors, and what art schools count among their own", () => {
  const unitId = 191_126;
  const awards = summarizeAwards([
    { unitId, cip: "50.0407", level: "bachelors", awards: 30 },
    { unitId, cip: "52.1902", level: "associate", awards: 40 },
    { unitId, cip: "52.1401", level: "bachelors", awards: 20 },
    { unitId, cip: "11.0701", level: "bachelors", awards: 10 },
    { unitId, cip: "27.0101", level: "bachelors", awards: 0 },
  ]);
  expect(awards.get(unitId)).toEqual({ families: new Set(["50", "52", "11"]), artShare: 0.7, bachelors: 60 });
  expect(awards.get(1)).toBeUndefined();
});
