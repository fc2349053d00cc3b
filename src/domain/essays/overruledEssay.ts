/** This cycle's essay questions come before the federal survey's word on whether a college asks for an essay. */
import type { CollegeRecord } from "#domain/college/record.ts";
import { findPublicSystem } from "#domain/timeline/publicSystems.ts";
import { findCollegeEssays, findPlatformEssays } from "./essayPrompts.ts";

/** Where essays are required, an older "considered" or "not considered" is left out. Otherwise the same object. */
export function omitOverruledEssay(record: CollegeRecord): CollegeRecord {
  const { unitId, essayPolicy } = record;
  if (essayPolicy === null || essayPolicy === "required") return record;
  const system = findPublicSystem(unitId);
  const asked = system === null ? findCollegeEssays(unitId) : findPlatformEssays(system);
  return asked?.demand === "required" ? { ...record, essayPolicy: null } : record;
}
