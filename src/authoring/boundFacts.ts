/**
 * Binds facts from /facts in pages: `{{fact:fafsaOpens}}` as text with its period and source, and dates for lists of
 * dates.
 */

import type { ArticleDate } from "#content/blocks.ts";
import { findSeniorClass } from "#domain/timeline/classYear.ts";
import { findPeriod, periodsOf } from "#facts/fact.ts";
import { findPeriodEnd } from "#facts/period.ts";
import { toDay } from "#lib/dates.ts";
import {
  formatDate,
  formatGradePoints,
  formatInteger,
  formatRate,
  formatShortDate,
  formatUsd,
} from "#lib/format.ts";
import { type FactBook, toSource } from "./facts/factBook.ts";
import { type FactDate, factDateSchema } from "./facts/factDate.ts";
import type { FactRecord, SourceFact } from "./facts/schema.ts";
import { type DatedValue, seriesOf } from "./facts/series.ts";
import type { Figure } from "./figure.ts";

/** `period` is the page's own, from its front matter; `asOf` is the day the data set was put together. */
export type FactSurroundings = { book: FactBook; period: string | null; asOf: string };

type Bound<Value> = { value: Value; problem?: never } | { problem: string; value?: never };

/** How a date is written where the whole day is not wanted; `year` writes the period itself. */
const forms = ["day", "month", "short", "year"] as const;
type Form = (typeof forms)[number];

/** What `{{fact:…}}` holds: an id, a way into a table or program, a period, and a form. */
export const referencePattern =
  /^([A-Za-z0-9]+)((?:\/[A-Za-z0-9.-]+)*)(?:@([A-Za-z0-9 ]+(?:-[0-9]+)?))?(?::([a-z]+))?$/;

type Found = {
  record: FactRecord;
  dated: DatedValue;
  value: unknown;
  /** The key the value stands under, which tells its unit in a table or program. */
  key: string | null;
  /** The id pages and reports carry: that of the record, or of one series of a program. */
  factId: string;
  form: Form | null;
};

/**
 * A reference such as "fafsaOpens", "fafsaOpens@2027-28:day" or "nextNc/amount/uncWithPell" as a figure with its
 * period and source. Without a period it is the page's own where the record has it, else the newest.
 */
export function bindFact(reference: string, around: FactSurroundings): Bound<Figure> {
  const found = findValue(reference, around);
  if (found.problem !== undefined) return found;
  const { record, dated, form, factId } = found.value;
  const text = form === "year" ? dated.period : writeValue(found.value, around.asOf);
  if (text === null)
    return {
      problem: `The fact ${reference} cannot stand in a sentence: it is no single figure, word or day.`,
    };
  const source = around.book.sources.get(dated.source);
  if (source === undefined) return { problem: `The source of ${record.id} is gone.` };
  const year = yearBeside(found.value, around.asOf);
  return {
    value: {
      text,
      ...amountOf(found.value),
      year,
      fact: `${factId}@${dated.period}`,
      sourceKey: source.key ?? source.id,
      source: {
        ...cite(source, around.book),
        standing: dated.known === "reported" ? "reported" : "official",
      },
      // A day of every year is shown as expected in the coming one, whatever year it was published for.
      validThrough: year === "expected" || record.isOneTime === true ? null : findPeriodEnd(dated.period),
    },
  };
}

export type BoundDate = { on: string; title: string; standing: ArticleDate["standing"]; figure: Figure };

/** A date for a list of dates: its day or days, how certain it is, and its source. */
export function bindDate(reference: string, around: FactSurroundings): Bound<BoundDate> {
  const found = findValue(reference, around);
  if (found.problem !== undefined) return found;
  const figure = bindFact(reference, around);
  if (figure.problem !== undefined) return figure;
  const { dated, record } = found.value;
  const date = toFactDate(found.value.value);
  const on = date === null ? null : toDayOrSpan(date, around.asOf);
  if (date === null || on === null) return { problem: `The fact ${reference} is no day.` };
  const standing = isExpected(date, around.asOf)
    ? "expected"
    : dated.known === "reported"
      ? "reported"
      : "published";
  return { value: { on, title: record.title, standing, figure: figure.value } };
}

