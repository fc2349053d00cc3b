/** Proposed changes as commands: only what differs, on the scale that the average is written on. */
import { describe, expect, test } from "vitest";
import type { AskedChange } from "#domain/counselor/counselor.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { draftChange } from "./draftChange.ts";

const empty = makeEmptyPlan("plan-1", "2026-11-21T08:00:00.000Z");
const rice = 227757;
const withRice: Plan = {
  ...empty,
  colleges: [{ unitId: rice, addedAt: "2026-11-21", status: "considering", applicationPlan: null, note: "" }],
};

describe("a proposed change", () => {
  test.each<[AskedChange, Plan, object[]]>([
    [{ kind: "addCollege", unitId: rice }, empty, [{ kind: "addCollege", unitId: rice }]],
    [{ kind: "addCollege", unitId: rice }, withRice, []],
    [{ kind: "removeCollege", unitId: rice }, withRice, [{ kind: "removeCollege", unitId: rice }]],
    [{ kind: "removeCollege", unitId: rice }, empty, []],
    [{ kind: "satTotal", value: 1350 }, empty, [{ kind: "setProfile", fields: { satTotal: 1350 } }]],
    [{ kind: "actComposite", value: 29 }, empty, [{ kind: "setProfile", fields: { actComposite: 29 } }]],
    [{ kind: "gpa", value: 3.7 }, empty, [{ kind: "setProfile", fields: { gpa: 3.7 } }]],
    [
      { kind: "gpa", value: 4.3 },
      empty,
      [{ kind: "setProfile", fields: { gpa: 4.3, gpaScale: "weighted" } }],
    ],
    [{ kind: "gpa", value: 92 }, empty, [{ kind: "setProfile", fields: { gpa: 92, gpaScale: "percent" } }]],
    [
      { kind: "gpa", value: 3.7 },
      { ...empty, profile: { ...empty.profile, gpa: 92, gpaScale: "percent" } },
      [{ kind: "setProfile", fields: { gpa: 3.7, gpaScale: "unweighted" } }],
    ],
    [{ kind: "budgetUsd", value: 20_000 }, empty, [{ kind: "setMoney", fields: { payPerYearUsd: 20_000 } }]],
    [
      { kind: "incomeUsd", value: 60_000 },
      { ...empty, money: { ...empty.money, familyIncomeUsd: 60_000 } },
      [],
    ],
    [
      { kind: "homeState", state: "OH" },
      {
        ...empty,
        profile: {
          ...empty.profile,
          homeState: "TX",
          homeZip: "78701",
          homeLatitude: 30,
          homeLongitude: -97,
        },
      },
      [
        {
          kind: "setProfile",
          fields: { homeState: "OH", homeZip: null, homeLatitude: null, homeLongitude: null },
        },
      ],
    ],
  ])("%j", (change, plan, drafts) => {
    expect(draftChange(change, plan)).toEqual(drafts);
  });
});
