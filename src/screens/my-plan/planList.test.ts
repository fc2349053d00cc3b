/** The list's order, what its odds read, and the cheapest sure yes. */
import { describe, expect, test } from "vitest";
import type { Chance } from "#domain/admission/chance.ts";
import type { LabelCode } from "#domain/admission/label.ts";
import type { MatchPriceBand } from "#domain/match/curves.ts";
import type { CollegeStatus } from "#domain/plan/plan.ts";
import { sampleCollege } from "../../../test/support/sampleCollege.ts";
import { cheapestSureYes, groupsOf, type Listed, oddsEntriesOf } from "./planList.ts";

const half: Chance = { kind: "unknown", because: "noAcademics" };

function listed(
  unitId: number,
  code: LabelCode,
  options: { status?: CollegeStatus; highUsd?: number | null; match?: number; chance?: Chance } = {},
): Listed<MatchPriceBand> {
  const { status = "considering", highUsd = 20_000, match = 50, chance = half } = options;
  return {
    entry: { unitId, addedAt: "2026-11-21T08:00:00.000Z", status, applicationPlan: null, note: "" },
    row: {
      college: sampleCollege({ unitId }),
      matchPercent: match,
      chance,
      label: { code, because: "chance" },
      priceBand: highUsd === null ? null : { lowUsd: 0, middleUsd: highUsd / 2, highUsd },
      distanceMiles: null,
      majorsOffered: null,
    },
  };
}

describe("the list", () => {
  test("reads from reach to safety, the unknown last, and by match inside a label", () => {
    const list = [
      listed(1, "unknown"),
      listed(2, "safety"),
      listed(3, "target", { match: 40 }),
      listed(4, "reach"),
      listed(5, "likelyPriceNotSafe"),
      listed(6, "likely"),
      listed(7, "target", { match: 90 }),
    ];
    const order = groupsOf(list).map((group) => [
      group.code,
      ...group.colleges.map((one) => one.entry.unitId),
    ]);
    expect(order).toEqual([
      ["reach", 4],
      ["target", 7, 3],
      ["likely", 6],
      ["likelyPriceNotSafe", 5],
      ["safety", 2],
      ["unknown", 1],
    ]);
  });

  test("a college that the data set does not have stands among the unknown", () => {
    const gone = { ...listed(9, "safety"), row: null };
    expect(groupsOf([gone]).map((group) => group.code)).toEqual(["unknown"]);
    expect(oddsEntriesOf([gone])[0]?.chance.kind).toBe("unknown");
  });
});

describe("an answer from a college replaces the estimate in the odds", () => {
  test.each([
    ["considering", "guaranteed"],
    ["applied", "guaranteed"],
    ["admitted", "open"],
    ["enrolled", "open"],
    ["denied", "unknown"],
    ["waitlisted", "unknown"],
  ] as const)("%s counts as %s", (status, kind) => {
    const chance: Chance = { kind: "guaranteed", guaranteeId: "sample" };
    expect(oddsEntriesOf([listed(1, "safety", { status, chance })])[0]?.chance.kind).toBe(kind);
  });
});

describe("the cheapest sure yes", () => {
  test("is the lowest upper price among safeties, open doors and admissions", () => {
    const list = [
      listed(1, "target", { highUsd: 1_000 }),
      listed(2, "safety", { highUsd: 9_000 }),
      listed(3, "likelyPriceNotSafe", { highUsd: 8_000, chance: { kind: "open" } }),
      listed(4, "reach", { highUsd: 7_000, status: "admitted" }),
      listed(5, "safety", { highUsd: 500, status: "denied" }),
      listed(6, "safety", { highUsd: null }),
    ];
    expect(cheapestSureYes(list)?.row.college.unitId).toBe(4);
    expect(cheapestSureYes(list.slice(0, 1))).toBeNull();
  });
});
