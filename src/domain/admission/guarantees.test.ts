/** Admission guarantees: certain only if the answers leave nothing open. */
import { describe, expect, test } from "vitest";
import { admissionGuarantees, type FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { leastCpuMs } from "../../../test/support/leastCpuMs.ts";
import { checkGuarantees, findMetGuarantee } from "./guarantees.ts";

const oakland = 171571;
const annArbor = 170976;
const texasAustin = 228778;
const texasAm = 228723;

const cases: {
  name: string;
  profile: Partial<Profile>;
  confirmed?: FurtherNeed[];
  unitId: number;
  standing: string;
}[] = [
  { name: "Michigan, 3.0", profile: { homeState: "MI", gpa: 3 }, unitId: oakland, standing: "guaranteed" },
  { name: "Michigan, 2.99", profile: { homeState: "MI", gpa: 2.99 }, unitId: oakland, standing: "none" },
  {
    name: "Michigan, weighted 3.5",
    profile: { homeState: "MI", gpaScale: "weighted", gpa: 3.5 },
    unitId: oakland,
    standing: "check",
  },
  {
    name: "Michigan, 90 of 100",
    profile: { homeState: "MI", gpaScale: "percent", gpa: 90 },
    unitId: oakland,
    standing: "none",
  },
  {
    name: "Ann Arbor is not in the pact",
    profile: { homeState: "MI", gpa: 4 },
    unitId: annArbor,
    standing: "none",
  },
  { name: "Ohio student", profile: { homeState: "OH", gpa: 4 }, unitId: oakland, standing: "none" },
  {
    name: "Texas, top 10, level not asked",
    profile: { homeState: "TX", classRankTopPercent: 10 },
    unitId: texasAm,
    standing: "check",
  },
  {
    name: "Texas, top 10, level confirmed",
    profile: { homeState: "TX", classRankTopPercent: 10 },
    confirmed: ["distinguishedLevel"],
    unitId: texasAm,
    standing: "guaranteed",
  },
  {
    name: "Texas, top 11",
    profile: { homeState: "TX", classRankTopPercent: 11 },
    confirmed: ["distinguishedLevel"],
    unitId: texasAm,
    standing: "none",
  },
  {
    name: "UT Austin, top 5",
    profile: { homeState: "TX", classRankTopPercent: 5 },
    confirmed: ["distinguishedLevel"],
    unitId: texasAustin,
    standing: "guaranteed",
  },
  {
    name: "UT Austin, top 6",
    profile: { homeState: "TX", classRankTopPercent: 6 },
    confirmed: ["distinguishedLevel"],
    unitId: texasAustin,
    standing: "none",
  },
  {
    name: "Virginia, one source only",
    profile: { homeState: "VA", gpa: 3.8 },
    unitId: 234030,
    standing: "check",
  },
  {
    name: "Arizona by rank, courses not told",
    profile: { homeState: "AZ", classRankTopPercent: 25 },
    unitId: 104179,
    standing: "none",
  },
  {
    name: "Arizona by rank, courses told in the profile",
    profile: { homeState: "AZ", classRankTopPercent: 25, hasRequiredCourses: true },
    unitId: 104179,
    standing: "guaranteed",
  },
  {
    name: "Arizona by an average that is not one of core courses",
    profile: { homeState: "AZ", gpa: 4, hasRequiredCourses: true },
    unitId: 104179,
    standing: "none",
  },
  {
    name: "Arizona's rule for a student from elsewhere",
    profile: { homeState: "NV", classRankTopPercent: 5, coreGpa: 4, hasRequiredCourses: true },
    unitId: 104179,
    standing: "none",
  },
  {
    name: "Arizona by rank, courses missing",
    profile: { homeState: "AZ", classRankTopPercent: 25, hasRequiredCourses: false },
    unitId: 104179,
    standing: "none",
  },
  {
    name: "Florida, some university but not a chosen one",
    profile: { homeState: "FL", classRankTopPercent: 5 },
    confirmed: ["publicSchool", "requiredCourses", "testTaken", "spaceRemains"],
    unitId: 134130,
    standing: "check",
  },
  {
    name: "North Carolina, weighted 2.8, all that can be told is told",
    profile: {
      homeState: "NC",
      gpaScale: "weighted",
      gpa: 2.8,
      hasRequiredCourses: true,
      attendsPublicSchool: true,
    },
    confirmed: ["fourthMath", "claimTheOffer"],
    unitId: 197869,
    standing: "check",
  },
  {
    name: "North Carolina, weighted 2.79",
    profile: { homeState: "NC", gpaScale: "weighted", gpa: 2.79 },
    unitId: 197869,
    standing: "none",
  },
  {
    name: "North Carolina, private high school",
    profile: { homeState: "NC", gpaScale: "weighted", gpa: 3.8, attendsPublicSchool: false },
    unitId: 197869,
    standing: "none",
  },
  {
    name: "North Carolina, Chapel Hill takes no part",
    profile: { homeState: "NC", gpaScale: "weighted", gpa: 4.5, attendsPublicSchool: true },
    unitId: 199120,
    standing: "none",
  },
  {
    name: "Ohio, top 10, one source",
    profile: { homeState: "OH", classRankTopPercent: 10 },
    confirmed: ["schoolNamesYou", "thisCampus"],
    unitId: 204796,
    standing: "check",
  },
  {
    name: "Ohio, top 11",
    profile: { homeState: "OH", classRankTopPercent: 11 },
    unitId: 204796,
    standing: "none",
  },
  {
    name: "Wisconsin, Direct Admit at Milwaukee: the letter says",
    profile: { homeState: "WI", gpa: 3.4, hasRequiredCourses: true, classRankTopPercent: 30 },
    unitId: 240453,
    standing: "check",
  },
  {
    name: "Wisconsin, La Crosse takes no part",
    profile: { homeState: "WI", gpa: 3.4, hasRequiredCourses: true, classRankTopPercent: 30 },
    unitId: 240329,
    standing: "none",
  },
  {
    name: "Wisconsin, courses missing",
    profile: { homeState: "WI", gpa: 3.4, hasRequiredCourses: false },
    unitId: 240453,
    standing: "none",
  },
  {
    name: "Wisconsin, finished high school: the letters were for seniors",
    profile: { homeState: "WI", gradeYear: 13, gpa: 3.4, hasRequiredCourses: true },
    unitId: 240453,
    standing: "none",
  },
  {
    name: "North Carolina, finished high school",
    profile: { homeState: "NC", gradeYear: 13, gpaScale: "weighted", gpa: 3.8, attendsPublicSchool: true },
    unitId: 197869,
    standing: "none",
  },
  {
    name: "Illinois, own lines that nobody publishes",
    profile: { homeState: "IL", gpa: 3.9 },
    confirmed: ["optedIn", "claimTheOffer"],
    unitId: 145813,
    standing: "check",
  },
  {
    name: "Maine, by letter",
    profile: { homeState: "ME", gpa: 3.9 },
    unitId: 161253,
    standing: "check",
  },
  {
    name: "Hawaii, public school, last year’s rule",
    profile: { homeState: "HI", gpa: 2.7, attendsPublicSchool: true },
    unitId: 141565,
    standing: "check",
  },
  {
    name: "Hawaii, private school",
    profile: { homeState: "HI", gpa: 4, attendsPublicSchool: false },
    unitId: 141565,
    standing: "none",
  },
  {
    name: "Washington, a partner school is left to ask",
    profile: { homeState: "WA", gpa: 3, hasRequiredCourses: true },
    unitId: 237011,
    standing: "check",
  },
  {
    name: "a transfer student has no promise to first-years",
    profile: {
      homeState: "MI",
      gradeYear: 13,
      gpa: 3.9,
      transfer: { unitId: 172200, credits: 60, degree: "none" },
    },
    unitId: oakland,
    standing: "none",
  },
];

describe("admission guaranteed by law or policy", () => {
  test.each(cases)("$name: $standing", ({ profile, confirmed, unitId, standing }) => {
    const standings = checkGuarantees({ ...emptyProfile, ...profile }, confirmed ?? []);
    expect(standings.get(unitId)?.status ?? "none").toBe(standing);
    expect(findMetGuarantee(standings, unitId) !== null).toBe(standing === "guaranteed");
  });

  test("a guarantee with a single source must always be confirmed with the agency", () => {
    for (const guarantee of admissionGuarantees) {
      if (guarantee.confidence === "M") expect(guarantee.checkWithAgency).toBe(true);
      expect(new Set(guarantee.unitIds).size).toBe(guarantee.unitIds.length);
    }
  });

  test("SUNY’s promise also asks for what rank and district do not show", () => {
    const needs = admissionGuarantees.find(({ id }) => id === "newYorkSunyTopTen")?.furtherNeeds;
    expect(needs).toEqual(["districtTakesPart", "readinessCriteria"]);
  });

  test("all promises and rules are checked once per student in under a millisecond", () => {
    const profile = { ...emptyProfile, homeState: "IA", gpa: 3.2, actComposite: 23, coreYears: 16 } as const;
    expect(leastCpuMs(() => checkGuarantees(profile))).toBeLessThan(1);
  });
});
