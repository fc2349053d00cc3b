/** /my-plan: the list by label, its odds, balance and price, what to do next, and saving it. */
import { Suspense } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useColleges } from "#client/colleges/useColleges.ts";
import { getAccountEmail } from "#client/family/accountScope.ts";
import type { PlanState } from "#client/plan/planStoreTypes.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { useSession } from "#client/session/session.ts";
import { CounselorLink } from "#components/counselor-link/CounselorLink.tsx";
import { useWhereKept } from "#components/keeping/useWhereKept.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { OpenProposals } from "#components/proposals/OpenProposals.tsx";
import { StudentSwitcher } from "#components/students/StudentSwitcher.tsx";
import type { Plan } from "#domain/plan/plan.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Balance } from "./Balance.tsx";
import { EmptyPlan } from "./EmptyPlan.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { OddsHero } from "./OddsHero.tsx";
import { PlanFileSection } from "./PlanFileSection.tsx";
import { PlanList } from "./PlanList.tsx";
import { Price } from "./Price.tsx";
import { PrintedPlan } from "./PrintedPlan.tsx";
import { StorageNotices } from "./StorageNotices.tsx";
import { useAccountWithoutPlan } from "./useAccountWithoutPlan.ts";
import { type PlanView, usePlanView } from "./usePlanView.ts";
import { words } from "./words.ts";

/** Lazy: only for people who are signed in. */
const firstSteps = createLazyPart(() => import("./FirstSteps.tsx"));
const shared = createLazyPart(() => import("./SharedInstead.tsx"));

export default function MyPlanScreen() {
  const state = usePlan();
  const where = useWhereKept();
  const withoutPlan = useAccountWithoutPlan();
  const account = getAccountEmail(useSession());
  return (
    <div className="page pt-8 pb-20 sm:pt-12 print:p-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-4xl sm:text-5xl print:text-2xl">{words.title(state.plan.studentName)}</h1>
          <p className="mt-2 text-lg text-ink-soft print:hidden">
            {words.lead} {where ?? words.leadKept}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <CounselorLink className="no-print" />
          <StudentSwitcher />
        </div>
      </div>
      <StorageNotices keeping={state.keeping} unreadable={state.unreadable} />
      {withoutPlan === "asking" && <PlanLoading />}
      {withoutPlan === null && <Own state={state} account={account} />}
      {typeof withoutPlan === "number" && (
        <ContentBoundary>
          <Suspense fallback={<PlanLoading />}>
            <shared.Part account={withoutPlan}>
              <Own state={state} account={account} />
            </shared.Part>
          </Suspense>
        </ContentBoundary>
      )}
    </div>
  );
}

function PlanLoading() {
  return <Skeleton label={words.loading} lines={3} className="mt-8 min-h-screen" />;
}

/** The plan of this person. `account` is null for a visitor. */
function Own({ state, account }: { state: PlanState; account: number | null }) {
  return (
    <>
      {state.isLoaded && account !== null && (
        <ContentBoundary>
          <Suspense fallback={null}>
            <firstSteps.Part account={account} />
          </Suspense>
        </ContentBoundary>
      )}
      {state.isLoaded && <OpenProposals className="no-print mt-8" />}
      <Content state={state} />
    </>
  );
}

function Content({ state }: { state: PlanState }) {
  // Downloaded while the plan is still being read from the device.
  useColleges();
  if (!state.isLoaded) return <PlanLoading />;
  if (state.plan.colleges.length === 0) return <EmptyPlan />;
  return <WholePlan plan={state.plan} />;
}

function WholePlan({ plan }: { plan: Plan }) {
  const view = usePlanView(plan);
  switch (view.status) {
    case "loading":
      return <Skeleton label={words.loadingColleges} lines={4} className="mt-8 min-h-screen" />;
    case "failed":
      return (
        <div className="mt-8 space-y-12">
          <LoadFailed title={words.failedTitle} load={view} kept={words.failedKept(plan.colleges.length)} />
          <PlanFileSection view={null} />
        </div>
      );
    case "ready":
    default:
      return <Ready view={view.value} />;
  }
}

function Ready({ view }: { view: PlanView }) {
  return (
    <div className="mt-7 print:mt-3">
      <OddsHero view={view} />
      <PrintedPlan view={view} />
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem] print:hidden">
        <aside className="space-y-10 lg:order-2">
          <NextSteps view={view} />
          <Balance view={view} />
        </aside>
        <div className="min-w-0 space-y-14 lg:order-1">
          <PlanList view={view} />
          <Price view={view} />
          <PlanFileSection view={view} />
        </div>
      </div>
    </div>
  );
}
