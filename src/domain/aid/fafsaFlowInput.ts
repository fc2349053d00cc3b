/**
 * From answers to the worksheet: the exact input once every question is answered, and before that the two ends of what
 * it may still be. One way for both, so that the early estimate closes on the exact index.
 */

import { saiTablesOf } from "#domain/aid/saiTables.ts";
import type { FlowAnswers, Walk } from "#domain/flow/flow.ts";
import { type AssetExemption, assetExemption } from "./assetQuestions.ts";
import type { QuestionId } from "./fafsaFlow.ts";
import {
  awardYearOf,
  exemptionIn,
  familySizeIn,
  filedAbroadIn,
  filingIn,
  homeStateKey,
  isCoupleIn,
  isNonfilerIn,
  isSingleParentIn,
  maritalStatusIn,
  numberIn,
  stateIn,
  taxHouseholdOf,
  yesNo,
} from "./fafsaFlowFamily.ts";
import { type End, plausiblePeople, returnBlock, studentBlock } from "./fafsaFlowRanges.ts";
import { aidKey } from "./households.ts";
import { maxPellIndicator, type PellAnswer, type PellInput, pellGrant } from "./pell.ts";
import { studentAidIndex, type WorksheetLines } from "./studentAidIndex.ts";
import { emptyBlock, type Formula, type WorksheetInput } from "./worksheetInput.ts";

/** Questions answered before an early estimate is shown. */
export const earlyEstimateAfter = 5;

export type AidBand = { lowSai: number; highSai: number; awardYear: string };

export type AidOutcome = {
  sai: number;
  lines: WorksheetLines;
  pell: PellAnswer;
  worksheet: WorksheetInput;
  pellInput: PellInput;
  exemption: AssetExemption | null;
};

/** The lowest and highest index that the open questions still allow; null before the income is known. */
export function saiBandOf(used: FlowAnswers): AidBand | null {
  const low = cornerOf(used, "low");
  const high = cornerOf(used, "high");
  if (low === null || high === null) return null;
  const lowest = studentAidIndex(low.worksheet);
  const highest = studentAidIndex(high.worksheet);
  if (!lowest.ok || !highest.ok) return null;
  return { lowSai: lowest.value.sai, highSai: highest.value.sai, awardYear: low.worksheet.awardYear };
}

/** Index and grant from a whole set of answers; null while a question is open, or where no index comes of them. */
export function aidOutcomeOf({ used, next }: Walk<QuestionId>): AidOutcome | null {
  return next === null ? outcomeOf(used) : null;
}

/** The same at the high end of what is still open: open questions count as they would raise the index most. */
export function outcomeOf(used: FlowAnswers): AidOutcome | null {
  const corner = cornerOf(used, "high");
  if (corner === null) return null;
  const index = studentAidIndex(corner.worksheet);
  if (!index.ok) return null;
  const pell = pellGrant(corner.pellInput, index.value.sai);
  if (!pell.ok) return null;
  const { sai, lines } = index.value;
  return { sai, lines, pell: pell.value, ...corner, exemption: exemptionIn(used) };
}

type Corner = { worksheet: WorksheetInput; pellInput: PellInput };

function cornerOf(used: FlowAnswers, end: End): Corner | null {
  const household = taxHouseholdOf(used);
  const awardYear = awardYearOf(used);
  const tables = awardYear === null ? null : saiTablesOf(awardYear);
  if ((household !== "first" && household !== "student") || awardYear === null || tables === null)
    return null;
  const nonfiler = isNonfilerIn(used);
  if (numberIn(used, aidKey(household, "agi")) === null && !nonfiler) return null;

  const formula = formulaOf(used, household);
  const block = returnBlock(used, household, end, tables);
  const familySize = peopleAt(used, end);
  const pellInput = pellInputAt(used, end, {
    awardYear,
    familySize,
    exclusion: block.foreignIncomeExclusion,
  });
  const indicator = maxPellIndicator(pellInput);
  if (!indicator.ok) return null;
  const worksheet: WorksheetInput = {
    awardYear,
    formula,
    familySize,
    married: household === "student" && used["student.isMarried"] === true,
    maxPellIndicator: indicator.value,
    assetsExempt: exemptionAt(used, end, indicator.value) !== null,
    parents: household === "first" ? block : emptyBlock,
    student: household === "first" ? studentBlock(used, end) : block,
  };
  return { worksheet, pellInput };
}

function formulaOf(used: FlowAnswers, household: "first" | "student"): Formula {
  if (household === "first") return "A";
  return used["student.hasDependents"] === true ? "C" : "B";
}

/** More people mean a larger allowance: the largest family stands at the low end. */
function peopleAt(used: FlowAnswers, end: End): number {
  const known = familySizeIn(used);
  if (known !== null) return known;
  if (end === "low") return plausiblePeople;
  return isCoupleIn(used) === true ? 3 : 2;
}

function pellInputAt(
  used: FlowAnswers,
  end: End,
  at: { awardYear: string; familySize: number; exclusion: number },
): PellInput {
  const household = taxHouseholdOf(used) ?? "student";
  const eitc = yesNo(used[aidKey(household, "receivedEitc")]);
  const isParent = household === "student" && used["student.hasDependents"] === true;
  return {
    awardYear: at.awardYear,
    dependencyStatus: household === "first" ? "dependent" : "independent",
    familySize: at.familySize,
    state: stateAt(used, end),
    agi: numberIn(used, aidKey(household, "agi")) ?? 0,
    foreignIncomeExclusion: at.exclusion,
    nonfiler: isNonfilerIn(used),
    singleParent: singleParentAt(used, end, eitc),
    isParent,
  };
}

/** Alaska's guideline is the highest: the grant comes most easily there. */
function stateAt(used: FlowAnswers, end: End): string | null {
  const isKnown = used[homeStateKey] !== undefined || used["student.residence"] !== undefined;
  return isKnown || end === "high" ? stateIn(used) : "AK";
}

/** The earned income credit may still be answered with yes, and whether a parent is married may be open. */
function singleParentAt(used: FlowAnswers, end: End, eitc: boolean | null): boolean {
  if (end === "high" || eitc !== null) return isSingleParentIn(used, eitc === true);
  if (maritalStatusIn(used) === null) return taxHouseholdOf(used) === "first";
  const filing = filingIn(used, "own");
  const mayHaveCredit = filing !== "notRequired" && filing !== "abroad";
  return isSingleParentIn(used, mayHaveCredit);
}

function exemptionAt(
  used: FlowAnswers,
  end: End,
  indicator: PellAnswer["maxPellIndicator"],
): AssetExemption | null {
  const household = taxHouseholdOf(used) ?? "student";
  // With a size or state still open only the indicator of this end is certain.
  if (end === "high") {
    const certain = exemptionIn(used);
    return certain === "maximumPell" && indicator === 0 ? null : certain;
  }
  const benefit = yesNo(used["student.receivedBenefit"]);
  const eitc = yesNo(used[aidKey(household, "receivedEitc")]);
  const schedules = yesNo(used[aidKey(household, "filedSchedules")]);
  const scheduleC = used[aidKey(household, "scheduleC")];
  return assetExemption({
    maxPellIndicator: indicator,
    agiUsd: numberIn(used, aidKey(household, "agi")),
    filedOtherSchedules: schedules ?? false,
    scheduleCNetUsd: scheduleC === "large" ? Number.MAX_SAFE_INTEGER : null,
    // Where it is not asked, it changes nothing.
    receivedBenefit: benefit !== false || eitc === true,
    filedAbroad: filedAbroadIn(used),
  });
}
