/** The list's order, the input to its odds, and the cheapest safety. */
import { describe, expect, test } from "vitest";
import type { Chance } from "#domain/admission/chance.ts";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import type { MatchPriceBand } from "#domain/match/curves.ts";
import type { CollegeStatus } from "#domain/plan/plan.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { findCheapestSafety, groupList, type Listed, toOddsEntries } from "./planList.ts";

const half: Chance = { kind: "unknown", because: "noAcademics" };

function makeListed(
  unitId: number,
  code: AdmissionLabel,
  options: { status?: CollegeStatus; highUsd?: number | null; match?: number; chance?: Chance } = {},
): Listed<MatchPriceBand> {
  const { status = "considering", highUsd = 20_000, match = 50, chance = half } = options;
  return {
    entry: { unitId, addedAt: "2026-11-21T08:00:00.000Z", status, applicationPlan: null, note: "" },
    row: {
      college: makeCollege({ unitId }),
      matchPercent: match,
      chance,
      admissionLabel: { code, because: "chance" },
      budgetLabel: "maybe",
      priceBand: highUsd === null ? null : { lowUsd: 0, middleUsd: highUsd / 2, highUsd },
      distanceMiles: null,
      distanceKind: null,
      nearestPlace: null,
      missedFloor: null,
      field: null,
      programChoice: null,
    },
  };
}

describe("the list", () => {
  test("reads from safety to reach, the unknown last, and by match inside a group", () => {
    const list = [
      makeListed(1, "unknown"),
      makeListed(2, "safety"),
      makeListed(3, "target", { match: 40 }),
      makeListed(4, "reach"),
      makeListed(5, "open"),
      makeListed(6, "likely"),
      makeListed(7, "target", { match: 90 }),
    ];
    const order = groupList(list).map(({ group, colleges }) => [
      group,
      ...colleges.map((one) => one.entry.unitId),
    ]);
    expect(order).toEqual([
      ["safety", 2, 5],
      ["likely", 6],
      ["target", 7, 3],
      ["reach", 4],
      ["unknown", 1],
    ]);
  });

  test("a college that the data set does not have stands among the unknown", () => {
    const gone = { ...makeListed(9, "safety"), row: null };
    expect(groupList([gone]).map(({ group }) => group)).toEqual(["unknown"]);
    expect(toOddsEntries([gone])[0]?.chance.kind).toBe("unknown");
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
    const chance: Chance = { kind: "guaranteed", guarantee: { id: "sample", promise: null } };
    expect(toOddsEntries([makeListed(1, "safety", { status, chance })])[0]?.chance.kind).toBe(kind);
  });
});

describe("the cheapest sure yes", () => {
  test("is the lowest upper price among safeties, open doors and admissions", () => {
    const list = [
      makeListed(1, "target", { highUsd: 1_000 }),
      makeListed(2, "safety", { highUsd: 9_000 }),
      makeListed(3, "open", { highUsd: 8_000 }),
      makeListed(4, "reach", { highUsd: 7_000, status: "admitted" }),
      makeListed(5, "safety", { highUsd: 500, status: "denied" }),
      makeListed(6, "safety", { highUsd: null }),
    ];
    expect(findCheapestSafety(list)?.row.college.unitId).toBe(4);
    expect(findCheapestSafety(list.slice(0, 1))).toBeNull();
  });
});
