/** /my-plan: the list by label, its odds, balance and price, what to do next, and saving it. */
import { useColleges } from "#client/colleges/useColleges.ts";
import { type PlanState } from "#client/plan/planStore.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { CounselorLink } from "#components/counselor-link/CounselorLink.tsx";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
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
import { type PlanView, usePlanView } from "./usePlanView.ts";
import { words } from "./words.ts";

export default function MyPlanScreen() {
  const state = usePlan();
  return (
    <div className="page pt-8 pb-20 sm:pt-12 print:p-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-4xl sm:text-5xl print:text-2xl">{words.title(state.plan.studentName)}</h1>
          <p className="mt-2 text-lg text-ink-soft print:hidden">{words.lead}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <CounselorLink className="no-print" />
          <StudentSwitcher />
        </div>
      </div>
      <StorageNotices keeping={state.keeping} unreadable={state.unreadable} />
      <Content state={state} />
    </div>
  );
}

function Content({ state }: { state: PlanState }) {
  // Downloaded while the plan is still being read from the device.
  useColleges();
  if (!state.isLoaded) return <Skeleton label={words.loading} lines={3} className="mt-8 min-h-screen" />;
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
