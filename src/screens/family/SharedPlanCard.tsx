/** One shared plan: whose it is, what may be seen, and its sections. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useColleges } from "#client/colleges/useColleges.ts";
import { readPeople, removePerson } from "#client/family/familyApi.ts";
import { buildAccountPlansQuery } from "#client/family/familyQueries.ts";
import { buildSharedPlanQuery, type SharedPlan } from "#client/family/sharedPlan.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { DueList } from "#components/due/DueList.tsx";
import { splitDue } from "#components/due/splitDue.ts";
import { AskFirst } from "#components/family/AskFirst.tsx";
import { describeFailure } from "#components/family/failure.ts";
import { words as family } from "#components/family/words.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { useRankedFor } from "#components/matches/useRanked.ts";
import { type TimelineState, usePlanTimeline } from "#components/timeline/useTimeline.ts";
import { words as taskWords } from "#components/timeline/words.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { collegeStatuses, type Plan } from "#domain/plan/plan.ts";
import { joinFacts } from "#lib/format.ts";
import { Notice } from "#ui/Notice.tsx";
import { Progress } from "#ui/Progress.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/Toast.tsx";
import { CommentsAt } from "./CommentsAt.tsx";
import { CounselorParts } from "./CounselorParts.tsx";
import { NextDate } from "./NextDate.tsx";
import { OtherComments } from "./OtherComments.tsx";
import { PrintedBrief } from "./PrintedBrief.tsx";
import { ProposalsPart } from "./ProposalsPart.tsx";
import { SharedList } from "./SharedList.tsx";
import { WaitingPart } from "./TimelineParts.tsx";
import { useSharedComments } from "./useSharedComments.ts";
import { toTaskPerson } from "./waiting.ts";
import { words } from "./words.ts";

/** `accountId` is the reader's own; `account` changes with it and stands in query keys. */
type CardProps = { account: number; accountId: string; entry: PlanEntry };

/** Lazy: few plans are shared with their essays. */
const essays = createLazyPart(() => import("./essays/SharedEssays.tsx"));

export default function SharedPlanCard({ account, accountId, entry }: CardProps) {
  const readsEssays = entry.scopes.includes("essay");
  const plan = words.planOf(entry.studentName);
  const id = `plan-${entry.planId}`;
  const isCounselor = entry.role === "counselor";
  return (
    <section aria-labelledby={id} className="rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8">
      <h2 id={id} className="scroll-mt-24 text-3xl break-words sm:text-4xl">
        {plan}
      </h2>
      <p className="mt-1 text-ink-soft">
        {words.youAre(family.role(entry.role), family.shared(entry.scopes))} {isCounselor && words.reads}
      </p>
      <div className="mt-6 space-y-10">
        {/* Essays can be shared alone. */}
        {(entry.scopes.includes("plan") || !readsEssays) && (
          <PlanParts account={account} accountId={accountId} entry={entry} />
        )}
        {readsEssays && (
          <ContentBoundary
            fallback={<Skeleton label={words.essaysLoading} lines={3} className="max-w-2xl" />}
          >
            <essays.Part account={account} entry={entry} />
          </ContentBoundary>
        )}
      </div>
      <Leave account={account} entry={entry} />
    </section>
  );
}

function PlanParts({ account, accountId, entry }: CardProps) {
  const state = loadStateOf(useQuery(buildSharedPlanQuery(account, entry)));
  if (state.status === "ready") {
    return <Parts account={account} accountId={accountId} entry={entry} shared={state.value} />;
  }
  if (state.status === "loading") {
    const label = words.planLoading(words.planOf(entry.studentName));
    // As tall as a plan is, so that what follows it is not pushed away.
    return <Skeleton label={label} lines={5} className="min-h-screen max-w-2xl" />;
  }
  if (state.failure === "missing") return <Notice tone="attention" title={words.planGone} />;
  return <LoadFailed title={words.planFailed} load={state} kept={words.failedKept} />;
}

