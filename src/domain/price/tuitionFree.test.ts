/** Prices of colleges where nobody pays tuition, or everyone only a part of it, over all shipped records. */
import { describe, expect, test } from "vitest";
import type { Standing } from "#domain/aid/standing.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { estimatePrice, type PriceBand, type PriceInput } from "./band.ts";
import { estimateStudyPrice } from "./fourYears.ts";
import { findTuitionFree, tuitionFreeUnitIds } from "./tuitionFree.ts";
import { explainPrice, middleParts } from "./working.ts";

const { summaries } = loadShippedColleges();
const colleges = new Map(summaries.map((college) => [college.unitId, college]));
const ids = {
  webb: 197_221,
  berea: 156_295,
  ozarks: 178_697,
  aliceLloyd: 156_189,
  curtis: 211_893,
  cooperUnion: 190_372,
  westPoint: 197_036,
  annapolis: 164_155,
  airForce: 128_328,
  coastGuard: 130_624,
  merchantMarine: 197_027,
  haskell: 155_140,
  williamson: 216_940,
} as const;
type Name = keyof typeof ids;
const names = Object.keys(ids) as Name[]; // Its own keys.

const family: PriceInput = {
  familyIncomeUsd: 90_000,
  familySize: 4,
  homeState: "OH",
  livingPlan: "onCampus",
};
const options = { entryYear: 2027 };

function getCollege(unitId: number) {
  const college = colleges.get(unitId);
  if (college === undefined) throw new Error(`${unitId} is not in the data set.`);
  return college;
}

function getBand(name: Name, fields: Partial<PriceInput> = {}, entryYear = 2027): PriceBand {
  const band = estimatePrice(getCollege(ids[name]), { ...family, ...fields }, { entryYear });
  if (band === null) throw new Error("expected a price");
  return band;
}

/** At each line of the federal brackets, a dollar above it, at both ends and not told. */
const incomes = [
  null,
  -5_000,
  0,
  30_000,
  30_001,
  48_000,
  48_001,
  75_000,
  75_001,
  110_000,
  110_001,
  200_000,
  10_000_000,
];
const plans: readonly (LivingPlan | null)[] = ["onCampus", "offCampus", "withFamily", null];

test("the records are of these colleges, each in the data set", () => {
  expect(new Set(tuitionFreeUnitIds)).toEqual(new Set(Object.values(ids)));
  for (const unitId of tuitionFreeUnitIds) expect(getCollege(unitId).unitId).toBe(unitId);
});

describe.each(names)("%s", (name) => {
  const college = getCollege(ids[name]);
  const isForAll = findTuitionFree(college.unitId)?.students !== "countyResidents";

  test("at every income and arrangement: in order, no higher than what is left, and its lines add up", () => {
    for (const familyIncomeUsd of incomes) {
      for (const livingPlan of plans) {
        const asked = { ...family, familyIncomeUsd, livingPlan };
        const band = getBand(name, asked);
        const said = `${familyIncomeUsd} ${livingPlan}`;
        const ceilingUsd = band.tuitionFree?.ceilingUsd ?? Number.NaN;
        expect(band.lowUsd, said).toBeGreaterThanOrEqual(0);
        expect(band.lowUsd, said).toBeLessThanOrEqual(band.middleUsd);
        expect(band.middleUsd, said).toBeLessThanOrEqual(band.highUsd);
        expect(band.lowUsd, said).toBeLessThanOrEqual(ceilingUsd);
        if (isForAll) expect(band.highUsd, said).toBeLessThanOrEqual(ceilingUsd);
        expect(band.isCeiling, said).toBe(isForAll);

        const lines = explainPrice(college, asked, options) ?? [];
        const amounts = new Map(lines.map(({ line, amountUsd }) => [line, amountUsd ?? 0]));
        const sum = middleParts.reduce((total, part) => total + (amounts.get(part) ?? 0), 0);
        expect(sum, said).toBe(band.middleUsd);
        expect(band.middleUsd + (amounts.get("lowMargin") ?? 0), said).toBe(band.lowUsd);
        expect(band.middleUsd + (amounts.get("highMargin") ?? 0), said).toBe(band.highUsd);
        expect(amounts.get("tuitionFree"), said).toBe(ceilingUsd);
      }
    }
  });

  test("at the highest income the range ends at what is left, or at the published price", () => {
    const rich = getBand(name, { familyIncomeUsd: 10_000_000 });
    if (isForAll) expect(rich.highUsd).toBe(rich.tuitionFree?.ceilingUsd);
    else expect(rich.highUsd).toBe(rich.stickerUsd);
  });

  test("says its source, its year, and what is paid or that nothing is", () => {
    const policy = getBand(name).tuitionFree?.policy;
    expect(policy?.source.title).toBeTruthy();
    expect(policy?.period).toMatch(/^\d{4}/);
    expect((policy?.stillPaid ?? null) === null).toBe(policy?.coversLiving);
  });
});

