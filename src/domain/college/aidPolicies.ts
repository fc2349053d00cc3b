/** What single colleges promise in aid, from /facts: the newest published policy of each, with a promise reported apart. */
import { type Fact, findLatest, originIn } from "#facts/fact.ts";
import type { AidPolicy } from "./details.ts";
import { policyOrigins, policyRecords } from "./policyFacts.ts";

type Promises = Partial<Omit<AidPolicy, "unitId" | "awardYear" | "sourceUrl" | "isInclusive">> & {
  isInclusive?: Partial<AidPolicy["isInclusive"]>;
  /** Promises with terms of their own. */
  lines?: readonly object[];
};
type PolicyRecord = Fact<Promises> & { unitId: number };
type Read = { period: string; value: Promises; url: string | null };

const byUnitId = new Map<number, Read[]>();
for (const record of policyRecords as readonly PolicyRecord[]) {
  const { period, value } = findLatest<Promises>(record);
  const of = policyOrigins[record.id];
  if (of === undefined) throw new Error(`The policy ${record.id} has no origin.`);
  const read = { period, value, url: originIn(of, period).source.url };
  byUnitId.set(record.unitId, [...(byUnitId.get(record.unitId) ?? []), read]);
}

export const aidPolicies: readonly AidPolicy[] = [...byUnitId].map(([unitId, reads]) => {
  const value: Promises = Object.assign({}, ...reads.map((read) => read.value));
  const isInclusive = value.isInclusive ?? {};
  return {
    unitId,
    // Of two records the older year, so that none is shown as newer than it is.
    awardYear: reads.map(({ period }) => period).toSorted()[0] ?? "",
    freeTuitionUnderUsd: value.freeTuitionUnderUsd ?? null,
    halfTuitionUnderUsd: value.halfTuitionUnderUsd ?? null,
    noParentContributionUnderUsd: value.noParentContributionUnderUsd ?? null,
    freeTuitionAndLivingUnderUsd: value.freeTuitionAndLivingUnderUsd ?? null,
    isInclusive: {
      freeTuition: isInclusive.freeTuition ?? null,
      halfTuition: isInclusive.halfTuition ?? null,
      noParentContribution: isInclusive.noParentContribution ?? null,
      freeTuitionAndLiving: isInclusive.freeTuitionAndLiving ?? null,
    },
    meetsFullNeed: value.meetsFullNeed ?? null,
    hasNoLoans: value.hasNoLoans ?? null,
    isNeedBasedOnly: value.isNeedBasedOnly ?? null,
    appliesTo: value.appliesTo ?? null,
    appliesToStates: value.appliesToStates ?? null,
    isForMost: value.isForMost ?? false,
    // The promise's own page, else that of the policy.
    sourceUrl: reads.findLast(({ url }) => url !== null)?.url ?? null,
  };
});

/** Where the income lines of a college's policy are from; null where only reports tell of them. */
export function findLinesUrl(unitId: number): string | null {
  return byUnitId.get(unitId)?.findLast(({ value }) => hasLine(value))?.url ?? null;
}

function hasLine(value: Promises): boolean {
  const { freeTuitionUnderUsd, freeTuitionAndLivingUnderUsd, noParentContributionUnderUsd } = value;
  const underUsd = freeTuitionUnderUsd ?? freeTuitionAndLivingUnderUsd ?? noParentContributionUnderUsd;
  return underUsd !== undefined || value.lines !== undefined;
}
