/** The chance at one college: a worked example, every branch, and both sides of each threshold. */
import { describe, expect, test } from "vitest";
import type { CollegeSummary } from "#domain/college/college.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { convertAcademics } from "./academics.ts";
import { type Chance, type ChanceEstimate, estimateChance } from "./chance.ts";
import { solveIntercept, toLogOdds, toShare } from "./curve.ts";

const weighted: Profile = { ...emptyProfile, gpaScale: "weighted", gpa: 3.9 };

/** A private college, so that residency makes no difference, where seven of ten finish. */
const plain: Partial<CollegeSummary> = { control: "nonprofit", completionRate: 0.7 };

function getChance(college: Partial<CollegeSummary>, profile: Partial<Profile> = {}): Chance {
  const { homeState, ...answers } = { ...weighted, ...profile };
  const academics = convertAcademics({ ...answers, homeState });
  return estimateChance(makeCollege({ ...plain, ...college }), academics, { homeState });
}

function getEstimate(college: Partial<CollegeSummary>, profile: Partial<Profile> = {}): ChanceEstimate {
  const chance = getChance(college, profile);
  if (chance.kind !== "estimate") throw new Error(`no estimate: ${JSON.stringify(chance)}`);
  return chance;
}

function getHalfWidth(chance: ChanceEstimate): number {
  return (toLogOdds(chance.high) - toLogOdds(chance.low)) / 2;
}

