/** A read-only view of the plan at an earlier point: its list and its tasks. */
import { replayPlanTo } from "#client/account/replayPlanTo.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { countPlan } from "#client/planSync/joinRules.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { usePlanTimeline } from "#components/timeline/useTimeline.ts";
import type { PlanEntry } from "#contract/plans.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { formatDate, formatMoment } from "#lib/format.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { type Point, usePlanLog } from "./useHistory.ts";
import { words as all } from "./words.ts";

const words = all.shown;

type Props = { plan: PlanEntry; email: string; newest: number; point: Point; onClose: () => void };

export function PlanAtPoint({ plan, email, newest, point, onClose }: Props) {
  const log = usePlanLog(plan.planId, email, newest);
  return (
    <Dialog isOpen title={words.title(formatMoment(point.at))} closeLabel={words.close} onClose={onClose}>
      {log.status === "loading" && <Skeleton label={words.loading} lines={3} />}
      {log.status === "failed" && <LoadFailed title={words.failed} load={log} kept={all.failedKept} />}
      {log.status === "ready" && (
        <>
          <p className="text-ink-soft">{words.readOnly}</p>
          <PlanThen plan={replayPlanTo(plan, log.value, point.revision)} />
          {plan.role === "owner" && plan.moneySharedSince === null && (
            <p className="mt-6 text-[0.95rem] text-ink-soft">{words.moneyOff}</p>
          )}
        </>
      )}
    </Dialog>
  );
}

function PlanThen({ plan }: { plan: Plan }) {
  const colleges = useColleges(plan.colleges.length > 0);
  const getName = (unitId: number) =>
    (colleges.status === "ready" ? colleges.value.byUnitId.get(unitId)?.name : null) ?? words.college(unitId);
  return (
    <>
      {plan.studentName !== null && <p className="mt-4 font-serif text-2xl">{plan.studentName}</p>}
      <p className="mt-1">{words.counts(countPlan(plan).answers)}</p>
      <section className="mt-5">
        <h3 className="text-xl">
          {plan.colleges.length === 0 ? words.noColleges : words.colleges(plan.colleges.length)}
        </h3>
        {plan.colleges.length > 0 && (
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {plan.colleges.map(({ unitId, status, note }) => (
              <li key={unitId} className="py-2.5">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-semibold">{getName(unitId)}</span>
                  <span className="text-ink-soft">{words.statuses[status]}</span>
                </p>
                {note !== "" && (
                  <p className="mt-1 text-[0.95rem] break-words whitespace-pre-line">
                    <span className="sr-only">{words.note}: </span>
                    {note}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      <Tasks plan={plan} />
    </>
  );
}

/** Only tasks someone checked off or added: the others are generated from the answers. */
function Tasks({ plan }: { plan: Plan }) {
  const timeline = usePlanTimeline(plan, true);
  const titles = new Map(
    timeline.status === "ready" ? timeline.timeline.tasks.map(({ id, title }) => [id, title]) : [],
  );
  const own = plan.ownTasks.map(({ id, title }) => ({
    id,
    title: plan.taskMarks[`own.${id}`]?.title ?? title,
    doneOn: plan.taskMarks[`own.${id}`]?.doneOn ?? null,
  }));
  const ticked = Object.entries(plan.taskMarks).flatMap(([id, { doneOn, title }]) =>
    doneOn === null || id.startsWith("own.") ? [] : [{ id, doneOn, title: title ?? titles.get(id) ?? null }],
  );
  const named = [...own, ...ticked.filter(({ title }) => title !== null)];
  const done = ticked.length + own.filter(({ doneOn }) => doneOn !== null).length;
  return (
    <section className="mt-6">
      <h3 className="text-xl">{own.length + ticked.length === 0 ? words.noTasks : words.tasks(done)}</h3>
      {named.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {named.map(({ id, title, doneOn }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2.5">
              <span className="font-semibold break-words">{title}</span>
              <span className="text-ink-soft">
                {doneOn === null ? words.taskOpen : words.taskDoneOn(formatDate(doneOn))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
