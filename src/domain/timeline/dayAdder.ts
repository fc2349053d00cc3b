/** Adds days to a date with a cache, because hundreds of tasks use the same few dates and offsets. */
import { addDays, type Day } from "#lib/dates.ts";

export type DayAdder = (day: Day, days: number) => Day;

export function createDayAdder(): DayAdder {
  const known = new Map<Day, Map<number, Day>>();
  return (day, days) => {
    let ofDay = known.get(day);
    if (ofDay === undefined) {
      ofDay = new Map();
      known.set(day, ofDay);
    }
    let sum = ofDay.get(days);
    if (sum === undefined) {
      sum = addDays(day, days);
      ofDay.set(days, sum);
    }
    return sum;
  };
}
