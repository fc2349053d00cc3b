/** Reads a row's rates of admission and completion, and leaves out those of too few students. */

import type { RateField } from "#domain/college/rateFields.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { readIntegerCell, readPercentCell, readShareCell } from "./cells.ts";
import type { Row } from "./readTable.ts";
import { findRatesOfTooFew, type PublishedRate, type RatesAsPublished } from "./tinyCohorts.ts";

const count = { from: 0, to: 1_000_000 };

/** Rates of enough students to say something, and the names of the others. */
export function readRates(
  row: Row,
  college: Pick<
    RatesAsPublished,
    "level" | "admitRate" | "applicants" | "enrolledFirstYears" | "aided" | "bachelorsAwarded"
  >,
): Record<RateField, number | null> & Pick<CollegeRecord, "tooFewToSay"> {
  const rate = (column: string, decimals: PublishedRate["decimals"]): PublishedRate | null => {
    const value = readShareCell(row, column);
    return value === null ? null : { rate: value, decimals };
  };
  const completionOfFour = rate("C150_4", 4);
  const retentionOfFour = rate("RET_FT4", 4);
  const published = {
    ...college,
    completion: completionOfFour ?? rate("C150_L4", 2),
    completionCohort: readIntegerCell(row, completionOfFour === null ? "D150_L4" : "D150_4", count),
    retention: retentionOfFour ?? rate("RET_FTL4", 4),
    isRetentionOfBachelors: retentionOfFour !== null,
    graduationInFourYearsShare: readPercentCell(row, "GBA4RTT"),
    transferOutShare: readPercentCell(row, "TRRTTOT"),
    pellGraduationShare: readPercentCell(row, "PGGRRTT"),
  };
  const tooFewToSay = findRatesOfTooFew(published);
  const keep = (field: RateField, value: number | null) => (tooFewToSay.includes(field) ? null : value);
  return {
    admitRate: keep("admitRate", published.admitRate),
    completionRate: keep("completionRate", published.completion?.rate ?? null),
    retentionRate: keep("retentionRate", published.retention?.rate ?? null),
    graduationInFourYearsShare: keep("graduationInFourYearsShare", published.graduationInFourYearsShare),
    transferOutShare: keep("transferOutShare", published.transferOutShare),
    pellGraduationShare: keep("pellGraduationShare", published.pellGraduationShare),
    tooFewToSay,
  };
}
