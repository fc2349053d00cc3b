/** The SAT and ACT dates useful to a class, from March of 11th grade to December of 12th. */

import { admissionSources } from "#domain/timeline/admissionSources.ts";
import { sittingPattern, sittingRecords } from "#domain/timeline/testSittings.ts";
import { addDays, type Day, getWeekday, toDay } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";

type SittingConfidence = "published" | "expected" | "month";

export type Sitting = {
  test: "sat" | "act";
  date: Day;
  registerBy: Day;
  lateBy: Day;
  scoresOn: Day;
  /** For the test day. "month": only the month of all four days is known; the days are for calculation and are not shown. */
  standing: SittingConfidence;
  /** For the other days, which may be estimates even if the test day is published. */
  standings: { registerBy: SittingConfidence; lateBy: SittingConfidence; scoresOn: SittingConfidence };
  source: Source;
  /** The school year of the test date, August to July. */
  cycle: string;
};

/** In date order. */
export function listSittings(test: "sat" | "act", graduationYear: number): Sitting[] {
  const months = sittingMonths[test].map(([yearsBack, month, week]) => ({
    year: graduationYear - yearsBack,
    month,
    week,
  }));
  return months.map(
    ({ year, month, week }) => findKnownSitting(test, year, month) ?? predictSitting(test, year, month, week),
  );
}

/** Years before graduation, month, and which Saturday it has recently been (the earlier one if it varies). */
const sittingMonths = {
  sat: [
    [1, 3, 1],
    [1, 5, 1],
    [1, 6, 1],
    [1, 8, 4],
    [1, 9, 2],
    [1, 10, 1],
    [1, 11, 1],
    [1, 12, 1],
  ],
  act: [
    [1, 4, 2],
    [1, 6, 2],
    [1, 7, 2],
    [1, 9, 3],
    [1, 10, 3],
    [1, 12, 2],
  ],
} as const;

function findKnownSitting(test: "sat" | "act", year: number, month: number): Sitting | null {
  const inMonth = toDay(year, month, 1).slice(0, 7);
  const known = sittingRecords.find((one) => one.test === test && one.date.day.startsWith(inMonth));
  if (known === undefined) return null;
  const { date, registerBy, lateBy, scoresOn, source, cycle } = known;
  return {
    test,
    date: date.day,
    registerBy: registerBy.day,
    lateBy: lateBy.day,
    scoresOn: scoresOn.day,
    standing: toSittingConfidence(date.standing),
    standings: {
      registerBy: toSittingConfidence(registerBy.standing),
      lateBy: toSittingConfidence(lateBy.standing),
      scoresOn: toSittingConfidence(scoresOn.standing),
    },
    source,
    cycle,
  };
}

function toSittingConfidence(standing: "published" | "anticipated" | "rule"): SittingConfidence {
  return standing === "published" ? "published" : "expected";
}

function predictSitting(test: "sat" | "act", year: number, month: number, week: number): Sitting {
  const first = toDay(year, month, 1);
  const date = addDays(first, ((13 - getWeekday(first)) % 7) + 7 * (week - 1));
  const { register, late, scores } = sittingPattern[test];
  const begins = month >= 8 ? year : year - 1;
  return {
    test,
    date,
    registerBy: addDays(date, register),
    lateBy: addDays(date, late),
    scoresOn: addDays(date, scores),
    standing: "month",
    standings: { registerBy: "month", lateBy: "month", scoresOn: "month" },
    source: admissionSources[test],
    cycle: `${begins}-${String(begins + 1).slice(2)}`,
  };
}
