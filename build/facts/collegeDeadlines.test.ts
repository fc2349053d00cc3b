/** The application deadlines that pages print are those of the college data set: same college, same round, same day. */
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { FactRecord } from "#authoring/facts/schema.ts";
import { seriesOf } from "#authoring/facts/series.ts";
import { type Deadline, deadlineSchema } from "#domain/college/deadline.ts";
import { deadlineColumns } from "#domain/college/detailTables.ts";
import { type DeadlineRound, deadlineRounds } from "#domain/college/rounds.ts";
import { readDataRows } from "#server/dataFiles.ts";
import { readTestFacts } from "../../test/support/readTestContent.ts";

const rootFolder = resolve(import.meta.dirname, "../..");
const { records: recordsById } = await readTestFacts();
const records = [...recordsById.values()];
const rows = readDataRows(resolve(rootFolder, "data"), "deadlines.csv", deadlineColumns, deadlineSchema);

/** Counted over all colleges, so that they name none. */
const countedRecords = ["commonDeadlineDays", "commonDeadlineCounts"];

const fromDataSet = records.filter(
  (record) =>
    !countedRecords.includes(record.id) &&
    seriesOf(record).some(({ values }) => values.some(({ source }) => source === "collegeDeadlinesPage")),
);

test("a day taken from the data set names its colleges and rounds", () => {
  expect(fromDataSet.length).toBeGreaterThan(80);
  const unnamed = fromDataSet.flatMap((record) => {
    const printed = listPrinted(record);
    if (printed.length === 0) return [record.id];
    return printed.filter(({ deadlines }) => deadlines.length === 0).map(({ label }) => label);
  });
  expect(unnamed).toEqual([]);
});

test("each day, from whichever source, is the data set's for that college and round", () => {
  expect(records.flatMap(listPrinted).flatMap((printed) => findDifferences(printed, rows))).toEqual([]);
});

test("a difference is found: another day, another cycle, no such round", () => {
  const known = [{ unitId: 166027, round: "regularDecision", date: "2027-01-01", cycle: "2026-27" } as const];
  const compare = (round: DeadlineRound, period: string, date: string) =>
    findDifferences(
      {
        label: "one",
        days: [{ period, value: { kind: "day", date } }],
        deadlines: [{ unitId: 166027, round }],
      },
      known,
    );
  expect(compare("regularDecision", "fall 2027", "2027-01-01")).toEqual([]);
  expect(compare("regularDecision", "2026-27", "2027-01-02")).toEqual([
    "one: 166027 regularDecision is 2027-01-01, not 2027-01-02",
  ]);
  expect(compare("regularDecision", "fall 2026", "2027-01-01")).toEqual([
    "one: 166027 regularDecision is known for 2026-27, which the record does not have",
  ]);
  expect(compare("earlyDecision2", "fall 2027", "2027-01-01")).toEqual([
    "one: 166027 earlyDecision2 is not in data/deadlines.csv",
  ]);
});

test("a title names the rounds of its deadlines, and no others", () => {
  const wrong = fromDataSet.flatMap((record) =>
    record.kind === "date"
      ? namedRounds
          .filter(
            ({ pattern, rounds }) =>
              pattern.test(record.title) !== record.deadlines?.some(({ round }) => rounds.includes(round)),
          )
          .map(({ pattern }) => `${record.id}: ${pattern.source}`)
      : [],
  );
  expect(wrong).toEqual([]);
});

const namedRounds: readonly { pattern: RegExp; rounds: readonly DeadlineRound[] }[] = [
  { pattern: /early decision ii/i, rounds: ["earlyDecision2"] },
  { pattern: /early decision(?! ii)/i, rounds: ["earlyDecision", "earlyDecision1"] },
  { pattern: /early action/i, rounds: deadlineRounds.filter((round) => round.startsWith("earlyAction")) },
  { pattern: /priority/i, rounds: ["priority", "scholarshipPriority"] },
];

test("the common days and their counts are those of the data set", () => {
  const days = toTable(findValue("commonDeadlineDays"));
  const { colleges, ...countsOfRounds } = toTable(findValue("commonDeadlineCounts"));
  const published = rows.filter(({ confidence, cycle }) => confidence === "published" && cycle === "2026-27");
  expect(colleges).toBe(new Set(published.map(({ unitId }) => unitId)).size);
  const counted = Object.entries(countsOfRounds).map(([round, counts]) => [
    round,
    Object.fromEntries(
      Object.keys(toTable(counts)).map((key) => {
        // A college with several rounds has its first one counted.
        const closing = published.filter(
          (row) => (row.round === round || row.round === `${round}1`) && row.date === toDay(days[key]),
        );
        return [key, closing.length];
      }),
    ),
  ]);
  expect(counted.length).toBeGreaterThan(0);
  expect(countsOfRounds).toEqual(Object.fromEntries(counted));
});

function findValue(id: string): unknown {
  const record = recordsById.get(id);
  return record?.kind === "table" ? record.values.find(({ period }) => period === "fall 2027")?.value : null;
}

/** The days of a record, or of one key of a table, and the deadlines they repeat. */
type Printed = {
  label: string;
  days: readonly { period: string; value: unknown }[];
  deadlines: readonly { unitId: number; round: DeadlineRound }[];
};

function listPrinted(record: FactRecord): Printed[] {
  const { id, kind } = record;
  if (kind === "date") return [{ label: id, days: record.values, deadlines: record.deadlines ?? [] }];
  if (kind !== "table") return [];
  const tables = record.values.map(({ period, value }) => ({ period, table: toTable(value) }));
  const keys = new Set([
    ...tables.flatMap(({ table }) => Object.keys(table)),
    ...Object.keys(record.deadlines ?? {}),
  ]);
  return [...keys].map((key) => ({
    label: `${id}/${key}`,
    days: tables.map(({ period, table }) => ({ period, value: table[key] })),
    deadlines: record.deadlines?.[key] ?? [],
  }));
}

type Known = Pick<Deadline, "unitId" | "round" | "date" | "cycle">;

function findDifferences({ label, days, deadlines }: Printed, known: readonly Known[]): string[] {
  return deadlines.flatMap(({ unitId, round }) => {
    const name = `${label}: ${unitId} ${round}`;
    const row = known.find((one) => one.unitId === unitId && one.round === round);
    if (row === undefined) return [`${name} is not in data/deadlines.csv`];
    const ofCycle = days.filter(({ period }) => toCycle(period) === row.cycle);
    if (ofCycle.length === 0) return [`${name} is known for ${row.cycle}, which the record does not have`];
    return ofCycle
      .map(({ value }) => toDay(value))
      .filter((day) => day !== row.date)
      .map((day) => `${name} is ${row.date}, not ${day}`);
  });
}

/** Applications for fall 2027 are sent in 2026-27. */
function toCycle(period: string): string {
  const fall = /^fall (\d{4})$/.exec(period)?.[1];
  return fall === undefined ? period : `${Number(fall) - 1}-${fall.slice(2)}`;
}

function toDay(value: unknown): string | null {
  const { kind, date } = toTable(value);
  return kind === "day" && typeof date === "string" ? date : null;
}

function toTable(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
