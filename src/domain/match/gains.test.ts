/** Which colleges are suggested for a gap, and how each would change the odds. */
import { describe, expect, test } from "vitest";
import type { Chance } from "#domain/admission/chance.ts";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { chooseBudgetLabel } from "#domain/price/budgetLabel.ts";
import { makeEstimate } from "../../../test/support/rankedRow.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { suggestByGain } from "./gains.ts";
import { calculateListOdds, type OddsEntry } from "./odds.ts";

const estimate = (share: number): Chance => makeEstimate(share, share / 2, share);

function makeRow(
  unitId: number,
  code: AdmissionLabel,
  chance: Chance,
  highUsd: number,
  college: Partial<CollegeSummary> = {},
) {
  return {
    college: makeCollege({ unitId, ...college }),
    matchPercent: 50,
    chance,
    admissionLabel: { code, because: "chance" as const },
    budgetLabel: chooseBudgetLabel({ lowUsd: 0, highUsd }, limit),
    priceBand: { lowUsd: 0, middleUsd: highUsd / 2, highUsd },
    distanceMiles: null,
    distanceKind: null,
    nearestPlace: null,
    missedFloor: null,
    field: null,
    programChoice: null,
  };
}

const makeEntry = (unitId: number, share: number, highUsd: number): OddsEntry => ({
  unitId,
  chance: estimate(share),
  isFourYear: true,
  price: { lowUsd: 0, middleUsd: highUsd / 2, highUsd },
});
const list: OddsEntry[] = [makeEntry(1, 0.5, 10_000)];
const limit = 15_000;
const now = calculateListOdds(list, limit).fourYearPayable ?? 0;

describe("suggestions for a gap", () => {
  test("fill the gap, are not on the list, and lead to the odds that the list with them has", () => {
    const rows = [
      makeRow(1, "target", estimate(0.5), 10_000),
      makeRow(2, "safety", estimate(0.95), 10_000),
      makeRow(3, "target", estimate(0.4), 12_000),
    ];
    const found = suggestByGain("middle", rows, list, limit, now, 3);
    expect(found.map((one) => one.row.college.unitId)).toEqual([3]);
    const withIt = calculateListOdds([...list, makeEntry(3, 0.4, 12_000)], limit);
    expect(found[0]?.oddsAfter).toBeCloseTo(withIt.fourYearPayable ?? 0, 10);
  });

  test("for a safety are sure admissions within budget, open doors included", () => {
    const rows = [
      makeRow(7, "safety", estimate(0.95), 40_000),
      makeRow(8, "safety", estimate(0.95), 15_000),
      makeRow(9, "open", { kind: "open", because: "openAdmission" }, 15_001),
      makeRow(10, "open", { kind: "open", because: "openAdmission" }, 14_000),
      makeRow(11, "likely", estimate(0.85), 9_000),
    ];
    const found = suggestByGain("safety", rows, list, limit, now, 5);
    expect(found.map((one) => one.row.college.unitId)).toEqual([10, 8]);
  });

  test("what adds most comes first; what cannot be paid for adds nothing", () => {
    const rows = [
      {
        ...makeRow(4, "target", estimate(0.7), 40_000),
        priceBand: { lowUsd: limit + 1, middleUsd: 30_000, highUsd: 40_000 },
      },
      makeRow(5, "target", estimate(0.3), 12_000),
      makeRow(6, "target", estimate(0.6), 12_000),
    ];
    const found = suggestByGain("middle", rows, list, limit, now, 3);
    expect(found.map((one) => one.row.college.unitId)).toEqual([6, 5, 4]);
    expect(found[2]?.oddsAfter).toBe(now);
  });
});
