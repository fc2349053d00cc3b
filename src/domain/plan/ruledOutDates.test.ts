/** Which dates of state programs a family is not shown: only what its answers settle for good. */
import { expect, test } from "vitest";
import { makeEmptyPlan } from "./plan.ts";
import { listRuledOutDates } from "./ruledOutDates.ts";

const today = "2026-11-28";

function ruledOut(
  state: "OK" | "SC",
  { grade = 12, ...told }: { grade?: number; gpa?: number; familyIncomeUsd?: number; satTotal?: number },
): string[] {
  const empty = makeEmptyPlan("p", "2026-11-01T00:00:00.000Z");
  const { familyIncomeUsd = null, ...profile } = told;
  const plan = {
    ...empty,
    profile: { ...empty.profile, homeState: state, ...profile },
    money: { ...empty.money, familyIncomeUsd },
  };
  return [...listRuledOutDates(state, plan, { today, grade })];
}

test("an income above the highest limit rules Oklahoma’s Promise out, at any grade", () => {
  expect(ruledOut("OK", { familyIncomeUsd: 95_000 })).toEqual([
    "oklahomaPromiseApply",
    "oklahomaPromisePapers",
  ]);
  expect(ruledOut("OK", { familyIncomeUsd: 95_000, grade: 11 })).toContain("oklahomaPromiseApply");
  expect(ruledOut("OK", { familyIncomeUsd: 62_000 })).toEqual([]);
  expect(ruledOut("OK", {})).toEqual([]);
});

test("a senior’s average far below the line rules Palmetto Fellows out; a younger one’s, one near it and a score do not", () => {
  expect(ruledOut("SC", { gpa: 2.6 })).toContain("palmettoFellowsEarly");
  expect(ruledOut("SC", { gpa: 2.6, grade: 11 })).not.toContain("palmettoFellowsEarly");
  expect(ruledOut("SC", { gpa: 3.4 })).not.toContain("palmettoFellowsEarly");
  expect(ruledOut("SC", { gpa: 3.9, satTotal: 1_000 })).not.toContain("palmettoFellowsEarly");
});
