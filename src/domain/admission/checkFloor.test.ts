/** Published minimums: who misses one, who cannot be told to, what would meet it, and which rules are none. */
import { describe, expect, test } from "vitest";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { assuredRules } from "./assuredRules.ts";
import { findMissedFloors, type Remedy, rateFloors } from "./checkFloor.ts";

const unlv = 182_281;
const oleMiss = 176_017;
const lsu = 159_391;
const nebraska = 181_464;

function findMissed(unitId: number, answers: Partial<Profile>) {
  return findMissedFloors({ ...emptyProfile, ...answers }).get(unitId) ?? null;
}

describe("the rules that are minimums", () => {
  test("are those of their route, and the full admission that a system calls its requirement", () => {
    const floors = assuredRules.filter(({ isFloor }) => isFloor);
    expect(floors.filter(({ route }) => route === "minimum").length).toBeGreaterThan(6);
    expect(floors.filter(({ route }) => route !== "minimum").map(({ id }) => id)).toEqual([
      "mississippiFullAdmission",
      "montanaFullAdmission",
      "montanaFullAdmissionSmaller",
      "southDakotaRegents",
    ]);
  });

  test("a guideline is none, and neither is an assured line", () => {
    const northDakota = 200_280;
    expect(findMissed(northDakota, { homeState: "ND", gpa: 1.8 })).toBeNull();
    expect(
      findMissed(nebraska, { homeState: "NE", gpa: 2, actComposite: 14, classRankTopPercent: 90 }),
    ).toBeNull();
  });
});

type Case = {
  name: string;
  unitId: number;
  told: Partial<Profile>;
  /** Null where nothing is missed, or it cannot be told. */
  wouldMeet: Partial<Record<Remedy, number>> | null;
};

const inMississippi = { homeState: "MS", gpa: 2.4, coreGpa: 2.4 } as const;
const cases: readonly Case[] = [
  {
    name: "Nevada: an average of 2.6 over core courses and an SAT of 950",
    unitId: unlv,
    told: { homeState: "NV", coreGpa: 2.6, satTotal: 950 },
    wouldMeet: { actComposite: 22, satTotal: 1120, coreGpa: 3 },
  },
  {
    name: "Nevada, from another state: the rule is for everyone",
    unitId: unlv,
    told: { homeState: "CA", coreGpa: 2.6, satTotal: 950 },
    wouldMeet: { actComposite: 22, satTotal: 1120, coreGpa: 3 },
  },
  {
    name: "Nevada counts honors: a plain 2.8 may be a weighted 3.0",
    unitId: unlv,
    told: { homeState: "NV", coreGpa: 2.8, satTotal: 950 },
    wouldMeet: null,
  },
  {
    name: "Nevada: an SAT of 1120 is enough",
    unitId: unlv,
    told: { homeState: "NV", coreGpa: 2.6, satTotal: 1120 },
    wouldMeet: null,
  },
  {
    name: "Mississippi: 2.4 with an ACT of 16 in the lower half of the class",
    unitId: oleMiss,
    told: { ...inMississippi, actComposite: 16, classRankTopPercent: 65 },
    wouldMeet: { actComposite: 18, satTotal: 960, coreGpa: 2.5, classRankTopPercent: 50 },
  },
  {
    name: "Mississippi: the same without a rank, which would decide",
    unitId: oleMiss,
    told: { ...inMississippi, actComposite: 16 },
    wouldMeet: null,
  },
  {
    name: "Mississippi: the same without a score, which would decide",
    unitId: oleMiss,
    told: { ...inMississippi, classRankTopPercent: 65 },
    wouldMeet: null,
  },
  {
    name: "Mississippi: an ACT of 18 is enough",
    unitId: oleMiss,
    told: { ...inMississippi, actComposite: 18, classRankTopPercent: 65 },
    wouldMeet: null,
  },
  {
    name: "Mississippi: an average over all classes stands for one over core courses",
    unitId: oleMiss,
    told: { homeState: "MS", gpa: 2.4, actComposite: 16, classRankTopPercent: 65 },
    wouldMeet: { actComposite: 18, satTotal: 960, coreGpa: 2.5, classRankTopPercent: 50 },
  },
  {
    name: "Mississippi: an average out of 100 stands for none",
    unitId: oleMiss,
    told: { homeState: "MS", gpa: 74, gpaScale: "percent", actComposite: 16, classRankTopPercent: 65 },
    wouldMeet: null,
  },
  {
    name: "Mississippi: without the required courses",
    unitId: oleMiss,
    told: { ...inMississippi, coreGpa: 3.5, actComposite: 25, hasRequiredCourses: false },
    wouldMeet: { requiredCourses: 1 },
  },
  {
    name: "Mississippi: without the courses and below every line, no one answer is enough",
    unitId: oleMiss,
    told: { ...inMississippi, actComposite: 15, classRankTopPercent: 65, hasRequiredCourses: false },
    wouldMeet: {},
  },
  {
    name: "Mississippi asks it of residents only",
    unitId: oleMiss,
    told: { homeState: "TN", gpa: 2.4, actComposite: 16, classRankTopPercent: 65 },
    wouldMeet: null,
  },
  {
    name: "Mississippi, with no home state told",
    unitId: oleMiss,
    told: { gpa: 2.4, actComposite: 16, classRankTopPercent: 65 },
    wouldMeet: null,
  },
  {
    name: "Louisiana State: both figures below",
    unitId: lsu,
    told: { homeState: "LA", coreGpa: 2.9, actComposite: 24 },
    wouldMeet: { actComposite: 25, coreGpa: 3 },
  },
  { name: "nothing told but home", unitId: oleMiss, told: { homeState: "MS" }, wouldMeet: null },
  {
    name: "a transfer student is read by college credits",
    unitId: oleMiss,
    told: {
      ...inMississippi,
      transfer: { unitId: null, credits: 60, degree: "none" },
      actComposite: 12,
      classRankTopPercent: 90,
    },
    wouldMeet: null,
  },
];

