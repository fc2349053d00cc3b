/** A family's price at one college: the band, what it is based on, and why it is as wide as it is. */

import { useMemo, useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { useRanked } from "#components/matches/useRanked.ts";
import { AidNote } from "#components/price/AidNote.tsx";
import { findCalculatorPrice } from "#components/price/calculatorPrice.ts";
import { PriceBandView } from "#components/price/PriceBandView.tsx";
import { PriceReasons } from "#components/price/PriceReasons.tsx";
import { PriceWorking } from "#components/price/PriceWorking.tsx";
import { buildPriceOptions } from "#components/price/priceOptions.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { readStanding } from "#domain/aid/standing.ts";
import { toPriceInput } from "#domain/price/priceInput.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { AnswersUsed } from "./shared/AnswersUsed.tsx";
import { PickOne } from "./shared/PickOne.tsx";
import { sharedWords } from "./shared/words.ts";

const answersUsed = ["familyIncomeUsd", "homeZip"] as const;

export default function CollegePrice() {
  const [unitId, setUnitId] = useState<number | null>(null);
  return (
    <div className="space-y-6">
      <PickOne unitId={unitId} onPick={setUnitId} />
      <AnswersUsed
        ids={answersUsed}
        renderAsked={(fields) => <div className="grid gap-6 sm:grid-cols-2">{fields}</div>}
      />
      {unitId !== null && <Price unitId={unitId} />}
    </div>
  );
}

function Price({ unitId }: { unitId: number }) {
  const matches = useRanked([unitId]);
  const { plan } = usePlan();
  const aid = useAidEstimate(plan);
  const family = useMemo(
    () => toPriceInput(plan.profile, plan.money, aid, readStanding(plan.aid)),
    [plan, aid],
  );
  const options = useMemo(() => buildPriceOptions(plan, getToday()), [plan]);
  if (matches.status === "failed") {
    return <LoadFailed title={sharedWords.failedTitle} load={matches} kept={sharedWords.failedKept} />;
  }
  const row = matches.status === "ready" ? matches.value.of(unitId) : null;
  if (row == null) return <Skeleton label={sharedWords.loadingCollege} lines={2} />;
  const { college, priceBand } = row;
  return (
    <div className="rounded-2xl bg-sunk p-4 sm:p-5">
      <h4 className="mb-2 font-serif text-xl">{college.name}</h4>
      <PriceBandView
        band={priceBand}
        payPerYearUsd={plan.money.payPerYearUsd}
        calculator={findCalculatorPrice(plan, college, options)}
        size="large"
      />
      {priceBand !== null && (
        <PriceReasons
          band={priceBand}
          college={college}
          homeState={plan.profile.homeState}
          entryYear={options.entryYear}
        />
      )}
      <PriceWorking college={college} family={family} options={options} />
      <AidNote className="mt-2 text-[0.95rem] text-ink-soft" />
    </div>
  );
}
