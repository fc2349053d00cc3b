/** The prices at the five incomes, as text below their dots. */
import type { PriceEnds } from "#domain/price/shareUnder.ts";
import { formatPricesByIncome } from "#domain/price/shownPrice.ts";
import { words } from "./words.ts";

type FiveAmountsProps = {
  prices: readonly PriceEnds[];
  /** In a list that says once which incomes they are at. */
  isExplained?: boolean;
};

export function FiveAmounts({ prices, isExplained = false }: FiveAmountsProps) {
  return (
    // The drawing above says the same, with the incomes.
    <p aria-hidden="true" className="figures mt-0.5 text-[0.88rem] text-ink-soft">
      {formatPricesByIncome(prices)}
      {!isExplained && ` ${words.fiveShort}`}
    </p>
  );
}
