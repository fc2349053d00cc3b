/** What single colleges promise in aid, from /facts: the newest published policy of each. */
import { findLatest, originIn } from "#facts/fact.ts";
import { aidPoliciesOrigins } from "#facts/policies/aidPolicies.origins.ts";
import { aidPoliciesRecords } from "#facts/policies/aidPolicies.ts";
import type { AidPolicy } from "./details.ts";

type Promises = Partial<Omit<AidPolicy, "unitId" | "awardYear" | "sourceUrl">>;

export const aidPolicies: readonly AidPolicy[] = aidPoliciesRecords.map((record) => {
  const { period, value } = findLatest<Promises>(record);
  const { url } = originIn(aidPoliciesOrigins[record.id], period).source;
  if (url === null) throw new Error(`The policy ${record.id} needs an address.`);
  return {
    unitId: record.unitId,
    awardYear: period,
    freeTuitionUnderUsd: value.freeTuitionUnderUsd ?? null,
    noParentContributionUnderUsd: value.noParentContributionUnderUsd ?? null,
    meetsFullNeed: value.meetsFullNeed ?? null,
    hasNoLoans: value.hasNoLoans ?? null,
    isNeedBasedOnly: value.isNeedBasedOnly ?? null,
    appliesTo: value.appliesTo ?? null,
    sourceUrl: url,
  };
});
