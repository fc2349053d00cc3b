/** The match: each curve at its points, parts left out and listed, and the ranking of a whole set. */
import { describe, expect, test } from "vitest";
import type { Chance } from "#domain/admission/chance.ts";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import { applyChange, collegeChanges, takesFirstYears } from "#domain/college/changes.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { calculateDistanceMiles } from "#domain/geography/distance.ts";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import { makeEstimate, makeField } from "../../../test/support/rankedRow.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { type BalanceGap, checkBalance, countMiddle, type ListedLabels } from "./balance.ts";
import { scoreDistance, scoreMajor, scoreOutcomes, scorePrice, scoreSetting, scoreSize } from "./curves.ts";
import { defaultMatchWeights, explainScores, type Match, type MatchContext } from "./match.ts";
import { explainMatch, rankCollege, rankColleges } from "./rank.ts";

const noNumber: Chance = { kind: "unknown", because: "noAcademics" };
const bare: MatchContext = { chance: noNumber, field: null, distanceMiles: null, priceBand: null };

describe("the curves of the match", () => {
  test.each([
    { name: "all within the limit", band: [5_000, 10_000], pay: 10_000, score: 100 },
    { name: "half within", band: [5_000, 15_000], pay: 10_000, score: 70 },
    { name: "all just above", band: [10_000, 15_000], pay: 10_000, score: 40 },
    { name: "above by half the room", band: [15_000, 20_000], pay: 10_000, score: 20 },
    { name: "far above", band: [30_000, 40_000], pay: 10_000, score: 0 },
    { name: "nothing to pay with, and nothing to pay", band: [-2_000, 0], pay: 0, score: 100 },
  ])("price $name scores $score", ({ band, pay, score }) => {
    const [lowUsd = 0, highUsd = 0] = band;
    expect(scorePrice({ lowUsd, middleUsd: lowUsd, highUsd }, pay)).toBeCloseTo(score, 10);
  });

  test.each([
    { undergraduates: 2_999, wanted: "small", score: 100 },
    { undergraduates: 3_000, wanted: "medium", score: 100 },
    { undergraduates: 15_000, wanted: "medium", score: 100 },
    { undergraduates: 15_001, wanted: "large", score: 100 },
    { undergraduates: 1_500, wanted: "medium", score: 50 },
    { undergraduates: 60_000, wanted: "medium", score: 0 },
    { undergraduates: 0, wanted: "small", score: 100 },
  ] as const)("$undergraduates undergraduates where $wanted is wanted score $score", (row) => {
    expect(scoreSize(row.undergraduates, [row.wanted])).toBeCloseTo(row.score, 10);
  });

  test.each([
    { miles: 100, score: 100 },
    { miles: 150, score: 50 },
    { miles: 200, score: 0 },
    { miles: 900, score: 0 },
  ])("$miles miles with a limit of 100 score $score", ({ miles, score }) => {
    expect(scoreDistance(miles, 100)).toBeCloseTo(score, 10);
  });

  test("an adjacent setting counts half, an opposite one nothing", () => {
    expect(scoreSetting("city", ["city"])).toBe(100);
    expect(scoreSetting("suburb", ["city"])).toBe(50);
    expect(scoreSetting("rural", ["city", "suburb"])).toBe(0);
  });

  test.each<[string, number, number, number]>([
    ["one of two chosen fields is half", 1, 0, 50],
    ["both are all", 2, 0, 100],
    ["a field with too few degrees is between none and one offered", 0, 1, 15],
    ["and adds to the one offered", 1, 1, 65],
    ["none is nothing", 0, 0, 0],
  ])("%s", (_name, offeredCount, fewCount, score) => {
    const profile = { ...emptyProfile, majorFamilies: ["11", "52"] };
    expect(scoreMajor(makeField(0, { offeredCount, fewCount }), profile)).toBeCloseTo(score, 10);
  });

  test.each([
    { completionRate: 0.9, earningsUsd: 50_000, score: 75 },
    { completionRate: 0.9, earningsUsd: null, score: 70 },
    { completionRate: null, earningsUsd: 75_000, score: 70 },
    { completionRate: null, earningsUsd: null, score: 40 },
  ])("outcomes $completionRate and $earningsUsd score $score where 40 stands for the unknown", (figures) => {
    expect(scoreOutcomes(makeCollege(figures), 40)).toBeCloseTo(figures.score, 10);
  });

  test("Chicago to New York is about 711 miles", () => {
    expect(
      calculateDistanceMiles({ latitude: 41.88, longitude: -87.63 }, { latitude: 40.71, longitude: -74.01 }),
    ).toBeCloseTo(711, -1);
    expect(
      calculateDistanceMiles({ latitude: 41.88, longitude: -87.63 }, { latitude: 41.88, longitude: -87.63 }),
    ).toBe(0);
  });
});

