/** Colleges where no student pays tuition, whatever the family earns. */
import { findLatest, originIn } from "#facts/fact.ts";
import { tuitionFreeCollegesOrigins } from "#facts/prices/tuitionFree.origins.ts";
import { tuitionFreeColleges } from "#facts/prices/tuitionFree.ts";

const { period, value } = findLatest<readonly number[]>(tuitionFreeColleges);
const unitIds: ReadonlySet<number> = new Set(value);

export const tuitionFreeSource = originIn(tuitionFreeCollegesOrigins, period).source;

export const isTuitionFree = (unitId: number): boolean => unitIds.has(unitId);
