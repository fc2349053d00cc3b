/** Campuses that take no new students and will close, or have closed: the data set still lists them. */
import * as origins from "#facts/admission/closingCampuses.origins.ts";
import * as records from "#facts/admission/closingCampuses.ts";
import { type Fact, type FactOrigins, findLatest, originIn } from "#facts/fact.ts";
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

export const closingCampuses: readonly ClosingCampus[] = [
  ...read(records.pennStateClosings, origins.pennStateClosingsOrigins),
  ...read(records.trinityChristianClosing, origins.trinityChristianClosingOrigins),
  ...read(records.sienaHeightsClosing, origins.sienaHeightsClosingOrigins),
  ...read(records.lourdesClosing, origins.lourdesClosingOrigins),
];

const byUnitId = new Map(closingCampuses.map((campus) => [campus.unitId, campus]));

/** Null where nothing of the kind is known. */
export function closingCampusOf(unitId: number): ClosingCampus | null {
  return byUnitId.get(unitId) ?? null;
}

function read(fact: Fact<Closing>, factOrigins: FactOrigins): ClosingCampus[] {
  const { period, value } = findLatest(fact);
  const { source } = originIn(factOrigins, period);
  const { unitIds, lastFall, closesAfterSpring } = value;
  return unitIds.map((unitId) => ({ unitId, lastFall, closesAfterSpring, source }));
}
