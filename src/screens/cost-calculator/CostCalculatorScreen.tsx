/** /college-cost-calculator: what up to four colleges would cost this family, and where every figure comes from. */
import { useEffect } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { usePlan } from "#client/plan/usePlan.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { words as flowWords } from "#components/answer/flowWords.ts";
import { HomeField } from "#components/answer/HomeField.tsx";
import { StatusField } from "#components/answer/StatusField.tsx";
import { statusWords } from "#components/answer/statusWords.ts";
import { ChoiceProblems } from "#components/college-picker/ChoiceProblems.tsx";
import { CollegePicker } from "#components/college-picker/CollegePicker.tsx";
import { OfferedColleges } from "#components/college-picker/OfferedColleges.tsx";
import { type ChosenColleges, useChosenColleges } from "#components/college-picker/useChosenColleges.ts";
import { useCollegesLookedAt } from "#components/college-picker/useCollegesLookedAt.ts";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { AidNote } from "#components/price/AidNote.tsx";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { usePlanPrices } from "#components/price/usePlanPrices.ts";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import { readStanding } from "#domain/aid/standing.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { Card } from "#ui/Card.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { Costs } from "./costs.ts";
import { NoCostsYet, StartHere } from "./StartHere.tsx";
import { words } from "./words.ts";

/** Downloaded after the first paint: until a college is chosen there is nothing to draw. */
const board = createLazyPart(() => import("./BandBoard.tsx"));

export default function CostCalculatorScreen() {
  const chosen = useChosenColleges();
  const costs = useCosts(chosen);

  useEffect(() => {
    // On the way while the colleges are; the page itself reports a part that cannot be loaded.
    board.preload().catch(() => undefined);
  }, []);

  return (
    <div className="page py-8 sm:py-12">
      <h1 className="max-w-4xl text-4xl sm:text-5xl">{words.title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{words.lead}</p>
      {/* On a phone: colleges, chart, family, figures. On wide screens: inputs on the left, results on the right. */}
      <div className="mt-8 grid gap-x-8 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <section aria-labelledby="choose" className="no-print">
          <h2 id="choose" tabIndex={-1} className="mb-3 text-2xl outline-none">
            {words.chooseTitle}
          </h2>
          {/* The chart names them and offers others: here they would come late and push down all below. */}
          <CollegePicker
            unitIds={chosen.unitIds}
            maximum={planLimits.compared}
            onChange={chosen.choose}
            isChipless
          />
        </section>
        <div className="min-w-0 space-y-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ChoiceProblems problems={chosen.problems} />
          {costs === null ? <NoCosts chosen={chosen} /> : <Overview costs={costs} chosen={chosen} />}
        </div>
        <section
          aria-labelledby="family"
          className="no-print lg:sticky lg:top-20 lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:self-start"
        >
          <Card className="lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
            <h2 id="family" className="mb-4 text-2xl">
              {words.familyTitle}
            </h2>
            <FamilyPanel />
          </Card>
        </section>
        {costs !== null && (
          <div className="min-w-0 space-y-8 lg:col-start-2 lg:row-start-3">
            <ContentBoundary fallback={<Skeleton label={words.loading} lines={3} />}>
              <details.Part costs={costs} chosen={chosen} />
            </ContentBoundary>
          </div>
        )}
      </div>
    </div>
  );
}

/** Below the chart of all bands, since the details come after the bands themselves. */
const details = createLazyPart(() => import("./Details.tsx"));

/** Null until colleges and plan have loaded, and while none is chosen. A college just chosen joins with its price. */
function useCosts(chosen: ChosenColleges): Costs | null {
  const { plan } = usePlan();
  const prices = usePlanPrices(
    plan,
    chosen.colleges.map(({ unitId }) => unitId),
  );
  if (chosen.status !== "ready" || chosen.colleges.length === 0 || prices === null) return null;
  const { payPerYearUsd } = plan.money;
  const priced = chosen.colleges.flatMap((college) => {
    const price = prices.of(college.unitId);
    return price === undefined ? [] : [{ college, study: price.study }];
  });
  if (priced.length === 0) return null;
  const { family, options } = prices.asked;
  return { prices: priced, family, options, payPerYearUsd };
}

function NoCosts({ chosen }: { chosen: ChosenColleges }) {
  if (chosen.failed !== null)
    return <RequiredLoadFailed title={words.failed} load={chosen.failed} kept={words.failedKept} />;
  return chosen.status === "loading" || chosen.colleges.length > 0 ? (
    <NoCostsYet />
  ) : (
    <StartHere chosen={chosen} />
  );
}

function Overview({ costs, chosen }: { costs: Costs; chosen: ChosenColleges }) {
  const { prices, options, payPerYearUsd } = costs;
  const lookedAt = useCollegesLookedAt();
  function remove(unitId: number): void {
    chosen.choose(chosen.unitIds.filter((one) => one !== unitId));
    // The pressed button is gone: what is next is choosing another.
    document.getElementById("choose")?.focus({ preventScroll: true });
  }
  return (
    <section aria-labelledby="board">
      <Card className="keep-together">
        <h2 id="board" className="text-2xl">
          {words.boardTitle(options.entryYear)}
        </h2>
        <p className="mt-1 mb-3 text-[0.95rem] text-ink-soft">
          {payPerYearUsd === null ? words.payMissing : words.boardLead}
        </p>
        <ContentBoundary fallback={<Skeleton label={words.loading} lines={2 * prices.length} />}>
          <board.Part prices={prices} payPerYearUsd={payPerYearUsd} onRemove={remove} />
        </ContentBoundary>
        {chosen.unitIds.length < planLimits.compared && (
          <OfferedColleges
            offered={lookedAt}
            chosen={chosen.unitIds}
            all={chosen.all}
            onAdd={({ unitId }) => chosen.choose([...chosen.unitIds, unitId])}
            className="mt-4"
          />
        )}
      </Card>
    </section>
  );
}

/** The calculator's questions; every answer is stored in the plan, so the quiz and the plan agree. */
function FamilyPanel() {
  const { plan } = usePlan();
  const hasAid = useAidEstimate(plan) !== null;
  // With a country as home, the question stands there.
  const { isAbroad } = readStanding(plan.aid);
  return (
    <div className="space-y-6">
      <div>
        <AnswerField id="familyIncomeUsd" />
        {!hasAid && <p className="mt-1 text-[0.92rem] text-ink-soft">{words.incomeSkipped}</p>}
        <AidNote className="mt-2 text-[0.92rem] text-ink-soft" />
      </div>
      <AnswerField id="payPerYearUsd" />
      <HomeField />
      <AnswerField id="livingPlan" />
      <div>
        <AnswerField id="familySize" />
        <p className="mt-1 text-[0.92rem] text-ink-soft">{words.familySizeNote}</p>
      </div>
      {!isAbroad && (
        <Disclosure summary={statusWords.summary}>
          <StatusField />
        </Disclosure>
      )}
      <div>
        <KeptNote about="money" kept={words.familyNote} />
        <Link
          to="/my-plan#known"
          className="mt-1 inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
        >
          {flowWords.allKnown}
        </Link>
      </div>
    </div>
  );
}
