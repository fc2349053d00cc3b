/** How far off a date is, as every list of dates says it. Light: the home page loads it early. */
import { formatInteger } from "#lib/format.ts";

/** Far off, days would be a riddle. */
export function sayDaysLeft(days: number): string {
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  return days <= 120
    ? `in ${formatInteger(days)} days`
    : `in ${formatInteger(Math.round(days / 30.4))} months`;
}