describe("what a student misses", () => {
  test.each(cases)("$name", ({ unitId, told, wouldMeet }) => {
    const missed = findMissed(unitId, told);
    if (wouldMeet === null) {
      expect(missed).toBeNull();
      return;
    }
    const none = {
      requiredCourses: null,
      actComposite: null,
      satTotal: null,
      coreGpa: null,
      gpa: null,
      classRankTopPercent: null,
    };
    expect(missed?.wouldMeet).toEqual({ ...none, ...wouldMeet });
  });

  test("it says that an average over all classes was taken", () => {
    const told: Partial<Profile> = { homeState: "MS", gpa: 2.4, actComposite: 16, classRankTopPercent: 65 };
    expect(findMissed(oleMiss, told)?.tookGpaForCore).toBe(true);
    expect(findMissed(oleMiss, { ...told, coreGpa: 2.4 })?.tookGpaForCore).toBe(false);
  });

  test("what would meet a minimum does, at every one of them", () => {
    let met = 0;
    for (const rule of assuredRules.filter(({ isFloor }) => isFloor)) {
      const [unitId = 0] = rule.unitIds;
      const told: Partial<Profile> = {
        homeState: rule.isForOthers === true ? "NJ" : rule.state,
        gpa: 1.9,
        coreGpa: 1.9,
        actComposite: 14,
        satTotal: 780,
        classRankTopPercent: 80,
      };
      const missed = findMissed(unitId, told);
      expect(missed?.ruleId, rule.id).toBe(rule.id);
      for (const [remedy, value] of Object.entries(missed?.wouldMeet ?? {})) {
        if (value === null) continue;
        expect(findMissed(unitId, { ...told, [remedy]: value }), `${rule.id} ${remedy}`).toBeNull();
        met += 1;
      }
    }
    expect(met).toBeGreaterThan(15);
  });
});

describe("what a list misses", () => {
  const [merced, sanDiego, ohioState] = [445_188, 110_680, 204_796];
  const rate = (answers: Partial<Profile>) => [
    ...rateFloors({ ...emptyProfile, ...answers }, [merced, sanDiego, ohioState]),
  ];
  const both = (status: "missed" | "close") => [
    [merced, status],
    [sanDiego, status],
  ];

  test.each([
    ["CA", 2.6, both("missed")],
    ["CA", 2.7, both("close")],
    ["CA", 3, []],
    ["OH", 3, both("missed")],
    ["OH", 3.2, both("close")],
    ["OH", 3.4, []],
    // Which of UC's two lines counts is not known without a home.
    [null, 2.5, []],
  ] as const)("from %s with a GPA of %d", (homeState, gpa, expected) => {
    expect(rate({ homeState, gpa })).toEqual(expected);
  });

  test("an average over core courses counts before one over all, and a transfer student is read by credits", () => {
    expect(rate({ homeState: "CA", gpa: 2.6, coreGpa: 3.1 })).toEqual([]);
    const transfer = { unitId: null, credits: 40, degree: "none" } as const;
    expect(rate({ homeState: "CA", gpa: 2.6, gradeYear: 13, transfer })).toEqual([]);
  });
});
