/** Which records of /facts must be looked at before a day: their newest period ends by then, or their date passes. */

import { collegeChangeSchema } from "#authoring/facts/changeSchema.ts";
import type { FactBook } from "#authoring/facts/factBook.ts";
import { type FactDate, factDateSchema } from "#authoring/facts/factDate.ts";
import type { FactRecord } from "#authoring/facts/schema.ts";
import { type DatedValue, type Series, seriesOf } from "#authoring/facts/series.ts";
import { dataDay } from "#facts/dataDay.ts";
import { periodsOf } from "#facts/fact.ts";
import { findPeriodEnd } from "#facts/period.ts";
import { addDays, toDay } from "#lib/dates.ts";

export type DueRecord = {
  /** The first day on which the value no longer holds. */
  day: string;
  /** With the series of a program: "ncPromise/amount". */
  id: string;
  title: string;
  period: string;
  file: string;
  /** Null if its source has no address. */
  address: string | null;
};

/** What is still to happen to a college is asked about this often. */
const changeEveryDays = 30;

/** Campuses open and close seldom: five years. */
const placesEveryDays = 5 * 365;

/**
 * Every record that falls due before a day, overdue ones too, by day and then by id. What happened once never does.
 * `since` is when the facts were last put together.
 */
export function listDueRecords(book: FactBook, before: string, since: string = dataDay): DueRecord[] {
  return book.files
    .flatMap(({ path, records }) =>
      records.filter(isRenewable).flatMap((record) =>
        seriesOf(record).flatMap((series): DueRecord[] => {
          const newest = findNewest(series);
          const day = newest === null ? null : findDueDay(record, newest, since);
          if (newest === null || day === null || day >= before) return [];
          return [
            {
              day,
              id: nameSeries(record.id, series),
              title: record.title,
              period: newest.period,
              file: `facts/${path}.yaml`,
              address: book.sources.get(newest.source)?.url ?? null,
            },
          ];
        }),
      ),
    )
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.id.localeCompare(other.id));
}

export type DueSections = {
  /** Past on the day of asking: pages say for which period they hold. */
  overdue: readonly DueRecord[];
  ahead: readonly DueRecord[];
  /** Ids whose newest value still holds and has an older one beside it. */
  renewed: readonly string[];
};

/** What is due before a day, as `npm run facts -- --due` prints it. */
export function divideDueRecords(book: FactBook, today: string, before: string): DueSections {
  const due = listDueRecords(book, before);
  const past = listDueRecords(book, addDays(today, 1));
  const isPast = new Set(past.map(({ id }) => id));
  const renewed = [...book.records.values()].filter(isRenewable).flatMap((record) =>
    seriesOf(record)
      .filter(({ values }) => values.length > 1)
      .map((series) => nameSeries(record.id, series))
      .filter((id) => !isPast.has(id)),
  );
  return {
    overdue: due.filter(({ id }) => isPast.has(id)),
    ahead: due.filter(({ id }) => !isPast.has(id)),
    renewed,
  };
}

function isRenewable({ isOneTime }: FactRecord): boolean {
  return isOneTime !== true;
}

function nameSeries(id: string, { name }: Series): string {
  return name === null ? id : `${id}/${name}`;
}

function findNewest({ values }: Series): DatedValue | null {
  const newest = periodsOf({
    id: "",
    values: Object.fromEntries(values.map(({ period }) => [period, null])),
  }).at(-1);
  return values.find(({ period }) => period === newest) ?? null;
}

/**
 * The day after its period ends or after its last date passes, whichever comes first. What holds until a law
 * changes it never falls due, whenever it began.
 */
function findDueDay({ kind }: FactRecord, { period, value }: DatedValue, since: string): string | null {
  if (kind === "collegeChange") return isUnsettled(value) ? addDays(since, changeEveryDays) : null;
  if (kind === "collegePlaces") {
    const end = findPeriodEnd(period);
    return end === null ? null : addDays(end, placesEveryDays);
  }
  if (period.startsWith("since ")) return null;
  const lastDate = listDates(value).toSorted().at(-1);
  const ends = [findPeriodEnd(period), lastDate].filter((day) => typeof day === "string").toSorted();
  const first = ends[0];
  return first === undefined ? null : addDays(first, 1);
}

/** Closing, merging, announced or at risk: news may come any week. What is done stays done. */
function isUnsettled(value: unknown): boolean {
  const change = collegeChangeSchema.safeParse(value);
  return change.success && ["atRisk", "announced", "closing", "merging"].includes(change.data.event);
}

/** Every day in a value: that of a date record, those of a program's deadlines, and those in the rows of a table. */
function listDates(value: unknown): string[] {
  if (typeof value === "string") return /^[?~]?(\d{4}-\d\d-\d\d)$/.exec(value)?.slice(1) ?? [];
  if (typeof value !== "object" || value === null) return [];
  const date = factDateSchema.safeParse(value);
  if (date.success) return listDatesOf(date.data);
  return Object.values(value).flatMap(listDates);
}

function listDatesOf(date: FactDate): string[] {
  if (date.kind === "window") return [date.to];
  if (date.kind === "byRule") return [date.date];
  if (date.kind !== "day") return [];
  if ("date" in date) return [date.date];
  const newestClass = Math.max(...(date.publishedFor ?? []));
  return Number.isFinite(newestClass) ? [toDay(newestClass + date.yearsAfter, date.month, date.day)] : [];
}

/** One record as two lines of a terminal. */
export function describeDueRecord({ day, id, title, period, file, address }: DueRecord): string {
  return `${day}  ${id}  ${period}  ${title}\n            ${file}  ${address ?? "no address"}`;
}
