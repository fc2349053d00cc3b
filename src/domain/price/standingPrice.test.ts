/** Prices by citizenship and home: which tuition, and which grants can be counted on. */
import { describe, expect, test } from "vitest";
import { type Standing, usualStanding } from "#domain/aid/standing.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { findShippedCollege } from "../../../test/support/shippedColleges.ts";
import { estimatePrice, type PriceInput } from "./band.ts";
import { findInternationalAid, internationalAidUnitIds } from "./internationalAid.ts";
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
  ["Ohio: DACA or no DACA decides", "OH", "OH", undocumented, "unknown"],
  ["Arkansas likewise", "AR", "AR", undocumented, "unknown"],
  ["Minnesota: the law was upheld", "MN", "MN", undocumented, "inState"],
  ["Washington: whatever the status", "WA", "WA", undocumented, "inState"],
  ["Oklahoma: a court ended the resident price", "OK", "OK", undocumented, "outOfState"],
  ["South Carolina: a law keeps them out", "SC", "SC", undocumented, "outOfState"],
  ["Kansas: before a court", "KS", "KS", undocumented, "unknown"],
  ["Michigan: each university decides", "MI", "MI", undocumented, "unknown"],
  ["Wisconsin: no rule on record", "WI", "WI", undocumented, "unknown"],
  ["Tennessee: no domicile without lawful status", "TN", "TN", undocumented, "outOfState"],
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
    estimatePrice(
      college,
      { ...family, ...(standing === undefined ? {} : { standing, isAidEligible: standing.status === null }) },
      options,
    );

  test("of a student without federal aid adds the largest Pell Grant, and runs up to the published price", () => {
    const usual = priceOf(binghamton);
    const without = priceOf(binghamton, undocumented);
    expect((without?.middleUsd ?? 0) - (usual?.middleUsd ?? 0)).toBe(7_395);
    expect(without?.highUsd).toBe(without?.stickerUsd);
    expect(without?.lowUsd).toBe(usual?.lowUsd);
    expect(without?.widenedBecause).toContain("noFederalAid");
  });

  test("of an international student is the published one where nothing is on record, and nothing is said of a range", () => {
    const band = priceOf(binghamton, international);
    expect([band?.lowUsd, band?.middleUsd, band?.highUsd]).toEqual(Array(3).fill(band?.stickerUsd));
    expect(band).toMatchObject({ notes: ["pricedForAbroad"], widenedBecause: [] });
  });

  test("of an international student where need is met is that of families with this income", () => {
    const band = priceOf(yale, international);
    expect(band?.internationalAid?.kind).toBe("needBlind");
    expect(band?.notes).toEqual(["needMetAbroad"]);
    expect(band?.middleUsd).toBeLessThan(25_000);
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

  test.each([
    ["at a public college of the home state", binghamton, undocumented, "NY"],
    ["not at a private one", yale, undocumented, undefined],
    ["not where the answer does not say which status", binghamton, other, undefined],
    ["not for an international student", binghamton, international, undefined],
  ])("names the state whose rule decides it: %s", (_name, college, standing, state) => {
    expect(priceOf(college, standing)?.statusState).toBe(state);
  });

  test("of an undocumented student at Stanford is that of U.S. families, lines and all", () => {
    const stanford = findShippedCollege(243_744);
    const [band, usual] = [priceOf(stanford, undocumented), priceOf(stanford)];
    expect(band).toMatchObject({
      lowUsd: usual?.lowUsd,
      middleUsd: usual?.middleUsd,
      highUsd: usual?.highUsd,
      policy: { code: "noParentContribution" },
    });
    expect(band?.notes).toContain("needMetByStatus");
    expect(priceOf(stanford, other)?.notes).toContain("needByStatusUnknown");
  });

  test("of an undocumented student at USC depends on DACA, which nobody is asked", () => {
    const band = priceOf(findShippedCollege(123_961), undocumented);
    expect(band?.notes).toContain("aidIfDaca");
    expect(band?.highUsd).toBe(band?.stickerUsd);
    expect(band?.policy).toBeNull();
  });

  test("of a student without status where need is met says that nothing is on record", () => {
    expect(priceOf(yale, undocumented)?.notes).toContain("needByStatusUnknown");
    expect(priceOf(yale)?.notes).not.toContain("needByStatusUnknown");
    expect(priceOf(binghamton, undocumented)?.notes).not.toContain("needByStatusUnknown");
  });

  test("comes with no federal loan", () => {
    expect(toBorrower({ ...family, standing: undocumented })).toBeNull();
    expect(toBorrower({ ...family, standing: international })).toBeNull();
    const borrower = toBorrower({ ...family, standing: citizenAbroad });
    expect(borrower).toEqual({ index: null, isIndependent: false });
  });
});

