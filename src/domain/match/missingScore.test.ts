/** A senior without a score: what a college that requires one says, and that a first list prefers another. */
import { describe, expect, test } from "vitest";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import { makeEstimate, makeRowAt } from "../../../test/support/rankedRow.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { buildFirstList } from "./firstList.ts";
import { createMissingScoreFinder } from "./missingScore.ts";
import { listWarnings } from "./reasons.ts";

const senior: Profile = { ...emptyProfile, gradeYear: 12, gpa: 3.6 };
const requiring = makeCollege({ unitId: 1, testPolicy: "required", hasOpenAdmission: false });
const optional = makeCollege({ unitId: 2, testPolicy: "considered", hasOpenAdmission: false });

describe("a required score that no test can bring in time", () => {
  test.each<[string, Partial<Profile>, string, number, boolean]>([
    ["late in November of senior year", {}, "2026-11-29", 2027, true],
    ["in September, with tests ahead", {}, "2026-09-05", 2027, false],
    ["a junior", { gradeYear: 11 }, "2026-11-29", 2028, false],
    ["with an SAT score", { satTotal: 1200 }, "2026-11-29", 2027, false],
    ["with an ACT score", { actComposite: 25 }, "2026-11-29", 2027, false],
  ])("%s", (_name, told, today, fall, isMissing) => {
    const find = createMissingScoreFinder({ ...senior, ...told }, { today, fall });
    expect(find(requiring) !== null).toBe(isMissing);
    expect(find(optional)).toBeNull();
  });

  test("the next test is named, and whoever admits everyone asks for none", () => {
    const find = createMissingScoreFinder(senior, { today: "2026-11-29", fall: 2027 });
    expect(find(requiring)?.nextTest).toMatch(/^2027-/);
    expect(find({ ...requiring, hasOpenAdmission: true })).toBeNull();
  });
});

test("the first list takes a college that asks for none, and the one that does says so", () => {
  const make = (unitId: number, isMissing: boolean) => ({
    ...makeRowAt(60 + unitId, {
      unitId,
      admission: "target",
      chance: makeEstimate(0.5, 0.3, 0.7),
      college: { control: "nonprofit" },
    }),
    ...(isMissing && { missingScore: { nextTest: "2027-02-06" } }),
  });
  const home = { ...senior, homeState: "TX", homeLatitude: 30, homeLongitude: -97 } as const;
  const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((unitId) => make(unitId, unitId <= 4));
  const listed = buildFirstList(rows, home, emptyMoney).rows.map(({ college }) => college.unitId);
  expect(listed.length).toBeGreaterThan(0);
  const places = listed.map((unitId) => unitId <= 4);
  expect(places.slice(0, places.filter((isMissing) => !isMissing).length)).not.toContain(true);
  expect(listWarnings(make(1, true), home).map(({ code }) => code)).toContain("scoreTooLate");
  expect(listWarnings(make(9, false), home).map(({ code }) => code)).not.toContain("scoreTooLate");
});
