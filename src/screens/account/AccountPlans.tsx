/** The account's plans: whose each is, its history, who can see it, and whether money figures are stored with it. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { buildPlansQueryByEmail, useAccountPlans } from "#client/account/accountApi.ts";
import { useIsOnline } from "#client/network/useIsOnline.ts";
import { bringPlanBack, usePlanSyncStatus } from "#client/planSync/usePlanSync.ts";
import type { SessionUser } from "#client/session/sessionUser.ts";
import { words as family } from "#components/family/words.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { PlanEntry } from "#contract/plans.ts";
import { formatDate } from "#lib/format.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { MoneySharing } from "./MoneySharing.tsx";
import { words as all } from "./words.ts";

const words = all.plans;

export function AccountPlans({ user }: { user: SessionUser }) {
  const plans = useAccountPlans(user.email);
  const queries = useQueryClient();
  const phase = usePlanSyncStatus()?.phase ?? null;
  useEffect(() => {
    // A plan that was just synced or renamed.
    if (phase === "synced") void queries.invalidateQueries(buildPlansQueryByEmail(user.email));
  }, [phase, queries, user.email]);
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="text-3xl">
        {words.title}
      </h2>
      <div className="mt-4">
        {plans.status === "loading" && <Skeleton label={words.loading} lines={2} />}
        {plans.status === "failed" && (
          <LoadFailed title={words.failed} load={plans} kept={words.failedKept} />
        )}
        {plans.status === "ready" && plans.value.plans.length === 0 && (
          <EmptyState
            title={words.none}
            actions={<ButtonLink to="/college-match-quiz">{words.begin}</ButtonLink>}
          >
            {words.noneText}
          </EmptyState>
        )}
        {plans.status === "ready" && plans.value.plans.length > 0 && (
          <ul
            className={joinClasses(
              "grid gap-5",
              plans.value.plans.length > 1 ? "lg:grid-cols-2" : "max-w-3xl",
            )}
          >
            {plans.value.plans.map((plan) => (
              <OnePlan key={plan.planId} plan={plan} email={user.email} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function OnePlan({ plan, email }: { plan: PlanEntry; email: string }) {
  const name = plan.studentName === null ? words.unnamed : words.named(plan.studentName);
  return (
    <li className="flex min-w-0 flex-col rounded-3xl border border-line bg-card p-5 sm:p-7">
      <h3 className="text-2xl break-words">{name}</h3>
      <p className="mt-1 text-ink-soft">
        {words.roles[plan.role]} {plan.role !== "owner" && `${words.sees(family.shared(plan.scopes))} `}
        {words.begun(formatDate(plan.createdAt.slice(0, 10)))}
      </p>
      <LeftOut planId={plan.planId} name={name} />
      {plan.role === "owner" && <MoneySharing plan={plan} email={email} />}
      <div className="mt-auto flex flex-wrap gap-3 pt-5">
        {plan.role !== "owner" && (
          <ButtonLink
            variant="outline"
            to={`/family?student=${plan.planId}`}
            aria-label={`${words.open}: ${name}`}
          >
            {words.open}
          </ButtonLink>
        )}
        <ButtonLink
          variant="light"
          to={`/plan-history?plan=${plan.planId}`}
          aria-label={`${words.history}: ${name}`}
        >
          {words.history}
        </ButtonLink>
        {plan.role === "owner" && (
          <ButtonLink
            variant="light"
            to={`/sharing?plan=${plan.planId}`}
            aria-label={`${words.people}: ${name}`}
          >
            {words.people}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** Restores a plan that was removed from this device. */
function LeftOut({ planId, name }: { planId: string; name: string }) {
  const isLeftOut = usePlanSyncStatus()?.leftOut.includes(planId) ?? false;
  const isOnline = useIsOnline();
  const [isBusy, setIsBusy] = useState(false);
  if (!isLeftOut) return null;
  const bringBack = async () => {
    setIsBusy(true);
    await bringPlanBack(planId);
    setIsBusy(false);
  };
  return (
    <div className="mt-4 rounded-2xl bg-sunk p-4">
      <p>{words.leftOut}</p>
      <Button
        variant="light"
        size="sm"
        className="mt-3"
        disabled={isBusy || !isOnline}
        aria-label={`${words.bringBack}: ${name}`}
        onClick={() => void bringBack()}
      >
        {words.bringBack}
      </Button>
      <p role="status" className={isBusy ? "mt-2 text-ink-soft" : "sr-only"}>
        {isBusy && words.bringingBack}
      </p>
    </div>
  );
}
