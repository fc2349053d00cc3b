/** The part of a college's row that needs the student's answers: marks, chance, price and match, and what a counselor would add. */
import type { Ranked } from "#client/engine/engine.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { ChanceView } from "#components/chance/ChanceView.tsx";
import { CollegeRemarks } from "#components/chance/CollegeRemarks.tsx";
import { LabelMarks } from "#components/label/LabelMarks.tsx";
import { useCalculatorPrice } from "#components/price/calculatorPrice.ts";
import { PriceBandView } from "#components/price/PriceBandView.tsx";
import type { CollegeSummary } from "#domain/college/college.ts";
import { words } from "./words.ts";

/** `ranked` is null while only the fields of study are known. */
export default function ForThisStudent({
  college,
  ranked,
}: {
  college: CollegeSummary;
  ranked: Ranked | null;
}) {
  return (
    <>
      {ranked !== null && <Figures ranked={ranked} />}
      <CollegeRemarks college={college} ranked={ranked} isOnCard className="mt-3 space-y-1" />
    </>
  );
}

function Figures({ ranked }: { ranked: Ranked }) {
  const { payPerYearUsd } = usePlan().plan.money;
  const calculator = useCalculatorPrice(ranked.college);
  return (
    <div className="mt-4 grid gap-x-8 gap-y-4 border-t border-line pt-4 sm:grid-cols-2 lg:grid-cols-[minmax(13.5rem,1fr)_1.4fr_1.4fr]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:col-span-2 lg:col-span-1 lg:block">
        <LabelMarks of={ranked} opensReason />
        {ranked.matchPercent !== null && (
          <p className="figures lg:mt-1">
            <span className="sr-only">{words.matchHeard}: </span>
            {words.match(ranked.matchPercent)}
          </p>
        )}
      </div>
      <ChanceView chance={ranked.chance} />
      <PriceBandView
        band={ranked.priceBand}
        payPerYearUsd={payPerYearUsd}
        calculator={calculator}
        size="compact"
        hasMark
      />
    </div>
  );
}
