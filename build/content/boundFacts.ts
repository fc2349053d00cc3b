/**
 * Binds facts from /facts in pages: `{{fact:fafsaOpens}}` as text with its period and source, and program
 * cards.
 */
import { findPeriod, periodsOf } from "#facts/fact.ts";
import { formatDate, formatInteger, formatRate, formatUsd } from "#lib/format.ts";
import type { FactDate } from "../facts/factDate.ts";
import type { FactBook } from "../facts/readFacts.ts";
import type { FactRecord, SourceFact } from "../facts/schema.ts";
import type { DatedValue } from "../facts/series.ts";
import { toSource } from "../facts/writeModules.ts";
import type { Figure } from "./figures.ts";

/** `period` is the page's own, from its front matter; `asOf` is the day the data set was last reviewed. */
export type FactSurroundings = { book: FactBook; period: string | null; asOf: string };

type Bound<Value> = { value: Value; problem?: never } | { problem: string; value?: never };

/** `name` is an id, optionally with a period: "fafsaOpens", "fafsaOpens@2027-28". */
export function bindFact(name: string, { book, period, asOf }: FactSurroundings): Bound<Figure> {
  const [id = "", ownPeriod = period] = name.split("@");
  const record = book.records.get(id);
  if (record === undefined) return { problem: `No fact has the id "${id}".` };
  if (ownPeriod === null) {
    return {
      problem: `Of which period is {{fact:${id}}}? Name it in the head of the page, as in "period: 2026-27", or here, as in {{fact:${id}@2026-27}}.`,
    };
  }
  if (record.kind === "program")
    return { problem: `The fact ${id} is a program: it stands on a page as a block, not in a sentence.` };
  const value = valueOf(record, ownPeriod);
  if (value === null) {
    return {
      problem: `The fact ${id} has no value for ${ownPeriod}: it has ${periodList(record).join(", ")}.`,
    };
  }
  const text = writeValue(record, value.value);
  if (text === null)
    return { problem: `The fact ${id} cannot stand in a sentence: it is no single figure, word or day.` };
  const source = book.sources.get(value.source);
  if (source === undefined) return { problem: `The source of ${id} is gone.` };
  return {
    value: {
      text,
      year: value.period,
      sourceKey: source.key ?? source.id,
      source: {
        ...cite(source, book),
        standing: value.known === "reported" ? "reported" : "official",
        checked: source.checked ?? asOf,
      },
      validThrough: lastDayOf(value.period),
    },
  };
}

/** The card fields its record has: a block that begins `program: ncPromise` gets them filled in. */
const filledFields = ["name", "agency", "url", "amountYear"];

/** A program block as written in the page; without `program` it is left unchanged. */
export function fillProgram(block: unknown, { book, period }: FactSurroundings): Bound<unknown> {
  if (typeof block !== "object" || block === null || !("program" in block)) return { value: block };
  const { program: id, ...fields } = block;
  const record = typeof id === "string" ? book.records.get(id) : undefined;
  if (record?.kind !== "program") return { problem: `No program has the id "${String(id)}".` };
  const twice = filledFields.filter((field) => field in fields);
  if (twice.length > 0)
    return { problem: `The record ${record.id} fills in ${twice.join(", ")}: leave it out here.` };
  const amount = { id: record.id, values: record.amount };
  const value = (period === null ? null : valueOf(amount, period)) ?? newestOf(amount);
  const source = value === null ? undefined : book.sources.get(value.source);
  const agency = book.publishers.get(record.agency);
  if (value === null || source === undefined || agency === undefined || source.url === null) {
    return { problem: `The record ${record.id} needs an agency, and a source with an address.` };
  }
  return {
    value: {
      name: record.title,
      agency: agency.name,
      url: source.url,
      amountYear: value.period,
      ...fields,
    },
  };
}

type DatedRecord = { id: string; values: readonly DatedValue[] };

function valueOf(record: DatedRecord, period: string): DatedValue | null {
  const found = findPeriod(periodList(record), period);
  return record.values.find((one) => one.period === found) ?? null;
}

function newestOf(record: DatedRecord): DatedValue | null {
  const newest = periodList(record).at(-1);
  return record.values.find((one) => one.period === newest) ?? null;
}

function periodList({ id, values }: DatedRecord): string[] {
  return periodsOf({ id, values: Object.fromEntries(values.map(({ period }) => [period, null])) });
}

function cite(source: SourceFact, book: FactBook) {
  const { title, url, year } = toSource(source, book);
  return { title, url, year };
}

/** Null for a table, a flag, nothing, or a date without a day. */
function writeValue(record: FactRecord, value: unknown): string | null {
  if (record.kind === "date") return writeDate(value as FactDate); // Checked with its record.
  if (record.kind !== "value" || value === null || typeof value === "boolean") return null;
  if (typeof value === "string") return value;
  return typeof value === "number" ? writeNumber(value, record.unit) : null;
}

function writeNumber(value: number, unit: Extract<FactRecord, { kind: "value" }>["unit"]): string | null {
  if (!Number.isFinite(value)) return null;
  if (unit === "usd") return Number.isInteger(value) ? formatUsd(value) : null;
  if (unit === "share") return formatRate(value);
  if (unit === "percent") return formatRate(value / 100);
  if (unit === "year") return String(value);
  return Number.isInteger(value) ? formatInteger(value) : String(value);
}

function writeDate(date: FactDate): string | null {
  if (date.kind === "window") return `${formatDate(date.from)} to ${formatDate(date.to)}`;
  if (date.kind === "byRule") return formatDate(date.date);
  if (date.kind !== "day") return null;
  if ("date" in date) return formatDate(date.date);
  const { month, day } = date;
  const inSomeYear = formatDate(`2000-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
  return inSomeYear.replace(/, 2000$/, "");
}

/** The last day of a period; null for values valid until changed, and for periods without such a day. */
function lastDayOf(period: string): string | null {
  const awardYear = /^(\d{4})-\d\d$/.exec(period)?.[1];
  if (awardYear !== undefined) return `${Number(awardYear) + 1}-06-30`;
  if (/^\d{4}$/.test(period)) return `${period}-12-31`;
  const fiscalYear = /^fiscal year (\d{4})$/.exec(period)?.[1];
  return fiscalYear === undefined ? null : `${fiscalYear}-09-30`;
}
