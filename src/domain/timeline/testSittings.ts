/** The sittings of the SAT and the ACT as they were published, with the days to register and the days scores come. */

import { admissionSources } from "#domain/timeline/admissionSources.ts";
import { actSittings, satSittings } from "#facts/calendar/testSittings.ts";
import { periodsOf, requireValue } from "#facts/fact.ts";
import type { Day } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";

type Standing = "published" | "anticipated" | "rule";
type DatedFact = { day: Day; standing: Standing };

export type SittingRecord = {
  test: "sat" | "act";
  date: DatedFact;
  /** The last day without a fee, and with one. SAT: 11:59 pm Eastern; ACT: Central time. */
  registerBy: DatedFact;
  lateBy: DatedFact;
  /** When the first scores come. */
  scoresOn: DatedFact;
  /** The school year, August to July. */
  cycle: string;
  source: Source;
};

/** Days before and after a sitting where nothing is published: the pattern of all the days seen, spring 2026 to summer 2027. */
export const sittingPattern = {
  sat: { register: -15, late: -11, scores: 13 },
  act: { register: -36, late: -18, scores: 10 },
} as const;

type Row = { date: string; registerBy: string; lateBy: string; scoresOn: string };

export const sittingRecords: readonly SittingRecord[] = [
  ...periodsOf(satSittings).flatMap((cycle) =>
    requireValue(satSittings, cycle).map((row) => makeSitting("sat", cycle, row)),
  ),
  ...periodsOf(actSittings).flatMap((cycle) =>
    requireValue(actSittings, cycle).map((row) => makeSitting("act", cycle, row)),
  ),
];

function makeSitting(
  test: "sat" | "act",
  cycle: string,
  { date, registerBy, lateBy, scoresOn }: Row,
): SittingRecord {
  return {
    test,
    date: parseDated(date),
    registerBy: parseDated(registerBy),
    lateBy: parseDated(lateBy),
    scoresOn: parseDated(scoresOn),
    cycle,
    source: admissionSources[test],
  };
}

/** `?` before a day: announced as provisional; `~`: worked out from the pattern. */
function parseDated(text: string): DatedFact {
  if (text.startsWith("~")) return { day: text.slice(1), standing: "rule" };
  if (text.startsWith("?")) return { day: text.slice(1), standing: "anticipated" };
  return { day: text, standing: "published" };
}
