/** The prices at the five incomes in a list, in columns that line up from row to row: shaded where it is within the budget. */
import { incomeBrackets } from "#domain/college/college.ts";
import { brackets } from "#domain/price/brackets.ts";
import type { PriceEnds } from "#domain/price/shareUnder.ts";
import { formatShownPart } from "#domain/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import { describeFive } from "./BandTrack.tsx";
import { words } from "./words.ts";

/** Wider than its amount, so that the amounts stay in line; heavier, for where no shade is drawn. */
const withinBudget = "-mx-1 rounded-sm bg-accent-soft px-1 font-semibold";

type FivePricesProps = {
  prices: readonly PriceEnds[];
  payPerYearUsd: number | null;
  /** Names the incomes above the amounts; a list does so once. */
  hasHead: boolean;
};

export function FivePrices({ prices, payPerYearUsd, hasHead }: FivePricesProps) {
  return (
    <div className="figures">
      <p className="sr-only">
        {describeFive(prices)} {payPerYearUsd !== null && words.youCanPay(formatUsd(payPerYearUsd))}
      </p>
      <div aria-hidden="true">
        {hasHead && (
          <>
            <p className="text-[0.82rem] text-ink-soft">{words.fiveHead}</p>
            <div className="grid grid-cols-5 text-[0.82rem] text-ink-soft">
              {brackets.map((bracket) => {
                const { toUsd } = incomeBrackets[bracket];
                return <span key={bracket}>{toUsd === null ? words.fiveMore : formatUsd(toUsd)}</span>;
              })}
            </div>
          </>
        )}
        <div className="grid grid-cols-5 text-[0.85rem]">
          {prices.map(({ middleUsd }, index) => (
            <span key={index}>
              <span
                className={payPerYearUsd !== null && middleUsd <= payPerYearUsd ? withinBudget : undefined}
              >
                {formatShownPart(middleUsd)}
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
