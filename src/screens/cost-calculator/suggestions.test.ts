/** Where a family starts that has not chosen a college. */
import { describe, expect, test } from "vitest";
import { sampleCollege } from "../../../test/support/sampleCollege.ts";
import { suggestionsOf } from "./suggestions.ts";

const texas = sampleCollege({ unitId: 100_001, state: "TX", undergraduates: 40_000 });
const smallTexas = sampleCollege({ unitId: 100_002, state: "TX", undergraduates: 900 });
const ohio = sampleCollege({ unitId: 100_003, state: "OH", undergraduates: 45_000 });
const forProfit = sampleCollege({
  unitId: 100_004,
  state: "TX",
  undergraduates: 90_000,
  control: "forProfit",
});
const online = sampleCollege({ unitId: 100_005, state: "TX", undergraduates: 90_000, isOnlineOnly: true });
const all = [smallTexas, texas, ohio, forProfit, online];

describe("suggested colleges", () => {
  test("the plan's own come first, in the plan's order", () => {
    expect(suggestionsOf(all, [ohio], "TX")).toEqual({ from: "plan", colleges: [ohio] });
  });

  test("without a plan, the home state's, the largest first; no for-profit and no online-only ones", () => {
    expect(suggestionsOf(all, [], "TX")).toEqual({ from: "homeState", colleges: [texas, smallTexas] });
  });

  test.for([
    ["home not said", null],
    ["a home without colleges of the kind", "GU"],
  ] as const)("%s: the nation's largest", ([, home]) => {
    expect(suggestionsOf(all, [], home)).toEqual({ from: "nation", colleges: [ohio, texas, smallTexas] });
  });
});
