/** Whether a college asks for writing of its own, from this cycle's record of its questions. */
import type { AskedEssays, Requirements } from "#domain/college/requirements.ts";
import { findCollegeEssays } from "./essayPrompts.ts";

/** Null where we have no record of its questions, which does not mean that there are none. */
export function findAskedEssays(unitId: number): AskedEssays | null {
  const record = findCollegeEssays(unitId);
  return record === null ? null : { demand: record.demand, cycle: record.cycle };
}

/** The record decides: the grid leaves this cell empty at colleges with five questions. Otherwise the same object. */
export function omitOverruledSupplement(requirements: Requirements): Requirements {
  if (requirements.writingSupplement === null || findAskedEssays(requirements.unitId) === null)
    return requirements;
  return { ...requirements, writingSupplement: null };
}
