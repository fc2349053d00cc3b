/** Real rows of the published tables: what is earned, what it turns on, what is lost, and the next step of the table. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { usualStanding } from "#domain/aid/standing.ts";
import type { StateCode } from "#domain/college/states.ts";
import { privateMeritOrigins } from "#facts/scholarships/privateMerit.origins.ts";
import { publicMeritOrigins } from "#facts/scholarships/publicMerit.origins.ts";
import { southernMeritOrigins } from "#facts/scholarships/southernMerit.origins.ts";
import { findShippedCollege, loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { type Academics, findMerit, type MeritOutcome } from "./meritAwards.ts";
import { findMeritSteps } from "./meritSteps.ts";
import { meritTablesByUnitId } from "./meritTables.ts";
import { calculateOutOfStateStep, findResidency, getStickerTuition } from "./residency.ts";

const unitIds = {
  alabama: 100751,
  alabamaBirmingham: 100663,
  arkansas: 106397,
  elmhurst: 144962,
  findlay: 202763,
  iowaState: 153603,
  luther: 153834,
  mississippi: 176017,
  nevadaReno: 182290,
  northernArizona: 105330,
  oklahoma: 207500,
  oklahomaState: 207388,
  quincy: 148131,
  simpson: 154350,
  southernMississippi: 176372,
  tennessee: 221759,
  truman: 178615,
} as const;
type At = keyof typeof unitIds;

const student: Academics = {
  gpa: 3.9,
  gpaScale: "unweighted",
  coreGpa: null,
  satTotal: 1340,
  actComposite: null,
};

type Case = { at: At; home: StateCode | null; of?: Partial<Academics>; entryYear?: number; today?: string };

function ask({ at, home, of = {}, entryYear = 2027, today = "2026-11-22" }: Case) {
  const college = findShippedCollege(unitIds[at]);
  const question = { academics: { ...student, ...of }, home, entryYear, today, standing: usualStanding };
  const tuitionUsd = getStickerTuition(college, findResidency(college, home), home);
  return [college, question, { tuitionUsd, differenceUsd: calculateOutOfStateStep(college) }] as const;
}

const outcomeOf = (one: Case): MeritOutcome | null => findMerit(...ask(one));

const testless = { satTotal: null };
const act = (actComposite: number) => ({ satTotal: null, actComposite });

test.each<[string, Case, number, number]>([
  ["Alabama, out of state: SAT 1330 to 1350", { at: "alabama", home: "OH" }, 15_000, 15_000],
  ["Alabama: one row higher at 1360", { at: "alabama", home: "OH", of: { satTotal: 1360 } }, 24_000, 24_000],
  ["3.49 is not 3.5", { at: "alabama", home: "OH", of: { gpa: 3.49 } }, 0, 0],
  [
    "3.745 belongs to the row below 3.75",
    { at: "mississippi", home: "OH", of: { gpa: 3.745 } },
    10_000,
    10_000,
  ],
  ["Ole Miss without a score: its own column", { at: "mississippi", home: "OH", of: testless }, 8_000, 8_000],
  ["Ole Miss, non-resident top row", { at: "mississippi", home: "OH", of: act(32) }, 20_790, 20_790],
  ["the resident row alone for a resident", { at: "mississippi", home: "MS", of: act(29) }, 4_000, 4_000],
  ["Birmingham, out of state", { at: "alabamaBirmingham", home: "OH" }, 17_500, 17_500],
  ["Oklahoma: at least the highest row of our copy", { at: "oklahoma", home: "OH" }, 11_000, 11_000],
  ["Oklahoma, resident", { at: "oklahoma", home: "OK" }, 3_000, 3_000],
  ["a table in ACT points: the SAT converted is a maybe", { at: "oklahomaState", home: "OH" }, 9_000, 13_000],
  ["the same with the ACT told", { at: "oklahomaState", home: "OH", of: act(29) }, 13_000, 13_000],
  ["Tennessee counts a weighted core average", { at: "tennessee", home: "OH" }, 0, 3_000],
  ["which is known here", { at: "tennessee", home: "OH", of: { coreGpa: 3.85 } }, 3_000, 3_000],
  [
    "Reno, resident: the larger of two tables",
    { at: "nevadaReno", home: "NV", of: { gpa: 4 } },
    3_000,
    3_000,
  ],
  ["Flagstaff, out of state", { at: "northernArizona", home: "OH" }, 15_000, 15_000],
  ["but not with the exchange's rate", { at: "northernArizona", home: "CA" }, 0, 15_000],
  ["90% of the tuition difference", { at: "arkansas", home: "TX" }, 17_876, 17_876],
  ["Luther's lowest row is everyone's", { at: "luther", home: "IA", of: { gpa: 2.1 } }, 31_000, 31_000],
  ["also without a grade average", { at: "luther", home: "IA", of: { gpa: null } }, 31_000, 31_000],
  ["Simpson", { at: "simpson", home: "IA", of: { gpa: 3.6 } }, 40_000, 40_000],
  [
    "full tuition: fees are in our figure",
    { at: "alabama", home: "AL", of: { satTotal: 1400 } },
    9_000,
    12_180,
  ],
  ["never above tuition", { at: "alabamaBirmingham", home: "AL", of: { satTotal: 1400 } }, 9_098, 9_098],
  ["rows that say check are not subtracted", { at: "findlay", home: "OH" }, 20_000, 20_000],
  ["ranges are not", { at: "truman", home: "MO" }, 0, 0],
  [
    "a weighted average may be too high",
    { at: "alabama", home: "OH", of: { gpa: 4.3, gpaScale: "weighted" } },
    0,
    15_000,
  ],
  [
    "unless the plain one clears the line too",
    { at: "alabama", home: "OH", of: { gpa: 4.6, gpaScale: "weighted" } },
    15_000,
    15_000,
  ],
  [
    "Elmhurst counts the weighted one",
    { at: "elmhurst", home: "OH", of: { gpa: 4.3, gpaScale: "weighted" } },
    28_000,
    28_000,
  ],
  ["and a plain one is never above it", { at: "elmhurst", home: "OH" }, 26_000, 28_000],
  ["the year after the table's", { at: "alabama", home: "OH", entryYear: 2028 }, 15_000, 15_000],
  ["two years after it is a maybe", { at: "alabama", home: "OH", entryYear: 2029 }, 0, 15_000],
])("%s", (_, one, earnedUsd, mostUsd) => {
  const outcome = outcomeOf(one);
  expect([outcome?.earnedUsd, outcome?.mostUsd]).toEqual([earnedUsd, mostUsd]);
});

test.each<[string, Case]>([
  ["a state that the award does not name", { at: "arkansas", home: "OH" }],
  ["a resident, where only others get it", { at: "oklahomaState", home: "OK" }],
  ["outside the exchange that it needs", { at: "nevadaReno", home: "OH" }],
])("no table: %s", (_, one) => {
  expect(outcomeOf(one)).toBeNull();
});

describe("what cannot be told is neither given nor refused", () => {
  test.each<[string, Case, string[]]>([
    ["no score", { at: "alabama", home: "OH", of: testless }, ["score"]],
    ["no average", { at: "alabama", home: "OH", of: { gpa: null } }, ["gpa"]],
    [
      "an average out of 100",
      { at: "alabama", home: "OH", of: { gpa: 94, gpaScale: "percent" } },
      ["fourPointGpa"],
    ],
    ["no home state", { at: "alabama", home: null }, ["homeState"]],
    [
      "nothing, where the grades alone refuse it",
      { at: "alabama", home: "OH", of: { gpa: 2.5, ...testless } },
      [],
    ],
  ])("%s", (_, one, missing) => {
    const outcome = outcomeOf(one);
    expect(outcome).toMatchObject({ earnedUsd: 0, mostUsd: 0, missing });
  });
});

test("what a maybe turns on is named", () => {
  const doubtsAt = (one: Case) => outcomeOf(one)?.mayEarn.flatMap(({ doubts }) => doubts);
  expect(doubtsAt({ at: "oklahomaState", home: "OH" })).toEqual(["otherTest"]);
  expect(doubtsAt({ at: "tennessee", home: "OH" })).toEqual(["otherGpa"]);
  expect(doubtsAt({ at: "northernArizona", home: "CA" })).toEqual(["exchange"]);
  expect(doubtsAt({ at: "alabama", home: "OH", entryYear: 2029 })).toEqual(["otherYear"]);
  expect(doubtsAt({ at: "alabama", home: "AL", of: { satTotal: 1400 } })).toEqual(["feesApart"]);
});

test("an add-on to the exchange's rate is no award on the out-of-state price", () => {
  const outcome = outcomeOf({ at: "nevadaReno", home: "CA", of: { gpa: 4 } });
  expect(outcome).toMatchObject({ earnedUsd: 0, mostUsd: 0, onExchangeUsd: 2_000 });
});

test("an award whose day has passed is named, and not counted", () => {
  const onTheDay = outcomeOf({ at: "alabama", home: "OH", today: "2026-12-05" });
  expect(onTheDay).toMatchObject({ earnedUsd: 15_000, lost: [] });
  const dayAfter = outcomeOf({ at: "alabama", home: "OH", today: "2026-12-06" });
  expect(dayAfter).toMatchObject({ earnedUsd: 0, mostUsd: 0 });
  expect(dayAfter?.lost).toMatchObject([
    { name: "Foundation in Excellence", usd: 15_000, applyBy: "2026-12-05" },
  ]);
});

test("rows that are not subtracted are offered for asking", () => {
  expect(outcomeOf({ at: "findlay", home: "OH" })?.mayOffer).toMatchObject([
    { name: "Presidential", usd: 24_000, leftOut: "andOrOr" },
  ]);
  expect(outcomeOf({ at: "truman", home: "OH" })?.mayOffer).toMatchObject([
    { name: "TruMerit Scholarship", fromUsd: 2_000, usd: 10_000 },
  ]);
});

test("what every admitted student gets is a discount on the price", () => {
  expect(outcomeOf({ at: "simpson", home: "OH" })?.everyoneUsd).toBe(35_000);
  expect(outcomeOf({ at: "alabama", home: "OH" })?.everyoneUsd).toBeNull();
});

test("two groups at one college add up", () => {
  const college = findShippedCollege(176080);
  const found = findMerit(
    college,
    {
      academics: { ...student, satTotal: 1400 },
      home: "OH",
      entryYear: 2027,
      today: null,
      standing: usualStanding,
    },
    { tuitionUsd: 30_000, differenceUsd: 15_000 },
  );
  expect(found?.earned.map(({ usd }) => usd)).toEqual([16_000, 4_000]);
  expect(found?.earnedUsd).toBe(20_000);
});

describe("the next step", () => {
  const stepsOf = (one: Case) =>
    findMeritSteps(...ask(one)).map(({ gpa, sat, act: test, moreUsd }) => [
      gpa?.to ?? null,
      sat?.to ?? null,
      test?.to ?? null,
      moreUsd,
    ]);

  test.each<[string, Case, (number | null)[][]]>([
    ["20 points more at Alabama", { at: "alabama", home: "OH" }, [[null, 1360, null, 9_000]]],
    ["80 points at Birmingham", { at: "alabamaBirmingham", home: "OH" }, [[null, 1420, null, 5_000]]],
    [
      "without a score: one of either test",
      { at: "alabama", home: "OH", of: testless },
      [
        [null, 1200, null, 6_000],
        [null, null, 25, 6_000],
      ],
    ],
    [
      "both, where neither alone helps",
      { at: "alabama", home: "OH", of: { gpa: 3.4, satTotal: 1100 } },
      [[3.5, 1200, null, 6_000]],
    ],
    [
      "a point of the ACT, or grades",
      { at: "iowaState", home: "IA", of: { gpa: 3.6, ...act(27) } },
      [
        [null, null, 28, 2_000],
        [4, null, null, 1_500],
      ],
    ],
    ["grades alone", { at: "luther", home: "IA", of: { gpa: 3.6 } }, [[3.7, null, null, 1_000]]],
    ["never above the scale's top", { at: "quincy", home: "IL", of: { gpa: 4, satTotal: 1420 } }, []],
    ["none at the top of the table", { at: "mississippi", home: "OH", of: act(36) }, []],
    ["none once the day has passed", { at: "alabama", home: "OH", today: "2026-12-06" }, []],
  ])("%s", (_, one, steps) => {
    expect(stepsOf(one)).toEqual(steps);
  });
});

test("better grades or scores never lower the sum, at any college and from any state", () => {
  const colleges = [...meritTablesByUnitId.keys()].map(findShippedCollege);
  const homes: (StateCode | null)[] = [null, "OH", "TX", "CA", "KS"];
  fc.assert(
    fc.property(
      fc.constantFrom(...colleges),
      fc.constantFrom(...homes, "resident"),
      fc.record({
        gpa: fc.integer({ min: 200, max: 400 }),
        sat: fc.integer({ min: 80, max: 160 }),
        act: fc.integer({ min: 15, max: 36 }),
      }),
      fc.record({
        gpa: fc.integer({ min: 0, max: 100 }),
        sat: fc.integer({ min: 0, max: 40 }),
        act: fc.integer({ min: 0, max: 12 }),
      }),
      fc.constantFrom<("sat" | "act" | "none" | "both")[]>("sat", "act", "none", "both"),
      fc.constantFrom<("unweighted" | "weighted")[]>("unweighted", "weighted"),
      (college, from, low, more, tests, gpaScale) => {
        const home = from === "resident" ? college.state : from;
        const costs = {
          tuitionUsd: getStickerTuition(college, findResidency(college, home), home),
          differenceUsd: calculateOutOfStateStep(college),
        };
        const sumsOf = (gpa: number, sat: number, composite: number) => {
          const academics: Academics = {
            gpa: Math.min(gpa, 400) / 100,
            gpaScale,
            coreGpa: null,
            satTotal: tests === "sat" || tests === "both" ? Math.min(sat, 160) * 10 : null,
            actComposite: tests === "act" || tests === "both" ? Math.min(composite, 36) : null,
          };
          const found = findMerit(
            college,
            { academics, home, entryYear: 2027, today: null, standing: usualStanding },
            costs,
          );
          return [found?.earnedUsd ?? 0, found?.mostUsd ?? 0, found?.onExchangeUsd ?? 0] as const;
        };
        const before = sumsOf(low.gpa, low.sat, low.act);
        const after = sumsOf(low.gpa + more.gpa, low.sat + more.sat, low.act + more.act);
        expect(after[0]).toBeGreaterThanOrEqual(before[0]);
        expect(after[1]).toBeGreaterThanOrEqual(before[1]);
        expect(before[1]).toBeGreaterThanOrEqual(before[0]);
      },
    ),
    { numRuns: 1_500 },
  );
});

test("all rows are kept; what is weak or unclear is never counted", () => {
  const tables = [...meritTablesByUnitId.values()].flat();
  const rows = tables.flatMap(({ awards }) => awards);
  expect([meritTablesByUnitId.size, rows.length]).toEqual([54, 396]);
  expect(rows.filter(({ leftOut }) => leftOut === undefined)).toHaveLength(348);
  const origins = { ...publicMeritOrigins, ...southernMeritOrigins, ...privateMeritOrigins };
  for (const { id, period, awards } of tables) {
    const origin = origins[id as keyof typeof origins].values[period]; // Ids are those of the records.
    if (origin?.confidence === "L") expect(awards.every(({ leftOut }) => leftOut !== undefined)).toBe(true);
  }
  for (const unitId of meritTablesByUnitId.keys())
    expect(loadShippedColleges().byUnitId(unitId)).not.toBeNull();
});
