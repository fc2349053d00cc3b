/** The chance at one college: a worked example, every branch, both sides of each threshold, and invariants. */
import * as fc from "fast-check";
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
    const college: Partial<CollegeSummary> = {
      admitRate: 0.3,
      satTotal: { lower: 1100, upper: 1300 },
      testPolicy: "required",
    };
    const satSpread = (200 / 1.349) * 0.85;
    const ask = (gpa: number | null, satTotal: number) => getEstimate(college, { gpa, satTotal });
    const middle = ask(null, 1200);
    // An applicant z above the average applicant has this score on the enrolled students' scale, and these grades.
    const toScore = (z: number) => 1200 + (z - middle.applicantZ) * satSpread;
    const meanGpa = 3.6 - 0.14 * Math.log(0.3);
    const average = (chanceOf: (z: number, rest: number) => number, step: number) => {
      let sum = 0;
      let weights = 0;
      for (let z = -4; z <= 4; z += step) {
        for (let rest = -4; rest <= 4; rest += step) {
          const weight = Math.exp((-z * z - rest * rest) / 2);
          sum += weight * chanceOf(z, rest);
          weights += weight;
        }
      }
      return sum / weights;
    };
    const alone = average((z) => ask(null, toScore(z)).share, 0.25);
    expect(alone).toBeCloseTo(0.3, 2);
    // Grades and scores go together at 0.5.
    const both = average((z, rest) => {
      const gradeZ = 0.5 * z + Math.sqrt(0.75) * rest;
      return ask(Math.max(0, meanGpa + 0.4 * gradeZ), toScore(z)).share;
    }, 0.25);
    expect(both).toBeCloseTo(0.3, 2);
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

const anyCollege = fc.record({
  admitRate: fc.double({ min: 0.006, max: 0.994, noNaN: true }),
  satTotal: fc.option(fc.tuple(fc.integer({ min: 700, max: 1300 }), fc.integer({ min: 40, max: 300 }))),
  actComposite: fc.option(fc.tuple(fc.integer({ min: 12, max: 28 }), fc.integer({ min: 1, max: 8 }))),
  gpaImportance: fc.option(fc.integer({ min: 0, max: 3 })),
  testImportance: fc.option(fc.integer({ min: 0, max: 3 })),
});
const anyScale = fc.constantFrom("unweighted", "weighted", "percent", "letter");
const wholeRange = { unweighted: 4, weighted: 5, percent: 100, letter: 4.33 };

type AnyCollege = {
  admitRate: number;
  satTotal: [number, number] | null;
  actComposite: [number, number] | null;
  gpaImportance: number | null;
  testImportance: number | null;
};

function toQuartiles(pair: [number, number] | null): { lower: number; upper: number } | null {
  return pair === null ? null : { lower: pair[0], upper: pair[0] + pair[1] };
}

function pickFields(college: AnyCollege): Partial<CollegeSummary> {
  return {
    ...college,
    satTotal: toQuartiles(college.satTotal),
    actComposite: toQuartiles(college.actComposite),
  };
}

function expectNotLower(better: Chance, worse: Chance): void {
  if (better.kind !== "estimate" || worse.kind !== "estimate") {
    expect(better.kind).toBe(worse.kind);
    return;
  }
  expect(better.share).toBeGreaterThanOrEqual(worse.share);
  expect(better.low).toBeGreaterThanOrEqual(worse.low);
  expect(better.high).toBeGreaterThanOrEqual(worse.high);
}

describe("for any college and student", () => {
  const runs = { seed: 20261121, numRuns: 400 };

  test("better grades never lower the chance", () => {
    fc.assert(
      fc.property(
        anyCollege,
        anyScale,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.option(fc.integer({ min: 40, max: 160 })),
        (college, gpaScale, one, other, sat) => {
          const common = { gpaScale, satTotal: sat === null ? null : sat * 10 };
          const top = wholeRange[gpaScale];
          // 5 or less of 100 is not used: it reads like an average on another scale.
          const least = gpaScale === "percent" ? 5.01 : 0;
          const place = (share: number) => least + share * (top - least);
          const better = getChance(pickFields(college), { ...common, gpa: place(Math.max(one, other)) });
          const worse = getChance(pickFields(college), { ...common, gpa: place(Math.min(one, other)) });
          expectNotLower(better, worse);
        },
      ),
      runs,
    );
  });

  test("a better SAT or ACT never lowers the chance", () => {
    const anySat = fc.integer({ min: 59, max: 160 });
    const anyAct = fc.integer({ min: 9, max: 36 });
    fc.assert(
      fc.property(
        anyCollege,
        anySat,
        anySat,
        anyAct,
        anyAct,
        fc.boolean(),
        (college, sat, otherSat, act, otherAct, hasBoth) => {
          const higher = {
            satTotal: 10 * Math.max(sat, otherSat),
            actComposite: hasBoth ? Math.max(act, otherAct) : null,
          };
          const lower = {
            satTotal: 10 * Math.min(sat, otherSat),
            actComposite: hasBoth ? Math.min(act, otherAct) : null,
          };
          expectNotLower(getChance(pickFields(college), higher), getChance(pickFields(college), lower));
        },
      ),
      runs,
    );
  });

  test("the range contains the estimate and stays between 0 and 1", () => {
    fc.assert(
      fc.property(anyCollege, fc.double({ min: 0, max: 5, noNaN: true }), (college, gpa) => {
        const chance = getEstimate(pickFields(college), { gpa });
        expect(chance.low).toBeGreaterThan(0);
        expect(chance.low).toBeLessThanOrEqual(chance.share);
        expect(chance.share).toBeLessThanOrEqual(chance.high);
        expect(chance.high).toBeLessThan(1);
        expect(chance.gpaWeight + chance.testWeight).toBeCloseTo(1, 12);
      }),
      runs,
    );
  });

  test("among similar colleges, a higher admit rate does not lower the chance for the same grades", () => {
    // The curve grows steeper between 10% and 25% admitted, which costs the weakest grades up to 0.22 of a point.
    const slack = 0.003;
    const anyRate = fc.double({ min: 0.006, max: 0.994, noNaN: true });
    fc.assert(
      fc.property(anyRate, anyRate, fc.double({ min: 2.5, max: 4.4, noNaN: true }), (one, other, gpa) => {
        const easier = getEstimate({ admitRate: Math.max(one, other) }, { gpa });
        const harder = getEstimate({ admitRate: Math.min(one, other) }, { gpa });
        expect(easier.share).toBeGreaterThanOrEqual(harder.share - slack);
      }),
      runs,
    );
  });
});
