/** This cycle's essay questions come before the federal survey's word on whether a college asks for an essay. */

import { findPublicSystem } from "#domain/college/publicSystems.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { findCollegeEssays, listPlatformPrompts } from "./essayPrompts.ts";

/** Where essays are required, an older "considered" or "not considered" is left out. Otherwise the same object. */
export function omitOverruledEssay(record: CollegeRecord): CollegeRecord {
  const { unitId, essayPolicy } = record;
  if (essayPolicy === null || essayPolicy === "required") return record;
  return requiresEssay(unitId) ? { ...record, essayPolicy: null } : record;
}

function requiresEssay(unitId: number): boolean {
  const system = findPublicSystem(unitId);
  return system === null
    ? findCollegeEssays(unitId)?.demand === "required"
    : listPlatformPrompts(system).some(({ audience }) => audience === "required");
}
