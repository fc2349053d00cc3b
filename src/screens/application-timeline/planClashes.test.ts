/** Plans that do not go together, and those that do. */
import { expect, test } from "vitest";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import { findPlanClashes } from "./planClashes.ts";

const makePlanned = (...plans: (ApplicationPlan | null)[]) =>
  plans.map((applicationPlan, index) => ({ unitId: index + 1, applicationPlan }));

test.each<[string, (ApplicationPlan | null)[], string[]]>([
  ["nothing chosen", [null, null], []],
  ["one early decision", ["earlyDecision1", "regularDecision", "rolling"], []],
  ["two in the first round", ["earlyDecision1", null, "earlyDecision1"], ["twoEarly 1,3"]],
  ["two in the second round", ["earlyDecision2", "earlyDecision2"], ["twoEarly 1,2"]],
  ["one in each round may follow each other", ["earlyDecision1", "earlyDecision2"], []],
  ["restrictive beside early action", ["restrictiveEarlyAction", "earlyAction"], ["restrictive 1: 2"]],
  ["restrictive beside early decision", ["earlyDecision1", "restrictiveEarlyAction"], ["restrictive 2: 1"]],
  ["restrictive beside early decision II", ["restrictiveEarlyAction", "earlyDecision2"], []],
  [
    "two restrictive ones",
    ["restrictiveEarlyAction", "restrictiveEarlyAction"],
    ["restrictive 1: 2", "restrictive 2: 1"],
  ],
])("%s", (_name, plans, expected) => {
  const found = findPlanClashes(makePlanned(...plans)).map((clash) =>
    clash.code === "twoEarly"
      ? `twoEarly ${clash.unitIds.join(",")}`
      : `restrictive ${clash.unitId}: ${clash.otherUnitIds.join(",")}`,
  );
  expect(found).toEqual(expected);
});
