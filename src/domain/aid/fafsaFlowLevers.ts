/** What would change an index: the same family with one figure moved, worked out by the same worksheet. */
import type { FlowAnswers } from "#domain/flow/flow.ts";
import { fafsaLimits, walkFafsa } from "./fafsaFlow.ts";
import { homeStateKey, isCoupleFamily, getNumber, getTaxHousehold } from "./fafsaFlowFamily.ts";
import { type AidOutcome, calculateAidOutcome } from "./fafsaFlowInput.ts";
import { toAidKey } from "./households.ts";

export const leverSteps = { incomeUsd: 5_000, savingsUsd: 10_000, studentSavingsUsd: 1_000 } as const;

export type LeverCode =
  | "lessIncome"
  | "moreIncome"
  | "moreSavings"
  | "moreStudentSavings"
  | "oneMorePerson"
  | "oneFewerPerson";

export type Lever = {
  code: LeverCode;
  sai: number;
  /** Against the index as it stands. */
  change: number;
  pellUsd: number;
  pellChangeUsd: number;
};

/** Only what can really happen to this family; levers that would move nothing are kept, because that is an answer too. */
export function listLevers(used: FlowAnswers, now: AidOutcome): Lever[] {
  const household = getTaxHousehold(used);
  // Who did not have to file has the lowest index whatever else changes.
  if ((household !== "first" && household !== "student") || now.worksheet.maxPellIndicator === 1) return [];
  const moved = (key: string, step: number) => shiftNumber(used, key, step);
  const earnings = (step: number) => {
    const changed = moved(toAidKey(household, "agi"), step);
    // Income moves together with the earnings behind it.
    return changed === null ? null : shiftNumber(changed, toAidKey(household, "earnedIncome"), step);
  };
  const isExempt = now.worksheet.assetsExempt;
  const isDependent = household === "first";
  const answersBy: [LeverCode, FlowAnswers | null][] = [
    ["lessIncome", earnings(-leverSteps.incomeUsd)],
    ["moreIncome", earnings(leverSteps.incomeUsd)],
    ["moreSavings", isExempt ? null : moved(toAidKey(household, "cashSavings"), leverSteps.savingsUsd)],
    [
      "moreStudentSavings",
      isExempt || !isDependent ? null : moved("student.cashSavings", leverSteps.studentSavingsUsd),
    ],
    ["oneMorePerson", shiftPeople(used, 1)],
    ["oneFewerPerson", shiftPeople(used, -1)],
  ];
  return answersBy.flatMap(([code, changed]) => {
    const outcome = changed === null ? null : calculateOutcomeWith(changed);
    if (outcome === null) return [];
    return [
      {
        code,
        sai: outcome.sai,
        change: outcome.sai - now.sai,
        pellUsd: outcome.pell.award,
        pellChangeUsd: outcome.pell.award - now.pell.award,
      },
    ];
  });
}

/** Null where the change makes a question matter that was not asked: its answer is not guessed. */
function calculateOutcomeWith(changed: FlowAnswers): AidOutcome | null {
  const home = changed[homeStateKey];
  return calculateAidOutcome(walkFafsa(changed, typeof home === "string" ? home : null));
}

/** Null where the figure would leave what can be typed: earnings below nothing, for one. */
function shiftNumber(used: FlowAnswers, key: string, step: number): FlowAnswers | null {
  const value = getNumber(used, key);
  if (value === null) return null;
  const next = value + step;
  const minimum = key.endsWith(".agi") ? -fafsaLimits.mostUsd : 0;
  return next < minimum || next > fafsaLimits.mostUsd ? null : { ...used, [key]: next };
}

function shiftPeople(used: FlowAnswers, step: number): FlowAnswers | null {
  const people = getNumber(used, "student.familySize");
  const minimum = isCoupleFamily(used) === true ? 3 : 2;
  if (people === null || people + step < minimum || people + step > fafsaLimits.mostPeople) return null;
  return { ...used, "student.familySize": people + step };
}
