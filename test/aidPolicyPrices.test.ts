/** Colleges' aid policies and the Student Aid Index in the prices of all shipped colleges. */
import { describe, expect, test } from "vitest";
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import { findChangeStatus, findMergedInto } from "#domain/college/changes.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import { createPriceEstimator, estimatePrice, type PriceBand, type PriceInput } from "#domain/price/band.ts";
import { estimateStudyPrice } from "#domain/price/fourYears.ts";
import { findCollegePolicy } from "#domain/price/policyLines.ts";
import { explainPrice, middleParts } from "#domain/price/working.ts";
import { privatePromisesRecords } from "#facts/policies/privatePromises.ts";
import { publicPromisesRecords } from "#facts/policies/publicPromises.ts";
import { findShippedCollege, loadShippedColleges } from "./support/shippedColleges.ts";

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

  test("at Princeton with $151,000 is up to living costs, and the line just missed is named", () => {
    const band = getBand("princeton", { familyIncomeUsd: 151_000 });
    expect(band.policy).toMatchObject({ code: "freeTuition", underUsd: 250_000, basis: "livingCosts" });
    // Published: 25,200 of 2024-25 for living on campus, grown three years.
    expect(band.highUsd).toBe(27_590);
    expect(band.lowUsd).toBeLessThan(band.highUsd);
    expect(band.missedLine).toMatchObject({ code: "noParentContribution", aboveUsd: 1_000 });
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

/** A college's line, and whether its own words cover a family exactly on it. */
const wordings = [
  ["Harvard", 166_027, 200_000, true],
  ["Harvard", 166_027, 100_000, true],
  ["Penn", 215_062, 200_000, true],
  ["Penn", 215_062, 75_000, false],
  ["Johns Hopkins", 162_928, 200_000, true],
  ["Johns Hopkins", 162_928, 100_000, true],
  ["Emory", 139_658, 200_000, true],
  ["Yale", 130_794, 200_000, false],
  ["Columbia", 190_150, 66_000, false],
  ["MIT", 166_683, 200_000, false],
  ["Tufts", 168_148, 150_000, false],
  ["USC", 123_961, 80_000, true],
  ["Rice", 227_757, 140_000, true],
  ["Chicago", 144_050, 250_000, false],
  ["Swarthmore", 216_287, 200_000, true],
  ["UT El Paso", 228_796, 100_000, true],
  ["UCLA", 110_662, 80_000, false],
  ["Smith", 167_835, 150_000, null],
  ["Princeton", 186_131, 250_000, null],
  ["Princeton", 186_131, 150_000, null],
  ["Vanderbilt", 221_999, 150_000, null],
  ["Stanford", 243_744, 150_000, null],
  // Its announcement says "under", its aid office "up to".
  ["Notre Dame", 152_080, 150_000, null],
  // Its page says both "up to" and "below".
  ["Dartmouth", 182_670, 125_000, null],
] as const;

const allLines = summaries.flatMap((college) =>
  (findCollegePolicy(college.unitId)?.lines ?? []).map((line) => ({ college, line })),
);

/** The price of a family that the line is for. */
function priceAt(college: CollegeSummary, familyIncomeUsd: number, livingPlan: LivingPlan | null): PriceBand {
  const asked = { ...family, familyIncomeUsd, homeState: college.state, livingPlan };
  const band = estimatePrice(college, asked, options);
  if (band === null) throw new Error(`${college.name} has no price.`);
  return band;
}

describe("at every line of every policy", () => {
  test.each(wordings)(
    "%s (%d) at $%d covers a family on the line: %s",
    (_, unitId, underUsd, isInclusive) => {
      const line = findCollegePolicy(unitId)?.lines.find((each) => each.underUsd === underUsd);
      expect(line?.isInclusive).toBe(isInclusive);
    },
  );

  test.each(plans)(
    "living %s: a dollar below is covered, a dollar above is not, and the line itself as its words say",
    (plan) => {
      for (const { college, line } of allLines) {
        const [below, on, above] = [-1, 0, 1].map((usd) => priceAt(college, line.underUsd + usd, plan));
        const says = `${college.name} ${line.underUsd}`;
        expect(below?.policy, says).toMatchObject({ code: line.code, underUsd: line.underUsd });
        expect(above?.policy?.underUsd ?? Number.POSITIVE_INFINITY, says).toBeGreaterThan(line.underUsd);
        expect(above?.missedLine, says).toMatchObject({ code: line.code, aboveUsd: 1 });
        if (line.isInclusive === true) {
          expect(on?.policy, says).toMatchObject({ code: line.code, underUsd: line.underUsd });
          expect(on?.highUsd, says).toBeLessThanOrEqual((below?.highUsd ?? 0) + 1);
        } else {
          expect(on?.policy, says).toEqual(above?.policy);
          expect(on?.missedLine, says).toMatchObject({ aboveUsd: 0, isInclusive: line.isInclusive });
        }
        if (line.isInclusive === null) expect(on?.lowUsd, says).toBeLessThanOrEqual(below?.highUsd ?? 0);
      }
      expect(allLines.length).toBeGreaterThan(35);
    },
  );

  test.each(plans)(
    "living %s: just below a line the range has a width, unless nothing is left to pay",
    (plan) => {
      const faults: unknown[] = [];
      for (const { college, line } of allLines) {
        for (const belowUsd of [1, 1_000, 10_000]) {
          const { lowUsd, highUsd } = priceAt(college, line.underUsd - belowUsd, plan);
          if (highUsd - lowUsd < Math.min(500, highUsd))
            faults.push([college.name, line.underUsd, lowUsd, highUsd]);
        }
      }
      expect(faults).toEqual([]);
    },
  );

  test("Harvard at exactly $200,000 pays living costs at most, and $1 more is a cliff that is told on both sides", () => {
    const [on, above] = [200_000, 200_001].map((familyIncomeUsd) => getBand("harvard", { familyIncomeUsd }));
    expect(on?.isCeiling).toBe(true);
    expect(on?.highUsd).toBeLessThan(31_000);
    expect(on?.lowUsd).toBeLessThan((on?.highUsd ?? 0) - 2_000);
    expect(on?.policy?.lowEnd?.paid?.bracket).toBe(3);
    expect(above?.highUsd).toBeGreaterThan(50_000);
    expect(on?.policy?.highAboveLineUsd).toBeCloseTo(above?.highUsd ?? 0, -2);
    expect(above?.missedLine?.ceilingUsd).toBeCloseTo(on?.highUsd ?? 0, -1);
  });

  test("Princeton at exactly $150,000 spans both answers, and just below it names the next line's ceiling", () => {
    const on = getBand("princeton", { familyIncomeUsd: 150_000 });
    expect([on.lowUsd, on.highUsd]).toEqual([0, 27_590]);
    expect(on.policy).toMatchObject({ code: "freeTuition", underUsd: 250_000 });
    expect(on.missedLine).toMatchObject({ aboveUsd: 0, isInclusive: null, ceilingUsd: 0 });
    expect(Math.round(getBand("princeton", { familyIncomeUsd: 149_000 }).policy?.highAboveLineUsd ?? 0)).toBe(
      27_590,
    );
  });

  test("far below a line no cliff is told", () => {
    expect(getBand("emory", { familyIncomeUsd: 120_000 }).policy?.highAboveLineUsd).toBeUndefined();
  });
});

describe("a promise by income", () => {
  const price = (unitId: number, familyIncomeUsd: number, homeState: PriceInput["homeState"]) =>
    estimatePrice(findShippedCollege(unitId), { ...family, familyIncomeUsd, homeState }, options);

  test("Smith and Mount Holyoke at $140,000 end at living costs, not at $100,000", () => {
    for (const unitId of [167_835, 166_939]) {
      const band = price(unitId, 140_000, "OH");
      expect(band?.policy).toMatchObject({ code: "freeTuition", underUsd: 150_000, status: "applied" });
      expect(band?.highUsd).toBeLessThan(30_000);
    }
  });

  test.each<[string, number, number, PriceInput["homeState"], string | null]>([
    ["Duke, from North Carolina", 198_419, 140_000, "NC", "freeTuition"],
    ["Duke, from South Carolina", 198_419, 140_000, "SC", "freeTuition"],
    ["Duke, from Ohio", 198_419, 140_000, "OH", null],
    ["Duke, home unknown", 198_419, 140_000, null, null],
    // Two lines at once: the one that leaves less to pay.
    ["Duke, with $60,000", 198_419, 60_000, "NC", "freeTuitionAndLiving"],
    ["Wake Forest, from North Carolina", 199_847, 250_000, "NC", "halfTuition"],
    ["Wake Forest, from Virginia", 199_847, 90_000, "VA", null],
    ["UCLA, from California", 110_662, 79_999, "CA", "freeTuition"],
    ["UCLA, from Nevada", 110_662, 79_999, "NV", null],
    // Its commitment is paused, so it has no record.
    ["UConn", 129_020, 40_000, "CT", null],
  ])("%s (%d) at $%d, home %s %s: %s", (_, unitId, incomeUsd, home, code) => {
    expect(price(unitId, incomeUsd, home)?.policy?.code ?? null).toBe(code);
  });

  test("made to most families holds no high end", () => {
    const band = price(147_767, 149_000, "OH");
    expect(band?.policy).toMatchObject({ code: "freeTuition", status: "most" });
    expect(band?.isCeiling).toBe(false);
    expect(band?.highUsd).toBeGreaterThan(band?.policy?.ceilingUsd ?? 0);
  });

  test("half tuition leaves the other half and living costs", () => {
    const band = price(227_757, 199_000, "TX");
    expect(band?.policy).toMatchObject({ code: "halfTuition", basis: "halfTuition" });
    expect(band?.highUsd).toBeLessThan(0.8 * (band?.stickerUsd ?? 0));
  });

  test("stands at a college that the data set has and that takes first-years, and none is there twice", () => {
    const unitIds = [...privatePromisesRecords, ...publicPromisesRecords].map(({ unitId }) => unitId);
    expect(new Set(unitIds).size).toBe(unitIds.length);
    for (const unitId of unitIds) {
      const college = findShippedCollege(unitId);
      expect(findChangeStatus(unitId, 2027, college.level), college.name).not.toBe("takesNoFirstYears");
      expect(findMergedInto(unitId), college.name).toBeNull();
    }
  });

  test("is a plain amount below its line: savings above the college's own limit end it", () => {
    const aid = makeAid({ agiUsd: 140_000, bracketIncomeUsd: 140_000, countedAssetsUsd: 180_000 });
    const at = (countedAssetsUsd: number) =>
      estimatePrice(
        findShippedCollege(167_835),
        { ...family, familyIncomeUsd: 140_000, aid: { ...aid, countedAssetsUsd } },
        options,
      )?.policy?.status;
    expect([at(180_000), at(210_000)]).toEqual(["applied", "assets"]);
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
    for (const college of summaries.filter(({ unitId }) => findCollegePolicy(unitId) !== null)) {
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
