/** Residents and others: the published split moves the chance the way it should, at every university that prints one. */
import { describe, expect, test } from "vitest";
import type { StateCode } from "#domain/college/states.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { findShippedCollege, loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { convertAcademics } from "./academics.ts";
import { admissionGuarantees } from "./admissionGuarantees.ts";
import { type ChanceEstimate, estimateChance } from "./chance.ts";
import { toLogOdds } from "./curve.ts";
import { chooseAdmissionLabel } from "./label.ts";
import { findMajorEffect } from "./majorSelectivity.ts";
import { findRankAdmission, findResidencyShift, residencyRowsByUnitId } from "./residencyRates.ts";
import { findScorePolicy } from "./scorePolicy.ts";
import { testRequirementFall } from "./testRequirements.ts";

function getEstimate(unitId: number, homeState: StateCode, answers: Partial<Profile>): ChanceEstimate {
  const profile = { ...emptyProfile, homeState, ...answers };
  const college = findShippedCollege(unitId);
  const major = findMajorEffect(college, profile);
  const chance = estimateChance(college, convertAcademics(profile), {
    homeState,
    classRankTopPercent: profile.classRankTopPercent,
    major,
  });
  if (chance.kind !== "estimate") throw new Error(`no estimate at ${unitId}`);
  return chance;
}

const records: Partial<Profile>[] = [
  { gpa: 2.6 },
  { gpa: 3.0, satTotal: 1020 },
  { gpa: 3.4 },
  { gpa: 3.7, satTotal: 1280 },
  { gpa: 3.9, actComposite: 33 },
  { gpaScale: "weighted", gpa: 4.3, satTotal: 1480 },
];

/** Majors with a rate of their own change the chance of both groups, and never their order. */
const fields: string[][] = [[], ["11"], ["14", "52"]];

const homes: readonly [StateCode, StateCode] = ["CA", "OH"];

describe("residents and others", () => {
  test("the group admitted more often never has the lower chance with the same record", () => {
    let compared = 0;
    for (const row of residencyRowsByUnitId.values()) {
      const { state } = findShippedCollege(row.unitId);
      const away = homes.find((one) => one !== state) ?? "CA";
      const gap = row.residents.admits / row.residents.applicants - row.others.admits / row.others.applicants;
      for (const record of records.flatMap((one) =>
        fields.map((majorFamilies) => ({ ...one, majorFamilies })),
      )) {
        const resident = getEstimate(row.unitId, state, record);
        const other = getEstimate(row.unitId, away, record);
        const [more, less] = gap >= 0 ? [resident, other] : [other, resident];
        for (const end of ["share", "low", "high"] as const) {
          expect(more[end], `${row.college} ${end}`).toBeGreaterThanOrEqual(less[end]);
        }
        compared += 1;
      }
    }
    expect(compared).toBe(records.length * fields.length * residencyRowsByUnitId.size);
  });

  test("North Carolina admits 37% of residents and 10% of others: two different colleges", () => {
    const record = { gpa: 3.9, satTotal: 1400 };
    const resident = getEstimate(199_120, "NC", record);
    const other = getEstimate(199_120, "OH", record);
    expect(resident.group).toBe("residents");
    expect(other.group).toBe("others");
    // Of the same fall: 15.1% of all, 37.0% of residents, 9.6% of others.
    expect(toLogOdds(resident.admitRate) - toLogOdds(other.admitRate)).toBeCloseTo(
      toLogOdds(6605 / 17_846) - toLogOdds(4685 / 48_645),
      6,
    );
    expect(resident.share).toBeGreaterThan(2 * other.share);
  });

  test("others are not put above residents and the whole: UC Riverside", () => {
    // It admits 91% of others and 75% of residents; others apply with better records.
    expect(findResidencyShift(110_671, "others")).toBe(0);
    expect(findResidencyShift(110_671, "residents")).toBeLessThan(0);
  });

  test("residents admitted less often than others are not put below the whole: Binghamton", () => {
    // It admits 79% of others and 31% of residents, who are nearly all of those who apply.
    expect(findResidencyShift(196_079, "residents")).toBe(0);
    expect(findResidencyShift(196_079, "others")).toBe(0);
    const record = { gpa: 3.7, satTotal: 1350 };
    const college = findShippedCollege(196_079);
    const resident = getEstimate(196_079, "NY", record);
    expect(resident.admitRate).toBe(college.admitRate);
    expect(resident.share).toBe(getEstimate(196_079, "OH", record).share);
  });

  test("outside the class rank that admits most Texans, UT Austin admits one in eight of them", () => {
    const austin = 228_778;
    // Of fall 2024's 16,191 residents admitted, three of four by rank: 4,048 of the 30,783 others.
    const { rateOutside, topPercent } = findRankAdmission(austin) ?? { rateOutside: 0, topPercent: 0 };
    expect(rateOutside).toBeCloseTo(4047.75 / 30_782.75, 6);
    expect(admissionGuarantees.find(({ id }) => id === "texasAustinTopFive")?.ways).toEqual([
      { minimumGpa: null, topPercent },
    ]);
    const record = { gpa: 3.9, satTotal: 1500 };
    const untold = getEstimate(austin, "TX", record);
    const [inside, outside, further] = [4, 12, 25].map((classRankTopPercent) =>
      getEstimate(austin, "TX", { ...record, classRankTopPercent }),
    );
    expect(outside?.group).toBe("outsideRank");
    expect(toLogOdds(outside?.admitRate ?? 0) - toLogOdds(untold.admitRate)).toBeCloseTo(
      (toLogOdds(rateOutside) - toLogOdds(19_417 / 72_885)) / 2,
      6,
    );
    expect(outside?.share).toBeLessThan(untold.share - 0.1);
    expect(outside?.share).toBe(further?.share);
    expect(chooseAdmissionLabel(outside as ChanceEstimate).code).toBe("reach");
    // A rank that admits is said by the promise; until it is confirmed the overall rate stands, above that of one who tells none.
    expect(inside?.share).toBeGreaterThan(untold.share + 0.1);
    expect(inside?.admitRate).toBeCloseTo(0.2664, 3);
    // Somebody from another state is not asked about Texas's ranks.
    const away = getEstimate(austin, "OH", record);
    expect(getEstimate(austin, "OH", { ...record, classRankTopPercent: 12 }).share).toBe(away.share);
    expect(outside?.share).toBeGreaterThanOrEqual(away.share);
    // Nor does a rank count at a university that admits nobody by it alone.
    const michiganState = 171_100;
    expect(getEstimate(michiganState, "MI", { ...record, classRankTopPercent: 60 }).group).toBe("residents");
  });

  test("one printed rate for all widens the range, below 80% and at public colleges only", () => {
    const michigan = getEstimate(170_976, "OH", { gpa: 3.8 });
    expect(michigan.widenedBecause).toContain("oneRateForAll");
    expect(michigan.group).toBeNull();
    // Duke is private.
    expect(getEstimate(198_419, "OH", { gpa: 3.8 }).widenedBecause).not.toContain("oneRateForAll");
  });

  test("without a home state the overall rate stands", () => {
    const academics = convertAcademics({ ...emptyProfile, gpa: 3.8 });
    const college = findShippedCollege(199_120);
    expect(estimateChance(college, academics)).toMatchObject({ group: null, admitRate: college.admitRate });
  });
});

