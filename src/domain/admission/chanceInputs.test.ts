/** What is said to have gone into a chance, on real colleges. */
import { describe, expect, test } from "vitest";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { convertAcademics } from "./academics.ts";
import { estimateChance } from "./chance.ts";
import { listChanceInputs } from "./chanceInputs.ts";

const { bySlug } = loadShippedColleges();

function listFor(slug: string, told: Partial<Profile>) {
  const college = bySlug(slug);
  if (college === null) throw new Error(`There is no college at ${slug}.`);
  const profile = { ...emptyProfile, ...told };
  const academics = convertAcademics(profile);
  const chance = estimateChance(college, academics, { homeState: profile.homeState });
  if (chance.kind !== "estimate") throw new Error("no estimate");
  return { college, chance, inputs: listChanceInputs(college, chance, academics, false) };
}

test("a private college: its own rate, grades, and a score beside its middle half", () => {
  const { college, chance, inputs } = listFor("kenyon-college", { gpa: 3.8, satTotal: 1300 });
  expect(inputs[0]).toEqual({ code: "selectivity", rate: college.admitRate, of: "everyone", fall: null });
  expect(inputs.map(({ code }) => code)).toEqual(
    chance.testUsed === null ? ["selectivity", "grades", "noScore"] : ["selectivity", "grades", "score"],
  );
});

test.each([
  [1000, "below"],
  [1600, "above"],
] as const)("a score of %d at a college that requires one is %s its middle half", (satTotal, standing) => {
  const { college, inputs } = listFor("massachusetts-institute-of-technology", { gpa: 3.9, satTotal });
  expect(inputs.find(({ code }) => code === "score")).toMatchObject({
    test: "sat",
    score: satTotal,
    middle: college.satTotal,
    standing,
    isConverted: false,
  });
});

describe("a university that publishes rates for residents and others", () => {
  test.each([
    ["NC", "residents"],
    ["SC", "others"],
  ] as const)("from %s, by the rate for %s and its fall", (homeState, of) => {
    const { chance, inputs } = listFor("university-of-north-carolina-at-chapel-hill", {
      gpa: 3.9,
      homeState,
    });
    expect(inputs[0]).toMatchObject({ code: "selectivity", of, rate: chance.admitRate });
    expect(inputs[0]?.code === "selectivity" && inputs[0].fall).toBeGreaterThan(2020);
  });
});

test("the weights of grades and score add up to the whole record", () => {
  const { inputs } = listFor("massachusetts-institute-of-technology", { gpa: 3.9, satTotal: 1500 });
  const weights = inputs.flatMap((input) => ("weight" in input ? [input.weight] : []));
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
});

test("a student without a score is told that none counts", () => {
  const { college, inputs } = listFor("kenyon-college", { gpa: 3.8 });
  expect(inputs.at(-1)).toEqual({ code: "noScore", because: "notGiven", sat: college.satTotal });
});
