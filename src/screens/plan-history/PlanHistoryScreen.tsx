/** /plan-history: recent changes to a plan in the account, earlier versions, and restoring one. */
import { useEffect, useState } from "react";
import { useAccountPlans } from "#client/account/accountApi.ts";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { usePageName } from "#client/head.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import type { SessionUser } from "#client/session/sessionUser.ts";
import { AccountGate } from "#components/account/AccountGate.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { SelectField } from "#ui/Field.tsx";
import { useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { words } from "./words.ts";

/** Lazy: it replays a plan, which whoever has none in the account never sees. */
const history = createLazyPart(() => import("./History.tsx"));

export default function PlanHistoryScreen() {
  return (
    <div className="page min-h-screen pt-8 pb-24 sm:pt-14">
      <h1 className="text-4xl sm:text-5xl">{words.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-ink-soft">{words.lead}</p>
      <div className="mt-8">
        <AccountGate>{(user) => <Plans user={user} />}</AccountGate>
      </div>
    </div>
  );
}

function Plans({ user }: { user: SessionUser }) {
  const plans = useAccountPlans(user.email);
  const shownId = usePlan().plan.id;
  const { search } = useLocation();
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    // Beside the answer that says which plans there are.
    history.preload().catch(() => undefined);
  }, []);
  const all = plans.status === "ready" ? plans.value.plans : [];
  const wanted = [chosen, new URLSearchParams(search).get("plan"), shownId];
  const plan = wanted.flatMap((id) => all.find(({ planId }) => planId === id) ?? [])[0] ?? all[0];
  usePageName(all.length > 1 && plan !== undefined ? words.pageName(plan.studentName) : null);
  if (plans.status === "loading") return <Skeleton label={words.loadingPlans} lines={4} />;
  if (plans.status === "failed") {
    return (
      <div className="max-w-2xl">
        <RequiredLoadFailed title={words.failedPlans} load={plans} kept={words.failedKept} />
      </div>
    );
  }
  if (plan === undefined) {
    return (
      <EmptyState title={words.noPlan} actions={<ButtonLink to="/my-plan">{words.toPlan}</ButtonLink>}>
        {words.noPlanText}
      </EmptyState>
    );
  }
  return (
    <>
      {all.length > 1 && (
        <SelectField
          label={words.choose}
          value={plan.planId}
          className="max-w-sm"
          onChange={(event) => setChosen(event.target.value)}
        >
          {all.map(({ planId, studentName }) => (
            <option key={planId} value={planId}>
              {studentName ?? words.unnamed}
            </option>
          ))}
        </SelectField>
      )}
      <ContentBoundary fallback={<Skeleton label={words.loading} lines={5} className="mt-8" />}>
        <history.Part key={plan.planId} plan={plan} email={user.email} />
      </ContentBoundary>
    </>
  );
}
