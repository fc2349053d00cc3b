/** How much an account may use of features that cost the server something. */
import { type Limits, noLimits } from "#domain/subscription/plans.ts";

/** The maximum of each; null is no limit, 0 is none. */
export type Allowances = Limits;

export type AllowancesPart = { of: (accountId: string) => Promise<Allowances> };

/** Without a payment provider there are no limits. */
export const openAllowances: AllowancesPart = { of: () => Promise.resolve(noLimits) };
