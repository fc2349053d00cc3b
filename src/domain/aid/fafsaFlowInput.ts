/**
 * Builds the worksheet's input from the answers: the exact input once every question is answered, and until then the two
 * ends of what is still possible. Both use the same code, so the early estimate converges on the exact index.
 */

import { findSaiTables } from "#domain/aid/saiTables.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { toAidKey } from "#domain/answers/households.ts";
import { type AssetExemption, findAssetExemption } from "./assetQuestions.ts";
import type { FafsaWalk } from "./fafsaFlow.ts";
import {
  getAssetExemption,
  getAwardYear,
  getFamilySize,
  getFiling,
  getMaritalStatus,
  getNumber,
  getState,
  getTaxHousehold,
  hasFiledAbroad,
  homeStateKey,
  isCoupleFamily,
  isFiledWithIrs,
  isNonfiler,
  isSingleParentFamily,
  toYesNo,
} from "./fafsaFlowFamily.ts";
import { buildReturnBlock, buildStudentBlock, type End, plausiblePeople } from "./fafsaFlowRanges.ts";
import { calculatePellGrant, findMaxPellIndicator, type PellAnswer, type PellInput } from "./pell.ts";
import { calculateStudentAidIndex, type WorksheetLines } from "./studentAidIndex.ts";
import { emptyBlock, type Formula, type WorksheetInput } from "./worksheetInput.ts";

/** Number of questions answered before an early estimate is shown. */
export const earlyEstimateAfter = 5;

export type AidBand = {
  lowSai: number;
  highSai: number;
  /** The assets counted at the low end, so those that are sure: the family's and the student's own. */
  lowAssetsUsd: number;
  awardYear: string;
};

export type AidOutcome = {
  sai: number;
  lines: WorksheetLines;
  pell: PellAnswer;
  worksheet: WorksheetInput;
  pellInput: PellInput;
  exemption: AssetExemption | null;
};

/** The lowest and highest index still possible; null until the income is known. */
export function calculateSaiRange(used: AidAnswers): AidBand | null {
  const low = buildCorner(used, "low");
  const high = buildCorner(used, "high");
  if (low === null || high === null) return null;
  const lowest = calculateStudentAidIndex(low.worksheet);
  const highest = calculateStudentAidIndex(high.worksheet);
  if (!lowest.ok || !highest.ok) return null;
  return {
    lowSai: lowest.value.sai,
    highSai: highest.value.sai,
    lowAssetsUsd: sumAssetLines(low.worksheet.formula, lowest.value.lines),
    awardYear: low.worksheet.awardYear,
  };
}

/** The lines with the counted net worth: in formula A of the parents and of the student. */
const assetLines: Readonly<Record<Formula, readonly string[]>> = { A: ["14", "34"], B: ["16"], C: ["16"] };

function sumAssetLines(formula: Formula, lines: WorksheetLines): number {
  return assetLines[formula].reduce((sum, line) => sum + (lines[line] ?? 0), 0);
}

/** Index and grant from complete answers; null while a question is open, or if there is no index. */
export function calculateAidOutcome({ used, next }: FafsaWalk): AidOutcome | null {
  return next === null ? calculateHighOutcome(used) : null;
}

/** The same at the high end of what is possible: open questions count the way that raises the index most. */
export function calculateHighOutcome(used: AidAnswers): AidOutcome | null {
  const corner = buildCorner(used, "high");
  if (corner === null) return null;
  const index = calculateStudentAidIndex(corner.worksheet);
  if (!index.ok) return null;
  const pell = calculatePellGrant(corner.pellInput, index.value.sai);
  if (!pell.ok) return null;
  const { sai, lines } = index.value;
  return { sai, lines, pell: pell.value, ...corner, exemption: getAssetExemption(used) };
}

type Corner = { worksheet: WorksheetInput; pellInput: PellInput };