describe("the match of one college", () => {
  /** Above all others at outcomes, with so many students that the figures count in full. */
  const proven = makeCollege({ completionRate: 0.9, earningsUsd: 75_000, undergraduates: 1e12 });
  const within = { lowUsd: 5_000, middleUsd: 8_000, highUsd: 10_000 };
  const matchOf = (
    fields: Partial<CollegeSummary>,
    context: Partial<MatchContext> = {},
    profile: Partial<Profile> = {},
    payPerYearUsd: number | null = null,
  ) =>
    explainScores(
      { ...proven, ...fields },
      { ...emptyProfile, ...profile },
      { ...emptyMoney, payPerYearUsd },
      { ...bare, ...context },
    );

  test("is the weighted mean of the parts that were asked for", () => {
    const priceBand = { lowUsd: 10_000, middleUsd: 12_000, highUsd: 15_000 };
    const match = matchOf({}, { priceBand }, {}, 10_000);
    // Price 40 with weight 3, outcomes 100 with weight 2.
    expect(match.percent).toBeCloseTo((3 * 40 + 2 * 100) / 5, 6);
    expect(match.parts.filter(({ kind }) => kind === "leftOut").map(({ part }) => part)).toEqual([
      "academics",
      "major",
      "size",
      "setting",
      "distance",
    ]);
  });

  test("a part that was asked for and is not published counts as 50, one not asked for does not count", () => {
    const unpublished = { undergraduates: null, completionRate: null, earningsUsd: null };
    const match = matchOf(
      unpublished,
      { chance: { kind: "open", because: "openAdmission" } },
      { sizes: ["small"] },
    );
    expect(match.percent).toBeNull();
    expect(match.parts.map((part) => (part.kind === "leftOut" ? part.because : part.kind))).toEqual([
      "openAdmission",
      "notAsked",
      "notAsked",
      "assumed",
      "notAsked",
      "notAsked",
      "assumed",
    ]);
    expect(match.parts.filter(({ kind }) => kind === "assumed")).toMatchObject([
      { score: 50 },
      { score: 50 },
    ]);
  });

  test.each<[string, Partial<CollegeSummary>, Partial<Profile>, Partial<MatchContext>, number]>([
    ["out of reach", {}, {}, { chance: makeEstimate(0.002, 0.0, 0.01) }, 26],
    ["a long shot", {}, {}, { chance: makeEstimate(0.06, 0.02, 0.1) }, 65],
    ["a reach", {}, {}, { chance: makeEstimate(0.1, 0.05, 0.25) }, 100],
    [
      "out of reach, but it has promised a place",
      {},
      {},
      { chance: { kind: "guaranteed", guarantee: { id: "x", promise: null } } },
      100,
    ],
    ["online only", { isOnlineOnly: true }, {}, {}, 50],
    ["for members of tribes", { isTribal: true }, {}, { distanceMiles: 100 }, 50],
    ["a tribal college down the road", { isTribal: true }, {}, { distanceMiles: 5 }, 100],
    ["in Puerto Rico, from Ohio", { state: "PR" }, { homeState: "OH" }, {}, 50],
    ["in Puerto Rico, from there", { state: "PR" }, { homeState: "PR" }, {}, 100],
    ["a seminary", { specialFocus: "faith" }, {}, {}, 50],
    [
      "a seminary, for theology",
      { specialFocus: "faith" },
      { majorFamilies: ["39"] },
      { field: makeField(60, { code: "39" }) },
      100,
    ],
    ["BYU, from Ohio", { unitId: 230_038 }, { homeState: "OH" }, {}, 50],
    ["BYU, from Utah", { unitId: 230_038, state: "UT" }, { homeState: "UT" }, {}, 100],
    ["a college for women", { isWomenOnly: true }, {}, {}, 100],
    ["an art school", { specialFocus: "art" }, {}, {}, 100],
  ])("is at most what the chance and the purpose allow: %s", (_name, fields, profile, context, most) => {
    const match = matchOf({ state: "IL", ...fields }, context, profile);
    expect(match.percent).toBeCloseTo(most, 6);
    expect(match.ceiling?.percent ?? 100).toBeCloseTo(most, 6);
  });

  test("a weight of zero removes a part", () => {
    const money = { ...emptyMoney, payPerYearUsd: 0 };
    const priceBand = { lowUsd: 50_000, middleUsd: 50_000, highUsd: 50_000 };
    const weights = { ...defaultMatchWeights, price: 0 };
    expect(explainScores(proven, emptyProfile, money, { ...bare, priceBand }, weights).percent).toBeCloseTo(
      100,
      6,
    );
  });

  test.each<[string, Match, Match]>([
    [
      "two good figures before one that is better",
      matchOf({ completionRate: 0.8, earningsUsd: 65_000 }),
      matchOf({ completionRate: 1, earningsUsd: null }),
    ],
    [
      "a large college before one with six students and better figures",
      matchOf({ completionRate: 0.8, earningsUsd: 65_000, undergraduates: 10_000 }),
      matchOf({ completionRate: 1, earningsUsd: 90_000, undergraduates: 6 }),
    ],
    [
      "a small college with good outcomes before a large one with poor outcomes",
      matchOf({ completionRate: 0.9, undergraduates: 900 }),
      matchOf({ completionRate: 0.4, earningsUsd: 45_000, undergraduates: 40_000 }),
    ],
    [
      "a known price within the budget before an unknown one",
      matchOf({}, { priceBand: within }, {}, 12_000),
      matchOf({ completionRate: 0.95 }, {}, {}, 12_000),
    ],
    [
      "an unknown price before one far over the budget",
      matchOf({}, {}, {}, 1_000),
      matchOf({}, { priceBand: { lowUsd: 30_000, middleUsd: 35_000, highUsd: 40_000 } }, {}, 1_000),
    ],
    [
      "open to all before an admit rate that is not published",
      matchOf({}, { chance: { kind: "open", because: "openAdmission" } }, { gpa: 3.5 }),
      matchOf({}, { chance: { kind: "unknown", because: "noAdmitRate" } }, { gpa: 3.5 }),
    ],
  ])("%s", (_name, first, second) => {
    expect(first.percent).toBeGreaterThan(second.percent ?? 100);
  });

  test("an unknown price changes nothing for a family that did not say what it can pay", () => {
    expect(matchOf({}).percent).toBe(matchOf({}, { priceBand: within }).percent);
  });

  test("with 100 undergraduates the match is halfway between the figures and 50", () => {
    expect(matchOf({ undergraduates: 100 })).toMatchObject({ percent: 75, trust: 0.5 });
    expect(matchOf({ undergraduates: null })).toMatchObject({ percent: 50, trust: 0 });
  });
});

