/** The programs that a state's page names first. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { FactBook } from "../facts/factBook.ts";
import type { FactRecord } from "../facts/schema.ts";

export type GuideRecord = Extract<FactRecord, { kind: "stateGuide" }>;

export function findGuideRecord(state: StateCode, { records }: FactBook): GuideRecord | null {
  for (const record of records.values())
    if (record.kind === "stateGuide" && record.state === state) return record;
  return null;
}

/** Those that the page names first; the first on record where it names none. */
export function findMainPrograms(
  state: StateCode,
  programs: readonly StateProgram[],
  book: FactBook,
): StateProgram[] {
  const ids = findGuideRecord(state, book)?.programs ?? programs.slice(0, 1).map(({ id }) => id);
  return ids.flatMap((id) => programs.find((one) => one.id === id) ?? []);
}