function findValue(reference: string, { book, period }: FactSurroundings): Bound<Found> {
  const [, id = "", path = "", ownPeriod, form] = referencePattern.exec(reference) ?? [];
  const record = book.records.get(id);
  if (record === undefined) return { problem: `No fact has the id "${id === "" ? reference : id}".` };
  if (form !== undefined && !isForm(form))
    return { problem: `"${form}" is no form of a figure: ${forms.join(", ")} are.` };
  const steps = path.split("/").slice(1);
  const allSeries = seriesOf(record);
  const series = allSeries.find(({ name }) => name === null || name === steps[0]);
  if (series === undefined)
    return {
      problem: `Which part of the program ${id}? ${allSeries.map(({ name }) => `{{fact:${id}/${name}}}`).join(", ")}.`,
    };
  const dated = valueOf({ id, values: series.values }, ownPeriod ?? null, period);
  if (dated === null) {
    const has = periodList({ id, values: series.values }).join(", ");
    return { problem: `The fact ${id} has no value for ${ownPeriod}: it has ${has}.` };
  }
  if (dated.confidence === "L")
    return {
      problem: `The fact ${id} rests on general knowledge or one weak source: leave it out, or ask the reader to find out.`,
    };
  const inner = series.name === null ? steps : steps.slice(1);
  const step = follow(dated.value, inner);
  if (step === null) return { problem: `The fact ${id} has nothing under "${inner.join("/")}".` };
  return {
    value: {
      record,
      dated,
      ...step,
      factId: series.name === null ? id : `${id}.${series.name}`,
      form: form ?? null,
    },
  };
}

function isForm(word: string): word is Form {
  return forms.some((form) => form === word);
}

/** Fields that name an element of a list, in the order they are looked at; a sitting of a test goes by its date. */
const nameFields = ["at", "fact", "code", "id", "name", "kind", "date"] as const;

/** Fields that hold what an element is about, once there is nothing left to choose. */
const contentFields = [
  "amount",
  "when",
  "usd",
  "value",
  "percent",
  "share",
  "values",
  "pays",
  "date",
] as const;

/** A value within a table or program: by key, by position, or by the name of a list's element. Null if there is none. */
function follow(whole: unknown, steps: readonly string[]): { value: unknown; key: string | null } | null {
  let value = whole;
  let key: string | null = null;
  for (const step of steps) {
    const next = stepInto(value, step);
    if (next === undefined) return null;
    key = toUnitKey(next, step);
    value = next;
  }
  while (typeof value === "object" && value !== null && toFactDate(value) === null) {
    if (Array.isArray(value)) {
      if (value.length !== 1) break;
      value = value[0];
    } else {
      const object = value as Readonly<Record<string, unknown>>; // An object that is no list.
      const field = contentFields.find((one) => one in object);
      if (field === undefined) break;
      key = toUnitKey(object, field === "value" || field === "values" ? (key ?? field) : field);
      value = object[field];
    }
  }
  return { value, key };
}

/** Undefined if there is nothing of that name in the value or in the lists it holds. */
function stepInto(value: unknown, step: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) {
    if (/^\d+$/.test(step)) return value[Number(step)];
    const named = value.find(
      (one: unknown) =>
        typeof one === "object" &&
        one !== null &&
        nameFields.some((field) => withoutMark((one as Readonly<Record<string, unknown>>)[field]) === step),
    );
    return named ?? value.map((one: unknown) => stepInto(one, step)).find((one) => one !== undefined);
  }
  const object = value as Readonly<Record<string, unknown>>; // An object that is no list.
  if (step in object) return object[step];
  return Object.values(object)
    .map((one) => (typeof one === "object" ? stepInto(one, step) : undefined))
    .find((one) => one !== undefined);
}

/** A condition is about its fact: a limit on "incomeUsd" is in dollars. */
function toUnitKey(value: unknown, step: string): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return step;
  const { fact, kind } = value as { fact?: unknown; kind?: unknown };
  if (typeof fact === "string") return fact;
  return kind === "gpa" ? "gpa" : step;
}

type DatedRecord = { id: string; values: readonly DatedValue[] };

/** The value of the period asked for; else of the page's period where there is one, else the newest. */
function valueOf(record: DatedRecord, asked: string | null, ofPage: string | null): DatedValue | null {
  const periods = periodList(record);
  const found =
    asked !== null
      ? findPeriod(periods, asked)
      : ((ofPage === null ? null : findPeriod(periods, ofPage)) ?? periods.at(-1));
  return record.values.find((one) => one.period === found) ?? null;
}

function periodList({ id, values }: DatedRecord): string[] {
  return periodsOf({ id, values: Object.fromEntries(values.map(({ period }) => [period, null])) });
}

