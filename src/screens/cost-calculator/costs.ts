/** The calculator's data: the chosen colleges priced for this family, and the year it is for. */
import type { PricedCollege } from "./pricedCollege.ts";

export type Costs = { priced: readonly PricedCollege[]; payPerYearUsd: number | null; entryYear: number };
