/** Colleges' aid policies and the Student Aid Index in the prices of all shipped colleges. */
import { describe, expect, test } from "vitest";
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import { createPriceEstimator, estimatePrice, type PriceBand, type PriceInput } from "#domain/price/band.ts";
import { estimateStudyPrice } from "#domain/price/fourYears.ts";
import { findCollegePolicy } from "#domain/price/policyRecords.ts";
import { explainPrice, middleParts } from "#domain/price/working.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";

const { summaries } = loadShippedColleges();
const colleges = new Map(summaries.map((college) => [college.unitId, college]));
const ids = {
  princeton: 186_131,
  harvard: 166_027,
  vanderbilt: 221_999,
  williams: 168_342,
  emory: 139_658,
  northCarolina: 199_120,
  ohioState: 204_796,
  michigan: 170_976,
  texas: 228_778,
} as const;
const options = { entryYear: 2027 };
const plans: readonly (LivingPlan | null)[] = ["onCampus", "withFamily", null];
const family: PriceInput = { familyIncomeUsd: null, familySize: 4, homeState: "OH", livingPlan: "onCampus" };

function getCollege(name: keyof typeof ids): CollegeSummary {
  const college = colleges.get(ids[name]);
  if (college === undefined) throw new Error(`${name} is not in the data set.`);
  return college;
}

function getBand(name: keyof typeof ids, fields: Partial<PriceInput>, entryYear = 2027): PriceBand {
  const band = estimatePrice(getCollege(name), { ...family, ...fields }, { entryYear });
  if (band === null) throw new Error("expected a price");
  return band;
}

function makeAid(fields: Partial<AidEstimate>): AidEstimate {
  return {
    awardYear: "2027-28",
    saiLow: 20_000,
    saiHigh: 20_000,
    agiUsd: 149_000,
    bracketIncomeUsd: 149_000,
    familySize: 4,
    countedAssetsUsd: 0,
    isIndependent: false,
    pellUsd: { low: 0, high: 0 },
    isPellAssumed: false,
    ...fields,
  };
}

describe("a family's price under a college's aid policy", () => {
  test("at Princeton with $149,000 is nothing: no parent contribution, and no student's part either", () => {
    const band = getBand("princeton", { familyIncomeUsd: 149_000 });
    expect([band.lowUsd, band.middleUsd, band.highUsd]).toEqual([0, 0, 0]);
    expect(band.policy).toMatchObject({
      code: "noParentContribution",
      underUsd: 150_000,
      awardYear: "2026-27",
      status: "applied",
      basis: "studentPart",
      ceilingUsd: 0,
    });
  });

  test("at Princeton with $151,000 follows its examples, and the line just missed is named", () => {
    const band = getBand("princeton", { familyIncomeUsd: 151_000 });
    expect(band.policy).toMatchObject({ code: "priceTable", basis: "priceTable" });
    expect([band.lowUsd, band.middleUsd, band.highUsd]).toEqual([0, 250, 6_500]);
    expect(band.missedLine).toMatchObject({ code: "noParentContribution", aboveUsd: 1_000 });
  });

  test("at Emory with $199,000 is up to living costs", () => {
    const band = getBand("emory", { familyIncomeUsd: 199_000 });
    expect(band.policy).toMatchObject({ code: "freeTuition", underUsd: 200_000, basis: "livingCosts" });
    expect(band.highUsd).toBe(Math.round(band.policy?.ceilingUsd ?? 0));
  });

  test.each<[keyof typeof ids, number, PriceInput["homeState"], string | null]>([
    ["vanderbilt", 149_999, "OH", "freeTuition"],
    ["vanderbilt", 150_000, "OH", null],
    ["harvard", 99_999, "OH", "noParentContribution"],
    // "$100,000 or less", so the line itself is covered.
    ["harvard", 100_000, "OH", "noParentContribution"],
    ["harvard", 100_001, "OH", "freeTuition"],
    ["michigan", 120_000, "MI", "freeTuition"],
    ["michigan", 120_000, "OH", null],
    ["michigan", 120_000, null, null],
    ["ohioState", 60_000, "OH", null],
    ["emory", -20_000, "OH", "freeTuition"],
    ["emory", 10_000_000, "OH", null],
    // Free tuition under $200,000 was printed for Williams, and no copy of its pages says so.
    ["williams", 60_000, "OH", null],
  ])("%s at $%d, home %s: %s", (name, familyIncomeUsd, homeState, code) => {
    expect(getBand(name, { familyIncomeUsd, homeState }).policy?.code ?? null).toBe(code);
  });

  test("an unknown income, and a student whom the policies do not name, are under no ceiling", () => {
    expect(getBand("princeton", {}).policy).toBeNull();
    const banned = getBand("princeton", { familyIncomeUsd: 60_000, isAidEligible: false });
    expect([banned.policy, banned.missedLine, banned.isCeiling]).toEqual([null, null, false]);
  });

  test("an income below zero counts as zero, and that is said", () => {
    const lost = getBand("vanderbilt", { familyIncomeUsd: -20_000 });
    expect(lost.notes).toContain("incomeBelowZero");
    expect(lost.highUsd).toBe(getBand("vanderbilt", { familyIncomeUsd: 0 }).highUsd);
  });

  test("a policy three years older than the entry year is named, and does not hold the high end", () => {
    const soon = getBand("vanderbilt", { familyIncomeUsd: 149_000 }, 2028);
    const later = getBand("vanderbilt", { familyIncomeUsd: 149_000 }, 2029);
    expect([soon.policy?.status, soon.isCeiling]).toEqual(["applied", true]);
    expect([later.policy?.status, later.isCeiling]).toEqual(["laterYear", false]);
    expect(later.middleUsd).toBeLessThanOrEqual(later.policy?.ceilingUsd ?? 0);
    expect(later.highUsd).toBeGreaterThan(later.policy?.ceilingUsd ?? 0);
  });

  test("savings above typical ones end the ceiling", () => {
    const aid = makeAid({ countedAssetsUsd: 400_000, saiLow: 44_000, saiHigh: 44_000 });
    const band = getBand("princeton", { familyIncomeUsd: 149_000, aid });
    expect([band.policy?.status, band.isCeiling]).toEqual(["assets", false]);
    expect(band.middleUsd).toBeGreaterThan(30_000);
  });

  test("the low end is the index where that is below the ceiling and the band", () => {
    const aid = makeAid({ saiLow: 3_000, saiHigh: 3_000 });
    const band = getBand("vanderbilt", { familyIncomeUsd: 149_000, aid });
    expect(band.lowUsd).toBeLessThanOrEqual(3_000);
  });

  test("over four years the ceiling grows with what it is made of", () => {
    const study = estimateStudyPrice(getCollege("emory"), { ...family, familyIncomeUsd: 199_000 }, options);
    expect(study?.firstYear.lowUsd).toBeLessThan(study?.firstYear.highUsd ?? 0);
    expect(study?.total.highUsd).toBeGreaterThan(4 * (study?.firstYear.highUsd ?? 0));
    expect(study?.years[3]?.highUsd).toBeLessThan(1.2 * (study?.firstYear.highUsd ?? 0));
    expect(study?.total.isCeiling).toBe(true);
  });
});

