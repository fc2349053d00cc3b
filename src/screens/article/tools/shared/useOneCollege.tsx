/** One college with its whole record and what is usual for its kind, and what stands in its place until it is there. */
import { type ReactNode, useMemo } from "react";
import { useCollege } from "#client/colleges/useCollege.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { CollegeReply } from "#contract/colleges.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type KindMedians, calculateKindMedians } from "#domain/college/kindMedians.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { sharedWords as words } from "./words.ts";

export type OneCollege = { summary: CollegeSummary; reply: CollegeReply; medians: KindMedians };

/** Draws `children` once the college is there. */
export function WithCollege(props: { unitId: number; children: (college: OneCollege) => ReactNode }) {
  const { unitId } = props;
  const index = useColleges();
  const load = useCollege(unitId);
  const all = index.status === "ready" ? index.value : null;
  const summary = all?.byUnitId.get(unitId) ?? null;
  const medians = useMemo(
    () => (all === null || summary === null ? null : calculateKindMedians(all.colleges, summary)),
    [all, summary],
  );
  if (index.status === "failed") {
    return <LoadFailed title={words.failedTitle} load={index} kept={words.failedKept} />;
  }
  if (load.status === "failed") {
    return <LoadFailed title={words.failedCollege} load={load} kept={words.failedKept} />;
  }
  if (load.status === "loading" || summary === null || medians === null) {
    return <Skeleton label={words.loadingCollege} lines={3} />;
  }
  return props.children({ summary, reply: load.value, medians });
}