describe("what is left to pay", () => {
  test.each<[Name, number, number, string]>([
    // Published living on campus of 2024-25 is $21,225; the bill of 2022-23 is older.
    ["webb", 21_225, 26_000, "published"],
    // Its bill of 2025-26 is $13,042.
    ["berea", 13_042, 14_500, "bill"],
    // $12,890 of 2024-25 and the fee of $490.
    ["ozarks", 13_380, 15_500, "published"],
    // Half of $44,550, fees of $2,270 and living costs of $23,166.
    ["cooperUnion", 47_711, 53_000, "published"],
    // Fees of $895, and $6,028 for books and gear.
    ["merchantMarine", 6_923, 8_000, "published"],
    ["williamson", 1_545, 1_900, "average"],
    ["westPoint", 0, 0, "nothing"],
  ])("%s: from $%d of then, grown, to no more than $%d", (name, leastUsd, mostUsd, basis) => {
    const { tuitionFree, highUsd } = getBand(name, { familyIncomeUsd: 400_000 });
    expect(tuitionFree?.basis).toBe(basis);
    expect(highUsd).toBeGreaterThanOrEqual(leastUsd);
    expect(highUsd).toBeLessThanOrEqual(mostUsd);
  });

  test("Webb's averages count tuition that nobody pays; a Pell Grant may come off what is left", () => {
    const low = getBand("webb", { familyIncomeUsd: 20_000 });
    expect(low.highUsd - low.lowUsd).toBe(7_395);
    expect(getBand("webb", { familyIncomeUsd: 90_000 }).lowUsd).toBe(low.highUsd);
  });

  test("a bill is for a student on campus; elsewhere the published living cost counts", () => {
    expect(getBand("berea").tuitionFree?.basis).toBe("bill");
    expect(getBand("berea", { livingPlan: "offCampus" }).tuitionFree?.basis).toBe("published");
  });

  test("at the academies there is a price of nothing, and no remark of a price that is not known", () => {
    for (const name of ["westPoint", "annapolis", "airForce", "coastGuard"] as const) {
      const band = getBand(name, { familyIncomeUsd: null, homeState: null });
      expect([band.lowUsd, band.middleUsd, band.highUsd, band.stickerUsd]).toEqual([0, 0, 0, null]);
      expect([band.notes, band.widenedBecause, band.basis]).toEqual([[], [], "nothing"]);
    }
  });

  test("over four years it grows with living costs, and not with tuition", () => {
    const study = estimateStudyPrice(getCollege(ids.berea), { ...family, familyIncomeUsd: 20_000 }, options);
    const [first, , , last] = study?.years ?? [];
    expect((last?.highUsd ?? 0) / (first?.highUsd ?? 1)).toBeLessThan(1.2);
    const free = estimateStudyPrice(getCollege(ids.annapolis), family, options);
    expect(free?.total).toMatchObject({ lowUsd: 0, highUsd: 0, stickerUsd: null });
  });

  test("its year ends nothing: it is what the college is", () => {
    const later = getBand("webb", { familyIncomeUsd: 400_000 }, 2030);
    expect(later.highUsd).toBe(later.tuitionFree?.ceilingUsd);
  });
});

describe("whose it is", () => {
  const international: Standing = { status: "international", isAbroad: true };
  const undocumented: Standing = { status: "undocumented", isAbroad: false };

  test.each<[string, Name, PriceInput["homeState"], boolean]>([
    ["a state with such counties", "aliceLloyd", "KY", true],
    ["another state", "aliceLloyd", "CA", false],
    ["home not told", "aliceLloyd", null, true],
    ["everyone's", "berea", "CA", true],
  ])("%s", (_case, name, homeState, isNamed) => {
    const band = getBand(name, { homeState });
    expect(band.tuitionFree !== undefined).toBe(isNamed);
  });

  test("of the counties nobody is asked: the low end counts it, middle and high end do not", () => {
    const there = getBand("aliceLloyd", { familyIncomeUsd: 100_000 });
    const elsewhere = getBand("aliceLloyd", { familyIncomeUsd: 100_000, homeState: "CA" });
    expect(there.tuitionFree?.status).toBe("ifFromThere");
    expect(there.lowUsd).toBe(there.tuitionFree?.ceilingUsd);
    expect(there.lowUsd).toBeLessThan(elsewhere.lowUsd);
    expect([there.middleUsd, there.highUsd]).toEqual([elsewhere.middleUsd, elsewhere.highUsd]);
    expect(there.isCeiling).toBe(false);
  });

  test.each<[Name, Standing, boolean]>([
    ["berea", international, true],
    ["cooperUnion", undocumented, true],
    ["curtis", international, true],
    ["webb", undocumented, false],
    ["haskell", international, false],
    ["merchantMarine", international, false],
  ])("%s for a student of status %o: %s", (name, standing, isTheirs) => {
    const band = getBand(name, { standing, isAidEligible: false });
    expect(band.tuitionFree !== undefined).toBe(isTheirs);
    expect(band.notes.includes("pricedForAbroad")).toBe(!isTheirs && standing.status === "international");
    if (isTheirs) expect(band.highUsd).toBe(band.tuitionFree?.ceilingUsd);
    else expect(band.highUsd).toBe(band.stickerUsd);
  });

  test("a student who cannot enter an academy is shown no price of it", () => {
    const asked = { ...family, standing: international, isAidEligible: false };
    expect(estimatePrice(getCollege(ids.westPoint), asked, options)).toBeNull();
  });

  test("the back-test's range, which is of averages, is not held", () => {
    const average = estimatePrice(getCollege(ids.webb), family, { ...options, spread: "average" });
    expect(average?.tuitionFree).toBeUndefined();
  });
});
