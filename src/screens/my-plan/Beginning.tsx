/**
 * A plan without colleges: the first list where the quiz is finished, or else what a plan will be, and how to start. It
 * is also what the page says before the plan is read, so that a newcomer reads it in the first paint.
 */
import type { ReactNode } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useIsMounted } from "#client/useIsMounted.ts";
import { KitchenTable } from "#components/illustration/KitchenTable.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { hasAnswers } from "#components/matches/hasAnswers.ts";
import { words as listWords } from "#components/plan-list/words.ts";
import { balanceRule } from "#domain/match/balance.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Talk } from "./Talk.tsx";
import { words } from "./words.ts";

/** Only where there are answers to make a list from. */
const offer = createLazyPart(() => import("./FirstListOffer.tsx"));
const openFile = createLazyPart(() => import("#components/plan-file/OpenPlanFile.tsx"));

type BeginningProps = {
  /** Null until it is known whether this device or account has one. */
  plan: Plan | null;
  /** Comes from the server, later than the plan. */
  setUp: ReactNode;
};

export function Beginning({ plan, setUp }: BeginningProps) {
  const isMounted = useIsMounted();
  const isWaiting = plan === null;
  return (
    <div className="mt-8 min-h-screen">
      {isWaiting && (
        <>
          {/* It runs where it stands in the prerendered page, before what follows is painted, and nowhere else. */}
          {!isMounted && <script src="/begun.js" />}
          <Skeleton label={words.loading} lines={3} className="not-in-data-begun:hidden" />
        </>
      )}
      {plan !== null && <Talk plan={plan} className="no-print mb-8" />}
      {plan !== null && hasAnswers(plan) ? (
        <ContentBoundary fallback={<Skeleton label={listWords.loading} lines={8} className="min-h-screen" />}>
          <offer.Part />
        </ContentBoundary>
      ) : (
        // The same element before and after the plan is read: a press in between counts.
        <Start className={isWaiting ? "in-data-begun:hidden" : ""} />
      )}
      {setUp}
      {plan !== null && hasAnswers(plan) && (
        <section className="mt-8 max-w-prose">
          <p className="mb-3">{words.bring.lead}</p>
          <ButtonLink variant="outline" to="/my-plan#bring">
            {words.bring.open}
          </ButtonLink>
        </section>
      )}
      {plan !== null && (
        <>
          <section className="mt-8 max-w-prose">
            <p className="mb-3">{words.bring.lead}</p>
            <ButtonLink variant="outline" to="/my-plan#bring">
              {words.bring.open}
            </ButtonLink>
          </section>
          <section className="mt-8 max-w-prose">
            <p className="mb-3">{words.emptyFile}</p>
            <ContentBoundary fallback={<Skeleton label={words.loading} lines={2} />}>
              <openFile.Part />
            </ContentBoundary>
          </section>
        </>
      )}
    </div>
  );
}

function Start({ className }: { className: string }) {
  return (
    <section
      className={joinClasses(
        "grid items-center gap-8 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8 lg:grid-cols-[1.05fr_1fr] lg:gap-12",
        className,
      )}
    >
      <div>
        <h2 className="text-3xl sm:text-4xl">{words.emptyTitle}</h2>
        <p className="mt-3 max-w-prose text-lg text-ink-soft">{words.empty}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink variant="cta-primary" size="lg" to="/college-match-quiz">
            {words.emptyQuiz}
          </ButtonLink>
          <ButtonLink variant="outline" size="lg" to="/colleges">
            {words.emptySearch}
          </ButtonLink>
          <ButtonLink variant="outline" size="lg" to="/my-plan#bring">
            {words.bring.open}
          </ButtonLink>
        </div>
        <p className="mt-5 text-[0.95rem] text-ink-soft">{words.bring.lead}</p>
        <p className="mt-3 text-[0.95rem] text-ink-soft">{listWords.balance.rule(balanceRule)}</p>
      </div>
      <KitchenTable className="h-auto w-full" />
    </section>
  );
}
