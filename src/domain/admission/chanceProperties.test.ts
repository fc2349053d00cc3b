/** What holds of the chance for any college and student: better never hurts, ranges contain the estimate, no jumps. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CollegeSummary } from "#domain/college/college.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { convertAcademics } from "./academics.ts";
import { type Chance, type ChanceEstimate, estimateChance } from "./chance.ts";

/** A private college, so that residency makes no difference, where seven of ten finish. */
const plain: Partial<CollegeSummary> = { control: "nonprofit", completionRate: 0.7 };
const weighted: Profile = { ...emptyProfile, gpaScale: "weighted", gpa: 3.9 };

function getChance(college: Partial<CollegeSummary>, profile: Partial<Profile> = {}): Chance {
  return estimateChance(makeCollege({ ...plain, ...college }), convertAcademics({ ...weighted, ...profile }));
}

function getEstimate(college: Partial<CollegeSummary>, profile: Partial<Profile> = {}): ChanceEstimate {
  const chance = getChance(college, profile);
  if (chance.kind !== "estimate") throw new Error(`no estimate: ${JSON.stringify(chance)}`);
  return chance;
}

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

describe("between neighbors of a twentieth of a grade point, at every college of the data set", () => {
  const { summaries } = loadShippedColleges();
  const colleges = summaries.filter(({ admitRate, isRanked }) => admitRate !== null && isRanked);

  test.each<{ gpaScale: Profile["gpaScale"]; top: number; satTotal: number | null }>([
    { gpaScale: "unweighted", top: 4, satTotal: null },
    { gpaScale: "unweighted", top: 4, satTotal: 1150 },
    { gpaScale: "weighted", top: 4.4, satTotal: null },
  ])(
    "on the $gpaScale scale with an SAT of $satTotal no chance moves by over 5 points",
    ({ gpaScale, top, satTotal }) => {
      const steps = Array.from({ length: Math.round(top / 0.2) }, (_, index) => (index + 1) * 0.2);
      const jumps: string[] = [];
      let compared = 0;
      for (const college of colleges) {
        // California's own table of weighted grades is steeper: 45 points in a quarter of a point at Santa Barbara.
        const most = gpaScale === "weighted" && findPublicSystem(college.unitId) === "uc" ? 0.06 : 0.05;
        const shareAt = (gpa: number) => {
          const academics = convertAcademics({ ...emptyProfile, gpaScale, gpa, satTotal });
          const chance = estimateChance(college, academics, { homeState: college.state });
          return chance.kind === "estimate" ? chance.share : null;
        };
        for (const gpa of steps) {
          const [below, here] = [shareAt(gpa - 0.05), shareAt(gpa)];
          if (below === null || here === null) continue;
          compared += 1;
          if (here < below || here - below > most)
            jumps.push(`${college.name} at ${gpa.toFixed(2)}: ${here - below}`);
        }
      }
      expect(jumps).toEqual([]);
      expect(compared).toBeGreaterThan(20_000);
    },
  );
});
