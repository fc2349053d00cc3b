/** A range held to what a merit award leaves of the sticker price: real colleges, the whole data set, four years. */
import { describe, expect, test } from "vitest";
import { findShippedCollege, loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { createPriceEstimator, estimatePrice, type PriceInput } from "./band.ts";
import { estimateStudyPrice } from "./fourYears.ts";
import type { Academics } from "./meritAwards.ts";
import { meritTablesByUnitId } from "./meritTables.ts";
import { findCollegePolicy, type PolicyLine } from "./policyRecords.ts";
import { explainPrice, middleParts } from "./working.ts";

const options = { entryYear: 2027, today: "2026-11-22" };
const academics: Academics = {
  gpa: 3.9,
  gpaScale: "unweighted",
  coreGpa: null,
  satTotal: 1340,
  actComposite: null,
};
const family = (familyIncomeUsd: number | null): PriceInput => ({
  familyIncomeUsd,
  familySize: 4,
  homeState: "OH",
  livingPlan: "onCampus",
});
const birmingham = findShippedCollege(100663);
const montgomery = findShippedCollege(100830);

describe("for a student who is not a citizen an award is only a maybe", () => {
  const luther = findShippedCollege(153834);
  const priceFor = (status: "international" | "undocumented") =>
    estimatePrice(
      luther,
      { ...family(115_000), academics, standing: { status, isAbroad: status === "international" } },
      options,
    );

  test.each(["international", "undocumented"] as const)("%s", (status) => {
    const band = priceFor(status);
    expect(band?.highUsd).toBe(band?.stickerUsd);
    expect(band?.isCeiling).toBe(false);
    expect(band?.merit?.earned).toEqual([]);
    expect(band?.merit?.mayEarn[0]?.doubts).toContain("citizenship");
  });

  test("the low end counts it, without a Pell Grant", () => {
    const band = priceFor("international");
    expect(band?.widenedBecause).toContain("meritMayBe");
    expect(band?.lowUsd).toBe((band?.stickerUsd ?? 0) - 39_000);
  });
});

test("a range that an award holds is not said to run up to the published price", () => {
  const held = estimatePrice(birmingham, { ...family(180_000), academics }, options);
  const unheld = estimatePrice(birmingham, family(180_000), options);
  expect(held?.widenedBecause).not.toContain("topBracket");
  expect(unheld?.widenedBecause).toContain("topBracket");
});

describe("at Birmingham, $17,500 for an Ohio student", () => {
  test("is the sticker price less the award for a family without need", () => {
    const band = estimatePrice(birmingham, { ...family(180_000), academics }, options);
    expect(band?.highUsd).toBe((band?.stickerUsd ?? 0) - 17_500);
    expect(band?.lowUsd).toBe(band?.highUsd);
    expect(band?.notes).toContain("heldToMerit");
  });

  test("leaves room for the Pell Grant where the income is low, and never adds the average grant", () => {
    const band = estimatePrice(birmingham, { ...family(40_000), academics }, options);
    const heldTo = (band?.stickerUsd ?? 0) - 17_500;
    expect([band?.lowUsd, band?.highUsd]).toEqual([heldTo - 7_395, heldTo]);
  });

  test("is explained by lines that still add up to the middle", () => {
    const lines = explainPrice(birmingham, { ...family(180_000), academics }, options) ?? [];
    const amountOf = (name: string) => lines.find(({ line }) => line === name)?.amountUsd ?? 0;
    expect(amountOf("heldToMerit")).toBeLessThan(0);
    expect(middleParts.reduce((sum, name) => sum + amountOf(name), 0)).toBe(amountOf("middle"));
  });

  test("counts at the high end in the first year alone, because the page does not say how long it lasts", () => {
    const study = estimateStudyPrice(birmingham, { ...family(180_000), academics }, options);
    const plain = estimateStudyPrice(birmingham, family(180_000), options);
    expect(study?.years[0]?.highUsd).toBeLessThan(plain?.years[0]?.highUsd ?? 0);
    expect(study?.years[1]?.highUsd).toBe(plain?.years[1]?.highUsd);
    expect(study?.years[1]?.middleUsd).toBeLessThan(plain?.years[1]?.middleUsd ?? 0);
  });
});

test("an award printed for four years counts in all four, as the same amount", () => {
  const study = estimateStudyPrice(montgomery, { ...family(180_000), academics }, options);
  const left = study?.years.map(({ stickerUsd, highUsd }) => (stickerUsd ?? 0) - highUsd);
  expect(left).toEqual([8_000, 8_000, 8_000, 8_000]);
});

test("no grades, no award: the range is what it was", () => {
  const before = estimatePrice(birmingham, family(90_000), options);
  const unasked: Academics = { ...academics, gpa: null, satTotal: null };
  const after = estimatePrice(birmingham, { ...family(90_000), academics: unasked }, options);
  expect(after).toMatchObject({
    lowUsd: before?.lowUsd,
    middleUsd: before?.middleUsd,
    highUsd: before?.highUsd,
  });
  expect(after?.merit?.missing).toEqual(["gpa", "score"]);
});

const asksForMore = ({ terms }: PolicyLine) => (terms?.conditions.length ?? 0) > 0;

test.each([30_000, 90_000, 250_000, null])("income %s: an award never raises a price, anywhere", (income) => {
  const getBefore = createPriceEstimator(family(income), options);
  const getAfter = createPriceEstimator({ ...family(income), academics }, options);
  const wrong: string[] = [];
  let held = 0;
  for (const college of loadShippedColleges().summaries) {
    const before = getBefore(college);
    const after = getAfter(college);
    if (before === null || after === null) {
      if (before !== after) wrong.push(`${college.name}: a price where there was none`);
      continue;
    }
    const steps = [
      before.lowUsd - after.lowUsd,
      before.middleUsd - after.middleUsd,
      before.highUsd - after.highUsd,
    ];
    const isOrdered = after.lowUsd <= after.middleUsd && after.middleUsd <= after.highUsd;
    if (!isOrdered || after.lowUsd < Math.min(before.lowUsd, 0)) wrong.push(`${college.name}: the order`);
    if (steps.some((step) => step < 0)) wrong.push(`${college.name}: raised by ${steps.join(", ")}`);
    // A promise by income may ask for grades, too.
    const isAsked = findCollegePolicy(college.unitId)?.lines.some(asksForMore) === true;
    if (!meritTablesByUnitId.has(college.unitId) && !isAsked && steps.some((step) => step !== 0))
      wrong.push(`${college.name}: moved without a table`);
    if (after.highUsd < before.highUsd) held += 1;
  }
  expect(wrong).toEqual([]);
  expect(held).toBeGreaterThan(0);
});
