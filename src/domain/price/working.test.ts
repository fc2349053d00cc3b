/** The explanation of a price adds up, line by line. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { programRulesOf } from "#domain/aid/programRules.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { WorkingLine } from "#lib/source.ts";
import { bareCollege, baylor, haroldWashington, utAustin } from "../../../test/fixtures/sampleColleges.ts";
import { findShippedCollege, loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { estimatePrice, type PriceInput } from "./band.ts";
import { calculateGrowthFactor } from "./growth.ts";
import { meritTablesByUnitId } from "./meritTables.ts";
import { findCollegePolicy } from "./policyRecords.ts";
import { type PriceStep, priceSteps } from "./priceSteps.ts";
import { findTuitionFree } from "./tuitionFree.ts";
import type { PriceLine } from "./working.ts";
import { explainPrice, middleParts, stickerParts } from "./working.ts";

const texan: PriceInput = { familyIncomeUsd: 60_000, familySize: 4, homeState: "TX", livingPlan: "onCampus" };
const options = { entryYear: 2027 };
const ids = {
  boise: 142_115,
  madison: 240_444,
  twinCities: 174_066,
  ucla: 110_662,
  wellesley: 168_218,
  southernMississippi: 176_372,
  flatheadValley: 180_197,
} as const;
const unpriced = { netPriceByIncomeUsd: bareCollege.netPriceByIncomeUsd };

describe("the explanation", () => {
  test("of a Texas family with $60,000 at UT Austin", () => {
    const lines = explainPrice(utAustin, texan, options) ?? [];
    const amounts = lines.map(({ line, amountUsd }) => [line, amountUsd]);
    expect(amounts).toEqual([
      ["bracketPrice", 17_207],
      ["livingStep", 1_160],
      ["growth", 1_386],
      ["middle", 19_753],
      ["lowMargin", -4_558],
      ["low", 15_195],
      ["highMargin", 2_188],
      ["high", 21_941],
      ["stickerTuition", 11_688],
      ["stickerLiving", 20_758],
      ["stickerGrowth", 1_848],
      ["sticker", 34_294],
      ["policy", 21_941],
      ["familySize", null],
    ]);
    expect(lines[0]?.values).toEqual({ fromUsd: 48_001, toUsd: 75_000, field: "netPriceByIncomeUsd[2]" });
    expect(lines[0]?.source).toMatchObject({ id: "scorecard", year: "2023-24" });
  });

  const colleges: [string, CollegeSummary][] = [
    ["a public college", utAustin],
    ["a community college", haroldWashington],
    ["a private college with two brackets", baylor],
    ["a college with only its average price", { ...baylor, ...unpriced }],
    ["a college with only costs and grants", { ...baylor, ...unpriced, netPriceUsd: null }],
    ["an estimate held down to the published price", { ...baylor, ...unpriced, netPriceUsd: 90_000 }],
  ];
  const families: [string, PriceInput][] = [
    ["a Texan", texan],
    ["a Californian who asks to live with family", { ...texan, homeState: "CA", livingPlan: "withFamily" }],
    ["a Texan who lives with family", { ...texan, livingPlan: "withFamily" }],
    [
      "a family that says nothing",
      { familyIncomeUsd: null, familySize: null, homeState: null, livingPlan: null },
    ],
    ["a high income", { ...texan, familyIncomeUsd: 400_000 }],
  ];
  for (const [name, college] of colleges) {
    test.each(families)(`of ${name} for %s adds up to its band`, (_, family) => {
      const lines = explainPrice(college, family, options) ?? [];
      const band = estimatePrice(college, family, options);
      expect(sumLines(lines, middleParts)).toBe(band?.middleUsd);
      expect(getAmount(lines, "middle")).toBe(band?.middleUsd);
      expect(getAmount(lines, "middle") + getAmount(lines, "lowMargin")).toBe(band?.lowUsd);
      expect(getAmount(lines, "middle") + getAmount(lines, "highMargin")).toBe(band?.highUsd);
      expect(sumLines(lines, stickerParts)).toBe(band?.stickerUsd);
    });
  }

  test("says when an estimate was capped at the sticker price", () => {
    const lines = explainPrice({ ...baylor, ...unpriced, netPriceUsd: 90_000 }, texan, options) ?? [];
    expect(getAmount(lines, "heldToSticker")).toBeLessThan(0);
  });

  test("names the tuition exchange behind a low end", () => {
    const lines = explainPrice(findShippedCollege(ids.boise), { ...texan, homeState: "CA" }, options) ?? [];
    expect(lines.find(({ line }) => line === "exchange")).toMatchObject({
      amountUsd: 4_524,
      values: { agreement: "wue", reach: "admitted", rate: "timesResident", multiple: 1.5 },
      source: { year: "2023" },
    });
  });

  test("adds up with a rate by agreement, and names its source", () => {
    const minnesotan = { ...texan, homeState: "MN" } as const;
    const lines = explainPrice(findShippedCollege(ids.madison), minnesotan, options) ?? [];
    const band = estimatePrice(findShippedCollege(ids.madison), minnesotan, options);
    expect(sumLines(lines, middleParts)).toBe(band?.middleUsd);
    expect(sumLines(lines, stickerParts)).toBe(band?.stickerUsd);
    expect(lines.find(({ line }) => line === "residencyStep")).toMatchObject({
      amountUsd: 17_214 - 11_603,
      values: { agreement: "minnesotaWisconsin", rate: "higherOfResident", outOfStateUsd: 17_214 },
      source: { id: "reciprocity-wisconsin" },
    });
    expect(lines.some(({ line }) => line === "exchange")).toBe(false);
  });

  test("names an agreement that leaves nothing to add", () => {
    const home = { ...texan, homeState: "WI" } as const;
    const lines = explainPrice(findShippedCollege(ids.twinCities), home, options) ?? [];
    expect(lines.some(({ line }) => line === "residencyStep")).toBe(false);
    expect(lines.find(({ line }) => line === "exchange")).toMatchObject({ amountUsd: 0 });
  });

  test("names an exchange that no price counts, without an amount", () => {
    const lines = explainPrice(findShippedCollege(ids.ucla), { ...texan, homeState: "NV" }, options) ?? [];
    expect(lines.find(({ line }) => line === "exchange")).toMatchObject({
      amountUsd: null,
      values: { agreement: "wue", reach: "none" },
    });
  });

  test("estimates the index of a single person as that of a student and a parent, and says so", () => {
    const alone = { ...texan, familyIncomeUsd: 300_000, familySize: 1 };
    const lines = explainPrice(findShippedCollege(ids.wellesley), alone, options) ?? [];
    expect(lines.find(({ line }) => line === "indexStep")?.values["people"]).toBe(2);
  });

  test("calls nothing a lost grant where an international student pays less than the published average", () => {
    const standing = { status: "international", isAbroad: true } as const;
    const asked = { ...texan, familyIncomeUsd: 120_000, homeState: null, isAidEligible: false, standing };
    const lines = explainPrice(findShippedCollege(ids.southernMississippi), asked, options) ?? [];
    expect(getAmount(lines, "heldToSticker")).toBeLessThan(0);
    expect(lines.some(({ line }) => line === "withoutGrants")).toBe(false);
  });

  test("has no cap of a dollar where half a dollar of tuition was rounded", () => {
    const standing = { status: "undocumented", isAbroad: false } as const;
    const home = { homeState: "MT", livingPlan: "withFamily" } as const;
    const asked = { ...texan, ...home, familyIncomeUsd: 126_000, isAidEligible: false, standing };
    const falling = { ...options, growthShare: -0.02 };
    const lines = explainPrice(findShippedCollege(ids.flatheadValley), asked, falling) ?? [];
    expect(lines.some(({ line }) => line === "heldToSticker")).toBe(false);
    expect(sumLines(lines, middleParts)).toBe(getAmount(lines, "middle"));
  });

  test("is missing if there is no price", () => {
    expect(explainPrice(bareCollege, texan, options)).toBeNull();
  });
});

describe("the recorded steps", () => {
  const { summaries } = loadShippedColleges();
  const withoutAverage = summaries.flatMap((college) =>
    college.averageGrantUsd === null ? [] : { ...college, ...unpriced, netPriceUsd: null },
  );
  // Few colleges have some of the steps.
  const anyCollege = fc.oneof(
    fc.constantFrom(...summaries),
    fc.constantFrom(...withoutAverage),
    fc.constantFrom(...summaries.filter(({ unitId }) => findCollegePolicy(unitId) !== null)),
    fc.constantFrom(...summaries.filter(({ unitId }) => meritTablesByUnitId.has(unitId))),
    fc.constantFrom(...summaries.filter(({ unitId }) => findTuitionFree(unitId) !== null)),
    fc.constantFrom(
      ...summaries.filter(({ level, state }) => level === "twoYear" && programRulesOf(state).length > 0),
    ),
  );
  const anyAid = fc.record({
    awardYear: fc.constant("2027-28"),
    saiLow: fc.integer({ min: -1_500, max: 4_000 }),
    saiHigh: fc.integer({ min: 4_000, max: 60_000 }),
    isIndependent: fc.boolean(),
    agiUsd: fc.integer({ min: 0, max: 250_000 }),
    bracketIncomeUsd: fc.constant(0),
    familySize: fc.constant(4),
    pellUsd: fc.integer({ min: 0, max: 7_395 }).map((low) => ({ low, high: 7_395 })),
    isPellAssumed: fc.boolean(),
  });
  const anyFamily: fc.Arbitrary<(college: CollegeSummary) => PriceInput> = fc
    .record({
      isResident: fc.boolean(),
      family: fc.record({
        familyIncomeUsd: fc.option(
          fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 300_000 })),
        ),
        familySize: fc.option(fc.integer({ min: 1, max: 9 })),
        homeState: fc.constantFrom(null, "TX", "CA", "IL", "MI", "NY", "NC", "PR"),
        livingPlan: fc.constantFrom(null, "onCampus", "offCampus", "withFamily"),
      }),
      more: fc.oneof(
        fc.constant({}),
        fc.record({ aid: anyAid }),
        // An award is held against a price close to the published one.
        fc.record({
          familyIncomeUsd: fc.constantFrom(100_000, 250_000),
          academics: fc.record({
            gpa: fc.constantFrom(3.5, 4),
            gpaScale: fc.constant("unweighted"),
            coreGpa: fc.constantFrom(null, 4),
            satTotal: fc.integer({ min: 130, max: 160 }).map((tens) => tens * 10),
            actComposite: fc.constant(null),
          }),
        }),
        fc
          .record({
            status: fc.constantFrom("undocumented", "international", "other"),
            isAbroad: fc.boolean(),
          })
          .map((standing) => ({ standing, isAidEligible: false })),
      ),
    } as const)
    .map(({ isResident, family, more }) => (college) => ({
      ...family,
      ...(isResident ? { homeState: college.state } : {}),
      ...more,
    }));
  const asked = { entryYear: fc.integer({ min: 2024, max: 2030 }), growthShare: fc.constantFrom(null, 0.05) };
  const lowering: ReadonlySet<PriceLine> = new Set<PriceStep>([
    "paidAbove",
    "usualGrants",
    "pellGrant",
    "stateGrant",
    "needMetAway",
    "heldToSticker",
    "heldToPell",
    "heldToPolicy",
    "heldToMerit",
    "heldToTuitionFree",
    "nothingLeft",
  ]);
  const raising: ReadonlySet<PriceLine> = new Set<PriceStep>([
    "grantShrinks",
    "raisedToZero",
    "withoutGrants",
  ]);
  const untilSticker = priceSteps.slice(0, priceSteps.indexOf("heldToSticker") + 1);

  test("add up to the range of the same family, and no step hides in another", () => {
    const met = new Set<PriceLine>();
    fc.assert(
      fc.property(anyCollege, anyFamily, fc.record(asked), (college, makeFamily, at) => {
        const family = makeFamily(college);
        const band = estimatePrice(college, family, at);
        const lines = explainPrice(college, family, at);
        if (band === null || lines === null) {
          expect([band, lines]).toEqual([null, null]);
          return;
        }
        const middleAt = lines.findIndex(({ line }) => line === "middle");
        const steps = lines.slice(0, middleAt);
        expect(sumLines(steps, priceSteps)).toBe(band.middleUsd);
        expect(getAmount(lines, "middle")).toBe(band.middleUsd);
        expect(getAmount(lines, "low")).toBe(band.lowUsd);
        expect(getAmount(lines, "high")).toBe(band.highUsd);
        expect(lines.find(({ line }) => line === "sticker")?.amountUsd).toBe(band.stickerUsd);

        const names: PriceLine[] = steps.map(({ line }) => line);
        expect(names).toEqual(priceSteps.filter((step) => names.includes(step)));
        for (const { line, amountUsd } of steps) {
          met.add(line);
          if (lowering.has(line)) expect(amountUsd, line).toBeLessThan(1);
          if (raising.has(line)) expect(amountUsd, line).toBeGreaterThan(0);
        }
        // Only a published average may lie above the published price before it is held to more.
        if (band.stickerUsd !== null && band.basis !== "bracket")
          expect(sumLines(steps, untilSticker)).toBeLessThanOrEqual(band.stickerUsd);
        // Where nothing is charged nothing grows. Each step is rounded to the dollar.
        if (band.basis === "nothing") expect(names).toEqual(["nothingLeft"]);
        else expect(Math.abs(getAmount(steps, "growth") - calculateGrowth(steps))).toBeLessThan(3);
      }),
      { seed: 20_261_127, numRuns: 3_000 },
    );
    expect(priceSteps.filter((step) => !met.has(step))).toEqual([]);
  });
});

/** In dollars of 2024-25; the other steps before growth are in those of 2023-24. */
const newer: ReadonlySet<PriceLine> = new Set<PriceStep>([
  "publishedTuition",
  "publishedLiving",
  "livingStep",
  "residencyStep",
]);

/** What the steps before it come to in the entry year, less what they are. */
function calculateGrowth(steps: readonly WorkingLine<PriceLine>[]): number {
  const at = steps.findIndex(({ line }) => line === "growth");
  const { share, netYears, costYears } = steps[at]?.values ?? {};
  return steps.slice(0, at).reduce((sum, { line, amountUsd }) => {
    const years = newer.has(line) ? costYears : netYears;
    return sum + (amountUsd ?? 0) * (calculateGrowthFactor(Number(share), Number(years)) - 1);
  }, 0);
}

function sumLines(lines: readonly WorkingLine<PriceLine>[], parts: readonly PriceLine[]): number {
  return lines
    .filter(({ line }) => parts.includes(line))
    .reduce((sum, { amountUsd }) => sum + (amountUsd ?? 0), 0);
}

function getAmount(lines: readonly WorkingLine<PriceLine>[], name: PriceLine): number {
  return lines.find(({ line }) => line === name)?.amountUsd ?? Number.NaN;
}
