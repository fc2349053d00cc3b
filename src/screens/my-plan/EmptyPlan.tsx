/** A plan without colleges: the first list where the quiz is finished, or else what a plan will be, and how to start. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { usePlan } from "#client/plan/usePlan.ts";
import { KitchenTable } from "#components/illustration/KitchenTable.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { hasAnswers } from "#components/matches/hasAnswers.ts";
import { words as listWords } from "#components/plan-list/words.ts";
import { balanceRule } from "#domain/match/balance.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

/** Only where there are answers to make a list from. */
const offer = createLazyPart(() => import("./FirstListOffer.tsx"));
const openFile = createLazyPart(() => import("#components/plan-file/OpenPlanFile.tsx"));

export default function EmptyPlan() {
  const { plan } = usePlan();
  return (
    <div className="mt-8">
      {hasAnswers(plan) ? (
        <ContentBoundary fallback={<Skeleton label={listWords.loading} lines={8} className="min-h-screen" />}>
          <offer.Part />
        </ContentBoundary>
      ) : (
        <Start />
      )}
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
    </div>
  );
}

function Start() {
  return (
    <section className="grid items-center gap-8 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8 lg:grid-cols-[1.05fr_1fr] lg:gap-12">
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
        </div>
        <p className="mt-5 text-[0.95rem] text-ink-soft">{listWords.balance.rule(balanceRule)}</p>
      </div>
      <KitchenTable className="h-auto w-full" />
    </section>
  );
}
