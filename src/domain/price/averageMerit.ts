/** What a merit award came to on average at colleges that meet full need and give merit awards to students without need too. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { findLatest } from "#facts/fact.ts";
import { averageMeritRecords } from "#facts/policies/averageMerit.ts";
import type { PriceCalculation } from "./calculation.ts";

const byUnitId = new Map<number, number>(
  averageMeritRecords.map((record) => [
    record.unitId,
    findLatest<{ averageMeritUsd: number }>(record).value.averageMeritUsd,
  ]),
);

/**
 * What an average merit award leaves of the published price, in 2023-24 dollars, but not less than `topUsd`, which the families
 * of the top bracket paid, most of whom get grants by need. Where no award is on record, what those paid. The awards are of
 * 2024-25, as the published costs are.
 */
export function priceWithMerit(
  { stickerTuitionUsd, stickerLivingUsd, livingStepUsd, costFactor, netFactor }: PriceCalculation,
  { unitId }: CollegeSummary,
  topUsd: number,
): number {
  const meritUsd = byUnitId.get(unitId);
  if (meritUsd === undefined || stickerTuitionUsd === null || stickerLivingUsd === null) return topUsd;
  const costUsd = stickerTuitionUsd + stickerLivingUsd - livingStepUsd;
  return Math.max(topUsd, ((costUsd - meritUsd) * costFactor) / netFactor);
}
