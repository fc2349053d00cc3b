/** What a college would cost if the family earned more or less: a slider beside the price it gives. */

import { useDeferredValue, useMemo, useState } from "react";
import { useColleges } from "#client/colleges/useColleges.ts";
import type { PriceRequest } from "#client/engine/engine.ts";
import { usePrices } from "#client/engine/usePrices.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { BandTrack } from "#components/price/BandTrack.tsx";
import { describeFit } from "#components/price/fit.ts";
import { buildPriceOptions } from "#components/price/priceOptions.ts";
import { useAidEstimate } from "#components/price/useAidEstimate.ts";
import { words as priceWords } from "#components/price/words.ts";
import { readStanding } from "#domain/aid/standing.ts";
import type { Plan } from "#domain/plan/plan.ts";
import { toPriceInput } from "#domain/price/priceInput.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { RangeField } from "#ui/RangeField.tsx";
import { incomeWords as text } from "./incomeWords.ts";

/** Dollars a year. The highest group of families that prices are published for begins at $110,001. */
const slider = { minimum: 0, maximum: 200_000, step: 5_000, start: 60_000 } as const;

export default function IncomeSlider({ unitId }: { unitId: number }) {
  const { plan } = usePlan();
  const save = useSave();
  const known = useAidEstimate(plan)?.bracketIncomeUsd ?? plan.money.familyIncomeUsd;
  const [incomeUsd, setIncome] = useState(
    Math.min(slider.maximum, Math.max(0, Math.round((known ?? slider.start) / slider.step) * slider.step)),
  );
  // The price follows a moment later, so that the slider never waits for it.
  const found = usePrices(useIncomeRequest(plan, unitId, useDeferredValue(incomeUsd)));
  const band = found?.reply[0]?.band ?? null;
  const scaleMaximumUsd = band === null ? 0 : Math.max(band.stickerUsd ?? 0, band.highUsd) * 1.04;
  const { payPerYearUsd } = plan.money;
  const fit = band === null ? null : describeFit(band, payPerYearUsd);
  return (
    <div>
      <RangeField
        label={text.field}
        valueText={text.value(formatUsd(incomeUsd), incomeUsd === slider.maximum)}
        hint={text.hint}
        value={incomeUsd}
        minimum={slider.minimum}
        maximum={slider.maximum}
        step={slider.step}
        onChange={setIncome}
      />
      {band !== null && (
        <div role="status">
          <p className="figures">
            <span className="font-semibold">{formatShownRange(band)}</span>{" "}
            <span className="text-ink-soft">{priceWords.aYear}</span>
          </p>
          <BandTrack
            band={band}
            payPerYearUsd={payPerYearUsd}
            scaleMaximumUsd={scaleMaximumUsd}
            size="compact"
          />
          {fit !== null && <p className="text-[0.92rem] text-ink-soft">{fit}</p>}
        </div>
      )}
      {known === null && (
        <Button
          size="sm"
          variant="outline"
          className="mt-2"
          onClick={() =>
            save(text.used(formatUsd(incomeUsd)), {
              kind: "setMoney",
              fields: { familyIncomeUsd: incomeUsd },
            })
          }
        >
          {text.use(formatUsd(incomeUsd))}
        </Button>
      )}
    </div>
  );
}

/** The plan's own price question with another income, which then also stands for what was answered for aid. */
function useIncomeRequest(plan: Plan, unitId: number, familyIncomeUsd: number): PriceRequest | null {
  const index = useColleges();
  const release = index.status === "ready" ? index.value.release : null;
  return useMemo(() => {
    if (release === null) return null;
    const money = { ...plan.money, familyIncomeUsd };
    return {
      release,
      unitIds: [unitId],
      family: toPriceInput(plan.profile, money, null, readStanding(plan.aid)),
      options: buildPriceOptions(plan, getToday()),
      years: plan.assumptions.years,
    };
  }, [release, plan, unitId, familyIncomeUsd]);
}