describe("above $110,000 at a college that meets full need", () => {
  test("the price follows the index: $115,000 is not $400,000", () => {
    const low = getBand("vanderbilt", { familyIncomeUsd: 151_000 });
    const high = getBand("vanderbilt", { familyIncomeUsd: 400_000 });
    expect(low.notes).toContain("followsIndex");
    expect(low.highUsd).toBeLessThan(high.middleUsd);
    expect(high.middleUsd).toBe(high.stickerUsd);
  });

  test("a higher index of the aid answers gives a higher price, and a narrower band than income alone", () => {
    const price = (sai: number) =>
      getBand("vanderbilt", {
        familyIncomeUsd: 180_000,
        aid: makeAid({ agiUsd: 180_000, bracketIncomeUsd: 180_000, saiLow: sai, saiHigh: sai }),
      });
    expect(price(30_000).middleUsd).toBeLessThan(price(45_000).middleUsd);
    const typed = getBand("vanderbilt", { familyIncomeUsd: 180_000 });
    expect(price(38_000).highUsd - price(38_000).lowUsd).toBeLessThan(typed.highUsd - typed.lowUsd);
    expect(typed.widenedBecause).toContain("indexEstimated");
    expect(price(38_000).widenedBecause).not.toContain("indexEstimated");
  });

  test("elsewhere one bracket stands for all above $110,000", () => {
    const at = (familyIncomeUsd: number) => getBand("ohioState", { familyIncomeUsd });
    expect(at(115_000)).toEqual(at(400_000));
    expect(at(115_000).widenedBecause).toContain("topBracket");
  });
});

const incomes = [0, 20_000, 40_000, 60_000, 74_000, 90_000, 99_000, 111_000, 126_000, 149_000, 180_000];
const high = [201_000, 260_000, 10_000_000];

/** Two medical campuses of universities with a promise publish too little for a price. */
function hasPricedPolicy(college: CollegeSummary): boolean {
  return findCollegePolicy(college.unitId) !== null && estimatePrice(college, family, options) !== null;
}

function priceAll(fields: Partial<PriceInput>): Map<number, PriceBand> {
  const price = createPriceEstimator({ ...family, ...fields }, options);
  const bands = new Map<number, PriceBand>();
  for (const college of summaries) {
    const band = price(college);
    if (band !== null) bands.set(college.unitId, band);
  }
  return bands;
}

