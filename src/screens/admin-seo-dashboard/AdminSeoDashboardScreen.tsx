/** /admin/seo-dashboard: why a page gets no visitors, from the site's own report and what is counted, for administrators. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { readSeo, readSiteReport } from "#client/admin/seoApi.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { AdminGate } from "#components/admin/AdminGate.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { SeoView } from "./SeoView.tsx";
import { words } from "./words.ts";

export default function AdminSeoDashboardScreen() {
  return (
    <div className="page pt-8 pb-24 sm:pt-14">
      <h1 className="text-[2.6rem] sm:text-6xl">{words.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
      <div className="mt-8">
        <AdminGate>{() => <Loaded />}</AdminGate>
      </div>
    </div>
  );
}

function Loaded() {
  const report = loadStateOf(useQuery(reportQuery));
  const seo = loadStateOf(useQuery(seoQuery));
  for (const load of [report, seo])
    if (load.status === "failed")
      return <LoadFailed title={words.failedTitle} load={load} kept={words.failedKept} />;
  if (report.status !== "ready" || seo.status !== "ready")
    return <Skeleton label={words.loading} lines={8} />;
  if (report.value.pages.length === 0) return <EmptyState title={words.none}>{words.noneText}</EmptyState>;
  return (
    <>
      <SeoView report={report.value} seo={seo.value} />
      <p className="mt-10 text-ink-soft">
        {words.performance}{" "}
        <Link
          to="/admin/performance-test"
          className="font-semibold text-accent-text underline underline-offset-4"
        >
          {words.performanceLink}
        </Link>
        .
      </p>
    </>
  );
}

const reportQuery = queryOptions({
  queryKey: ["admin-site-report"],
  queryFn: ({ signal }) => readSiteReport(signal),
  ...cacheClasses.static,
});

const seoQuery = queryOptions({
  queryKey: ["admin-seo"],
  queryFn: ({ signal }) => readSeo(signal),
  ...cacheClasses.critical,
});
