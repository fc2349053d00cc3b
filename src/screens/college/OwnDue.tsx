/** What is due at a college of the family's list; where a date is, the rounds that the college publishes are folded below it. */
import type { ReactNode } from "react";
import { DueList } from "#components/due/DueList.tsx";
import { useTimeline } from "#components/timeline/useTimeline.ts";
import { listDueOf } from "#domain/timeline/timelineViews.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./detailWords.ts";
import { words as pageWords } from "./words.ts";

type OwnDueProps = {
  unitId: number;
  /** Whether the rounds hold a date. */
  isFolding: boolean;
  /** The college's rounds. */
  children: ReactNode;
};

export default function OwnDue({ unitId, isFolding, children }: OwnDueProps) {
  const timeline = useTimeline();
  if (timeline.status === "loading") return <Skeleton label={pageWords.loading} lines={5} />;
  // Without a date the top of the page says so.
  if (timeline.status !== "ready" || listDueOf(timeline.timeline.due, unitId).length === 0) return children;
  return (
    <>
      <DueList ready={timeline} unitId={unitId} heading="h3" />
      {isFolding ? (
        <Disclosure summary={words.allRounds} className="open-in-print">
          {children}
        </Disclosure>
      ) : (
        children
      )}
    </>
  );
}
