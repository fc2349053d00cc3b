/** What an account uses of what a plan may limit. */
import type { LimitedThing } from "#domain/subscription/plans.ts";
import { countInvited } from "./invitations.ts";
import { countMailed } from "./reminders.ts";
import type { Database } from "./tables.ts";

/** As each limit counts: plans of its own, people let in or invited, reminders mailed in the month of `now` (UTC). */
export async function usedBy(
  database: Database,
  accountId: string,
  now: Date,
): Promise<Record<LimitedThing, number>> {
  const plans = await database
    .selectFrom("plan_members")
    .where("account_id", "=", accountId)
    .where("role", "=", "owner")
    .select("plan_id")
    .execute();
  return {
    plansInSync: plans.length,
    peopleInvited: await countInvited(database, accountId, now),
    remindersPerMonth: await countMailed(database, accountId, now.toISOString().slice(0, 10)),
  };
}
