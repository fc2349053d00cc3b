/** Several plans at a glance: each student's next date and what waits for the reader. One is opened by its name. */
import { useQuery } from "@tanstack/react-query";
import { buildSharedPlanQuery } from "#client/family/sharedPlan.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { words as dueWords } from "#components/due/words.ts";
import { words as family } from "#components/family/words.ts";
import { type ReadyTimeline, usePlanTimeline } from "#components/timeline/useTimeline.ts";
import type { PlanEntry } from "#contract/plans.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { Link } from "#ui/router.tsx";
import { NextDate } from "./NextDate.tsx";
import { listWaitingTasks, toTaskPerson } from "./waiting.ts";
import { words } from "./words.ts";

export default function StudentRows({
  account,
  entries,
}: {
  account: number;
  entries: readonly PlanEntry[];
}) {
  return (
    <ul className="divide-y divide-line rounded-3xl border border-line bg-card px-5 shadow-card sm:px-8">
      {entries.map((entry) => (
        <li
          key={entry.planId}
          className="grid gap-x-10 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
        >
          <div>
            <h2 className="text-2xl leading-tight break-words">
              <Link
                to={`/family?student=${entry.planId}`}
                className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4 [overflow-wrap:anywhere]"
              >
                {words.planOf(entry.studentName)}
              </Link>
            </h2>
            {entry.role !== "parent" && (
              <p className="text-[0.95rem] text-ink-soft">
                {words.youAre(family.role(entry.role), family.shared(entry.scopes))}
              </p>
            )}
          </div>
          {/* Room for three lines, so that what is below is not pushed away. */}
          <div className="min-h-20 min-w-0 sm:pt-1.5">
            {entry.scopes.includes("plan") ? (
              <OfEntry account={account} entry={entry} />
            ) : (
              <p className="text-ink-soft">{words.glance.noPlan}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function OfEntry({ account, entry }: { account: number; entry: PlanEntry }) {
  const state = loadStateOf(useQuery(buildSharedPlanQuery(account, entry)));
  if (state.status === "ready") return <OfPlan entry={entry} plan={state.value.plan} />;
  if (state.status === "loading") return <p className="text-ink-soft">{words.glance.loading}</p>;
  return <p>{state.failure === "missing" ? words.planGone : words.planFailed}</p>;
}

function OfPlan({ entry, plan }: { entry: PlanEntry; plan: Plan }) {
  const timeline = usePlanTimeline(plan, true, true, toTaskPerson(entry));
  switch (timeline.status) {
    case "loading":
      return <p className="text-ink-soft">{words.glance.loading}</p>;
    case "needsYear":
      return <p>{words.noYear}</p>;
    case "failed":
      return <p>{words.timelineFailed}</p>;
    case "ready":
    default:
      return <Dated entry={entry} ready={timeline} />;
  }
}

function Dated({ entry, ready }: { entry: PlanEntry; ready: ReadyTimeline }) {
  const { due, tasks } = ready.timeline;
  const [next] = due;
  const waiting = listWaitingTasks(tasks, toTaskPerson(entry), new Set()).now.length;
  const missing = next === undefined ? "" : dueWords.missing(next);
  return (
    <>
      {next === undefined ? (
        <p className="text-ink-soft">{words.glance.noDate}</p>
      ) : (
        <>
          <NextDate item={next} getCollege={ready.getCollege} />
          {missing !== "" && <p className="text-[0.95rem] break-words text-ink-soft">{missing}</p>}
        </>
      )}
      {waiting > 0 && <p className="text-[0.95rem] font-semibold">{words.glance.waiting(waiting)}</p>}
    </>
  );
}
