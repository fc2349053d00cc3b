/** Whether a family has to report assets. Any one of three exemptions is enough: 20 USC 1087ss. */
import type { PellAnswer } from "./pell.ts";

/** The combined adjusted gross income must be below this; the law fixes it, without inflation adjustment. */
export const simpleIncomeUsd = 60_000;
/** A small business within these bounds (inclusive) does not count as filing a schedule. */
export const simpleBusinessUsd = 10_000;

export type AssetAnswers = {
  maxPellIndicator: PellAnswer["maxPellIndicator"];
  /** Of the parents, or of an independent student with a spouse; null if unknown. */
  agiUsd: number | null;
  /** Whether schedule A, B, D, E, F or H was filed. */
  filedOtherSchedules: boolean | null;
  /** Net profit or loss on Schedule C; null if none was filed. */
  scheduleCNetUsd: number | null;
  /** Someone in the family received a means-tested benefit in the years asked about. */
  receivedBenefit: boolean | null;
  /** The parents live abroad, or only filed a foreign return. */
  filedAbroad: boolean;
};

export type AssetExemption = "maximumPell" | "lowIncome" | "benefit";

/** Why no assets have to be reported; null if they do. */
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
