/** Admission guarantees: certain only if the answers leave nothing open. */
import { describe, expect, test } from "vitest";
import { admissionGuarantees, type FurtherNeed } from "#domain/admission/admissionGuarantees.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
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
    name: "Arizona by rank",
    profile: { homeState: "AZ", classRankTopPercent: 25 },
    unitId: 104179,
    standing: "check",
  },
  {
    name: "Arizona by rank, courses told in the profile",
    profile: { homeState: "AZ", classRankTopPercent: 25, hasRequiredCourses: true },
    unitId: 104179,
    standing: "guaranteed",
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

  test("all promises and rules are checked once per student in under a millisecond", () => {
    const profile = { ...emptyProfile, homeState: "IA", gpa: 3.2, actComposite: 23, coreYears: 16 } as const;
    for (let round = 0; round < 50; round += 1) checkGuarantees(profile);
    const times = Array.from({ length: 51 }, () => {
      const start = performance.now();
      checkGuarantees(profile);
      return performance.now() - start;
    });
    expect(times.toSorted((a, b) => a - b)[25]).toBeLessThan(1);
  });
});
