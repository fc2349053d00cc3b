/**
 * How a college's first-year grant money splits into need-based and merit aid, from its Common Data Set. The figures are
 * rounded and do not show merit aid inside an aid package, so the split is rough.
 */
import type { AdmissionFactors, AidPolicy, CommonDataSet } from "#domain/college/details.ts";

export type GrantSplit =
  | {
      kind: "split";
      /** Dollars a year per hundred first-years. */
      needUsd: number;
      meritUsd: number;
      /** Share of the total, 0-1. */
      needShare: number;
      year: string;
    }
  /** The college gives need-based aid only: by policy, or because it reports no merit aid. */
  | { kind: "needOnly"; because: "policy" | "noMerit"; year: string }
  /** Its shares add up to more than all students, so it is unclear what they count. */
  | { kind: "overlapping"; year: string }
  | { kind: "notPublished" };

/** Merit aid to first-years without need, if we have that section of the college's Common Data Set. */
export type MeritFigures = { recipients: number | null; averageUsd: number | null };

export function splitGrants(data: CommonDataSet | null, policy: AidPolicy | null): GrantSplit {
  if (policy?.isNeedBasedOnly === true)
    return { kind: "needOnly", because: "policy", year: policy.awardYear };
  if (data === null) return { kind: "notPublished" };
  const { needAidShare, meritAidShare, averageNeedGrantUsd, averageMeritAwardUsd, sourceYear: year } = data;
  if (needAidShare === null || meritAidShare === null || averageNeedGrantUsd === null) {
    return { kind: "notPublished" };
  }
  if (meritAidShare === 0) return { kind: "needOnly", because: "noMerit", year };
  if (averageMeritAwardUsd === null) return { kind: "notPublished" };
  if (needAidShare + meritAidShare > 1) return { kind: "overlapping", year };
  const needUsd = Math.round(100 * needAidShare * averageNeedGrantUsd);
  const meritUsd = Math.round(100 * meritAidShare * averageMeritAwardUsd);
  return { kind: "split", needUsd, meritUsd, needShare: needUsd / Math.max(1, needUsd + meritUsd), year };
}

/** From the Common Data Set's aid section, otherwise from other sections we have. */
export function findMeritFigures(data: CommonDataSet | null, factors: AdmissionFactors | null): MeritFigures {
  return {
    recipients: factors?.meritRecipients ?? null,
    averageUsd: data?.averageMeritAwardUsd ?? factors?.averageMeritAwardUsd ?? null,
  };
}
