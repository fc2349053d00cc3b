/** Loads one college with its full record and what is usual for its kind, with the loading states. */
import { type ReactNode, useMemo } from "react";
import { useCollege } from "#client/colleges/useCollege.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { askEngine } from "#client/engine/askEngine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { CollegeReply } from "#contract/colleges.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { KindMedians } from "#domain/college/kindMedians.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { sharedWords as words } from "./words.ts";

export type OneCollege = { summary: CollegeSummary; reply: CollegeReply; medians: KindMedians };

const question = createQuestion(askEngine("kindMedians"));

/** Renders `children` once the college has loaded. */
export function WithCollege(props: { unitId: number; children: (college: OneCollege) => ReactNode }) {
  const { unitId } = props;
  const index = useColleges();
  const load = useCollege(unitId);
  const all = index.status === "ready" ? index.value : null;
  const summary = all?.byUnitId.get(unitId) ?? null;
  const release = all?.release ?? null;
  const request = useMemo(() => (release === null ? null : { release, unitId }), [release, unitId]);
  const answer = useLatest(question, request);
  // While another college is chosen, what is usual for the one before is not said of it.
  const medians = answer?.isNewest === true ? answer.value : null;
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