function cite(source: SourceFact, book: FactBook) {
  const { title, url, year } = toSource(source, book);
  return { title, url, year };
}

/** Null for a table, a flag, nothing, or a date without a day. */
function writeValue({ record, value, key, form }: Found, asOf: string): string | null {
  const date = toFactDate(value);
  if (date !== null) return writeDate(date, form, asOf);
  if (typeof value === "string") return value;
  return typeof value === "number" ? writeNumber(value, unitOf(record, key)) : null;
}

/** For drawings, where a percentage is a share as everywhere else. */
function amountOf({ value, record, key }: Found): { amount?: number } {
  if (typeof value !== "number") return {};
  return { amount: unitOf(record, key) === "percent" ? value / 100 : value };
}

type Unit = Extract<FactRecord, { kind: "value" }>["unit"] | "gpa";

function unitOf(record: FactRecord, key: string | null): Unit {
  if (key !== null && /usd$/i.test(key)) return "usd";
  if (key !== null && /gpa(Minimum)?$/i.test(key)) return "gpa";
  if (key !== null && /share$/i.test(key)) return "share";
  if (key !== null && /percent$/i.test(key)) return "count";
  // Not "activities".
  if (key !== null && /^(?:sat|act|score)(?![a-z])|^scores/.test(key)) return "points";
  return "unit" in record ? record.unit : undefined;
}

function writeNumber(value: number, unit: Unit): string | null {
  if (!Number.isFinite(value)) return null;
  if (unit === "usd") return Number.isInteger(value) ? formatUsd(value) : null;
  if (unit === "gpa") return formatGradePoints(value);
  if (unit === "share") return formatRate(value);
  if (unit === "percent") return formatRate(value / 100);
  if (unit === "year" || unit === "points") return String(value); // A score of 1190 has no comma.
  return Number.isInteger(value) ? formatInteger(value) : String(value);
}

/** The value as a date of /facts, if it is one. A day in a table may be marked: "?" is provisional, "~" by its pattern. */
function toFactDate(value: unknown): FactDate | null {
  const read = factDateSchema.safeParse(typeof value === "string" ? readMarkedDay(value) : value);
  return read.success ? read.data : null;
}

function readMarkedDay(text: string): unknown {
  const date = withoutMark(text);
  if (text.startsWith("~")) return { kind: "byRule", date };
  return text.startsWith("?") ? { kind: "day", date, isProvisional: true } : { kind: "day", date };
}

function withoutMark(value: unknown): unknown {
  return typeof value === "string" ? value.replace(/^[?~](?=\d)/, "") : value;
}

/** A day of every year falls in the school year of the class that is now in senior year. */
function toDayOrSpan(date: FactDate, asOf: string): string | null {
  switch (date.kind) {
    case "window":
      return `${date.from}/${date.to}`;
    case "byRule":
      return date.date;
    case "day":
      return "date" in date
        ? date.date
        : toDay(findSeniorClass(asOf) + date.yearsAfter, date.month, date.day);
    default:
      return null;
  }
}

/** Whether the day was not published for the class it is shown to. */
function isExpected(date: FactDate, asOf: string): boolean {
  if (date.kind === "byRule") return true;
  if (date.kind !== "day") return false;
  if ("date" in date) return date.isProvisional === true;
  return !(date.publishedFor ?? []).includes(findSeniorClass(asOf));
}

function writeDate(date: FactDate, form: Form | null, asOf: string): string | null {
  const [first, last] = toDayOrSpan(date, asOf)?.split("/") ?? [];
  if (first === undefined) return null;
  if (last === undefined) return writeDay(first, form);
  const [from, to] = [writeDay(first, form), writeDay(last, form)];
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return form === null && isSameYear ? `${writeDay(first, "day")} to ${to}` : `${from} to ${to}`;
}

function writeDay(day: string, form: Form | null): string {
  if (form === "short") return formatShortDate(day);
  if (form === "day") return formatDate(day).replace(/, \d{4}$/, "");
  return form === "month" ? formatDate(day).replace(/ \d{1,2},/, "") : formatDate(day);
}

/** The year shown beside a figure; empty where the figure holds it, or where it is valid until changed. */
function yearBeside({ value, dated, form }: Found, asOf: string): string {
  if (form === "year") return "";
  const date = toFactDate(value);
  if (date !== null) return isExpected(date, asOf) ? "expected" : "";
  return dated.period.startsWith("since ") ? "" : dated.period;
}
