/**
 * A college's dated aid policy comes before older figures that contradict it: those are left out, so that no page says
 * both "meets full need" and "meets 65% of need".
 */
import type { AdmissionFactors, AidPolicy, CommonDataSet } from "./details.ts";

/** Shares are rounded to whole percents on a page: from here on one reads as all of it. */
const fullShare = 0.995;

/** The same object where nothing is contradicted. */
export function omitOverruledAid(data: CommonDataSet, policy: AidPolicy | null): CommonDataSet {
  const isFull = policy?.meetsFullNeed ?? data.meetsFullNeed;
  const contradictsNeed =
    (policy?.meetsFullNeed ?? null) !== null &&
    ((data.meetsFullNeed !== null && data.meetsFullNeed !== isFull) ||
      (isFull === true && (data.needMetShare ?? 1) < fullShare));
  const contradictsMerit =
    policy?.isNeedBasedOnly === true && isMerit(data.meritAidShare, data.averageMeritAwardUsd);
  if (!contradictsNeed && !contradictsMerit) return data;
  return {
    ...data,
    ...(contradictsNeed && { meetsFullNeed: null, needMetShare: null }),
    ...(contradictsMerit && { meritAidShare: null, averageMeritAwardUsd: null }),
  };
}

/** The same object where nothing is contradicted. */
export function omitOverruledMerit(factors: AdmissionFactors, policy: AidPolicy | null): AdmissionFactors {
  const contradicts =
    policy?.isNeedBasedOnly === true && isMerit(factors.meritRecipients, factors.averageMeritAwardUsd);
  return contradicts ? { ...factors, meritRecipients: null, averageMeritAwardUsd: null } : factors;
}

function isMerit(count: number | null, averageUsd: number | null): boolean {
  return (count ?? 0) > 0 || (averageUsd ?? 0) > 0;
}