test("a college that takes no first-years in the student's fall is no match, and one that does stays", () => {
  const colleges = collegeChanges.map(({ unitId }) => applyChange(makeCollege({ unitId }), 2027));
  const rankFor = (fall: number) =>
    rankColleges(colleges, emptyProfile, emptyMoney, {
      fall,
      priceOf: () => null,
      fieldOf: () => null,
    }).map(({ college }) => college.unitId);
  const open = collegeChanges.filter((change) => takesFirstYears(change, 2027, "fourYear"));
  expect(new Set(rankFor(2027))).toEqual(new Set(open.map(({ unitId }) => unitId)));
  expect(open.length).toBeLessThan(collegeChanges.length / 2);
});

describe("the ranking of all colleges", () => {
  const profile: Profile = {
    ...emptyProfile,
    gpaScale: "weighted",
    gpa: 3.8,
    homeLatitude: 39.8,
    homeLongitude: -89.6,
    maxDistanceMiles: 100,
  };
  const money = { ...emptyMoney, payPerYearUsd: 12_000 };
  const input = {
    priceOf: (college: CollegeSummary) =>
      college.netPriceUsd === null
        ? null
        : { lowUsd: college.netPriceUsd, middleUsd: college.netPriceUsd, highUsd: college.netPriceUsd },
    fieldOf: () => null,
  };
  const colleges = [
    makeCollege({ unitId: 1, netPriceUsd: 40_000 }),
    makeCollege({ unitId: 2, netPriceUsd: 9_000 }),
    makeCollege({ unitId: 3, isRanked: false, netPriceUsd: 1_000 }),
    makeCollege({
      unitId: 4,
      level: "twoYear",
      control: "nonprofit",
      hasOpenAdmission: true,
      netPriceUsd: 2_000,
    }),
    makeCollege({ unitId: 5, netPriceUsd: 9_000 }),
  ];

  test("puts the best match first, keeps ties in order, and leaves out colleges that nobody can begin", () => {
    const rows = rankColleges(colleges, profile, money, input);
    expect(rows).toHaveLength(4);
    const shares = rows.map((row) => row.matchPercent ?? -1);
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    const ids = rows.map((row) => row.college.unitId);
    expect(ids.indexOf(2)).toBeLessThan(ids.indexOf(5));
    expect(ids.indexOf(5)).toBeLessThan(ids.indexOf(1));
  });

  test("a college that nothing is known about comes last, without a number", () => {
    const silent = { completionRate: null, earningsUsd: null };
    const rows = rankColleges(
      [
        makeCollege({ unitId: 6, ...silent }),
        makeCollege({ unitId: 7, completionRate: 0.1, earningsUsd: 20_000 }),
      ],
      emptyProfile,
      emptyMoney,
      { ...input, priceOf: () => null },
    );
    expect(rows.map(({ college, matchPercent }) => [college.unitId, matchPercent === null])).toEqual([
      [7, false],
      [6, true],
    ]);
  });

  test("keeps to the college types asked for", () => {
    const ids = (wish: Partial<Profile>) =>
      rankColleges(colleges, { ...profile, ...wish }, money, input).map((row) => row.college.unitId);
    expect(ids({ levels: ["twoYear"] })).toEqual([4]);
    expect(ids({ controls: ["nonprofit"] })).toEqual([4]);
    expect(ids({ levels: ["twoYear"], controls: ["public"] })).toEqual([]);
  });

  test("the explanation of a row adds up to the row's own score", () => {
    for (const row of rankColleges(colleges, profile, money, input)) {
      expect(explainMatch(row, profile, money, input).percent).toBeCloseTo(row.matchPercent ?? -1, 10);
      expect(rankCollege(row.college, profile, money, input)).toEqual(row);
    }
  });

  test("an open-admission college within the limit says both", () => {
    expect(
      rankColleges(colleges, profile, money, input).find((row) => row.college.unitId === 4),
    ).toMatchObject({ admissionLabel: { code: "open", because: "openAdmission" }, budgetLabel: "within" });
  });
});

