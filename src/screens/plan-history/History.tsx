/** One plan's history, newest first, with a preview of each version, a restore button, and undo for a restore. */
import { useMemo, useState } from "react";
import { replayPlanTo } from "#client/account/replayPlanTo.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { usePlanSyncStatus } from "#client/planSync/usePlanSync.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { usePlanTimeline } from "#components/timeline/useTimeline.ts";
import type { PeopleEvent, PlanEntry } from "#contract/plans.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { formatMoment } from "#lib/format.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState, OfflineNote } from "#ui/States.tsx";
import { UndoNotice } from "#ui/UndoNotice.tsx";
import { describeCommands, type Names } from "./describeChanges.ts";
import { describePeopleEvent } from "./describePeopleEvent.ts";
import { PlanAtPoint } from "./PlanAtPoint.tsx";
import { PointRow } from "./PointRow.tsx";
import { RestoreDialog } from "./RestoreDialog.tsx";
import { type Point, useHistory, usePlanLog } from "./useHistory.ts";
import { words } from "./words.ts";

/** The restored version, and the newest one before that, which undo returns to. */
type Gone = { to: Point; from: Point };

type Entry = { key: string; at: string } & (
  | { point: Point; event?: undefined }
  | { point?: undefined; event: PeopleEvent }
);

/** Newest first. What happened to people before the oldest change that is listed stays listed: it is not a change. */
function listEntries(points: readonly Point[], people: readonly PeopleEvent[]): Entry[] {
  return [
    ...points.map((point): Entry => ({ key: `p${point.revision}`, at: point.at, point })),
    ...people.map((event, index): Entry => ({ key: `e${people.length - index}`, at: event.at, event })),
  ].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

/** Nothing to view or to go back to: who may see a plan is changed where it is shared. */
function PeopleRow({ event }: { event: PeopleEvent }) {
  return (
    <li className="py-4">
      <p className="break-words">{describePeopleEvent(event)}</p>
      <p className="mt-1 text-[0.95rem] text-ink-soft">
        <time dateTime={event.at}>{formatMoment(event.at)}</time>
      </p>
    </li>
  );
}

export default function History({ plan, email }: { plan: PlanEntry; email: string }) {
  const { history, goBack } = useHistory(plan.planId, email);
  const isOnline = useIsOnline();
  const waiting = usePlanSyncStatus()?.waiting ?? 0;
  const [looked, setLooked] = useState<Point | null>(null);
  const [asked, setAsked] = useState<Point | null>(null);
  const [gone, setGone] = useState<Gone | null>(null);
  const [isUndone, setIsUndone] = useState(false);

  const newestRevision = history.status === "ready" ? (history.value.points[0]?.revision ?? null) : null;
  const log = usePlanLog(plan.planId, email, newestRevision);
  const entries = useMemo(() => (log.status === "ready" ? log.value : []), [log]);
  const now = useMemo(
    () => replayPlanTo(plan, entries, newestRevision ?? 0),
    [plan, entries, newestRevision],
  );
  const names = useNames(now);

  if (history.status === "loading") return <Skeleton label={words.loading} lines={5} className="mt-8" />;
  if (history.status === "failed") {
    return (
      <div className="mt-8 max-w-2xl">
        <LoadFailed title={words.failed} load={history} kept={words.failedKept} />
      </div>
    );
  }
  const { points, people } = history.value;
  const [newest] = points;
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
        {listEntries(points, people).map(({ key, point, event }) =>
          point === undefined ? (
            <PeopleRow key={key} event={event} />
          ) : (
            <PointRow
              key={key}
              point={point}
              done={describe(point)}
              isNow={point === newest}
              canGoBack={isOwner && isOnline && !goBack.isPending}
              isOwner={isOwner}
              onLook={() => setLooked(point)}
              onBack={() => setAsked(point)}
            />
          ),
        )}
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

/** The names of colleges and tasks. `plan` is the current plan: its timeline has the titles of most tasks. */
function useNames(plan: Plan): Names {
  const colleges = useColleges();
  const timeline = usePlanTimeline(plan);
  const titles = new Map(
    timeline.status === "ready" ? timeline.timeline.tasks.map(({ id, title }) => [id, title]) : [],
  );
  return {
    college: (unitId) =>
      (colleges.status === "ready" ? colleges.value.byUnitId.get(unitId)?.name : null) ??
      words.shown.college(unitId),
    task: (taskId) =>
      plan.taskMarks[taskId]?.title ??
      titles.get(taskId) ??
      plan.ownTasks.find(({ id }) => `own.${id}` === taskId)?.title ??
      null,
  };
}
