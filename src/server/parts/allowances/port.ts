/** How much an account may have of what costs the server. */
import { type Limits, noLimits } from "#domain/subscription/plans.ts";

/** The most of each; null is no limit, 0 is none. */
export type Allowances = Limits;

export type AllowancesPart = { of: (accountId: string) => Promise<Allowances> };

/** Without a payment provider everything is open. */
export const openAllowances: AllowancesPart = { of: () => Promise.resolve(noLimits) };
