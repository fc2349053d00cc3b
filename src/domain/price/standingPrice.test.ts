/** Prices by citizenship and home: which tuition, and which grants can be counted on. */
import { describe, expect, test } from "vitest";
import { type Standing, usualStanding } from "#domain/aid/standing.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { findShippedCollege } from "../../../test/support/shippedColleges.ts";
import { estimatePrice, type PriceInput } from "./band.ts";
import { toBorrower } from "./loan.ts";
import { findResidencyFor } from "./standingPrice.ts";
import { explainPrice, middleParts } from "./working.ts";

const undocumented: Standing = { status: "undocumented", isAbroad: false };
const other: Standing = { status: "other", isAbroad: false };
const international: Standing = { status: "international", isAbroad: true };
const citizenAbroad: Standing = { status: null, isAbroad: true };
const publicIn = (state: StateCode, changes: Partial<CollegeSummary> = {}) =>
  makeCollege({ state, control: "public", ...changes });

test.each([
  ["a citizen at home", "TX", "TX", usualStanding, "inState"],
  ["California: resident price by years of high school", "CA", "CA", undocumented, "inState"],
  ["New York too", "NY", "NY", undocumented, "inState"],
  ["Texas: since June 2025 the out-of-state price", "TX", "TX", undocumented, "outOfState"],
  ["Florida, Georgia and North Carolina likewise", "GA", "GA", undocumented, "outOfState"],
  ["Ohio: the college says", "OH", "OH", undocumented, "unknown"],
  ["an older plan's answer does not say which", "CA", "CA", other, "unknown"],
  ["no exchange between states", "CA", "NV", undocumented, "outOfState"],
  ["home not said", "CA", null, undocumented, "unknown"],
  [
    "international, though the home is in the state",
    "TX",
    "TX",
    { ...international, isAbroad: false },
    "outOfState",
  ],
  ["international from abroad", "TX", null, international, "outOfState"],
  ["a citizen abroad", "TX", null, citizenAbroad, "outOfState"],
] as const)("%s", (_name, state, home, standing, residency) => {
  expect(findResidencyFor(publicIn(state), home, standing)).toBe(residency);
});

test("a private college has one price for all", () => {
  const college = makeCollege({ control: "nonprofit" });
  expect(findResidencyFor(college, null, international)).toBe("sameForAll");
});

describe("the price", () => {
  const family: PriceInput = {
    familyIncomeUsd: 25_000,
    familySize: 4,
    homeState: "NY",
    livingPlan: "onCampus",
  };
  const options = { entryYear: 2027 };
  // Binghamton, New York; and Yale, which meets need.
  const binghamton = findShippedCollege(196_079);
  const yale = findShippedCollege(130_794);
  const priceOf = (college: CollegeSummary, standing?: Standing) =>
    estimatePrice(college, { ...family, ...(standing === undefined ? {} : { standing }) }, options);

  test("of a student without federal aid adds the largest Pell Grant, and runs up to the published price", () => {
    const usual = priceOf(binghamton);
    const without = priceOf(binghamton, undocumented);
    expect((without?.middleUsd ?? 0) - (usual?.middleUsd ?? 0)).toBe(7_395);
    expect(without?.highUsd).toBe(without?.stickerUsd);
    expect(without?.lowUsd).toBe(usual?.lowUsd);
    expect(without?.widenedBecause).toContain("noFederalAid");
  });

  test.each([binghamton, yale])("of an international student is the published one", (college) => {
    const band = priceOf(college, international);
    expect([band?.lowUsd, band?.middleUsd, band?.highUsd]).toEqual(Array(3).fill(band?.stickerUsd));
    expect(band?.notes).toContain("pricedForAbroad");
  });

  test("of a citizen abroad is that of a family from another state", () => {
    const away = estimatePrice(binghamton, { ...family, homeState: "PA" }, options);
    expect(priceOf(binghamton, citizenAbroad)).toMatchObject({
      middleUsd: away?.middleUsd,
      residency: "outOfState",
    });
  });

  test.each([undocumented, international, citizenAbroad])("is explained line by line for %j", (standing) => {
    const lines = explainPrice(binghamton, { ...family, standing }, options) ?? [];
    const sum = lines
      .filter(({ line }) => middleParts.includes(line))
      .reduce((total, { amountUsd }) => total + (amountUsd ?? 0), 0);
    expect(sum).toBe(priceOf(binghamton, standing)?.middleUsd);
  });

  test("comes with no federal loan", () => {
    expect(toBorrower({ ...family, standing: undocumented })).toBeNull();
    expect(toBorrower({ ...family, standing: international })).toBeNull();
    const borrower = toBorrower({ ...family, standing: citizenAbroad });
    expect(borrower).toEqual({ index: null, isIndependent: false });
  });
});
