/** The first-year bands of all chosen colleges on one money scale, with a line for what the family can pay. */

import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { BandTrack } from "#components/price/BandTrack.tsx";
import { findCalculatorPrice } from "#components/price/calculatorPrice.ts";
import { FiveAmounts } from "#components/price/FiveAmounts.tsx";
import { buildPriceOptions } from "#components/price/priceOptions.ts";
import { buildScale } from "#components/price/scale.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Cross } from "#ui/Cross.tsx";
import { Axis, Backdrop, PlaceLabel } from "#ui/chart/Chart.tsx";
import { Legend } from "#ui/chart/Legend.tsx";
import { Rule } from "#ui/chart/marks.tsx";
import { createScale } from "#ui/chart/scale.ts";
import type { CollegePrice } from "./costs.ts";
import { words } from "./resultWords.ts";

export default function BandBoard(props: {
  prices: readonly CollegePrice[];
  payPerYearUsd: number | null;
  onRemove: (unitId: number) => void;
}) {
  const { prices, payPerYearUsd } = props;
  const bands = prices.map(({ study }) => study?.firstYear ?? null);
  const { plan } = usePlan();
  const options = buildPriceOptions(plan, getToday());
  const calculators = prices.map(({ college }) => findCalculatorPrice(plan, college, options));
  const scale = buildScale([
    ...bands.flatMap((band) => (band === null ? [] : [band.highUsd, band.stickerUsd])),
    ...calculators.map((one) => one?.inEntryYearUsd ?? null),
    payPerYearUsd,
  ]);
  const at = createScale(0, scale.maximumUsd);
  return (
    <div>
      {payPerYearUsd !== null && (
        <PlaceLabel at={at(payPerYearUsd)} text={words.payMark(formatUsd(payPerYearUsd))} />
      )}
      <div className="relative">
        <Backdrop>
          {scale.ticksUsd.map((tick) => (
            <Rule key={tick} x={at(tick)} tone="line" width={1} />
          ))}
          {payPerYearUsd !== null && <Rule x={at(payPerYearUsd)} tone="support" width={3} />}
        </Backdrop>
        <ul className="relative space-y-5 py-2">
          {prices.map(({ college, study }, index) => (
            <li key={college.unitId}>
              <div className="flex items-start justify-between gap-x-2">
                <p className="min-w-0">
                  <span className="bg-card pr-1 font-semibold">{college.name}</span>
                </p>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={words.removeLabel(college.name)}
                  className="no-print -mt-2.5 -mr-2 -mb-2 shrink-0"
                  onClick={() => props.onRemove(college.unitId)}
                >
                  <Cross />
                </Button>
              </div>
              {study === null ? (
                <p className="text-ink-soft">{words.noEstimate}</p>
              ) : (
                <>
                  <p className="figures flex flex-wrap items-baseline gap-x-2.5">
                    <span className="bg-card pr-1 font-serif text-2xl">
                      {formatShownRange(study.firstYear)}
                    </span>
                    {study.firstYear.stickerUsd !== null && (
                      <span className="bg-card px-1 text-[0.88rem] text-ink-soft">
                        {words.publishedShort(formatUsd(study.firstYear.stickerUsd))}
                      </span>
                    )}
                  </p>
                  <BandTrack
                    band={study.firstYear}
                    payPerYearUsd={payPerYearUsd}
                    calculator={calculators[index] ?? null}
                    scaleMaximumUsd={scale.maximumUsd}
                    size="large"
                  />
                  {study.firstYear.pricesByIncome !== undefined && (
                    <FiveAmounts prices={study.firstYear.pricesByIncome} />
                  )}
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
      <Axis labels={scale.ticksUsd.map((tick) => ({ at: at(tick), text: formatUsd(tick) }))} />
      <Legend
        className="mt-3"
        items={[
          { mark: "accent", name: words.board.band },
          ...(payPerYearUsd === null ? [] : [{ mark: "accentSoft", name: words.board.beyond } as const]),
          { mark: "pinInk", name: words.board.sticker },
          ...(calculators.every((one) => one === null)
            ? []
            : [{ mark: "inkDiamond", name: words.board.calculator } as const]),
        ]}
      />
    </div>
  );
}
