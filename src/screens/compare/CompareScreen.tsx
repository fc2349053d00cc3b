/** /compare: up to four colleges side by side, with differences easy to spot. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { ChoiceProblems } from "#components/college-picker/ChoiceProblems.tsx";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { type ChosenColleges, useChosenColleges } from "#components/college-picker/useChosenColleges.ts";
import { useCollegesLookedAt } from "#components/college-picker/useCollegesLookedAt.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import { planLimits } from "#domain/plan/plan.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { words } from "./words.ts";

const sideBySide = createLazyPart(() => import("./SideBySide.tsx"));

export default function CompareScreen() {
  const chosen = useChosenColleges();
  const lookedAt = useCollegesLookedAt();
  return (
    <div className="page py-8 sm:py-12 print:max-w-none print:py-0 print:[zoom:0.55]">
      <h1 className="text-4xl sm:text-5xl print:text-2xl">{words.title}</h1>
      <p className="no-print mt-3 max-w-2xl text-lg text-ink-soft">{words.lead}</p>
      <div className="mt-6 max-w-xl">
        <CollegePicker
          unitIds={chosen.unitIds}
          maximum={planLimits.compared}
          onChange={chosen.choose}
          // With the comparison, not before it: what is below must not move when they come.
          offered={chosen.status === "ready" ? lookedAt : []}
          isChipless={chosen.colleges.length > 0}
        />
      </div>
      {/* Anew with the colleges: the box around a placeholder would move down when others are offered above. */}
      <div key={chosen.status} className="mt-6 space-y-6 print:mt-2">
        <ChoiceProblems problems={chosen.problems} />
        <Comparison chosen={chosen} />
      </div>
    </div>
  );
}

function Comparison({ chosen }: { chosen: ChosenColleges }) {
  if (chosen.failed !== null)
    return <RequiredLoadFailed title={words.failed} load={chosen.failed} kept={words.failedKept} />;
  if (chosen.status === "loading") return <Skeleton label={words.loading} lines={5} />;
  if (chosen.colleges.length === 0) return <NothingYet />;
  return (
    <ContentBoundary fallback={<Skeleton label={words.loading} lines={5} />}>
      <sideBySide.Part chosen={chosen} />
    </ContentBoundary>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title={words.emptyTitle}
      picture={<EmptyPicture />}
      actions={
        <>
          <ButtonLink to="/colleges">{words.emptyFind}</ButtonLink>
          <ButtonLink variant="outline" to="/college-match-quiz">
            {words.emptyQuiz}
          </ButtonLink>
        </>
      }
    >
      {words.emptyText}
    </EmptyState>
  );
}

/** Two blank sheets, waiting for colleges. */
function EmptyPicture() {
  return (
    <svg viewBox="0 0 176 96" aria-hidden="true" className="h-auto w-full">
      <rect
        x="10"
        y="6"
        width="70"
        height="84"
        rx="10"
        className="fill-card stroke-line-strong"
        strokeWidth="1.5"
      />
      <rect
        x="96"
        y="6"
        width="70"
        height="84"
        rx="10"
        className="fill-card stroke-line-strong"
        strokeWidth="1.5"
      />
      <path d="M22 24h34M108 24h26" className="stroke-ink" strokeWidth="4" strokeLinecap="round" />
      <path d="M22 44h46M108 44h30" className="stroke-accent" strokeWidth="6" strokeLinecap="round" />
      <path d="M22 60h28M108 60h46" className="stroke-accent" strokeWidth="6" strokeLinecap="round" />
      <path d="M22 76h38M108 76h38" className="stroke-line-strong" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
