/** The steps of a chance follow on each other, and end at the estimate of the same student, on real colleges. */
import { describe, expect, test } from "vitest";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { convertAcademics } from "./academics.ts";
import { type Circumstances, estimateChance } from "./chance.ts";
import { buildChanceStairs, findLargestStair } from "./chanceStairs.ts";

const { summaries, bySlug } = loadShippedColleges();

function buildFor(college: (typeof summaries)[number], told: Partial<Profile>, circumstances: Circumstances) {
  const of = (profile: Profile) => estimateChance(college, convertAcademics(profile), circumstances);
  const profile = { ...emptyProfile, ...told };
  const chance = of(profile);
  if (chance.kind !== "estimate") return null;
  const withoutScore =
    chance.testUsed === null ? null : of({ ...profile, satTotal: null, actComposite: null });
  return { chance, stairs: buildChanceStairs(college, chance, withoutScore) };
}

describe.each<[string, Partial<Profile>]>([
  ["grades and a score", { gpa: 3.6, satTotal: 1250 }],
  ["grades alone", { gpa: 2.9 }],
  ["a score alone", { actComposite: 31 }],
])("%s", (_, told) => {
  test("steps join, stay within 0 to 100, and end at the middle of the range", () => {
    let seen = 0;
    for (const college of summaries) {
      const built = buildFor(college, told, { homeState: "TX" });
      if (built === null) continue;
      seen += 1;
      const { chance, stairs } = built;
      const steps = stairs.slice(0, -1);
      steps.forEach(({ from, to }, index) => {
        expect(from).toBe(index === 0 ? 0 : steps[index - 1]?.to);
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(100);
      });
      expect(steps.at(-1)?.to).toBe(Math.round(100 * chance.share));
      expect(stairs.at(-1)).toEqual({
        code: "chance",
        from: Math.round(100 * chance.low),
        to: Math.round(100 * chance.high),
      });
    }
    expect(seen).toBeGreaterThan(1_000);
  });
});

test("a Texan at UT Austin begins at everyone's rate, and goes on from that of the state's own", () => {
  const college = bySlug("the-university-of-texas-at-austin");
  if (college === null) throw new Error("UT Austin is not there.");
  const built = buildFor(college, { gpa: 3.9, satTotal: 1_450 }, { homeState: "TX" });
  expect(built?.stairs.map(({ code }) => code)).toEqual([
    "everyone",
    built?.chance.group,
    "grades",
    "score",
    "chance",
  ]);
});

test("the largest step is named, and none where nothing moves the chance", () => {
  expect(
    findLargestStair([
      { code: "everyone", from: 0, to: 30 },
      { code: "grades", from: 30, to: 55 },
      { code: "score", from: 55, to: 45 },
      { code: "chance", from: 30, to: 60 },
    ])?.code,
  ).toBe("grades");
  expect(
    findLargestStair([
      { code: "everyone", from: 0, to: 30 },
      { code: "grades", from: 30, to: 30 },
      { code: "chance", from: 20, to: 40 },
    ]),
  ).toBeNull();
});
