/** One plan's history, newest first, with a preview of each version, a restore button, and undo for a restore. */
import { useMemo, useState } from "react";
import { replayPlanTo } from "#client/account/replayPlanTo.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { usePlanSyncStatus } from "#client/planSync/usePlanSync.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { PlanEntry } from "#contract/plans.ts";
import { formatMoment } from "#lib/format.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState, OfflineNote } from "#ui/States.tsx";
import { UndoNotice } from "#ui/UndoNotice.tsx";
import { describeCommands } from "./describeChanges.ts";
import { PlanAtPoint } from "./PlanAtPoint.tsx";
import { PointRow } from "./PointRow.tsx";
import { RestoreDialog } from "./RestoreDialog.tsx";
import { type Point, useHistory, usePlanLog } from "./useHistory.ts";
import { useNames } from "./useNames.ts";
import { words } from "./words.ts";

/** The restored version, and the newest one before that, which undo returns to. */
type Gone = { to: Point; from: Point };

export default function History({ plan, email }: { plan: PlanEntry; email: string }) {
  const { points, goBack } = useHistory(plan.planId, email);
  const isOnline = useIsOnline();
  const waiting = usePlanSyncStatus()?.waiting ?? 0;
  const [looked, setLooked] = useState<Point | null>(null);
  const [asked, setAsked] = useState<Point | null>(null);
  const [gone, setGone] = useState<Gone | null>(null);
  const [isUndone, setIsUndone] = useState(false);

  const newestRevision = points.status === "ready" ? (points.value[0]?.revision ?? null) : null;
  const log = usePlanLog(plan.planId, email, newestRevision);
  const entries = useMemo(() => (log.status === "ready" ? log.value : []), [log]);
  const now = useMemo(
    () => replayPlanTo(plan, entries, newestRevision ?? 0),
    [plan, entries, newestRevision],
  );
  const names = useNames(now);

  if (points.status === "loading") return <Skeleton label={words.loading} lines={5} className="mt-8" />;
  if (points.status === "failed") {
    return (
      <div className="mt-8 max-w-2xl">
        <LoadFailed title={words.failed} load={points} kept={words.failedKept} />
      </div>
    );
  }
  const [newest] = points.value;
  if (newest === undefined) {
    return (
      <div className="mt-8">
        <EmptyState title={words.empty} actions={<ButtonLink to="/my-plan">{words.toPlan}</ButtonLink>}>
          {words.emptyText}
        </EmptyState>
      </div>
    );
  }
  const back = async (to: Point) => {
    await goBack.mutateAsync(to.revision);
    setGone({ to, from: newest });
    setIsUndone(false);
    setAsked(null);
    setLooked(null);
  };
  const undo = () => {
    if (gone === null) return;
    goBack.mutate(gone.from.revision, {
      onSuccess() {
        setGone(null);
        setIsUndone(true);
      },
    });
  };
  const isOwner = plan.role === "owner";
  const describe = (point: Point) =>
    describeCommands(
      entries.flatMap(({ revision, command }) =>
        revision >= point.from && revision <= point.revision ? [command] : [],
      ),
      names,
    );
  const shared = { plan, email, newest: newest.revision };
  return (
    <div className="mt-8 max-w-3xl">
      <div className="space-y-3 empty:hidden">
        {!isOnline && <OfflineNote>{words.offline}</OfflineNote>}
        {waiting > 0 && <p className="text-[0.95rem] text-ink-soft">{words.unsent(waiting)}</p>}
        {!isOwner && <p className="text-[0.95rem] text-ink-soft">{words.ownerOnly}</p>}
      </div>
      <UndoNotice
        removed={gone === null ? null : words.done(formatMoment(gone.to.at))}
        undo={goBack.isPending ? words.ask.busy : words.undo}
        onUndo={undo}
        className="mt-4"
      />
      <p role="status" className={isUndone ? "mt-4 font-semibold" : "sr-only"}>
        {isUndone && words.undone}
      </p>
      {gone !== null && goBack.isError && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {words.undoFailed}
        </p>
      )}
      <h2 className="mt-6 text-2xl">{words.list}</h2>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {points.value.map((point, index) => (
          <PointRow
            key={point.revision}
            point={point}
            done={describe(point)}
            isNow={index === 0}
            canGoBack={isOwner && isOnline && !goBack.isPending}
            isOwner={isOwner}
            onLook={() => setLooked(point)}
            onBack={() => setAsked(point)}
          />
        ))}
      </ol>
      {looked !== null && asked === null && (
        <PlanAtPoint {...shared} point={looked} onClose={() => setLooked(null)} />
      )}
      {asked !== null && (
        <RestoreDialog
          {...shared}
          names={names}
          point={asked}
          onYes={() => back(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