describe("an international student", () => {
  const ids = {
    harvard: 166_027,
    princeton: 186_131,
    rice: 227_757,
    newYork: 193_900,
    carnegieMellon: 211_440,
    williams: 168_342,
  };
  const getBand = (unitId: number, familyIncomeUsd: number | null) => {
    const college = findShippedCollege(unitId);
    const asked: PriceInput = {
      familyIncomeUsd,
      familySize: 4,
      homeState: null,
      livingPlan: "onCampus",
      standing: international,
      isAidEligible: false,
    };
    const band = estimatePrice(college, asked, { entryYear: 2027 });
    if (band === null) throw new Error(`no price at ${college.name}`);
    return band;
  };

  test("finds ten need-blind colleges, twelve that meet need and seven that give no need-based aid", () => {
    const kinds = internationalAidUnitIds.map((unitId) => findInternationalAid(unitId)?.kind);
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    expect([count("needBlind"), count("needAware"), count("none")]).toEqual([10, 12, 7]);
  });

  test("never reads a published price three times where need is met, at any income", () => {
    for (const unitId of internationalAidUnitIds) {
      const isMet = findInternationalAid(unitId)?.kind !== "none";
      for (const incomeUsd of [null, -5_000, 0, 30_000, 60_000, 110_000, 110_001, 150_000]) {
        const { lowUsd, middleUsd, highUsd, stickerUsd, notes } = getBand(unitId, incomeUsd);
        const about = `${findShippedCollege(unitId).name} at ${incomeUsd}`;
        expect(lowUsd <= middleUsd && middleUsd <= highUsd, about).toBe(true);
        expect(notes.includes("needMetAbroad"), about).toBe(isMet);
        expect(middleUsd < Number(stickerUsd), about).toBe(isMet);
        expect(highUsd <= Number(stickerUsd), about).toBe(true);
      }
    }
  });

  test("pays at Harvard with $60,000 what families there pay, and not $97,500", () => {
    expect(getBand(ids.harvard, 60_000)).toMatchObject({ lowUsd: 0, middleUsd: 2_351, highUsd: 6_272 });
  });

  test.each([193_900, 165_015, 167_835, 166_027])(
    "above $110,000 follows the index where need is met: %i",
    (unitId) => {
      const { lowUsd, highUsd } = getBand(unitId, 150_000);
      expect(highUsd - lowUsd).toBeLessThan(30_000);
    },
  );

  test("may pay anything up to the published price where the income is not told", () => {
    const band = getBand(ids.harvard, null);
    expect([band.lowUsd, band.highUsd]).toEqual([0, band.stickerUsd]);
    expect(band.widenedBecause).toContain("incomeUnknown");
  });

  test.each([
    ["Princeton's lines name international students", ids.princeton, 149_999, "noParentContribution"],
    ["so does New York University's line", ids.newYork, 99_999, "freeTuition"],
    ["which is under $100,000", ids.newYork, 100_000, null],
    ["Rice's lines are for U.S. students", ids.rice, 60_000, null],
    ["no copy says so of Harvard's", ids.harvard, 60_000, null],
  ] as const)("is held to a line only where it is theirs: %s", (_name, unitId, incomeUsd, code) => {
    expect(getBand(unitId, incomeUsd).policy?.code ?? null).toBe(code);
  });

  test.each([
    ["gives no need-based aid", ids.carnegieMellon, "noAidAbroad"],
    // It meets full need, and no copy says whether international students' too.
    ["is not on record", ids.williams, "pricedForAbroad"],
  ] as const)("reads the published price of a college that %s", (_name, unitId, note) => {
    const band = getBand(unitId, 250_000);
    expect(band.lowUsd).toBe(band.stickerUsd);
    expect(band).toMatchObject({ notes: [note], widenedBecause: [] });
  });
});