describe("a test score where nobody has to send one", () => {
  test("telling it never lowers the chance or either end, at any college", () => {
    const grades = convertAcademics({ ...emptyProfile, gpa: 3.4 });
    let optional = 0;
    for (const college of loadShippedColleges().summaries) {
      const { kind } = findScorePolicy(college, testRequirementFall);
      const without = estimateChance(college, grades);
      const isAsked = kind === "required" || kind === "flexible" || kind === "paaOrSat";
      if (without.kind !== "estimate" || isAsked) continue;
      for (const satTotal of [800, 1000, 1250, 1500]) {
        const told = estimateChance(college, convertAcademics({ ...emptyProfile, gpa: 3.4, satTotal }));
        if (told.kind !== "estimate") throw new Error(college.name);
        for (const end of ["share", "low", "high"] as const) {
          if (told[end] < without[end]) expect(told[end], `${college.name} ${end}`).toBe(without[end]);
        }
        optional += 1;
      }
    }
    expect(optional).toBeGreaterThan(4_000);
  });

  test("it counts where it is required: Ohio State", () => {
    const low = getEstimate(204_796, "OH", { gpa: 3.7, satTotal: 1000 });
    expect(low.share).toBeLessThan(getEstimate(204_796, "OH", { gpa: 3.7 }).share);
    expect(low.shareWithScore).toBeNull();
  });
});

describe("a field of study with a rate of its own", () => {
  const record = { gpa: 3.9, satTotal: 1480 };
  test.each<[string, number, StateCode, Partial<Profile>, number]>([
    [
      "nursing at UCLA admits one in two hundred",
      110_662,
      "CA",
      { majorFamilies: ["51"], majorPrograms: ["5138"] },
      0.1,
    ],
    ["computer science at Illinois admits 7%", 145_637, "IL", { majorFamilies: ["11"] }, 0.4],
    [
      "computer science at Washington, from another state, admits 5%",
      236_948,
      "OH",
      { majorFamilies: ["11"] },
      0.4,
    ],
  ])("%s: another college for that student", (_name, unitId, homeState, wish, ratio) => {
    const general = getEstimate(unitId, homeState, record);
    const chosen = getEstimate(unitId, homeState, { ...record, ...wish });
    expect(chosen.share).toBeLessThan(general.share * ratio);
    expect(chosen.widenedBecause).toContain("majorRate");
  });

  test("computer science at Washington: residents are another matter", () => {
    const wish = { ...record, majorFamilies: ["11"] };
    const resident = getEstimate(236_948, "WA", wish);
    expect(resident.share).toBeGreaterThan(2 * getEstimate(236_948, "OH", wish).share);
  });

  test("a college that admits by field and publishes no rate has a wider range", () => {
    const wish = { ...record, majorFamilies: ["11"] };
    const colleges = loadShippedColleges().summaries.filter(
      (college) => findMajorEffect(college, { ...emptyProfile, ...wish })?.widening === "majorPolicy",
    );
    expect(colleges.length).toBeGreaterThan(5);
    for (const { unitId } of colleges) {
      const [general, chosen] = [getEstimate(unitId, "OH", record), getEstimate(unitId, "OH", wish)];
      expect(chosen.high - chosen.low).toBeGreaterThanOrEqual(general.high - general.low);
    }
  });
});
