/** Campuses that a college has beside its main one, where all of them have one number: joined to it when the data set is read. */
import { type Fact, type FactOrigins, findLatest, originIn } from "#facts/fact.ts";
import { federalListOrigins } from "#facts/places/federalList.origins.ts";
import { federalListRecords } from "#facts/places/federalList.ts";
import { otherSourcesOrigins } from "#facts/places/otherSources.origins.ts";
import { otherSourcesRecords } from "#facts/places/otherSources.ts";
import type { CampusReport } from "./campusReport.ts";
import type { CollegePlace, CollegeSummary } from "./college.ts";

const records: readonly (Fact<readonly CollegePlace[]> & { unitId: number })[] = [
  ...federalListRecords,
  ...otherSourcesRecords,
];
const allOrigins: Readonly<Record<string, FactOrigins>> = { ...federalListOrigins, ...otherSourcesOrigins };

const byUnitId = new Map(
  records.map((record) => {
    const { period, value } = findLatest(record);
    return [record.unitId, { id: record.id, period, places: value }] as const;
  }),
);

/** The college with the further campuses where degrees are finished; the same object where none is known. */
export function addPlaces<College extends CollegeSummary>(college: College): College {
  const places = findPlaces(college.unitId).filter(({ offers }) => offers === "degrees");
  return places.length === 0 ? college : { ...college, places };
}

/** All further campuses, also those where only courses are known to be taught, with who lists them; null where none is known. */
export function reportCampuses(unitId: number): CampusReport | null {
  const found = byUnitId.get(unitId);
  const origins: FactOrigins | undefined = found === undefined ? undefined : allOrigins[found.id];
  if (found === undefined || origins === undefined) return null;
  const { id, title, year, url } = originIn(origins, found.period).source;
  return { places: [...found.places], source: { id, title, year, url } };
}

function findPlaces(unitId: number): readonly CollegePlace[] {
  return byUnitId.get(unitId)?.places ?? [];
}
