/** Below the chart of all bands: the assumptions, the comparison, and each college's cost in full. */
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import type { ChosenColleges } from "#components/college-picker/useChosenColleges.ts";
import { GrowthField } from "#components/price/GrowthField.tsx";
import { longestStudyYears } from "#domain/price/fourYears.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { SelectField } from "#ui/Field.tsx";
import { PrintOnly } from "#ui/Hidden.tsx";
import { CollegeCost } from "./CollegeCost.tsx";
import type { Costs } from "./costs.ts";
import { priceCollege } from "./pricedCollege.ts";
import { words } from "./resultWords.ts";
import { SideBySide } from "./SideBySide.tsx";

export default function Details({ costs, chosen }: { costs: Costs; chosen: ChosenColleges }) {
  const { profile, money } = usePlan().plan;
  // With aid answers, the estimate's income.
  const incomeUsd = costs.family.familyIncomeUsd ?? money.familyIncomeUsd;
  const { prices, family, options, payPerYearUsd } = costs;
  const priced = prices.map(({ college, study }) =>
    priceCollege(college, family, options, study, payPerYearUsd),
  );
  return (
    <>
      <PrintOnly>{words.printedFor(incomeUsd, payPerYearUsd, profile.homeState)}</PrintOnly>
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

/** Assumptions a family can change: years of study and price growth. Shown beside the results they affect. */
function Assumptions() {
  return (
    <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      <YearsField />
      <GrowthField hint={words.growthHint} />
    </div>
  );
}

function YearsField() {
  const { years } = usePlan().plan.assumptions;
  const store = usePlanStore();
  const counts = Array.from({ length: longestStudyYears }, (_, index) => index + 1);
  return (
    <SelectField
      label={words.yearsLabel}
      value={years === null ? "" : String(years)}
      onChange={(event) => {
        const chosen = event.target.value;
        store.give({
          kind: "setAssumptions",
          fields: { years: chosen === "" ? null : Number(chosen) },
        });
      }}
    >
      <option value="">{words.yearsUsual}</option>
      {counts.map((count) => (
        <option key={count} value={count}>
          {words.years(count)}
        </option>
      ))}
    </SelectField>
  );
}
