/** /sharing: who sees the plan, what each may see, and inviting people. */

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { getAccountScope } from "#client/family/accountScope.ts";
import { buildAccountPlansQuery } from "#client/family/familyQueries.ts";
import { usePageName } from "#client/head.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { isSynced } from "#client/planSync/syncCondition.ts";
import { syncNow, usePlanSyncStatus } from "#client/planSync/usePlanSync.ts";
import { loadStateOf } from "#client/query/loadState.ts";
import { useReader } from "#client/reader.ts";
import { AccountGate } from "#components/account/AccountGate.tsx";
import { SignInFirst } from "#components/family/SignInFirst.tsx";
import { BlankPlan } from "#components/illustration/BlankPlan.tsx";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import type { PlanEntry } from "#contract/plans.ts";
import { wordFor } from "#domain/people/reader.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { SelectField } from "#ui/Field.tsx";
import { useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { PlanPeople } from "./PlanPeople.tsx";
import { words } from "./words.ts";

export default function SharingScreen() {
  return (
    <div className="page min-h-screen pt-8 pb-24 sm:pt-14">
      <h1 className="text-4xl sm:text-6xl">{words.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-ink-soft sm:text-xl">{words.lead}</p>
      <div className="mt-8">
        <AccountGate signedOut={<SignedOut />}>
          {({ email }) => <Plans account={getAccountScope(email)} />}
        </AccountGate>
      </div>
    </div>
  );
}

function SignedOut() {
  const reader = useReader();
  return (
    <SignInFirst
      title={words.signedOutTitle}
      other={
        <ButtonLink variant="outline" to="/my-plan">
          {words.print}
        </ButtonLink>
      }
    >
      {words.signedOut.map((forms) => (
        <p key={forms.any}>{wordFor(forms, reader)}</p>
      ))}
    </SignInFirst>
  );
}

function Waiting({ label }: { label: string }) {
  return <Skeleton label={label} lines={5} className="max-w-2xl" />;
}

function Plans({ account }: { account: number }) {
  const query = useQuery(buildAccountPlansQuery(account));
  const plans = loadStateOf(query);
  const { plan } = usePlan();
  const { search } = useLocation();
  const [chosen, setChosen] = useState<string | null>(null);
  const known = plans.status === "ready" ? plans.value.plans : [];
  const own = known.filter(({ role }) => role === "owner");
  // The first own plan of: the one chosen here, the one in the link, the one shown on other pages.
  const wanted = [chosen, new URLSearchParams(search).get("plan"), plan.id];
  const shown = wanted.flatMap((id) => own.find(({ planId }) => planId === id) ?? [])[0] ?? own[0];
  usePageName(own.length > 1 && shown !== undefined ? words.pageName(shown.studentName) : null);
  if (plans.status === "loading") return <Waiting label={words.loading} />;
  if (plans.status === "failed") {
    return <RequiredLoadFailed title={words.failedTitle} load={plans} kept={words.failedKept} />;
  }
  if (shown === undefined) {
    if (known.length > 0) return <OnlyOthers />;
    return <NotInAccountYet isLooking={query.isFetching} lookAgain={query.refetch} />;
  }
  return (
    <>
      {own.length > 1 && <Whose plans={own} shown={shown} onChoose={setChosen} />}
      <PlanPeople key={shown.planId} account={account} entry={shown} />
    </>
  );
}

/** Until sync has sent the plan, which can be a moment after this page asked for the account's plans. */
function NotInAccountYet(props: { isLooking: boolean; lookAgain: () => Promise<unknown> }) {
  const { isLooking, lookAgain } = props;
  const status = usePlanSyncStatus();
  const isInSync = status !== null && isSynced(status);
  useEffect(() => {
    if (isInSync) void lookAgain();
  }, [isInSync, lookAgain]);
  return (
    <EmptyState
      title={words.emptyTitle}
      picture={<BlankPlan />}
      actions={
        <>
          <ButtonLink to="/my-plan">{words.emptyDo}</ButtonLink>
          <Button variant="outline" onClick={() => void syncNow().then(lookAgain)} disabled={isLooking}>
            {words.emptyAgain}
          </Button>
        </>
      }
    >
      <p>{words.empty}</p>
    </EmptyState>
  );
}

/** For a parent or counselor without a plan of their own: who sees the others is not theirs to say. */
function OnlyOthers() {
  return (
    <EmptyState
      title={words.others.title}
      picture={<BlankPlan />}
      actions={
        <>
          <ButtonLink to="/family">{words.others.family}</ButtonLink>
          <ButtonLink variant="outline" to="/my-plan?own">
            {words.others.own}
          </ButtonLink>
        </>
      }
    >
      <p>{words.others.text}</p>
    </EmptyState>
  );
}

function Whose(props: { plans: readonly PlanEntry[]; shown: PlanEntry; onChoose: (planId: string) => void }) {
  return (
    <SelectField
      label={words.whose}
      className="mb-8 max-w-sm"
      value={props.shown.planId}
      onChange={(event) => props.onChoose(event.target.value)}
    >
      {props.plans.map(({ planId, studentName }) => (
        <option key={planId} value={planId}>
          {studentName ?? words.unnamed}
        </option>
      ))}
    </SelectField>
  );
}
