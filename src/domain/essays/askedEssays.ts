/** Whether a college asks for writing of its own, from this cycle's record of its questions. */
import type { AskedEssays, CountedEssays, Requirements } from "#domain/college/requirements.ts";
import { findCollegeEssays, listCollegePrompts } from "./essayPrompts.ts";
import { buildSets, countProgress, groupEssays } from "./essaySets.ts";

/** Null where we have no record of its questions, which does not mean that there are none. */
export function findAskedEssays(unitId: number): AskedEssays | null {
  const record = findCollegeEssays(unitId);
  return record === null ? null : { demand: record.demand, cycle: record.cycle };
}

/** With how many essays the page about essays counts for it. */
export function countAskedEssays(unitId: number): CountedEssays | null {
  const record = findAskedEssays(unitId);
  if (record === null) return null;
  const { asked } = countProgress(buildSets(listCollegePrompts(unitId), groupEssays([])));
  return { ...record, asked };
}

/** The record decides: the grid leaves this cell empty at colleges with five questions. Otherwise the same object. */
export function omitOverruledSupplement(requirements: Requirements): Requirements {
  if (requirements.writingSupplement === null || findAskedEssays(requirements.unitId) === null)
    return requirements;
  return { ...requirements, writingSupplement: null };
}
