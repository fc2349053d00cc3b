/** A college opened by a link: its slug is looked up on the device, then the record is fetched by id. */
import { useEffect } from "react";
import { useCollege } from "#client/colleges/useCollege.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { showHead } from "#client/head.ts";
import type { FailedLoad } from "#client/query/loadState.ts";
import NotFound from "#components/not-found/NotFound.tsx";
import { LoadFailedOrThrown } from "#components/query-boundary/RequiredLoadFailed.tsx";
import type { CollegeReply } from "#contract/colleges.ts";
import { toCollegePath } from "#site/pages.ts";
import { navigate } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { CollegePage } from "./CollegePage.tsx";
import { detailParts } from "./detailParts.ts";
import { words } from "./words.ts";

export default function BySlug({ path }: { path: string }) {
  const index = useColleges();
  const slug = path.slice("/colleges/".length);
  const summary = index.status === "ready" ? index.value.bySlug.get(slug) : undefined;
  const record = useCollege(summary?.unitId ?? null);
  const isUnknown = index.status === "ready" && summary === undefined;

  useEffect(() => {
    // On the way with the record; the page itself reports a part that cannot be loaded.
    for (const part of detailParts) part.preload().catch(() => undefined);
  }, []);

  useEffect(() => {
    if (summary !== undefined) {
      void showHead(async () => (await import("#site/collegeHead.ts")).buildCollegeHead(summary));
    } else if (isUnknown) void showHead(async () => (await import("#site/head.ts")).buildHead(path));
  }, [summary, isUnknown, path]);

  // What the server does when the address is opened: a merged college's page is its successor's.
  const merged = record.status === "ready" ? findMerged(record.value) : null;
  useEffect(() => {
    if (merged !== null) navigate(toCollegePath(merged), { replace: true });
  }, [merged]);

  if (isUnknown) return <NotFound />;
  if (index.status === "failed") return <Failed load={index} />;
  if (record.status === "failed") return <Failed load={record} name={summary?.name} />;
  if (record.status === "ready" && merged === null) return <CollegePage reply={record.value} />;
  // As tall as the screen, like what comes, so that the footer is below it all along.
  return (
    <div className="page min-h-screen py-10">
      <h1 className="text-4xl sm:text-5xl">{summary?.name ?? words.loading}</h1>
      <Skeleton label={words.loading} lines={5} className="mt-8" />
    </div>
  );
}

function findMerged({ change }: CollegeReply): string | null {
  if (change == null || change.takesFirstYears || change.event !== "merged" || !change.hasHappened)
    return null;
  return change.successor?.slug ?? null;
}

function Failed(props: { load: FailedLoad; name?: string | undefined }) {
  return (
    <div className="page py-10">
      <h1 className="mb-6 text-4xl sm:text-5xl">{props.name ?? words.failedTitle}</h1>
      <LoadFailedOrThrown title={words.failedTitle} load={props.load} kept={words.failedKept} />
    </div>
  );
}
