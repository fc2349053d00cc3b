/** A counselor's class links: making one, and ending those that still work. */
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { endClassLink, makeClassLink, readClassLinks } from "#client/family/classLinkApi.ts";
import { cacheClasses } from "#client/query/cacheClasses.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { AskFirst } from "#components/family/AskFirst.tsx";
import { describeFailure } from "#components/family/failure.ts";
import { MadeLink } from "#components/family/MadeLink.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { MadeClassLink } from "#contract/classLinks.ts";
import { Button } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/Toast.tsx";
import { words } from "./words.ts";

const buildClassLinksQuery = (account: number) =>
  queryOptions({
    queryKey: ["class-links", account],
    queryFn: () => readClassLinks(),
    ...cacheClasses.realtime,
  });

export default function ClassLinks({ account }: { account: number }) {
  const client = useQueryClient();
  const showToast = useToast();
  const query = buildClassLinksQuery(account);
  const state = loadStateOf(useQuery(query));
  const [made, setMade] = useState<MadeClassLink | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
      await client.invalidateQueries({ queryKey: query.queryKey });
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="max-w-2xl space-y-4">
      <Button aria-disabled={isBusy} onClick={() => void run(async () => setMade(await makeClassLink()))}>
        {isBusy ? words.making : words.make}
      </Button>
      <p role="alert" className={problem === null ? "sr-only" : "font-medium text-danger"}>
        {problem}
      </p>
      {made !== null && (
        <MadeLink
          key={made.classLinkId}
          title={words.made(made.expiresAt.slice(0, 10))}
          text={words.once}
          url={made.url}
          words={words}
        />
      )}
      {state.status === "loading" && <Skeleton label={words.loading} lines={2} />}
      {state.status === "failed" && <LoadFailed title={words.failed} load={state} kept="" />}
      {state.status === "ready" && state.value.length > 0 && (
        <div>
          <h3 className="text-xl">{words.open}</h3>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {state.value.map(({ classLinkId, createdAt, expiresAt, joined }) => (
              <li key={classLinkId} className="py-2">
                <p>{words.openOne(createdAt.slice(0, 10), expiresAt.slice(0, 10), joined)}</p>
                <AskFirst
                  label={words.end}
                  fullLabel={words.endFull(createdAt.slice(0, 10))}
                  question={words.endAsk}
                  yes={words.endYes}
                  no={words.endNo}
                  isBusy={isBusy}
                  onYes={() =>
                    void run(async () => {
                      await endClassLink(classLinkId);
                      if (made?.classLinkId === classLinkId) setMade(null);
                      showToast({ title: words.ended });
                    })
                  }
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
