/** A day, a month or a span of days as authors write them: first and last day, and the words of a month. */
import { type Day, toDay, findLastDayOfMonth } from "#lib/dates.ts";
import { formatDate } from "#lib/format.ts";

export type DateSpan = {
  first: Day;
  last: Day;
  /** "February 2027" where only the month is known. */
  text: string | null;
};

/** "2027-01-15", "2027-02" or "2026-10-12/2026-10-18"; the build lets nothing else through. */
export function toDateSpan(on: string): DateSpan {
  const [first = on, last = first] = on.split("/");
  if (first.length > "2027-02".length) return { first, last, text: null };
  const [year = "", month = ""] = first.split("-");
  const begin = toDay(Number(year), Number(month), 1);
  return {
    first: begin,
    last: findLastDayOfMonth(Number(year), Number(month)),
    // "February 1, 2027" without its day.
    text: formatDate(begin).replace(/ 1,/, ""),
  };
}
