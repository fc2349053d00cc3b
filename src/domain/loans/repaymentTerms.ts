/** How federal student loans made from July 1, 2026 are paid back: the Tiered Standard plan and the Repayment Assistance Plan (RAP). */
import { latestValue } from "#facts/fact.ts";
import { repaymentAssistanceTerms, tieredStandardTiers } from "#facts/federal-aid/repayment.ts";
import { repaymentAssistanceRule, tieredStandardRule } from "#facts/sources/repayment.ts";
import type { Source } from "#lib/source.ts";

/** A plan of `years` for a debt below `belowUsd` when payments begin. */
export type RepaymentTier = { belowUsd: number; years: number };

export type TieredStandardTerms = { tiers: readonly RepaymentTier[]; source: Source };

/** Public Law 119-21, section 82001. The last tier has no upper end. */
export const tieredStandardTerms: TieredStandardTerms = {
  tiers: latestValue(tieredStandardTiers),
  source: tieredStandardRule,
};

export type RapTerms = {
  /** Up to this income the base of a year is a fixed sum. */
  lowestIncomeUsd: number;
  lowestBaseUsd: number;
  /** Above it each begun step of this many dollars adds one percent of the whole income, up to the most. */
  stepUsd: number;
  mostPercent: number;
  /** Off the monthly payment for each dependent on the tax return. */
  perDependentUsd: number;
  leastMonthlyUsd: number;
  /** A payment on time brings the debt down by at least this, or by itself where it is smaller. */
  principalHelpUsd: number;
  /** What is left after so many payments is forgiven. */
  payments: number;
  source: Source;
};

/** 34 CFR 685.209, for payments from July 1, 2026. The sums are in the law and do not move with prices. */
export const rapTerms: RapTerms = {
  ...latestValue(repaymentAssistanceTerms),
  source: repaymentAssistanceRule,
};
