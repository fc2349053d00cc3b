/**
 * Every college's dates as one short text, because the browser downloads all of them to work offline: 1,900 rows as
 * objects weigh twice as much as the rest of what a timeline is made from.
 *
 * A line per college: its number, less the one before, then its rounds. A round is its place in `rounds` as a letter,
 * the day counted from September 1 of its cycle in base 36 (nothing for rolling admission), "." and its place in
 * `readings`, and "|" and the page's address without "https://" where the reading has none.
 */
import { z } from "zod/mini";
import { addDays, countDaysBetween, toDay } from "#lib/dates.ts";
import { runToEnd, type Steps } from "#lib/steps.ts";
import { type Deadline, deadlineConfidences, deadlineSources, isoDate } from "./deadline.ts";
import { deadlineRounds } from "./rounds.ts";

const readingSchema = z.object({
  asOf: isoDate,
  cycle: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  confidence: z.enum(deadlineConfidences),
  source: z.enum(deadlineSources),
  url: z.nullable(z.url()),
});

export const deadlineTableSchema = z.object({
  /** Names of rounds; an older tab leaves out those it does not know. */
  rounds: z.array(z.string()),
  /** What many rows share: when and for which cycle they were read, and where. */
  readings: z.array(readingSchema),
  colleges: z.string(),
});
export type DeadlineTable = z.infer<typeof deadlineTableSchema>;

type Reading = z.infer<typeof readingSchema>;

const scheme = "https://";

export function encodeDeadlines(deadlines: readonly Deadline[]): DeadlineTable {
  const rounds = [...new Set(deadlines.map(({ round }) => round))];
  const readings: Reading[] = [];
  const placeOf = new Map<string, number>();
  const placeReading = (reading: Reading): number => {
    const key = Object.values(reading).join(" ");
    const known = placeOf.get(key);
    if (known !== undefined) return known;
    placeOf.set(key, readings.length);
    return readings.push(reading) - 1;
  };
  const byCollege = Map.groupBy(deadlines, ({ unitId }) => unitId);
  let before = 0;
  const lines = [...byCollege]
    .toSorted(([a], [b]) => a - b)
    .map(([unitId, rows]) => {
      const texts = rows.map((row) => {
        const { cycle = "", confidence = "published", source = "list", asOf, url = null } = row;
        const isPage = source === "collegePage" && url !== null;
        const reading = placeReading({ asOf, cycle, confidence, source, url: isPage ? null : url });
        const letter = String.fromCharCode(firstLetter + rounds.indexOf(row.round));
        const page = isPage ? `|${url.slice(scheme.length)}` : "";
        return `${letter}${toDayText(row.date, cycle)}.${reading.toString(36)}${page}`;
      });
      const step = (unitId - before).toString(36);
      before = unitId;
      return [step, ...texts].join(" ");
    });
  return { rounds, readings, colleges: lines.join("\n") };
}

const firstLetter = "A".charCodeAt(0);

/** Leaves out rounds that this release does not know. */
export function decodeDeadlines(table: DeadlineTable): Deadline[] {
  return runToEnd(decodeInSteps(table));
}

/** Decodes the table with a pause after each college, so that the page stays responsive. */
export function* decodeInSteps({ rounds, readings, colleges }: DeadlineTable): Steps<Deadline[]> {
  const known = rounds.map((name) => deadlineRounds.find((round) => round === name));
  const deadlines: Deadline[] = [];
  let unitId = 0;
  for (const line of colleges.split("\n")) {
    const [step = "", ...texts] = line.split(" ");
    unitId += Number.parseInt(step, 36);
    for (const text of texts) {
      const round = known[text.charCodeAt(0) - firstLetter];
      const dot = text.indexOf(".");
      const bar = text.indexOf("|");
      const reading = readings[Number.parseInt(text.slice(dot + 1, bar < 0 ? undefined : bar), 36)];
      if (round === undefined || reading === undefined) continue;
      const date = toDate(text.slice(1, dot), reading.cycle);
      deadlines.push({
        unitId,
        round,
        date,
        isRolling: date === null,
        isBinding: round.startsWith("earlyDecision"),
        ...reading,
        url: bar < 0 ? reading.url : `${scheme}${text.slice(bar + 1)}`,
      });
    }
    yield;
  }
  return deadlines;
}

function toDayText(date: string | null, cycle: string): string {
  return date === null ? "" : countDaysBetween(getFirstDay(cycle), date).toString(36);
}

function toDate(text: string, cycle: string): string | null {
  return text === "" ? null : addDays(getFirstDay(cycle), Number.parseInt(text, 36));
}

function getFirstDay(cycle: string): string {
  return toDay(Number(cycle.slice(0, 4)), 9, 1);
}
