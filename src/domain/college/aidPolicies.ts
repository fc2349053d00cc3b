/** What single colleges promise in aid, from /facts: the newest published policy of each, with a promise reported apart. */
import { type Fact, type FactOrigins, findLatest, originIn } from "#facts/fact.ts";
import { collegesOrigins } from "#facts/policies/colleges.origins.ts";
import { collegesRecords } from "#facts/policies/colleges.ts";
import { fullNeedOrigins } from "#facts/policies/fullNeed.origins.ts";
import { fullNeedRecords } from "#facts/policies/fullNeed.ts";
import { privatePromisesOrigins } from "#facts/policies/privatePromises.origins.ts";
import { privatePromisesRecords } from "#facts/policies/privatePromises.ts";
import { publicPromisesOrigins } from "#facts/policies/publicPromises.origins.ts";
import { publicPromisesRecords } from "#facts/policies/publicPromises.ts";
import { universitiesOrigins } from "#facts/policies/universities.origins.ts";
import { universitiesRecords } from "#facts/policies/universities.ts";
import type { AidPolicy } from "./details.ts";

type Promises = Partial<Omit<AidPolicy, "unitId" | "awardYear" | "sourceUrl" | "isInclusive">> & {
  isInclusive?: Partial<AidPolicy["isInclusive"]>;
};
type PolicyRecord = Fact<Promises> & { unitId: number };
type Read = { period: string; value: Promises; url: string | null };

const origins: Readonly<Record<string, FactOrigins>> = {
  ...universitiesOrigins,
  ...collegesOrigins,
  ...fullNeedOrigins,
  ...privatePromisesOrigins,
  ...publicPromisesOrigins,
};
const byUnitId = new Map<number, Read[]>();
for (const record of [
  ...universitiesRecords,
  ...collegesRecords,
  ...fullNeedRecords,
  ...privatePromisesRecords,
  ...publicPromisesRecords,
] as readonly PolicyRecord[]) {
  const { period, value } = findLatest<Promises>(record);
  const of = origins[record.id];
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
  return (freeTuitionUnderUsd ?? freeTuitionAndLivingUnderUsd ?? noParentContributionUnderUsd) !== undefined;
}
