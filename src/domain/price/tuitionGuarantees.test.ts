/** Tuition guarantees: whom they cover, and what four years cost where tuition stays. */
import { describe, expect, test } from "vitest";
import type { CollegeSummary } from "#domain/college/college.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import type { PriceInput } from "./band.ts";
import { estimateStudyPrice } from "./fourYears.ts";
import { findTuitionGuarantee } from "./tuitionGuarantees.ts";

const campus = (changes: Partial<CollegeSummary>) =>
  makeCollege({
    control: "public",
    level: "fourYear",
    isBachelorsCollege: true,
    tuitionInDistrictUsd: null,
    tuitionInStateUsd: 13_000,
    tuitionOutOfStateUsd: 40_000,
    livingOnCampusUsd: 19_000,
    livingOffCampusUsd: 18_000,
    livingWithFamilyUsd: 6_000,
    netPriceUsd: 20_000,
    netPriceByIncomeUsd: [10_000, 12_000, 16_000, 20_000, 24_000],
    ...changes,
  });
const ohioState = campus({ unitId: 204_796, state: "OH" });

describe("the guarantee", () => {
  test.each([
    ["Ohio State, a resident", { unitId: 204_796, state: "OH" }, "OH", "Ohio State Tuition Guarantee"],
    ["Ohio State, from elsewhere: not covered", { unitId: 204_796, state: "OH" }, "IN", null],
    ["Ohio State, home not known", { unitId: 204_796, state: "OH" }, null, null],
    ["Bowling Green, from elsewhere", { unitId: 201_441, state: "OH" }, "IN", "Falcon Tuition Guarantee"],
    ["Toledo by the state's law", { unitId: 206_084, state: "OH" }, "OH", "Ohio Tuition Guarantee"],
    ["Berkeley, from elsewhere", { unitId: 110_635, state: "CA" }, "NV", "UC Tuition Stability Plan"],
    ["a Cal State has none", { unitId: 110_422, state: "CA" }, "CA", null],
    [
      "Chapel Hill, a resident",
      { unitId: 199_120, state: "NC" },
      "NC",
      "North Carolina’s Fixed Tuition Program",
    ],
    ["Urbana, from elsewhere", { unitId: 145_637, state: "IL" }, "WI", null],
    ["a private college in Ohio", { unitId: 1, state: "OH", control: "nonprofit" }, "OH", null],
    ["a community college in Ohio", { unitId: 2, state: "OH", isBachelorsCollege: false }, "OH", null],
    ["Arizona ended its own", { unitId: 104_179, state: "AZ" }, "AZ", null],
  ] as const)("%s", (_name, changes, home, expected) => {
    expect(findTuitionGuarantee(campus(changes), home)?.name ?? null).toBe(expected);
  });
});

describe("four years", () => {
  const ask = (college: CollegeSummary, family: Partial<PriceInput> = {}, growthShare = 0.03, years = 4) =>
    estimateStudyPrice(
      college,
      { familyIncomeUsd: 60_000, familySize: 4, homeState: "OH", livingPlan: "onCampus", ...family },
      { entryYear: 2024, growthShare, years },
    );

  test("on campus at Ohio State: 13,000 of tuition and 13,000 of housing stay, 6,000 grow by 3%", () => {
    const study = ask(ohioState);
    expect(study?.guarantee?.heldUsd).toBe(26_000);
    // 32,000; then 26,000 + 6,000 × 1.03, × 1.0609, × 1.092727.
    expect(study?.years.map(({ stickerUsd }) => stickerUsd)).toEqual([32_000, 32_180, 32_365, 32_556]);
    const [first] = study?.years ?? [];
    // What the family pays grows by the same share: 6,000 of 32,000 at 3%.
    expect(study?.years[1]?.middleUsd).toBe(
      Math.round((first?.middleUsd ?? 0) * (1 + (6_000 / 32_000) * 0.03)),
    );
    for (const [index, year] of (study?.years ?? []).entries())
      expect(year.highUsd - (first?.highUsd ?? 0), `year ${index + 1}`).toBe(
        (year.stickerUsd ?? 0) - (first?.stickerUsd ?? 0),
      );
  });

  test("off campus only tuition stays", () => {
    expect(ask(ohioState, { livingPlan: "offCampus" })?.guarantee?.heldUsd).toBe(13_000);
  });

  test("a fifth year costs what prices have become", () => {
    const study = ask(ohioState, {}, 0.03, 5);
    expect(study?.years[4]?.stickerUsd).toBe(Math.round(32_000 * 1.03 ** 4));
  });

  test("for a student from elsewhere all of it grows", () => {
    const study = ask(ohioState, { homeState: "IN" });
    expect(study?.guarantee).toBeNull();
    expect(study?.years[3]?.stickerUsd).toBe(Math.round(59_000 * 1.03 ** 3));
  });

  test("a guarantee does not keep a price from falling", () => {
    expect(ask(ohioState, {}, -0.02)?.years[1]?.stickerUsd).toBe(Math.round(32_000 * 0.98));
  });

  test("a residents' guarantee needs the residents' price, not only the address", () => {
    const standing = { status: "undocumented", isAbroad: false } as const;
    expect(ask(ohioState, { standing })?.guarantee).toBeNull();
  });

  test("the entry year's tuition is the one that stays", () => {
    const study = estimateStudyPrice(
      ohioState,
      { familyIncomeUsd: 60_000, familySize: 4, homeState: "OH", livingPlan: "offCampus" },
      { entryYear: 2027, growthShare: 0.03 },
    );
    expect(study?.guarantee?.heldUsd).toBe(Math.round(13_000 * 1.03 ** 3));
  });
});
