/** Which cached answers expire by age. Section 9 of the specification. */
import { failedQueryKeptMs, succeededQueryKeptMs } from "#client/limits.ts";

export type QueryAge = {
  status: "pending" | "error" | "success";
  /** 0 if there never was one. */
  dataUpdatedAtMs: number;
  errorUpdatedAtMs: number;
  /** Whether a component is using it. */
  isActive: boolean;
  isFetching: boolean;
};

/** Failures older than 5 minutes and answers older than 24 hours; never those in use or being fetched. */
export function isOutdated(query: QueryAge, nowMs: number): boolean {
  if (query.isActive || query.isFetching) return false;
  if (query.status === "error") return nowMs - query.errorUpdatedAtMs > failedQueryKeptMs;
  return query.status === "success" && nowMs - query.dataUpdatedAtMs > succeededQueryKeptMs;
}
