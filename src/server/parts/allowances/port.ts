/** How much an account may have of what costs the server. */
import type { LimitedThing } from "#domain/subscription/plans.ts";

/** The most of each; null is no limit, 0 is none. */
export type Allowances = Readonly<Record<LimitedThing, number | null>>;

export type AllowancesPart = { of: (accountId: string) => Promise<Allowances> };

/** Without a payment provider everything is open. */
export const openAllowances: AllowancesPart = {
  of: () => Promise.resolve({ plansInSync: null, peopleInvited: null, remindersPerMonth: null }),
};
