/** What counts towards a list's odds, and what is payable. */
import { describe, expect, test } from "vitest";
import type { CollegeStatus } from "#domain/plan/plan.ts";
import { makeRow } from "../../../../../test/support/rankedRow.ts";
import { type ListedCollege, toListOddsEntries, toHundredths, countPayable } from "./listFigures.ts";

function makeListed(status: CollegeStatus, highUsd: number | null = null): ListedCollege {
  const priceBand = highUsd === null ? null : { lowUsd: 0, middleUsd: 0, highUsd };
  return { entry: { unitId: 1, status }, row: makeRow({ unitId: 1, priceBand }) };
}

describe("an answer that has come replaces the estimate", () => {
  test.each<[CollegeStatus, string[]]>([
    ["considering", ["unknown"]],
    ["applied", ["unknown"]],
    ["admitted", ["open"]],
    ["enrolled", ["open"]],
    ["denied", []],
    ["waitlisted", []],
  ])("%s", (status, kinds) => {
    expect(toListOddsEntries([makeListed(status)]).map(({ chance }) => chance.kind)).toEqual(kinds);
  });
});

test("a college is payable when the whole band is within the limit, the limit itself too", () => {
  const list = [makeListed("considering", 20_000), makeListed("considering", 20_001), makeListed("considering", null)];
  expect(countPayable(list, 20_000)).toEqual({ payable: 1, priced: 2 });
});

test.each([
  [1, 100],
  [0.999, 99],
  [0.5, 50],
  [0.001, 1],
])("a share of %d is said as %d of 100", (share, count) => {
  expect(toHundredths(share)).toBe(count);
});
