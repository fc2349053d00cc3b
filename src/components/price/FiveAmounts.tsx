/** The prices at the five incomes, as text below their dots. */
import type { PriceEnds } from "#domain/price/shareUnder.ts";
import { formatPricesByIncome } from "#domain/price/shownPrice.ts";
import { words } from "./words.ts";

export function FiveAmounts({ prices }: { prices: readonly PriceEnds[] }) {
  return (
    // The drawing above says the same, with the incomes.
    <p aria-hidden="true" className="figures mt-0.5 text-[0.88rem] text-ink-soft">
      {formatPricesByIncome(prices)} {words.fiveShort}
    </p>
  );
}
