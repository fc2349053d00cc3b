/** What a college's own net price calculator told a family, as the plan keeps it. */
import type { Day } from "#lib/dates.ts";

export type CalculatorPrice = {
  /** A year's whole cost less grants, as the calculator gave it: neither loans nor work-study are taken off. */
  amountUsd: number;
  /** The fall in which the calculator's school year begins; null where it names none. */
  fallYear: number | null;
  enteredOn: Day;
};

export const calculatorPriceLimits = {
  /** More than twice what any college costs in a year. */
  mostUsd: 250_000,
  earliestFall: 2020,
  latestFall: 2045,
  colleges: 500,
} as const;
