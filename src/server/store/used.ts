/** What an account uses of what a plan may limit. */
import type { LimitedThing } from "#domain/subscription/plans.ts";
import { toWallTime } from "#lib/zonedTime.ts";
import { countInvited } from "./invitations.ts";
import { countMailed, readReminders } from "./reminders.ts";
import type { Database } from "./tables.ts";

/** As each limit counts: plans of its own, people let in or invited, reminders mailed in the person’s month. */
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
    remindersPerMonth: await mailedInMonth(database, accountId, now),
  };
}

/** The month is the one where the person is: their reminders are counted by it. */
async function mailedInMonth(database: Database, accountId: string, now: Date): Promise<number> {
  const timeZone = (await readReminders(database, accountId))?.settings.timeZone ?? "UTC";
  return countMailed(database, accountId, toWallTime(timeZone, now).day);
}
