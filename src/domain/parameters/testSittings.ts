/** The sittings of the SAT and the ACT as they were published, with the days to register and the days scores come. */
import type { Day } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";
import { calendarCheckedOn } from "./admissionCalendar.ts";
import { admissionSources } from "./admissionSources.ts";

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
  checkedOn: Day;
};

/** Days before and after a sitting where nothing is published: the pattern of all the days seen, spring 2026 to summer 2027. */
export const sittingPattern = {
  sat: { register: -15, late: -11, scores: 13 },
  act: { register: -36, late: -18, scores: 10 },
} as const;

type Row = readonly [date: string, registerBy: string, lateBy: string, scoresOn: string];

/** `~` before a day: reckoned from the pattern. */
export const sittingRecords: readonly SittingRecord[] = [
  ...sat("2025-26", [
    ["2026-03-14", "~2026-02-27", "~2026-03-03", "2026-03-27"],
    ["2026-05-02", "~2026-04-17", "~2026-04-21", "2026-05-15"],
    ["2026-06-06", "~2026-05-22", "~2026-05-26", "2026-06-22"],
  ]),
  ...sat("2026-27", [
    ["2026-08-22", "2026-08-07", "2026-08-11", "~2026-09-04"],
    ["2026-09-12", "2026-08-28", "2026-09-01", "~2026-09-25"],
    ["2026-10-03", "2026-09-18", "2026-09-22", "~2026-10-16"],
    ["2026-11-07", "2026-10-23", "2026-10-27", "~2026-11-20"],
    ["2026-12-05", "2026-11-20", "~2026-11-24", "~2026-12-18"],
    ["2027-03-06", "2027-02-19", "2027-02-23", "~2027-03-19"],
    ["2027-05-01", "2027-04-16", "~2027-04-20", "~2027-05-14"],
    // June scores have come up to four days after the pattern; the later day is kept, so that nobody counts on the earlier.
    ["2027-06-05", "2027-05-21", "~2027-05-25", "~2027-06-22"],
  ]),
  ...sat("2027-28", [
    ["?2027-08-28", "~2027-08-13", "~2027-08-17", "~2027-09-10"],
    ["?2027-09-18", "~2027-09-03", "~2027-09-07", "~2027-10-01"],
    ["?2027-10-02", "~2027-09-17", "~2027-09-21", "~2027-10-15"],
    ["?2027-11-06", "~2027-10-22", "~2027-10-26", "~2027-11-19"],
    ["?2027-12-04", "~2027-11-19", "~2027-11-23", "~2027-12-17"],
    ["?2028-03-04", "~2028-02-18", "~2028-02-22", "~2028-03-17"],
    ["?2028-05-06", "~2028-04-21", "~2028-04-25", "~2028-05-19"],
    ["?2028-06-03", "~2028-05-19", "~2028-05-23", "~2028-06-20"],
  ]),
  ...act("2026-27", [
    ["2026-09-19", "2026-08-14", "2026-09-01", "2026-10-06"],
    ["2026-10-17", "2026-09-11", "2026-09-29", "2026-10-27"],
    // One source says November 29 for late registration; the earlier day stands.
    ["2026-12-12", "2026-11-06", "~2026-11-24", "2026-12-22"],
    ["2027-02-27", "2027-01-22", "2027-02-09", "2027-03-16"],
    ["2027-04-10", "2027-03-05", "2027-03-23", "2027-04-20"],
    ["2027-06-12", "2027-05-07", "2027-05-25", "2027-06-22"],
    ["2027-07-10", "~2027-06-04", "~2027-06-22", "~2027-07-20"],
  ]),
];

function sat(cycle: string, rows: readonly Row[]) {
  return rows.map((row) => sitting("sat", cycle, row));
}

function act(cycle: string, rows: readonly Row[]) {
  return rows.map((row) => sitting("act", cycle, row));
}

function sitting(
  test: "sat" | "act",
  cycle: string,
  [date, registerBy, lateBy, scoresOn]: Row,
): SittingRecord {
  return {
    test,
    date: dated(date),
    registerBy: dated(registerBy),
    lateBy: dated(lateBy),
    scoresOn: dated(scoresOn),
    cycle,
    source: admissionSources[test],
    checkedOn: calendarCheckedOn,
  };
}

/** `?` is provisional, `~` reckoned. */
function dated(text: string): DatedFact {
  if (text.startsWith("~")) return { day: text.slice(1), standing: "rule" };
  if (text.startsWith("?")) return { day: text.slice(1), standing: "anticipated" };
  return { day: text, standing: "published" };
}
