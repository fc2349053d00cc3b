/** /college-cost-calculator: what up to four colleges would cost this family, and where every figure comes from. */
import { usePlan } from "#client/plan/usePlan.ts";
import { today } from "#client/today.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { priceInputOf } from "#domain/price/band.ts";
import { ChoiceProblems } from "#pieces/college-picker/ChoiceProblems.tsx";
import { CollegePicker } from "#pieces/college-picker/CollegePicker.tsx";
import { type ChosenColleges, useChosenColleges } from "#pieces/college-picker/useChosenColleges.ts";
import { priceOptionsOf } from "#pieces/matches/useMatches.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { PrintOnly } from "#ui/Hidden.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { ErrorState } from "#ui/States.tsx";
import { Assumptions } from "./Assumptions.tsx";
import { BandBoard } from "./BandBoard.tsx";
import { CollegeCost } from "./CollegeCost.tsx";
import { FamilyPanel } from "./FamilyPanel.tsx";
import { type PricedCollege, priceCollege } from "./pricedCollege.ts";
import { SideBySide } from "./SideBySide.tsx";
import { StartHere } from "./StartHere.tsx";
import { words } from "./words.ts";

export default function CostCalculatorScreen() {
  const chosen = useChosenColleges();
  const costs = useCosts(chosen);
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="max-w-3xl text-4xl sm:text-5xl">{words.title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{words.lead}</p>
      {/* On a phone: colleges, the picture, the family, the figures. Beside each other: what is asked left, what comes of it right. */}
      <div className="mt-8 grid gap-x-8 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <section aria-labelledby="choose" className="no-print">
          <h2 id="choose" className="mb-3 text-2xl">
            {words.chooseTitle}
          </h2>
          <CollegePicker unitIds={chosen.unitIds} maximum={planLimits.compared} onChange={chosen.choose} />
        </section>
        <div className="min-w-0 space-y-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ChoiceProblems problems={chosen.problems} />
          {costs === null ? <NoCosts chosen={chosen} /> : <Overview costs={costs} />}
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
            <Details costs={costs} chosen={chosen} />
          </div>
        )}
      </div>
    </div>
  );
}

type Costs = { priced: readonly PricedCollege[]; payPerYearUsd: number | null; entryYear: number };

/** Null until colleges and plan are known, and while none is chosen. In the browser only: so the day may be read. */
function useCosts(chosen: ChosenColleges): Costs | null {
  const { plan } = usePlan();
  if (chosen.status !== "ready" || chosen.colleges.length === 0) return null;
  const { payPerYearUsd } = plan.money;
  const family = priceInputOf(plan.profile, plan.money);
  const options = priceOptionsOf(plan, today());
  const priced = chosen.colleges.map((college) =>
    priceCollege(college, family, options, plan.assumptions.years, payPerYearUsd),
  );
  return { priced, payPerYearUsd, entryYear: options.entryYear };
}

function NoCosts({ chosen }: { chosen: ChosenColleges }) {
  if (chosen.status === "failed") {
    return (
      <ErrorState title={words.failed} retryLabel={words.tryAgain} onRetry={chosen.tryAgain}>
        {words.failedText}
      </ErrorState>
    );
  }
  return chosen.status === "loading" ? (
    <Skeleton label={words.loading} lines={4} />
  ) : (
    <StartHere chosen={chosen} />
  );
}

function Overview({ costs }: { costs: Costs }) {
  const { priced, payPerYearUsd, entryYear } = costs;
  return (
    <section aria-labelledby="board">
      <Card className="keep-together">
        <h2 id="board" className="text-2xl">
          {words.boardTitle(entryYear)}
        </h2>
        <p className="mt-1 mb-3 text-[0.95rem] text-ink-soft">
          {payPerYearUsd === null ? words.payMissing : words.boardLead}
        </p>
        <BandBoard priced={priced} payPerYearUsd={payPerYearUsd} />
      </Card>
    </section>
  );
}

function Details({ costs, chosen }: { costs: Costs; chosen: ChosenColleges }) {
  const { profile, money } = usePlan().plan;
  const { priced, payPerYearUsd } = costs;
  return (
    <>
      <PrintOnly>{words.printedFor(money.familyIncomeUsd, payPerYearUsd, profile.homeState)}</PrintOnly>
      <section aria-labelledby="assumptions" className="no-print">
        <h2 id="assumptions" className="mb-3 text-2xl">
          {words.assumptionsTitle}
        </h2>
        <Card>
          <Assumptions />
        </Card>
      </section>
      {priced.length > 1 && (
        <section aria-labelledby="side">
          <h2 id="side" className="mb-3 text-2xl">
            {words.sideTitle}
          </h2>
          <SideBySide priced={priced} />
        </section>
      )}
      <section aria-labelledby="each" className="space-y-6">
        <h2 id="each" className="text-2xl">
          {words.eachTitle(priced.length)}
        </h2>
        {priced.map((one) => (
          <CollegeCost
            key={one.college.unitId}
            priced={one}
            livingPlan={profile.livingPlan}
            payPerYearUsd={payPerYearUsd}
            onRemove={() => chosen.choose(chosen.unitIds.filter((unitId) => unitId !== one.college.unitId))}
          />
        ))}
      </section>
      <div className="no-print flex flex-wrap items-center gap-3">
        <ButtonLink variant="outline" to="/compare">
          {words.compare}
        </ButtonLink>
        <Button variant="light" onClick={() => window.print()}>
          {words.print}
        </Button>
        <p className="w-full text-[0.92rem] text-ink-soft">{words.share}</p>
      </div>
    </>
  );
}
