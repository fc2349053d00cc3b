/** How much an account uses of what a plan may limit. */
import type { LimitedThing } from "#domain/subscription/plans.ts";
import { toWallTime } from "#lib/zonedTime.ts";
import { countInvited } from "#server/family/invitations.ts";
import { countMailed, readReminders } from "#server/reminders/store.ts";
import type { Database } from "#server/store/tables.ts";

/**
 * Counted as each limit defines it: plans owned, people admitted or invited, reminders mailed in the person's
 * month.
 */
export async function countUsed(
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
    remindersPerMonth: await mailedInMonth(database, accountId, now),
  };
}

/** The month in the person's time zone, as for their reminders. */
async function mailedInMonth(database: Database, accountId: string, now: Date): Promise<number> {
  const timeZone = (await readReminders(database, accountId))?.settings.timeZone ?? "UTC";
  return countMailed(database, accountId, toWallTime(timeZone, now).day);
}
