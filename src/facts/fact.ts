/** What a published fact looks like to the rules, and how the value of a period is found. The data beside it is generated from /facts. */
import type { Day } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";
import { dataDay } from "./dataDay.ts";
import { isPeriodOver } from "./period.ts";

/** Values by period, such as "2026-27", "2026", "fall 2027" or "since 2024-25" for what holds until a law changes it. */
export type Fact<Value = unknown> = { readonly id: string; readonly values: Readonly<Record<string, Value>> };

/** How we know a value: read in the official document, in a copy of an official page, or reported by others. */
export type Known = "officialDocument" | "officialCopy" | "reported";

/** H: official, or two sources that agree. M: one decent source. L: not to be printed as a fact. */
export type Confidence = "H" | "M" | "L";

export type Origin = {
  readonly source: Source;
  readonly known: Known;
  readonly confidence: Confidence;
  readonly note?: string;
};

/**
 * Where each value of one fact comes from, by the same periods; generated into the `.origins.ts` beside the values.
 * `isOneTime`: a study, a count or an event, which nothing succeeds.
 */
export type FactOrigins = Fact<Origin> & { readonly isOneTime?: true };

/** A single figure or flag as its general type; words and tables keep their literal types, so that codes stay codes. */
export type Widened<Value> = Value extends number ? number : Value extends boolean ? boolean : Value;

type ValueOf<F extends Fact> = Widened<F["values"][keyof F["values"]]>;

/** The value of a period, or null where nothing is published for it: never another year's. */
export function valueIn<const F extends Fact>(fact: F, period: string): ValueOf<F> | null {
  const key = findPeriod(Object.keys(fact.values), period);
  return key === null ? null : (fact.values[key] as ValueOf<F>); // The key is one of the fact's own.
}

/** The value of a period that the caller knows to be published; throws where it is not. */
export function requireValue<const F extends Fact>(fact: F, period: string): ValueOf<F> {
  const key = findPeriod(Object.keys(fact.values), period);
  if (key === null) throw new Error(`The fact ${fact.id} has no value for ${period}.`);
  return fact.values[key] as ValueOf<F>; // The key is one of the fact's own.
}

/** The periods with a value, oldest first, as the record writes them. */
export function periodsOf(fact: Fact): string[] {
  return Object.keys(fact.values).toSorted((one, other) => startOf(one) - startOf(other));
}

/** The value of the newest period that is published. Whoever shows it names its period. */
export function latestValue<const F extends Fact>(fact: F): ValueOf<F> {
  const newest = periodsOf(fact).at(-1);
  if (newest === undefined) throw new Error(`The fact ${fact.id} has no value.`);
  return fact.values[newest] as ValueOf<F>; // The key is one of the fact's own.
}

/** The newest period with a value, and the value. Whoever shows it names its period. */
export function findLatest<Value>(fact: Fact<Value>): { period: string; value: Value } {
  const period = periodsOf(fact).at(-1);
  const value = period === undefined ? undefined : fact.values[period];
  if (period === undefined || value === undefined) throw new Error(`The fact ${fact.id} has no value.`);
  return { period, value };
}

/**
 * Where the value of one period comes from. If the period was over on the day of the data and no newer one is
 * recorded, the source carries it, so that whatever prints the source says so (`describeSourceYear`).
 */
export function originIn(origins: FactOrigins, period: string, day: Day = dataDay): Origin {
  const origin = origins.values[period];
  if (origin === undefined) throw new Error(`The fact ${origins.id} has no origin for ${period}.`);
  const isNewest = origins.isOneTime !== true && periodsOf(origins).at(-1) === period;
  return isNewest ? { ...origin, source: citeFor(period, origin.source, day) } : origin;
}

/** The source of a newest value, which carries the value's period once that is over. */
export function citeFor(period: string, source: Source, day: Day = dataDay): Source {
  return isPeriodOver(period, day) ? { ...source, pastPeriod: period } : source;
}

/** Among the periods of a record, the one that a period falls under: itself, or the newest "since" of its kind that has begun. */
export function findPeriod(periods: readonly string[], period: string): string | null {
  if (periods.includes(period)) return period;
  const begun = periods
    .filter((one) => one.startsWith("since "))
    .filter((one) => kindOf(one) === kindOf(period) && startOf(one) <= startOf(period))
    .toSorted((one, other) => startOf(one) - startOf(other));
  return begun.at(-1) ?? null;
}

/** "award year" for 2026-27, "" for a calendar year, else the words before the year: "fall", "class of". */
function kindOf(period: string): string {
  const bare = period.replace(/^since /, "");
  return /^\d{4}-\d\d$/.test(bare) ? "award year" : bare.replace(/ ?\d{4}.*$/, "");
}

function startOf(period: string): number {
  return Number(/\d{4}/.exec(period)?.[0] ?? 0);
}
