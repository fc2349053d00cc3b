/** Where living with family is priced: within commuting distance, and nowhere else without saying so. */
import { describe, expect, test } from "vitest";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Position } from "#domain/geography/distance.ts";
import { type PriceInput, estimatePrice } from "./band.ts";
import { type Commute, classifyCommute } from "./commute.ts";
import { utAustin } from "./sampleColleges.ts";
import { explainPrice } from "./working.ts";

/** UT Austin stands at 30.28, -97.73; a degree north is 69 miles. */
const moveNorth = (miles: number): Position => ({ latitude: 30.284 + miles / 69.09, longitude: -97.734 });
const placed: CollegeSummary = { ...utAustin, latitude: 30.284, longitude: -97.734 };
const unplaced: CollegeSummary = { ...utAustin, latitude: null, longitude: null };
const options = { entryYear: 2027 };
const atHome: PriceInput = {
  familyIncomeUsd: 60_000,
  familySize: 4,
  homeState: "TX",
  homePosition: moveNorth(5),
  livingPlan: "withFamily",
};

const cases: [string, CollegeSummary, Partial<PriceInput>, Commute][] = [
  ["five miles from home", placed, {}, "near"],
  ["39 miles from home", placed, { homePosition: moveNorth(39) }, "near"],
  ["41 miles from home", placed, { homePosition: moveNorth(41) }, "beyond"],
  ["1,804 miles from home", placed, { homePosition: { latitude: 47.06, longitude: -122.3 } }, "beyond"],
  ["39 miles from home, over a state line", placed, { homePosition: moveNorth(39), homeState: "OK" }, "near"],
  ["a place that is not known, in the home state", unplaced, {}, "unknown"],
  ["a home of which only this state is known", placed, { homePosition: null }, "unknown"],
  ["a home of which only another state is known", placed, { homePosition: null, homeState: "WA" }, "beyond"],
  ["a home that is not known at all", placed, { homePosition: null, homeState: null }, "unknown"],
  [
    "a college that is online only, however far",
    { ...placed, isOnlineOnly: true },
    { homePosition: moveNorth(900) },
    "near",
  ],
];

describe("living with family", () => {
  test.each(cases)("%s", (_name, college, home, commute) => {
    const family = { ...atHome, ...home };
    expect(classifyCommute(college, family)).toBe(commute);
    const band = estimatePrice(college, family, options);
    const asked = commute === "beyond" ? "onCampus" : "withFamily";
    const plain = estimatePrice(college, { ...family, homePosition: moveNorth(5), livingPlan: asked }, options);
    expect([band?.lowUsd, band?.middleUsd, band?.highUsd, band?.stickerUsd]).toEqual([
      plain?.lowUsd,
      plain?.middleUsd,
      plain?.highUsd,
      plain?.stickerUsd,
    ]);
    expect(band?.notes.includes("beyondCommute")).toBe(commute === "beyond");
    expect(band?.notes.includes("commuteUnknown")).toBe(commute === "unknown");
  });

  test("beyond commuting distance costs as much more as living on campus does: 8,177 a year", () => {
    const near = estimatePrice(placed, atHome, options)?.middleUsd ?? 0;
    const far = estimatePrice(placed, { ...atHome, homePosition: moveNorth(200) }, options)?.middleUsd ?? 0;
    expect(far - near).toBe(8_177);
  });

  test("the working says that the plan was not the one asked for", () => {
    const far = { ...atHome, homePosition: moveNorth(200) };
    const step = explainPrice(placed, far, options)?.find(({ line }) => line === "livingStep");
    expect(step?.values).toMatchObject({ plan: "onCampus", asked: "withFamily", planUsd: 20_758 });
    const near = explainPrice(placed, atHome, options)?.find(({ line }) => line === "livingStep");
    expect(near?.values).toMatchObject({ plan: "withFamily", asked: "withFamily" });
  });

  test.each(["onCampus", "offCampus"] as const)(
    "%s is priced anywhere, and nothing is said of distance",
    (livingPlan) => {
      const far = estimatePrice(placed, { ...atHome, livingPlan, homePosition: moveNorth(900) }, options);
      const near = estimatePrice(placed, { ...atHome, livingPlan }, options);
      expect(far).toEqual(near);
      expect(far?.notes).toEqual([]);
    },
  );
});
