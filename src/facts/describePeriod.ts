/** How a page says for which period a value holds, and that nothing newer is recorded once the period is over. */
import type { Day } from "#lib/dates.ts";
import { nextPeriod } from "#lib/format.ts";
import type { Source } from "#lib/source.ts";
import { dataDay } from "./dataDay.ts";
import { isPeriodOver } from "./period.ts";

/**
 * "2026-27" while the period lasts; "2025-26; we have no newer rules yet" in the one after it, and "2024-25 rules; we have
 * nothing newer" from then on. `what` names the value where the text around it does not.
 */
export function describePeriod(period: string, { what = "", day = dataDay }: PeriodWords = {}): string {
  return isPeriodOver(period, day) ? describePastPeriod(period, { what, day }) : period;
}

type PeriodWords = { what?: string; day?: Day };

/** The same for a period that is known to be over. */
export function describePastPeriod(period: string, { what = "", day = dataDay }: PeriodWords = {}): string {
  if (isPeriodOver(nextPeriod(period), day))
    return `${what === "" ? period : `${period} ${what}`}; we have nothing newer`;
  return `${period}; we have ${what === "" ? "nothing newer" : `no newer ${what}`} yet`;
}

/** The year of a source, or the period of the value it is cited for where that is over: fits where a year stands alone. */
export function describeSourceYear({ year, pastPeriod }: Source): string {
  return pastPeriod === undefined ? year : describePastPeriod(pastPeriod);
}

/**
 * "2026-27, Title"; "Title (undated, read in 2026)"; for a value whose period is over "Title (2025-26; we have nothing newer
 * yet)".
 */
export function describeSource(source: Source): string {
  return source.pastPeriod === undefined && !source.year.startsWith("undated")
    ? `${source.year}, ${source.title}`
    : `${source.title} (${describeSourceYear(source)})`;
}

/** A year alone says when a page held; an award year or a class says for whom. */
export function isBareYear(period: string): boolean {
  return /^\d{4}$/.test(period);
}

/** For what stands on a page without a year: the year in which we found it there. */
export function describeUndated(year: string): string {
  return `undated page, read in ${year}`;
}
