/** Whether a family has to report what it owns. Any one of three ways is enough: 20 USC 1087ss. */
import type { PellAnswer } from "./pell.ts";

/** The combined adjusted gross income has to lie under this; it is in the law and does not move with prices. */
export const simpleIncomeUsd = 60_000;
/** A small business within these bounds, both included, does not count as a schedule. */
export const simpleBusinessUsd = 10_000;

export type AssetAnswers = {
  maxPellIndicator: PellAnswer["maxPellIndicator"];
  /** Of the parents, or of an independent student with a spouse; null where it is not known. */
  agiUsd: number | null;
  /** Whether schedule A, B, D, E, F or H was filed. */
  filedOtherSchedules: boolean | null;
  /** Net profit or loss on schedule C; null where none was filed. */
  scheduleCNetUsd: number | null;
  /** Someone in the family got a means-tested benefit in the years asked. */
  receivedBenefit: boolean | null;
  /** The parents live abroad, or filed a return of another country only. */
  filedAbroad: boolean;
};

export type AssetExemption = "maximumPell" | "lowIncome" | "benefit";

/** Why no assets have to be reported, or null where they do. */
export function findAssetExemption(answers: AssetAnswers): AssetExemption | null {
  if (answers.filedAbroad) return null;
  if (answers.maxPellIndicator !== 0) return "maximumPell";
  if (answers.receivedBenefit === true) return "benefit";
  return isSimpleReturn(answers) ? "lowIncome" : null;
}

function isSimpleReturn({ agiUsd, filedOtherSchedules, scheduleCNetUsd }: AssetAnswers): boolean {
  if (agiUsd === null || agiUsd >= simpleIncomeUsd || filedOtherSchedules !== false) return false;
  return scheduleCNetUsd === null || Math.abs(scheduleCNetUsd) <= simpleBusinessUsd;
}
