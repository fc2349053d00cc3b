/** What single colleges promise in aid, from /facts: the newest published policy of each. */
import { findLatest, originIn } from "#facts/fact.ts";
import { collegesOrigins } from "#facts/policies/colleges.origins.ts";
import { collegesRecords } from "#facts/policies/colleges.ts";
import { universitiesOrigins } from "#facts/policies/universities.origins.ts";
import { universitiesRecords } from "#facts/policies/universities.ts";
import type { AidPolicy } from "./details.ts";

type Promises = Partial<Omit<AidPolicy, "unitId" | "awardYear" | "sourceUrl" | "isInclusive">> & {
  isInclusive?: Partial<AidPolicy["isInclusive"]>;
};

const records = [...universitiesRecords, ...collegesRecords];
const origins = { ...universitiesOrigins, ...collegesOrigins };

export const aidPolicies: readonly AidPolicy[] = records.map((record) => {
  const { period, value } = findLatest<Promises>(record);
  const { url } = originIn(origins[record.id], period).source;
  if (url === null) throw new Error(`The policy ${record.id} needs an address.`);
  return {
    unitId: record.unitId,
    awardYear: period,
    freeTuitionUnderUsd: value.freeTuitionUnderUsd ?? null,
    halfTuitionUnderUsd: value.halfTuitionUnderUsd ?? null,
    noParentContributionUnderUsd: value.noParentContributionUnderUsd ?? null,
    isInclusive: {
      freeTuition: value.isInclusive?.freeTuition ?? null,
      halfTuition: value.isInclusive?.halfTuition ?? null,
      noParentContribution: value.isInclusive?.noParentContribution ?? null,
    },
    meetsFullNeed: value.meetsFullNeed ?? null,
    hasNoLoans: value.hasNoLoans ?? null,
    isNeedBasedOnly: value.isNeedBasedOnly ?? null,
    appliesTo: value.appliesTo ?? null,
    sourceUrl: url,
  };
});
