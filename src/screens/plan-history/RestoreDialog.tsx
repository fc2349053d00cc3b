/** Confirms restoring an earlier version: what the plan will be, and what changes. */
import { useState } from "react";
import { describeFailure } from "#components/family/failure.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { PlanEntry } from "#contract/plans.ts";
import { type LoggedCommand, listDraftsBackTo } from "#domain/plan/history.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import { formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { type Names, previewRestore, type RestorePreview } from "./describeChanges.ts";
import { type Point, usePlanLog } from "./useHistory.ts";
import { words as all } from "./words.ts";

const words = all.ask;

export function RestoreDialog(props: {
  plan: PlanEntry;
  email: string;
  newest: number;
  point: Point;
  names: Names;
  onYes: () => Promise<void>;
  onClose: () => void;
}) {
  const { plan, newest, point } = props;
  const log = usePlanLog(plan.planId, props.email, newest);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = () => {
    setIsBusy(true);
    setFailure(null);
    props.onYes().catch((error: unknown) => {
      setIsBusy(false);
      setFailure(describeFailure(error));
    });
  };
  return (
    <Dialog isOpen title={words.title} closeLabel={words.close} onClose={props.onClose} isBusy={isBusy}>
      <p className="max-w-lead">{words.text(formatMoment(point.at))}</p>
      <div className="mt-4">
        {log.status === "loading" && <Skeleton label={all.shown.loading} lines={1} />}
        {log.status === "failed" && <LoadFailed title={all.shown.failed} load={log} kept={all.failedKept} />}
        {log.status === "ready" && <Preview preview={preview(plan, log.value, point, props.names)} />}
      </div>
      {failure !== null && (
        <div className="mt-4">
          <Notice tone="problem" title={words.failed}>
            {failure}
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

const groups = ["back", "gone", "changed"] as const;

function Preview({ preview: shown }: { preview: RestorePreview }) {
  const filled = groups.filter((group) => shown[group].length > 0);
  if (filled.length === 0) return <p>{words.none}</p>;
  return (
    <div className="space-y-4">
      {filled.map((group) => (
        <section key={group} aria-label={words.preview[group]}>
          <h3 className="font-sans text-base font-semibold tracking-normal">{words.preview[group]}</h3>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {shown[group].map((line) => (
              <li key={line} className="break-words">
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** By the commands the server will add; it determines them with the same rule. */
function preview(plan: PlanEntry, log: readonly LoggedCommand[], point: Point, names: Names): RestorePreview {
  const start = makeEmptyPlan(plan.planId, plan.createdAt);
  const now = replayCommands(
    start,
    log.map(({ command }) => command),
  );
  return previewRestore(now, listDraftsBackTo(start, log, point, plan.moneySharedSince), names);
}
