/** Asks before going back: what the plan will say, and what of it changes. */
import { useState } from "react";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { PlanEntry } from "#contract/plans.ts";
import { listDraftsBackTo, type LoggedCommand } from "#domain/plan/history.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { listTopics } from "./topics.ts";
import { type Point, usePlanLog } from "./useHistory.ts";
import { words as all } from "./words.ts";

const words = all.ask;

export function RestoreDialog(props: {
  plan: PlanEntry;
  email: string;
  newest: number;
  point: Point;
  onYes: () => Promise<void>;
  onClose: () => void;
}) {
  const { plan, newest, point } = props;
  const log = usePlanLog(plan.planId, props.email, newest);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const go = () => {
    setIsBusy(true);
    setHasFailed(false);
    props.onYes().catch(() => {
      setIsBusy(false);
      setHasFailed(true);
    });
  };
  return (
    <Dialog isOpen title={words.title} closeLabel={words.close} onClose={props.onClose} isBusy={isBusy}>
      <p className="max-w-[60ch]">{words.text(formatMoment(point.at))}</p>
      <div className="mt-4">
        {log.status === "loading" && <Skeleton label={all.shown.loading} lines={1} />}
        {log.status === "failed" && <LoadFailed title={all.shown.failed} load={log} kept={all.failedKept} />}
        {log.status === "ready" && <Changes kinds={listChangedKinds(plan, log.value, point)} />}
      </div>
      {hasFailed && (
        <div className="mt-4">
          <Notice tone="problem" title={words.failed}>
            {all.failedKept}
          </Notice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button disabled={isBusy || log.status !== "ready"} onClick={go}>
          {isBusy ? words.busy : words.yes}
        </Button>
        <Button variant="light" disabled={isBusy} onClick={props.onClose}>
          {words.no}
        </Button>
      </div>
    </Dialog>
  );
}

function Changes({ kinds }: { kinds: readonly string[] }) {
  if (kinds.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <h3 className="font-sans text-base font-semibold tracking-normal">{words.changes}</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {listTopics(kinds).map((topic) => (
          <li key={topic}>{all.topics[topic]}</li>
        ))}
      </ul>
    </>
  );
}

/** Of the commands that the server will add: it works them out by the same rule. */
function listChangedKinds(plan: PlanEntry, log: readonly LoggedCommand[], point: Point): string[] {
  const start = makeEmptyPlan(plan.planId, plan.createdAt);
  return listDraftsBackTo(start, log, point, plan.moneySharedSince).map(({ kind }) => kind);
}
