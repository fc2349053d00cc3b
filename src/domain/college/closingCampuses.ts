/** Campuses that take no new students and will close, or have closed: the data set still lists them. */
import {
  lourdesClosing,
  pennStateClosings,
  sienaHeightsClosing,
  trinityChristianClosing,
} from "#facts/admission/closingCampuses.ts";
import { type Fact, findLatest } from "#facts/fact.ts";

export type ClosingCampus = {
  unitId: number;
  /** The fall in which it last took new students. */
  lastFall: number;
  /** The last spring of classes. */
  closesAfterSpring: number;
  /** The fact that says so, and the period that its source is for. */
  factId: string;
  period: string;
};

type Closing = { unitIds: readonly number[]; lastFall: number; closesAfterSpring: number };

const facts: readonly Fact<Closing>[] = [
  pennStateClosings,
  trinityChristianClosing,
  sienaHeightsClosing,
  lourdesClosing,
];

export const closingCampuses: readonly ClosingCampus[] = facts.flatMap((fact) => {
  const { period, value } = findLatest(fact);
  const { unitIds, lastFall, closesAfterSpring } = value;
  return unitIds.map((unitId) => ({ unitId, lastFall, closesAfterSpring, factId: fact.id, period }));
});

const byUnitId = new Map(closingCampuses.map((campus) => [campus.unitId, campus]));

/** Null where nothing of the kind is known. */
export function closingCampusOf(unitId: number): ClosingCampus | null {
  return byUnitId.get(unitId) ?? null;
}
