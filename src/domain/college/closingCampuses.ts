/** Campuses that take no new students and will close: the data set still lists them. */
import { pennStateClosingsOrigins } from "#facts/admission/closingCampuses.origins.ts";
import { pennStateClosings } from "#facts/admission/closingCampuses.ts";
import { findLatest, originIn } from "#facts/fact.ts";
import type { Source } from "#lib/source.ts";

export type ClosingCampus = {
  unitId: number;
  /** The fall in which it last took new students. */
  lastFall: number;
  /** The last spring of classes. */
  closesAfterSpring: number;
  source: Source;
};

type Closing = { unitIds: readonly number[]; lastFall: number; closesAfterSpring: number };

const { period, value } = findLatest<Closing>(pennStateClosings);
const { source } = originIn(pennStateClosingsOrigins, period);

export const closingCampuses: readonly ClosingCampus[] = value.unitIds.map((unitId) => ({
  unitId,
  lastFall: value.lastFall,
  closesAfterSpring: value.closesAfterSpring,
  source,
}));

const byUnitId = new Map(closingCampuses.map((campus) => [campus.unitId, campus]));

/** Null where nothing of the kind is known. */
export function closingCampusOf(unitId: number): ClosingCampus | null {
  return byUnitId.get(unitId) ?? null;
}