function buildCorner(used: AidAnswers, end: End): Corner | null {
  const household = getTaxHousehold(used);
  const awardYear = getAwardYear(used);
  const tables = awardYear === null ? null : findSaiTables(awardYear);
  if ((household !== "first" && household !== "student") || awardYear === null || tables === null)
    return null;
  const nonfiler = isNonfiler(used);
  if (getNumber(used, toAidKey(household, "agi")) === null && !nonfiler) return null;

  const formula = chooseFormula(used, household);
  const block = buildReturnBlock(used, household, end, tables);
  const familySize = countPeopleAtEnd(used, end);
  const pellInput = buildPellInputAtEnd(used, end, {
    awardYear,
    familySize,
    exclusion: block.foreignIncomeExclusion,
  });
  const indicator = findMaxPellIndicator(pellInput);
  if (!indicator.ok) return null;
  const worksheet: WorksheetInput = {
    awardYear,
    formula,
    familySize,
    married: household === "student" && used["student.isMarried"] === true,
    maxPellIndicator: indicator.value,
    assetsExempt: findExemptionAtEnd(used, end, indicator.value) !== null,
    parents: household === "first" ? block : emptyBlock,
    student: household === "first" ? buildStudentBlock(used, end) : block,
  };
  return { worksheet, pellInput };
}

function chooseFormula(used: AidAnswers, household: "first" | "student"): Formula {
  if (household === "first") return "A";
  return used["student.hasDependents"] === true ? "C" : "B";
}

/** More people mean a larger allowance, so the largest family is at the low end. */
function countPeopleAtEnd(used: AidAnswers, end: End): number {
  const known = getFamilySize(used);
  if (known !== null) return known;
  if (end === "low") return plausiblePeople;
  return isCoupleFamily(used) === true ? 3 : 2;
}

function buildPellInputAtEnd(
  used: AidAnswers,
  end: End,
  at: { awardYear: string; familySize: number; exclusion: number },
): PellInput {
  const household = getTaxHousehold(used) ?? "student";
  const eitc = toYesNo(used[toAidKey(household, "receivedEitc")]);
  const isParent = household === "student" && used["student.hasDependents"] === true;
  return {
    awardYear: at.awardYear,
    dependencyStatus: household === "first" ? "dependent" : "independent",
    familySize: at.familySize,
    state: getStateAtEnd(used, end),
    agi: getNumber(used, toAidKey(household, "agi")) ?? 0,
    foreignIncomeExclusion: at.exclusion,
    nonfiler: isNonfiler(used),
    singleParent: isSingleParentAtEnd(used, end, eitc),
    isParent,
  };
}

/** Alaska has the highest guideline, so the grant is easiest to get there. */
function getStateAtEnd(used: AidAnswers, end: End): string | null {
  const isKnown = used[homeStateKey] !== undefined || used["student.residence"] !== undefined;
  return isKnown || end === "high" ? getState(used) : "AK";
}

/** The earned income credit may still be answered with yes, and a parent's marital status may still be open. */
function isSingleParentAtEnd(used: AidAnswers, end: End, eitc: boolean | null): boolean {
  if (end === "high" || eitc !== null) return isSingleParentFamily(used, eitc === true);
  if (getMaritalStatus(used) === null) return getTaxHousehold(used) === "first";
  const filing = getFiling(used, "own");
  const mayHaveCredit = filing === null || isFiledWithIrs(filing);
  return isSingleParentFamily(used, mayHaveCredit);
}

function findExemptionAtEnd(
  used: AidAnswers,
  end: End,
  indicator: PellAnswer["maxPellIndicator"],
): AssetExemption | null {
  const household = getTaxHousehold(used) ?? "student";
  // While family size or state is open, only this end's indicator is certain.
  if (end === "high") {
    const certain = getAssetExemption(used);
    return certain === "maximumPell" && indicator === 0 ? null : certain;
  }
  const benefit = toYesNo(used["student.receivedBenefit"]);
  const eitc = toYesNo(used[toAidKey(household, "receivedEitc")]);
  const schedules = toYesNo(used[toAidKey(household, "filedSchedules")]);
  const scheduleC = used[toAidKey(household, "scheduleC")];
  return findAssetExemption({
    maxPellIndicator: indicator,
    agiUsd: getNumber(used, toAidKey(household, "agi")),
    filedOtherSchedules: schedules ?? false,
    scheduleCNetUsd: scheduleC === "large" ? Number.MAX_SAFE_INTEGER : null,
    // If it is not asked, it makes no difference.
    receivedBenefit: benefit !== false || eitc === true,
    filedAbroad: hasFiledAbroad(used),
  });
}
