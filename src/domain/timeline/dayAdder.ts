/** Counts days, each sum once: hundreds of tasks hang on a handful of dates by the same number of days. */
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
