/** Whether a mail is due at an instant: by the person's own clock, at most one a day, and never for a day that is over. */
import { type Day, getWeekday } from "#lib/dates.ts";
import { toWallTime } from "#lib/zonedTime.ts";
import type { ReminderSettings } from "./settings.ts";

export type ReminderKind = "digest" | "beforeDue";

/** `period` is the person's day that the mail is for. */
export type DueReminder = { kind: ReminderKind; period: Day };

export type ReminderState = {
  settings: ReminderSettings;
  /** When they were saved last. */
  changedAt: Date;
  /** The day that a mail was last sent for, or found to have nothing to say; null before the first. */
  settledDay: Day | null;
};

/**
 * From the chosen hour to midnight, so that a server that was away catches up within the day. An hour that the clock
 * skips in March counts as the next one; of one that comes twice in November the first counts, since a settled day
 * stays settled, in other time zones too. What is saved after today's hour begins tomorrow. On the day of the digest
 * the digest speaks for both.
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
