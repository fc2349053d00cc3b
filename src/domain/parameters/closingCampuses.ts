/** Campuses that take no new students and will close: the data set still lists them. */
import type { Source } from "#lib/source.ts";

export type ClosingCampus = {
  unitId: number;
  /** The fall in which it last took new students. */
  lastFall: number;
  /** The last spring of classes. */
  closesAfterSpring: number;
  source: Source;
};

const pennState: Source = {
  id: "pennStateClosings",
  title: "Penn State, decision on its Commonwealth Campuses",
  year: "2025",
  url: "https://www.psu.edu/",
};

/** DuBois, Fayette, Mont Alto, New Kensington, Shenango, Wilkes-Barre and York, as of November 2026. */
export const closingCampuses: readonly ClosingCampus[] = [
  214740, 214759, 214795, 214625, 214634, 214643, 214829,
].map((unitId) => ({ unitId, lastFall: 2025, closesAfterSpring: 2027, source: pennState }));

const byUnitId = new Map(closingCampuses.map((campus) => [campus.unitId, campus]));

/** Null where nothing of the kind is known. */
export function findClosingCampus(unitId: number): ClosingCampus | null {
  return byUnitId.get(unitId) ?? null;
}
