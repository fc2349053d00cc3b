/** All that is due at a college of the family's list, above its chance and price; both appear in one paint. */
import type { ReactNode } from "react";
import { DueList } from "#components/due/DueList.tsx";
import { useTimeline } from "#components/timeline/useTimeline.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

type OwnDueProps = { unitId: number; children: ReactNode };

export default function OwnDue({ unitId, children }: OwnDueProps) {
  const timeline = useTimeline();
  if (timeline.status === "loading") return <Skeleton label={words.loading} lines={5} />;
  return (
    <div className="space-y-8">
      {/* Without a date the top of the page says so. */}
      {timeline.status === "ready" && <DueList ready={timeline} unitId={unitId} heading="h3" />}
      {children}
    </div>
  );
}