describe("the chance of admission", () => {
  test("a 3.9 weighted GPA at a test-free college that admits 30%: worked by hand", () => {
    const meanGpa = 3.6 - 0.14 * Math.log(0.3);
    // Grades spread by at least 0.4: a slope of 1.6 is then four log-odds a grade point.
    const logOdds = (solveIntercept(0.3) ?? 0) + (1.6 * (3.9 - meanGpa)) / 0.4;
    const chance = getEstimate({ admitRate: 0.3, testPolicy: "notConsidered" });
    expect(chance.share).toBeCloseTo(toShare(logOdds), 10);
    expect(chance.low).toBeCloseTo(toShare(logOdds - 1.1), 10);
    expect(chance.high).toBeCloseTo(toShare(logOdds + 1.1), 10);
    expect(chance.widenedBecause).toEqual([]);
  });

  test("an SAT at the median of enrolled students counts as an admitted student's, not a typical applicant's", () => {
    const college = { admitRate: 0.3, satTotal: { lower: 1100, upper: 1300 } };
    const chance = getEstimate(college, { gpa: null, satTotal: 1200 });
    expect(chance.enrolledZ).toBeCloseTo(0, 10);
    expect(chance.applicantZ).toBeCloseTo(0.76, 2);
    expect(chance.testUsed).toBe("sat");
  });

  test("averaged over all applicants with test scores, the chance is the admit rate (decisions 0010 and 0097)", () => {
    const college = makeCollege({
      ...plain,
      admitRate: 0.3,
      satTotal: { lower: 1100, upper: 1300 },
      testPolicy: "required",
    });
    const ask = (gpa: number | null, satTotal: number) => {
      const chance = estimateChance(college, convertAcademics({ ...weighted, gpa, satTotal }));
      if (chance.kind !== "estimate") throw new Error(chance.kind);
      return chance;
    };
    // An applicant z above the average applicant has this score on the enrolled students' scale, and these grades.
    const middleZ = ask(null, 1200).applicantZ;
    const toScore = (z: number) => 1200 + (z - middleZ) * (200 / 1.349) * 0.85;
    const toGpa = (z: number) => Math.max(0, 3.6 - 0.14 * Math.log(0.3) + 0.4 * z);
    const places = Array.from({ length: 33 }, (_, index) => (index - 16) / 4);
    const average = (chances: readonly { share: number; weight: number }[]) =>
      chances.reduce((sum, { share, weight }) => sum + share * weight, 0) /
      chances.reduce((sum, { weight }) => sum + weight, 0);
    const alone = places.map((z) => ({ share: ask(null, toScore(z)).share, weight: Math.exp((-z * z) / 2) }));
    expect(average(alone)).toBeCloseTo(0.3, 2);
    // Grades and scores go together at 0.5.
    const both = places.flatMap((z) =>
      places.map((rest) => ({
        share: ask(toGpa(0.5 * z + Math.sqrt(0.75) * rest), toScore(z)).share,
        weight: Math.exp((-z * z - rest * rest) / 2),
      })),
    );
    expect(average(both)).toBeCloseTo(0.3, 2);
  });

  test("a full record says more than grades alone, and grades alone more than a score alone", () => {
    const college: Partial<CollegeSummary> = {
      admitRate: 0.5,
      satTotal: { lower: 1100, upper: 1300 },
      testPolicy: "required",
    };
    const gains = [
      [
        { gpa: 4.1, satTotal: 1380 },
        { gpa: 3.3, satTotal: 1100 },
      ],
      [{ gpa: 4.1 }, { gpa: 3.3 }],
      [
        { gpa: null, satTotal: 1380 },
        { gpa: null, satTotal: 1100 },
      ],
    ].map(([strong = {}, weak = {}]) => {
      const [up, down] = [getEstimate(college, strong), getEstimate(college, weak)];
      return (toLogOdds(up.share) - toLogOdds(down.share)) / (up.applicantZ - down.applicantZ);
    });
    const [both = 0, grades = 0, score = 0] = gains;
    // Half and half: 1.6 is what grades alone show, and a score alone shows three quarters of 0.866 of a slope of 2.2.
    expect(both).toBeCloseTo(2.2, 1);
    expect(grades).toBeCloseTo(1.6, 8);
    expect(score).toBeCloseTo(1.02, 2);
  });

  test.each<{ name: string; college: Partial<CollegeSummary>; profile: Partial<Profile>; expected: Chance }>([
    {
      name: "open admission",
      college: { hasOpenAdmission: true, admitRate: null },
      profile: {},
      expected: { kind: "open", because: "openAdmission" },
    },
    {
      name: "no admit rate",
      college: { admitRate: null },
      profile: {},
      expected: { kind: "unknown", because: "noAdmitRate" },
    },
    {
      name: "an admit rate of fewer than 30 applicants",
      college: { admitRate: null, tooFewToSay: ["admitRate"] },
      profile: {},
      expected: { kind: "unknown", because: "tooFewApplicants" },
    },
    {
      name: "everyone admitted",
      college: { admitRate: 0.995 },
      profile: {},
      expected: { kind: "open", because: "nearlyEveryone" },
    },
    {
      name: "almost no one admitted",
      college: { admitRate: 0.005 },
      profile: {},
      expected: { kind: "unknown", because: "extremeRate" },
    },
    {
      name: "no grades and no tests",
      college: {},
      profile: { gpa: null },
      expected: { kind: "unknown", because: "noAcademics" },
    },
    {
      name: "a test alone at a college that does not look at tests",
      college: { testPolicy: "notConsidered", satTotal: { lower: 1000, upper: 1200 } },
      profile: { gpa: null, satTotal: 1200 },
      expected: { kind: "unknown", because: "noAcademics" },
    },
  ])("$name", ({ college, profile, expected }) => {
    expect(getChance(college, profile)).toEqual(expected);
  });

  test("a guarantee takes priority over everything else", () => {
    const chance = estimateChance(makeCollege({ admitRate: null }), convertAcademics(emptyProfile), {
      guarantee: { id: "michiganAssured", promise: null },
    });
    expect(chance).toEqual({ kind: "guaranteed", guarantee: { id: "michiganAssured", promise: null } });
  });

  const sat = { lower: 1100, upper: 1300 };
  const act = { lower: 22, upper: 28 };
  test.each([
    { name: "SAT against SAT", college: { satTotal: sat }, profile: { satTotal: 1300 }, used: "sat" },
    {
      name: "ACT against ACT",
      college: { satTotal: sat, actComposite: act },
      profile: { actComposite: 28 },
      used: "act",
    },
    {
      name: "ACT carried over to SAT",
      college: { satTotal: sat },
      profile: { actComposite: 30 },
      used: "satFromAct",
    },
    {
      name: "SAT carried over to ACT",
      college: { actComposite: act },
      profile: { satTotal: 1300 },
      used: "actFromSat",
    },
    {
      name: "the better of both",
      college: { satTotal: sat, actComposite: act },
      profile: { satTotal: 1100, actComposite: 33 },
      used: "act",
    },
    {
      name: "no carrying over where the college has both columns",
      college: { satTotal: sat, actComposite: act },
      profile: { satTotal: 1500 },
      used: "sat",
    },
    {
      name: "quartiles that coincide are left out",
      college: { satTotal: { lower: 1200, upper: 1200 } },
      profile: { satTotal: 1300 },
      used: null,
    },
  ])("$name", ({ college, profile, used }) => {
    expect(getEstimate(college, profile).testUsed).toBe(used);
  });

  test.each([
    { name: "very important and considered", gpa: 3, tests: 1, weight: 0.25 },
    { name: "both important", gpa: 2, tests: 2, weight: 0.5 },
    { name: "not reported", gpa: null, tests: null, weight: 0.5 },
    { name: "only one reported", gpa: 3, tests: null, weight: 0.5 },
    { name: "grades not considered", gpa: 0, tests: 2, weight: 1 },
    { name: "tests not considered", gpa: 3, tests: 0, weight: 0 },
  ])("tests weigh $weight when grades and tests are $name", ({ gpa, tests, weight }) => {
    const college = { satTotal: sat, gpaImportance: gpa, testImportance: tests };
    expect(getEstimate(college, { satTotal: 1250 }).testWeight).toBeCloseTo(weight, 10);
  });

  test("at a public college that reports neither, tests weigh less than half", () => {
    const college: Partial<CollegeSummary> = { control: "public", satTotal: sat };
    expect(getEstimate(college, { satTotal: 1250 }).testWeight).toBe(0.35);
    const reported = { ...college, gpaImportance: 2, testImportance: 2 };
    expect(getEstimate(reported, { satTotal: 1250 }).testWeight).toBe(0.5);
  });

  test("no grade is too low to count: a 1.5 has more of a chance than a 0.1, and that next to none", () => {
    const chances = [0, 0.1, 0.5, 1, 1.5, 2].map(
      (gpa) => getEstimate({ admitRate: 0.94, completionRate: 0.5 }, { gpaScale: "unweighted", gpa }).share,
    );
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(new Set(chances).size).toBe(chances.length);
    expect(chances[1]).toBeLessThan(0.05);
  });

  test.each<{
    name: string;
    college: Partial<CollegeSummary>;
    profile: Partial<Profile>;
    widens: string[];
    half: number;
  }>([
    {
      name: "both parts given",
      college: { satTotal: sat, testPolicy: "required" },
      profile: { satTotal: 1200 },
      widens: [],
      half: 1.1,
    },
    { name: "no test given", college: { satTotal: sat }, profile: {}, widens: ["noTest"], half: 1.4 },
    {
      name: "no scores published",
      college: {},
      profile: { satTotal: 1200 },
      widens: ["noCollegeScores"],
      half: 1.4,
    },
    {
      name: "no grades given",
      college: { satTotal: sat },
      profile: { gpa: null, satTotal: 1200 },
      widens: ["noGpa"],
      half: 1.4,
    },
    {
      name: "unweighted grades",
      college: { testPolicy: "notConsidered" },
      profile: { gpaScale: "unweighted", gpa: 3.6 },
      widens: ["unweightedGpa"],
      half: 1.3,
    },
    {
      name: "grades out of 100",
      college: { testPolicy: "notConsidered" },
      profile: { gpaScale: "percent", gpa: 90 },
      widens: ["unweightedGpa", "convertedGpa"],
      half: 1.5,
    },
    {
      name: "a score carried over",
      college: { satTotal: sat, testPolicy: "required" },
      profile: { actComposite: 25 },
      widens: ["concordance"],
      half: 1.2,
    },
  ])("the range with $name is $half log-odds in each direction", ({ college, profile, widens, half }) => {
    const chance = getEstimate(college, profile);
    expect(chance.widenedBecause).toEqual(widens);
    expect(getHalfWidth(chance)).toBeCloseTo(half, 8);
  });

  test.each([
    { admitRate: 0.04, most: 0.12, capped: true },
    { admitRate: 0.09, most: 0.25, capped: true },
    { admitRate: 0.0999, most: 0.25, capped: true },
    { admitRate: 0.1, most: 1, capped: false },
  ])("at $admitRate the best student's chance is capped at $most", ({ admitRate, most, capped }) => {
    const chance = getEstimate({ admitRate }, { gpa: 4.4 });
    expect(chance.high).toBeLessThanOrEqual(most);
    expect(chance.isCapped).toBe(capped);
    if (capped) expect(chance.high).toBeCloseTo(most, 10);
  });

  test("a solved intercept from the data set is used as it is", () => {
    const own = getEstimate({ admitRate: 0.5, chanceIntercept: solveIntercept(0.5) });
    expect(own.share).toBeCloseTo(getEstimate({ admitRate: 0.5 }).share, 12);
    expect(getEstimate({ admitRate: 0.5, chanceIntercept: 3 }).share).toBeGreaterThan(own.share);
  });
});
