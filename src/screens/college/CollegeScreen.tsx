/** /colleges/{slug}: one college, from the data its page was rendered from or, after navigating, from its record. */
import { useEffect, useMemo } from "react";
import { useCollege } from "#client/colleges/useCollege.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { showHead } from "#client/head.ts";
import { usePageData } from "#client/pageData.tsx";
import type { FailedLoad } from "#client/query/loadState.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { NotFound } from "#components/not-found/NotFound.tsx";
import { collegeEndpoint } from "#contract/colleges.ts";
import { useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { CollegePage } from "./CollegePage.tsx";
import { words } from "./words.ts";

export default function CollegeScreen() {
  const { pathname } = useLocation();
  const isMounted = useIsMounted();
  const handed = usePageData(pathname);
  const reply = useMemo(() => collegeEndpoint.reply.safeParse(handed), [handed]);
  if (reply.success) return <CollegePage reply={reply.data} />;
  // A page of this address that was rendered without data is the server's not-found page: the first render agrees.
  return isMounted ? <BySlug path={pathname} /> : <NotFound />;
}

/** The slug is looked up on the device, then the record is asked for by its number. */
function BySlug({ path }: { path: string }) {
  const index = useColleges();
  const slug = path.slice("/colleges/".length);
  const summary = index.status === "ready" ? index.value.bySlug.get(slug) : undefined;
  const record = useCollege(summary?.unitId ?? null);
  const isUnknown = index.status === "ready" && summary === undefined;

  useEffect(() => {
    if (summary !== undefined) {
      void showHead(async () => (await import("#site/collegeHead.ts")).buildCollegeHead(summary));
    } else if (isUnknown) void showHead(async () => (await import("#site/head.ts")).buildHead(path));
  }, [summary, isUnknown, path]);

  if (isUnknown) return <NotFound />;
  if (index.status === "failed") return <Failed load={index} />;
  if (record.status === "failed") return <Failed load={record} name={summary?.name} />;
  if (record.status === "ready") return <CollegePage reply={record.value} />;
  return (
    <div className="page py-10">
      <h1 className="text-4xl sm:text-5xl">{summary?.name ?? words.loading}</h1>
      <Skeleton label={words.loading} lines={5} className="mt-8" />
    </div>
  );
}

function Failed(props: { load: FailedLoad; name?: string | undefined }) {
  return (
    <div className="page py-10">
      <h1 className="mb-6 text-4xl sm:text-5xl">{props.name ?? words.failedTitle}</h1>
      <LoadFailed title={words.failedTitle} load={props.load} kept={words.failedKept} />
    </div>
  );
}
