/** /admin/performance-test: measures this site, compares two releases, and shows how fast pages were for visitors. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { readRuns } from "#client/admin/performanceApi.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { AdminGate } from "#components/admin/AdminGate.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { CompareView } from "./CompareView.tsx";
import { MeasureView } from "./MeasureView.tsx";
import { VisitorsView } from "./VisitorsView.tsx";
import { words } from "./words.ts";

type View = "compare" | "measure" | "visitors";

export default function AdminPerformanceTestScreen() {
  return (
    <div className="page pt-8 pb-24 sm:pt-14">
      <h1 className="text-[2.6rem] sm:text-6xl">{words.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
      <div className="mt-8">
        <AdminGate>{() => <Views />}</AdminGate>
      </div>
    </div>
  );
}

function Views() {
  const [view, setView] = useState<View>("compare");
  return (
    <Tabs<View>
      label={words.tabs}
      selected={view}
      onSelect={setView}
      tabs={[
        { id: "compare", label: words.compare, content: <LoadedRuns onMeasure={() => setView("measure")} /> },
        // Stays while another tab is looked at: a test may be running.
        { id: "measure", label: words.measure, content: <MeasureView /> },
        { id: "visitors", label: words.visitors, content: view === "visitors" && <VisitorsView /> },
      ]}
    />
  );
}

function LoadedRuns({ onMeasure }: { onMeasure: () => void }) {
  const load = loadStateOf(useQuery(runsQuery));
  if (load.status === "loading") return <Skeleton label={words.loading} lines={4} />;
  if (load.status === "failed") {
    return <LoadFailed title={words.failed} load={load} kept={words.failedKept} />;
  }
  return <CompareView runs={load.value} onMeasure={onMeasure} />;
}

const runsQuery = queryOptions({
  queryKey: ["admin-performance-runs"],
  queryFn: ({ signal }) => readRuns(signal),
  ...cacheClasses.critical,
});
