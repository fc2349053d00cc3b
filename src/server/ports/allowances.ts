/** How much an account may use of features that cost the server something. */
import { type Limits, noLimits, type PlanId } from "#domain/subscription/plans.ts";

/** The maximum of each; null is no limit, 0 is none. */
export type Allowances = Limits;

export type AllowancesPart = {
  of: (accountId: string) => Promise<Allowances>;
  /** The plan that the account's family is on; null where none can be bought. */
  planOf: (accountId: string) => Promise<PlanId | null>;
};

/** Without a payment provider there are no limits. */
export const openAllowances: AllowancesPart = {
  of: () => Promise.resolve(noLimits),
  planOf: () => Promise.resolve(null),
};
