/** What would change the index: the same family with one figure changed, on the same worksheet. */
import { fafsaLimits } from "#domain/answers/catalog/fafsa.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { toAidKey } from "#domain/answers/households.ts";
import { walkFafsa } from "./fafsaFlow.ts";
import { getNumber, getTaxHousehold, homeStateKey, isCoupleFamily } from "./fafsaFlowFamily.ts";
import { type AidOutcome, calculateAidOutcome } from "./fafsaFlowInput.ts";

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
  /** Compared with the current index. */
  change: number;
  pellUsd: number;
  pellChangeUsd: number;
};

/** Only changes that could really happen to this family. Levers with no effect are kept, because that is an answer too. */
export function listLevers(used: AidAnswers, now: AidOutcome): Lever[] {
  const household = getTaxHousehold(used);
  // A family that did not have to file has the lowest index whatever else changes.
  if ((household !== "first" && household !== "student") || now.worksheet.maxPellIndicator === 1) return [];
  const moved = (key: string, step: number) => shiftNumber(used, key, step);
  const earnings = (step: number) => shiftEarnings(used, household, step);
  const isExempt = now.worksheet.assetsExempt;
  const isDependent = household === "first";
  const answersBy: [LeverCode, AidAnswers | null][] = [
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

/** The farthest a family may try another income, and in which steps. */
export const triedIncome = { mostUsd: 50_000, stepUsd: 1_000 } as const;

/**
 * The index with so much more or less income from work, taxes and all else as answered; null where the form would ask
 * something that is not answered yet, or where there is no such income.
 */
export function calculateWithIncome(used: AidAnswers, changeUsd: number): AidOutcome | null {
  const household = getTaxHousehold(used);
  if (household !== "first" && household !== "student") return null;
  const changed = shiftEarnings(used, household, changeUsd);
  return changed === null ? null : calculateOutcomeWith(changed);
}

/** How far the income may be changed to either side, in whole steps, with an index at each of them; zero is always there. */
export function findIncomeReach(used: AidAnswers): { lessUsd: number; moreUsd: number } {
  const reach = (direction: 1 | -1) => {
    let far = 0;
    while (
      Math.abs(far) < triedIncome.mostUsd &&
      calculateWithIncome(used, far + direction * triedIncome.stepUsd) !== null
    )
      far += direction * triedIncome.stepUsd;
    return far;
  };
  return { lessUsd: reach(-1), moreUsd: reach(1) };
}

/** Income changes along with the earnings behind it. */
function shiftEarnings(used: AidAnswers, household: "first" | "student", step: number): AidAnswers | null {
  const changed = shiftNumber(used, toAidKey(household, "agi"), step);
  return changed === null ? null : shiftNumber(changed, toAidKey(household, "earnedIncome"), step);
}

/** Null if the change makes a new question apply, because its answer is not guessed. */
function calculateOutcomeWith(changed: AidAnswers): AidOutcome | null {
  const home = changed[homeStateKey];
  return calculateAidOutcome(walkFafsa(changed, typeof home === "string" ? home : null));
}

/** Null if the figure could not be entered, such as negative earnings. */
function shiftNumber(used: AidAnswers, key: string, step: number): AidAnswers | null {
  const value = getNumber(used, key);
  if (value === null) return null;
  const next = value + step;
  const minimum = key.endsWith(".agi") ? -fafsaLimits.mostUsd : 0;
  return next < minimum || next > fafsaLimits.mostUsd ? null : { ...used, [key]: next };
}

function shiftPeople(used: AidAnswers, step: number): AidAnswers | null {
  const people = getNumber(used, "student.familySize");
  const minimum = isCoupleFamily(used) === true ? 3 : 2;
  if (people === null || people + step < minimum || people + step > fafsaLimits.mostPeople) return null;
  return { ...used, "student.familySize": people + step };
}
