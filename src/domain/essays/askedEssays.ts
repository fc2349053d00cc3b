/** Whether a college asks for writing of its own, from this cycle's record of its questions. */
import { z } from "zod/mini";
import type { Requirements } from "#domain/college/requirements.ts";
import { findCollegeEssays } from "./essayPrompts.ts";
import { essayDemands } from "./prompt.ts";

export const askedEssaysSchema = z.object({
  demand: z.enum(essayDemands),
  /** The admission cycle of the record: "2026-27". */
  cycle: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
});
export type AskedEssays = z.infer<typeof askedEssaysSchema>;

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
