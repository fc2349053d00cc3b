/** Whether an email is due now: by the person's own clock, at most one a day, and never for a past day. */
import { type Day, getWeekday } from "#lib/dates.ts";
import { toWallTime } from "#lib/zonedTime.ts";
import type { ReminderSettings } from "./settings.ts";

export type ReminderKind = "digest" | "beforeDue";

/** `period` is the local day the email is for. */
export type DueReminder = { kind: ReminderKind; period: Day };

export type ReminderState = {
  settings: ReminderSettings;
  /** When they were last saved. */
  changedAt: Date;
  /** The day an email was last sent for, or found to have nothing to say; null before the first. */
  settledDay: Day | null;
};

/**
 * Due from the chosen hour until midnight, so that a server that was down catches up the same day. An hour skipped in
 * March counts as the next one; of an hour that repeats in November the first counts, because a settled day stays settled
 * even in another time zone. Settings saved after today's hour start tomorrow. On the day of the digest, the digest
 * replaces the other reminder.
 */
export function findDueReminder(
  { settings, changedAt, settledDay }: ReminderState,
  now: Date,
): DueReminder | null {
  const { digest, beforeDue, timeZone } = settings;
  const { day, hour } = toWallTime(timeZone, now);
  if (hour < digest.hour || (settledDay !== null && settledDay >= day)) return null;
  const changed = toWallTime(timeZone, changedAt);
  if (changed.day === day && changed.hour >= digest.hour) return null;
  if (digest.isOn && getWeekday(day) === digest.weekday) return { kind: "digest", period: day };
  return beforeDue.isOn ? { kind: "beforeDue", period: day } : null;
}
