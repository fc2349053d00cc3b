/** Suggested colleges for a family that has not chosen any. */
import { describe, expect, test } from "vitest";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { suggestColleges } from "./suggestColleges.ts";

const texas = makeCollege({ unitId: 100_001, state: "TX", undergraduates: 40_000 });
const smallTexas = makeCollege({ unitId: 100_002, state: "TX", undergraduates: 900 });
const ohio = makeCollege({ unitId: 100_003, state: "OH", undergraduates: 45_000 });
const forProfit = makeCollege({
  unitId: 100_004,
  state: "TX",
  undergraduates: 90_000,
  control: "forProfit",
});
const online = makeCollege({ unitId: 100_005, state: "TX", undergraduates: 90_000, isOnlineOnly: true });
const all = [smallTexas, texas, ohio, forProfit, online];

describe("suggested colleges", () => {
  test("the plan's own come first, in the plan's order", () => {
    expect(suggestColleges(all, [ohio], "TX")).toEqual({ from: "plan", colleges: [ohio] });
  });

  test("without a plan, the home state's, the largest first; no for-profit and no online-only ones", () => {
    expect(suggestColleges(all, [], "TX")).toEqual({ from: "homeState", colleges: [texas, smallTexas] });
  });

  test.for([
    ["home not said", null],
    ["a home without colleges of the kind", "GU"],
  ] as const)("%s: the nation's largest", ([, home]) => {
    expect(suggestColleges(all, [], home)).toEqual({ from: "nation", colleges: [ohio, texas, smallTexas] });
  });
});