describe("the balance of a list", () => {
  test.each<{ name: string; labels: AdmissionLabel[]; gaps: string[] }>([
    { name: "empty", labels: [], gaps: ["empty"] },
    {
      name: "one reach alone is no mix",
      labels: ["reach"],
      gaps: ["needsSafety", "needsTargetOrLikely", "short"],
    },
    { name: "balanced", labels: ["reach", "target", "target", "likely", "safety", "safety"], gaps: [] },
    {
      name: "no safety",
      labels: ["reach", "target", "target", "likely", "likely", "target"],
      gaps: ["needsSafety"],
    },
    {
      name: "only reaches",
      labels: ["reach", "reach", "reach"],
      gaps: ["needsSafety", "needsTargetOrLikely", "mostlyReaches", "short"],
    },
    {
      name: "half reaches",
      labels: ["reach", "reach", "reach", "target", "safety", "safety"],
      gaps: ["needsTargetOrLikely"],
    },
    {
      name: "no reach",
      labels: ["target", "target", "target", "likely", "safety", "safety"],
      gaps: ["couldAddReach"],
    },
  ])("$name: $gaps", ({ labels, gaps }) => {
    const list = labels.map((admission) => ({ admission, budget: "within" as const }));
    expect(checkBalance(list).gaps.map((gap) => gap.code)).toEqual(gaps);
  });

  test.each<[string, ListedLabels[], BalanceGap | undefined]>([
    [
      "open doors and safeties within budget are financial safeties",
      [
        { admission: "open", budget: "within" },
        { admission: "safety", budget: "within" },
      ],
      undefined,
    ],
    [
      "a safety that may cost too much is none, and neither is a likely school within budget",
      [
        { admission: "safety", budget: "maybe" },
        { admission: "open", budget: "over" },
        { admission: "likely", budget: "within" },
      ],
      { code: "needsSafety", missing: 2, sure: 2, hasBudget: true },
    ],
    [
      "without a budget no college is one",
      [{ admission: "safety", budget: "noBudget" }],
      { code: "needsSafety", missing: 2, sure: 1, hasBudget: false },
    ],
  ])("%s", (_name, list, gap) => {
    expect(checkBalance(list).gaps.find(({ code }) => code === "needsSafety")).toEqual(gap);
  });

  test("a sure admission that may cost too much holds a place in the middle", () => {
    const { counts } = checkBalance([
      { admission: "safety", budget: "unknown" },
      { admission: "target", budget: "over" },
    ]);
    expect([countMiddle(counts), counts.financialSafety]).toEqual([2, 0]);
  });
});
