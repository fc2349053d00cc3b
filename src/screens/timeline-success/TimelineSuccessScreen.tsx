/** /timeline-success: the timeline of the plan on this device, with its loading states. */
import { CounselorLink } from "#components/counselor-link/CounselorLink.tsx";
import { BlankPlan } from "#components/illustration/BlankPlan.tsx";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import { StudentSwitcher } from "#components/students/StudentSwitcher.tsx";
import { type TimelineState, useTimeline } from "#components/timeline/useTimeline.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { ReadyScreen } from "./ReadyScreen.tsx";
import { words } from "./words.ts";

export default function TimelineSuccessScreen() {
  const state = useTimeline();
  return (
    <div className="page pt-8 pb-20 sm:pt-12 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-3xl sm:text-5xl print:text-xl">{words.title}</h1>
          {/* On a phone the dates come first; what this page is says its title. */}
          <p className="no-print mt-2 hidden max-w-2xl text-lg text-ink-soft sm:block">{words.lead}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <CounselorLink className="no-print" />
          <StudentSwitcher isBrief />
        </div>
      </div>
      <Content state={state} />
    </div>
  );
}

function Content({ state }: { state: TimelineState }) {
  switch (state.status) {
    case "loading":
      return <Loading />;
    case "failed":
      return (
        <div className="mt-8">
          <RequiredLoadFailed title={words.failedTitle} load={state} kept={words.failedKept} />
        </div>
      );
    case "needsYear":
      return (
        <div className="mt-8">
          <EmptyState
            title={words.emptyTitle}
            picture={<BlankPlan />}
            actions={
              <>
                <ButtonLink to="/application-timeline">{words.emptyStart}</ButtonLink>
                <ButtonLink variant="outline" to="/colleges">
                  {words.emptyQuiz}
                </ButtonLink>
              </>
            }
          >
            <p>{words.empty}</p>
          </EmptyState>
        </div>
      );
    case "ready":
    default:
      // Keyed by student, so that open sections and half-typed text do not carry over.
      return <ReadyScreen key={state.plan.id} ready={state} />;
  }
}

function Loading() {
  return (
    <div className="mt-8">
      <noscript>
        <p className="mb-4 rounded-2xl border border-support bg-support-soft p-4">{words.noScript}</p>
      </noscript>
      <Skeleton label={words.loading} lines={4} className="noscript:hidden" />
    </div>
  );
}
