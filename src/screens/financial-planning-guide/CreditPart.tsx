/** The two tax credits for one student and year, and where the income falls in their phase-out range. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { useAnswers } from "#components/answer/useAnswers.ts";
import { calculateCreditShare, calculateTaxCredits } from "#domain/saving/taxCredits.ts";
import { type CreditFiling, taxCreditTerms } from "#domain/saving/taxCreditTerms.ts";
import { formatUsd } from "#lib/format.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { Chart, PlaceLabel } from "#ui/chart/Chart.tsx";
import { Area, Line, OwnDot, Plane, Rule } from "#ui/chart/marks.tsx";
import { createScale } from "#ui/chart/scale.ts";
import { Amount, Answer, LivePart, PlanAnswer, Sum } from "./GuideParts.tsx";
import { liveWords } from "./liveWords.ts";
import { amount, useTyped } from "./useTyped.ts";

const words = liveWords.credits;
const exampleUsd = 72_000;

export function CreditPart() {
  const tuition = useTyped("3,600", amount);
  const materials = useTyped("400", amount);
  const { read } = useAnswers();
  const incomeUsd = read("familyIncomeUsd").value ?? exampleUsd;
  const [chosenFiling, setFiling] = useState<CreditFiling | null>(null);
  const isJoint = usePlan().plan.aid["first.filingStatus"] === "mfj";
  const filing = chosenFiling ?? (isJoint ? "joint" : "single");
  const [year, setYear] = useState<"first" | "later">("first");
  const isReady = tuition.value !== null && materials.value !== null;
  const credits = calculateTaxCredits(
    {
      tuitionUsd: tuition.value ?? 0,
      materialsUsd: materials.value ?? 0,
      incomeUsd,
      filing,
      isFirstFourYears: year === "first",
    },
    taxCreditTerms,
  );
  const { better } = credits;
  return (
    <LivePart
      title={words.title}
      lead={words.lead}
      source={taxCreditTerms.source}
      note={words.note}
      fields={
        <>
          <Amount typed={tuition} label={words.tuition} before="$" />
          <Amount typed={materials} label={words.materials} before="$" />
          <PlanAnswer
            id="familyIncomeUsd"
            label={words.income}
            hint={`${words.incomeHint} ${words.untilAnswered(exampleUsd)}`}
          />
          <RadioGroup
            legend={words.filing}
            options={[
              { value: "single", label: words.filings.single },
              { value: "joint", label: words.filings.joint },
            ]}
            value={filing}
            onChange={(value) => setFiling(value)}
          />
          <RadioGroup
            legend={words.year}
            options={[
              { value: "first", label: words.years.first },
              { value: "later", label: words.years.later },
            ]}
            value={year}
            onChange={(value) => setYear(value)}
          />
        </>
      }
      result={
        isReady ? (
          <>
            <Answer
              label={words.best}
              value={formatUsd(Math.max(credits.opportunityUsd, credits.lifetimeUsd))}
              note={getNote(better, credits.refundableUsd)}
            />
            <Sum
              lines={[
                { label: words.names.opportunity, amount: formatUsd(credits.opportunityUsd) },
                { label: words.names.lifetime, amount: formatUsd(credits.lifetimeUsd) },
              ]}
            />
            <PhaseOut incomeUsd={incomeUsd} filing={filing} />
            <p className="mt-1">{words.share(credits.share)}</p>
          </>
        ) : null
      }
    />
  );
}

function getNote(better: "opportunity" | "lifetime" | null, refundableUsd: number): string {
  if (better === null) return words.none;
  return better === "opportunity"
    ? `${words.names.opportunity}. ${words.refundable(refundableUsd)}`
    : `${words.names.lifetime}. ${words.onlyTax}`;
}

/** Incomes from 0 to a third above the end of the phase-out. */
function PhaseOut(props: { incomeUsd: number; filing: CreditFiling }) {
  const { fromUsd, toUsd } = taxCreditTerms.phaseOut[props.filing];
  const x = createScale(0, toUsd * 1.3);
  const y = createScale(1, 0);
  const line = [
    { x: 0, y: 0 },
    { x: x(fromUsd), y: 0 },
    { x: x(toUsd), y: 100 },
    { x: 100, y: 100 },
  ];
  const own = {
    x: x(props.incomeUsd),
    y: y(calculateCreditShare(props.incomeUsd, props.filing, taxCreditTerms)),
  };
  return (
    <div className="mt-5 max-w-md">
      <PlaceLabel at={own.x} text={words.you} />
      <Chart
        label={words.picture(fromUsd, toUsd)}
        height={124}
        x={{
          labels: [
            { at: x(fromUsd), text: formatUsd(fromUsd), anchor: "end" },
            { at: x(toUsd), text: formatUsd(toUsd), anchor: "start" },
          ],
          title: words.axisX,
        }}
      >
        <Plane>
          <Area upper={line} tone="accentSoft" />
          <Line points={line} tone="accent" />
        </Plane>
        <Rule x={own.x} tone="ink" dashes="3 3" />
        <OwnDot {...own} />
      </Chart>
    </div>
  );
}
