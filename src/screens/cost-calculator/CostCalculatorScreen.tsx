/** /college-cost-calculator: what up to four colleges would cost this family, and where every figure comes from. */
import { usePlan } from "#client/plan/usePlan.tsx";
import { today } from "#client/today.ts";
import { planLimits } from "#domain/plan/plan.ts";
import { priceInputOf } from "#domain/price/band.ts";
import { ChoiceProblems } from "#pieces/college-picker/ChoiceProblems.tsx";
import { CollegePicker } from "#pieces/college-picker/CollegePicker.tsx";
import { type ChosenColleges, useChosenColleges } from "#pieces/college-picker/useChosenColleges.ts";
import { priceOptionsOf } from "#pieces/matches/useMatches.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { ErrorState } from "#ui/States.tsx";
import { BandBoard } from "./BandBoard.tsx";
import { CollegeCost } from "./CollegeCost.tsx";
import { FamilyPanel } from "./FamilyPanel.tsx";
import { priceCollege } from "./pricedCollege.ts";
import { SideBySide } from "./SideBySide.tsx";
import { StartHere } from "./StartHere.tsx";
import { words } from "./words.ts";

export default function CostCalculatorScreen() {
  const chosen = useChosenColleges();
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="max-w-3xl text-4xl sm:text-5xl">{words.title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{words.lead}</p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[21rem_minmax(0,1fr)] lg:items-start">
        <div className="no-print space-y-8 lg:sticky lg:top-20">
          <section aria-labelledby="choose">
            <h2 id="choose" className="mb-3 text-2xl">
              {words.chooseTitle}
            </h2>
            <CollegePicker unitIds={chosen.unitIds} maximum={planLimits.compared} onChange={chosen.choose} />
          </section>
          <section aria-labelledby="family">
            <Card>
              <h2 id="family" className="mb-4 text-2xl">
                {words.familyTitle}
              </h2>
              <FamilyPanel />
            </Card>
          </section>
        </div>
        <div className="min-w-0 space-y-8">
          <ChoiceProblems problems={chosen.problems} />
          <Results chosen={chosen} />
        </div>
      </div>
    </div>
  );
}

function Results({ chosen }: { chosen: ChosenColleges }) {
  if (chosen.status === "failed") {
    return (
      <ErrorState title={words.failed} retryLabel={words.tryAgain} onRetry={chosen.tryAgain}>
        {words.failedText}
      </ErrorState>
    );
  }
  if (chosen.status === "loading") return <Skeleton label={words.loading} lines={4} />;
  return chosen.colleges.length === 0 ? <StartHere chosen={chosen} /> : <Costs chosen={chosen} />;
}

/** Only in the browser, once colleges and plan are known: so the day may be read. */
function Costs({ chosen }: { chosen: ChosenColleges }) {
  const { plan } = usePlan();
  const { payPerYearUsd } = plan.money;
  const family = priceInputOf(plan.profile, plan.money);
  const options = priceOptionsOf(plan, today());
  const priced = chosen.colleges.map((college) =>
    priceCollege(college, family, options, plan.assumptions.years, payPerYearUsd),
  );
  return (
    <>
      <section aria-labelledby="board">
        <Card className="keep-together">
          <h2 id="board" className="text-2xl">
            {words.boardTitle(options.entryYear)}
          </h2>
          <p className="mt-1 mb-3 text-[0.95rem] text-ink-soft">
            {payPerYearUsd === null ? words.payMissing : words.boardLead}
          </p>
          <BandBoard priced={priced} payPerYearUsd={payPerYearUsd} />
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
            livingPlan={plan.profile.livingPlan}
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
