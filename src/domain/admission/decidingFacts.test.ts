/** What is asked about a school record: only what can decide a rule for this student. */
import { expect, test } from "vitest";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { listDecidingFacts } from "./decidingFacts.ts";

const cases: readonly [name: string, told: Partial<Profile>, asked: readonly string[]][] = [
  ["nothing told", {}, ["classRankTopPercent", "hasRequiredCourses"]],
  [
    "Iowa with an ACT score: the index needs the years",
    { homeState: "IA", gpa: 2.9, actComposite: 24 },
    ["coreYears", "hasRequiredCourses"],
  ],
  [
    "Iowa without a score: the index cannot be worked out",
    { homeState: "IA", gpa: 2.9 },
    ["hasRequiredCourses"],
  ],
  [
    "Vermont, 4.0 and 1500: grades and scores decide, courses are left",
    { homeState: "VT", gpa: 4, satTotal: 1500, actComposite: 34 },
    ["hasRequiredCourses"],
  ],
  [
    "Iowa, staying near: the state's own rule is left",
    { homeState: "IA", gpa: 2.9, actComposite: 24, maxDistanceMiles: 100 },
    ["coreYears", "hasRequiredCourses"],
  ],
  [
    "Vermont, living with family: no rule of the state",
    { homeState: "VT", gpa: 3.2, livingPlan: "withFamily" },
    [],
  ],
  ["Connecticut, above the line and staying near", { homeState: "CT", gpa: 3, maxDistanceMiles: 100 }, []],
  ["Texas goes by rank", { homeState: "TX", gpa: 3.4 }, ["classRankTopPercent", "hasRequiredCourses"]],
  [
    "Arizona, staying near: rank or the average of core courses",
    { homeState: "AZ", gpa: 3.4, maxDistanceMiles: 100 },
    ["classRankTopPercent", "coreGpa", "hasRequiredCourses"],
  ],
  [
    "Hawaii: public school decides, whatever the average",
    { homeState: "HI", gpa: 3, maxDistanceMiles: 100 },
    ["attendsPublicSchool"],
  ],
  [
    "North Carolina, weighted 3.0 and staying near",
    { homeState: "NC", gpa: 3, gpaScale: "weighted", maxDistanceMiles: 100 },
    ["hasRequiredCourses", "attendsPublicSchool"],
  ],
  [
    "North Carolina below the line: nothing would help",
    { homeState: "NC", gpa: 2.5, gpaScale: "weighted", maxDistanceMiles: 100 },
    [],
  ],
  [
    "California, staying near: Cal State asks for a public school",
    { homeState: "CA", gpa: 2.6, maxDistanceMiles: 50 },
    ["hasRequiredCourses", "attendsPublicSchool"],
  ],
  [
    "Ohio, staying near: the state goes by rank",
    { homeState: "OH", gpa: 3.2, maxDistanceMiles: 50 },
    ["classRankTopPercent"],
  ],
  ["Vermont, staying near: no rule", { homeState: "VT", gpa: 3.2, maxDistanceMiles: 50 }, []],
];

test.each(cases)("%s", (_, told, asked) => {
  expect(listDecidingFacts({ ...emptyProfile, ...told })).toEqual(asked);
});

test("a fact stays on the list while it is being answered", () => {
  const texan: Profile = { ...emptyProfile, homeState: "TX", gpa: 3.4 };
  expect(listDecidingFacts({ ...texan, classRankTopPercent: 8 })).toEqual(listDecidingFacts(texan));
});
