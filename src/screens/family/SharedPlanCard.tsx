/** One shared plan: whose it is, what may be seen of it, and its parts. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { readPeople, removePerson } from "#client/family/familyApi.ts";
import { buildAccountPlansQuery, buildSharedPlanQuery } from "#client/family/familyQueries.ts";
import type { SharedPlan } from "#client/family/sharedPlan.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { AskFirst } from "#components/family/AskFirst.tsx";
import { describeFailure } from "#components/family/failure.ts";
import { words as family } from "#components/family/words.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { usePlanTimeline } from "#components/timeline/useTimeline.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/Toast.tsx";
import { Prices } from "./Prices.tsx";
import { ProgressPart } from "./ProgressPart.tsx";
import { NextDates, WaitingPart } from "./TimelineParts.tsx";
import { Visits } from "./Visits.tsx";
import { words } from "./words.ts";

type CardProps = { account: number; entry: PlanEntry };

export function SharedPlanCard({ account, entry }: CardProps) {
  const state = loadStateOf(useQuery(buildSharedPlanQuery(account, entry)));
  const plan = words.planOf(entry.studentName);
  const id = `plan-${entry.planId}`;
  return (
    <section aria-labelledby={id} className="rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8">
      <h2 id={id} className="scroll-mt-24 text-3xl break-words sm:text-4xl">
        {plan}
      </h2>
      <p className="mt-1 text-ink-soft">
        {words.youAre(family.role(entry.role), family.shared(entry.scopes))}{" "}
        {entry.role === "counselor" && words.reads}
      </p>
      <div className="mt-6">
        {state.status === "loading" && (
          <Skeleton label={words.planLoading(plan)} lines={5} className="max-w-2xl" />
        )}
        {state.status === "failed" &&
          (state.failure === "missing" ? (
            <Notice tone="attention" title={words.planGone} />
          ) : (
            <LoadFailed title={words.planFailed} load={state} kept={words.failedKept} />
          ))}
        {state.status === "ready" && <Parts account={account} entry={entry} shared={state.value} />}
      </div>
      <Leave account={account} entry={entry} />
    </section>
  );
}

function Parts({ account, entry, shared }: CardProps & { shared: SharedPlan }) {
  const timeline = usePlanTimeline(shared.plan);
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
      <div className="min-w-0 space-y-10">
        <ProgressPart plan={shared.plan} timeline={timeline} />
        <WaitingPart account={account} entry={entry} shared={shared} timeline={timeline} />
      </div>
      <div className="min-w-0 space-y-10">
        {timeline.status === "ready" && <NextDates ready={timeline} />}
        <Prices shared={shared} />
        <Visits plan={shared.plan} />
      </div>
    </div>
  );
}

function Leave({ account, entry }: CardProps) {
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
      // The button that was pressed goes with its card.
      document.getElementById("family")?.focus();
      await client.invalidateQueries({ queryKey: buildAccountPlansQuery(account).queryKey });
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="mt-8 border-t border-line pt-3">
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