function Parts({ account, accountId, entry, shared }: CardProps & { shared: SharedPlan }) {
  const timeline = usePlanTimeline(shared.plan, true, true, toTaskPerson(entry));
  // The list and the brief show the same.
  const load = useRankedFor(
    shared.plan,
    shared.plan.colleges.map(({ unitId }) => unitId),
  );
  const comments = useSharedComments(accountId, account, entry, shared);
  const due = timeline.status === "ready" ? splitDue(timeline.timeline.due).open : [];
  const [nearest] = due;
  const dueTasks = new Set(due.map(({ task }) => task.id));
  const isCounselor = entry.role === "counselor";
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
      <div className="min-w-0 space-y-10">
        {/* What others set comes first here too, in two lines; what waits for the reader stands between them and all dates. */}
        <div className="space-y-6">
          {timeline.status === "ready" && nearest !== undefined && (
            <div>
              <NextDate item={nearest} getCollege={timeline.getCollege} />
            </div>
          )}
          <WaitingPart {...{ account, entry, shared, timeline, comments, dueTasks }} />
        </div>
        {timeline.status === "ready" && (
          <DueList
            ready={timeline}
            heading="h3"
            canTick={false}
            renderBelow={({ task }) => (
              <CommentsAt comments={comments} place={{ kind: "task", taskId: task.id }} name={task.title} />
            )}
          />
        )}
        <ProgressPart plan={shared.plan} timeline={timeline} />
      </div>
      <div className="min-w-0 space-y-10">
        <SharedList
          shared={shared}
          load={load}
          reader={isCounselor ? "counselor" : "parent"}
          comments={comments}
        />
        <OtherComments {...{ entry, shared, timeline, comments, dueTasks }} />
        {isCounselor && (
          <CounselorParts
            accountId={accountId}
            planId={entry.planId}
            renderBrief={
              load.status === "loading" || timeline.status === "loading"
                ? null
                : () => <PrintedBrief {...{ entry, shared, timeline, load }} />
            }
          />
        )}
        <ProposalsPart account={account} entry={entry} shared={shared} />
        <Visits plan={shared.plan} />
      </div>
    </div>
  );
}

function Leave({ account, entry }: Pick<CardProps, "account" | "entry">) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function leave(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const { people } = await readPeople(entry.planId);
      const self = people.find(({ isYou }) => isYou);
      if (self !== undefined) await removePerson(entry.planId, self.memberId);
      client.removeQueries({ queryKey: buildSharedPlanQuery(account, entry).queryKey });
      showToast({ title: words.left(words.planOf(entry.studentName)) });
      // The pressed button disappears with its card.
      document.getElementById("family")?.focus();
      await client.invalidateQueries({ queryKey: buildAccountPlansQuery(account).queryKey });
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="mt-8 border-t border-line pt-3 print:hidden">
      <AskFirst
        label={words.leave}
        question={words.leaveAsk}
        yes={words.leaveYes}
        no={words.leaveNo}
        isBusy={isBusy}
        onYes={() => void leave()}
      />
      {problem !== null && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A shared plan's campus trips: when, from where, and to which colleges. */
function Visits({ plan }: { plan: Plan }) {
  const colleges = useColleges(plan.trips.length > 0);
  const getName = (unitId: number) =>
    (colleges.status === "ready" ? colleges.value.byUnitId.get(unitId)?.name : undefined) ??
    taskWords.college(unitId);
  return (
    <div>
      <h3 className="text-2xl">{words.visits}</h3>
      {plan.trips.length === 0 && <p className="mt-2 text-ink-soft">{words.visitsNone}</p>}
      <ul className="mt-1">
        {plan.trips.map(({ id, start, stops, firstDay, lastDay }) => (
          <li key={id} className="border-b border-line py-2.5">
            <p className="figures font-semibold">{words.tripDays(firstDay, lastDay)}</p>
            <p>{words.trip(start?.label ?? null, stops.length)}</p>
            <p className="text-[0.95rem] text-ink-soft">
              {stops.map(({ unitId }) => getName(unitId)).join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A plan's progress: completed steps of those due by next week, and the status of its colleges. */
function ProgressPart({ plan, timeline }: { plan: Plan; timeline: TimelineState }) {
  const counts = collegeStatuses
    .map((status) => ({ status, count: plan.colleges.filter((college) => college.status === status).length }))
    .filter(({ count }) => count > 0);
  return (
    <div>
      <h3 className="text-2xl">{words.progress}</h3>
      {timeline.status === "ready" && (
        <div className="mt-2">
          <Progress
            value={timeline.timeline.progress.done}
            maximum={timeline.timeline.progress.due}
            label={words.steps(timeline.timeline.progress.done, timeline.timeline.progress.due)}
          />
        </div>
      )}
      <p className="mt-3 font-semibold">{words.colleges(plan.colleges.length)}</p>
      {counts.length > 0 && (
        <p className="text-ink-soft">
          {joinFacts(counts.map(({ status, count }) => words.status(status, count)))}
        </p>
      )}
    </div>
  );
}
