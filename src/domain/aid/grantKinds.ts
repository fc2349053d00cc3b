/**
 * How much of a college's grant money to first-years goes by need and how much by merit, from the shares and averages of
 * its Common Data Set. Those figures are rounded and say nothing of merit money inside an aid package, so it is a rough split.
 */
import type { AdmissionFactors, AidPolicy, CommonDataSet } from "#domain/college/details.ts";

export type GrantSplit =
  | {
      kind: "split";
      /** Dollars a year for each hundred first-years. */
      needUsd: number;
      meritUsd: number;
      /** Of both together, 0-1. */
      needShare: number;
      year: string;
    }
  /** The college gives by need alone: by its own policy, or because it reports no merit aid. */
  | { kind: "needOnly"; because: "policy" | "noMerit"; year: string }
  /** Its shares add up to more than all students: what one of them counts is not clear. */
  | { kind: "overlapping"; year: string }
  | { kind: "notPublished" };

/** Merit aid of first-years without need, where the college's section on it was read. */
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

/** From the Common Data Set's aid section, else from the other sections that were read. */
export function findMeritFigures(data: CommonDataSet | null, factors: AdmissionFactors | null): MeritFigures {
  return {
    recipients: factors?.meritRecipients ?? null,
    averageUsd: data?.averageMeritAwardUsd ?? factors?.averageMeritAwardUsd ?? null,
  };
}
