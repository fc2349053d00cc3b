/** When a person's next reminder is due: the first day from now on with something to say, by their own clock. */
import { addDays } from "#lib/dates.ts";
import { toInstant, toWallTime } from "#lib/zonedTime.ts";
import { type DueReminder, findDueReminder, type ReminderState } from "./dueReminder.ts";

/** How far ahead it looks; where there is nothing until then, it is to look again. */
export const lookAheadDays = 14;

/**
 * The instant of the next reminder, or the one at which to ask again. `hasNews` says whether there would be anything to
 * tell on a day: a plan's dates go by the day they are read on, so that each day is asked about by itself.
 */
export function findNextReminder(
  state: ReminderState,
  now: Date,
  hasNews: (due: DueReminder) => boolean,
): Date {
  const { timeZone, digest } = state.settings;
  const { day: today } = toWallTime(timeZone, now);
  for (let offset = 0; offset <= lookAheadDays; offset += 1) {
    const day = addDays(today, offset);
    const at = later(now, toInstant(timeZone, day, digest.hour));
    const due = findDueReminder(state, at);
    if (due?.period === day && hasNews(due)) return at;
  }
  return toInstant(timeZone, addDays(today, lookAheadDays + 1), digest.hour);
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