describe("over all colleges", () => {
  test.each(plans)(
    "living %s: nothing below zero, and no high end above the published price",
    (livingPlan) => {
      const faults: unknown[] = [];
      for (const familyIncomeUsd of [-5_000, ...incomes, ...high]) {
        for (const [unitId, band] of priceAll({ familyIncomeUsd, livingPlan })) {
          const isAbove = band.stickerUsd !== null && band.highUsd > band.stickerUsd;
          const isOrdered = band.lowUsd <= band.middleUsd && band.middleUsd <= band.highUsd;
          if (band.lowUsd < 0 || !isOrdered || (isAbove && !band.notes.includes("aboveSticker")))
            faults.push([unitId, familyIncomeUsd, band]);
        }
      }
      expect(faults).toEqual([]);
    },
  );

  test("where a college's averages rise with income, more income never lowers its middle, nor at policy colleges an end", () => {
    const rising = summaries.filter(({ netPriceByIncomeUsd: prices }) =>
      prices.every((price, at) => price !== null && (at === 0 || price >= (prices[at - 1] ?? price))),
    );
    const faults: unknown[] = [];
    let before: Map<number, PriceBand> | null = null;
    for (const familyIncomeUsd of [...incomes, ...high]) {
      const bands = priceAll({ familyIncomeUsd });
      for (const { unitId, name } of rising) {
        const [less, more] = [before?.get(unitId), bands.get(unitId)];
        if (less === undefined || more === undefined) continue;
        const isFollowing = more.notes.includes("followsIndex");
        if (more.middleUsd < less.middleUsd) faults.push([name, familyIncomeUsd, "middle"]);
        if (isFollowing && more.lowUsd < less.lowUsd) faults.push([name, familyIncomeUsd, "low"]);
        if (isFollowing && more.highUsd < less.highUsd) faults.push([name, familyIncomeUsd, "high"]);
      }
      before = bands;
    }
    expect(rising.length).toBeGreaterThan(700);
    expect(faults).toEqual([]);
  });

  test("a policy never raises a price, and its high end is at most the ceiling", () => {
    let held = 0;
    for (const familyIncomeUsd of [...incomes, ...high]) {
      const with_ = priceAll({ familyIncomeUsd });
      const without = priceAll({ familyIncomeUsd, isAidEligible: false });
      for (const [unitId, band] of with_) {
        const plain = without.get(unitId);
        if (plain === undefined || band.policy === null) continue;
        expect(band.lowUsd).toBeLessThanOrEqual(plain.lowUsd);
        expect(band.middleUsd).toBeLessThanOrEqual(plain.middleUsd);
        expect(band.highUsd).toBeLessThanOrEqual(plain.highUsd);
        if (band.isCeiling) expect(band.highUsd).toBeLessThanOrEqual(Math.round(band.policy.ceilingUsd ?? 0));
        if (band.highUsd < plain.highUsd) held += 1;
      }
    }
    expect(held).toBeGreaterThan(100);
  });

  test("the working adds up to the band wherever a policy or the index is in it", () => {
    for (const college of summaries.filter(hasPricedPolicy)) {
      for (const familyIncomeUsd of [20_000, 99_000, 149_000, 260_000]) {
        for (const livingPlan of plans) {
          const asked = { ...family, familyIncomeUsd, livingPlan };
          const lines = explainPrice(college, asked, options) ?? [];
          const amounts = new Map(lines.map(({ line, amountUsd }) => [line, amountUsd ?? 0]));
          const sum = middleParts.reduce((total, part) => total + (amounts.get(part) ?? 0), 0);
          expect(sum).toBe(estimatePrice(college, asked, options)?.middleUsd);
        }
      }
    }
  });
});

describe("living with family", () => {
  test("where grants follow need, the price stops at the index and the grant shrinks", () => {
    const near = { homeState: "NC", livingPlan: "withFamily", familyIncomeUsd: 60_000 } as const;
    const band = getBand("northCarolina", {
      ...near,
      aid: makeAid({ agiUsd: 60_000, saiLow: 4_000, saiHigh: 4_000 }),
    });
    expect(band.middleUsd).toBeGreaterThanOrEqual(4_000);
    expect(band.notes).toContain("grantKeptToNeed");
  });

  test("a commuter in Columbus saves what living at home saves, and never more than the whole price", () => {
    const home = getBand("ohioState", { familyIncomeUsd: 60_000, livingPlan: "withFamily" });
    const campus = getBand("ohioState", { familyIncomeUsd: 60_000 });
    expect(home.middleUsd).toBeLessThan(campus.middleUsd);
    expect(home.lowUsd).toBeGreaterThanOrEqual(0);
    expect(home.notes).not.toContain("grantKeptToNeed");
  });
});
