/** A plan with colleges: its odds, next steps, list and price; the file at the end is downloaded after that. */
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useHaveSettled } from "#client/chunks/useHaveSettled.ts";
import { useToday } from "#client/useToday.ts";
import { DueList, NothingDue } from "#components/due/DueList.tsx";
import { GlanceShown } from "#components/due/GlanceShown.tsx";
import { useKeepGlance } from "#components/due/useKeepGlance.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { Balance } from "#components/plan-list/Balance.tsx";
import { OddsHero } from "#components/plan-list/OddsHero.tsx";
import { PlanList } from "#components/plan-list/PlanList.tsx";
import { words as listWords } from "#components/plan-list/words.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { Price } from "./Price.tsx";
import { PrintedPlan } from "./PrintedPlan.tsx";
import { Talk, useIsTalkThere } from "./Talk.tsx";
import { type PlanView, usePlanView } from "./usePlanView.ts";
import { words } from "./words.ts";

/** Loaded only when shown, because few plans have a college that closed or merged. */
const changed = createLazyPart(() => import("./ChangedColleges.tsx"));
const file = createLazyPart(() => import("./PlanFileSection.tsx"));

/** `setUp` comes from the server, later than the plan: it stands where it moves nothing that is read first. */
type WholePlanProps = { plan: Plan; setUp: ReactNode };

export default function WholePlan({ plan, setUp }: WholePlanProps) {
  const view = useDeferredView(plan, usePlanView(plan));
  const isTalkThere = useIsTalkThere(plan);
  const hasChanged =
    view.status === "ready" && view.value.list.some(({ row }) => row?.college.changeStatus !== undefined);
  const isNewsThere = useHaveSettled(useMemo(() => (hasChanged ? [changed] : []), [hasChanged]));
  switch (view.status) {
    case "loading":
      return <Loading />;
    case "failed":
      return (
        <div className="mt-8 space-y-12">
          <LoadFailed
            title={listWords.failedTitle}
            load={view}
            kept={listWords.failedKept(plan.colleges.length)}
          />
          <Talk plan={plan} className="no-print" />
          <PlanFile view={null} />
        </div>
      );
    case "ready":
    default:
      // In one paint with what is due, which stands above everything else.
      return view.value.timeline.status === "loading" || !isTalkThere || !isNewsThere ? (
        <Loading />
      ) : (
        <Ready view={view.value} plan={plan} setUp={setUp} hasChanged={hasChanged} />
      );
  }
}

/**
 * What arrives for the same plan is drawn in slices, so that a phone answers to a finger meanwhile. What a person changes is
 * shown at once.
 */
function useDeferredView<View>(plan: Plan, view: View): View {
  const drawn = useDeferredValue(useMemo(() => ({ plan, view }), [plan, view]));
  return drawn.plan === plan ? drawn.view : view;
}

function Loading() {
  return <Skeleton label={listWords.loading} lines={4} className="mt-8 min-h-screen" />;
}

type ReadyProps = WholePlanProps & { view: PlanView; hasChanged: boolean };

function Ready({ view, plan, setUp, hasChanged }: ReadyProps) {
  const today = useToday();
  const { timeline } = view;
  useKeepGlance(timeline);
  const hasDue = timeline.status === "ready";
  return (
    <div className="mt-7 print:mt-3">
      {hasDue ? (
        <div className="mb-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem] print:hidden">
          {timeline.timeline.due.length > 0 ? <DueList ready={timeline} /> : <NothingDue ready={timeline} />}
          <NextSteps view={view} />
        </div>
      ) : (
        <div className="mb-10 max-w-text print:hidden">
          <NextSteps view={view} />
        </div>
      )}
      {today !== null && hasChanged && (
        <ContentBoundary fallback={null}>
          <changed.Part view={view} today={today} />
        </ContentBoundary>
      )}
      <Talk plan={plan} className="no-print mb-10" />
      <OddsHero view={view} />
      <PrintedPlan view={view} />
      {/* Below what a phone shows first: laid out when it comes near. */}
      <div className="mt-10 grid gap-x-12 gap-y-10 [contain-intrinsic-size:auto_120rem] [content-visibility:auto] [overflow-clip-margin:1rem] lg:grid-cols-[minmax(0,1fr)_21rem] lg:[content-visibility:visible] print:hidden">
        <aside className="space-y-10 lg:order-2">
          <Balance view={view} heading="h2" />
          {setUp}
        </aside>
        <div className="min-w-0 space-y-10 sm:space-y-14 lg:order-1">
          <div>
            <PlanList view={view} heading="h2" />
            <p className="mt-5">
              <Link
                to="/my-plan#bring"
                className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
              >
                {words.bring.more}
              </Link>
            </p>
          </div>
          <Price view={view} />
          <PlanFile view={view} />
          <GlanceShown />
        </div>
      </div>
    </div>
  );
}

function PlanFile({ view }: { view: PlanView | null }) {
  return (
    <ContentBoundary fallback={<Skeleton label={words.loading} lines={3} />}>
      <file.Part view={view} />
    </ContentBoundary>
  );
}
