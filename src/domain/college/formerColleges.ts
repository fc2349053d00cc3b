/** Colleges that the data set no longer has, and the names that those it has used to bear. */
import { oldNumbersRecords } from "#facts/changes/oldNumbers.ts";
import { renamedRecords } from "#facts/changes/renamed.ts";
import { type Fact, findLatest } from "#facts/fact.ts";
import type { ChangeEvent } from "./changeEvents.ts";

/** A college that closed or became part of another one before it came into the data set. */
export type FormerCollege = {
  /** The name it had last, then older ones. */
  names: readonly string[];
  event: ChangeEvent;
  /** "2025", "2025-05" or "2025-05-31"; null if that is not known. */
  date: string | null;
  /** The college it became part of; null where it closed. */
  successor: number | null;
  /** The record that says so, and the period that its source is for. */
  factId: string;
  period: string;
};

type FormerRecord = Fact<{ event: ChangeEvent; date?: string; successor?: number }> & {
  names: readonly string[];
};

export const formerColleges: readonly FormerCollege[] = oldNumbersRecords.map((record: FormerRecord) => {
  const { period, value } = findLatest(record);
  const { event, date = null, successor = null } = value;
  return { names: record.names, event, date, successor, factId: record.id, period };
});

/** Names that a college of the data set had before. */
export const formerNames: readonly { unitId: number; names: readonly string[] }[] = renamedRecords;
