/** Public universities that keep an entering class's tuition as it was in the first year. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { StateCode } from "#domain/college/states.ts";
import { type Fact, type FactOrigins, findLatest, originIn } from "#facts/fact.ts";
import * as origins from "#facts/prices/tuitionGuarantees.origins.ts";
import * as facts from "#facts/prices/tuitionGuarantees.ts";
import type { Source } from "#lib/source.ts";

export type TuitionGuarantee = {
  name: string;
  /** A student's home in the college's state is required, or not. */
  students: "residents" | "everyone";
  years: number;
  /** Whether mandatory fees are kept too, and campus housing with meal plans. */
  holdsFees: boolean;
  holdsHousing: boolean;
  source: Source;
};

type Terms = Omit<TuitionGuarantee, "source"> & { unitIds?: readonly number[]; state?: StateCode };

const byUnitId = new Map<number, TuitionGuarantee>();
const byState = new Map<StateCode, TuitionGuarantee>();
for (const [fact, factOrigins] of [
  [facts.ucTuitionGuarantee, origins.ucTuitionGuaranteeOrigins],
  [facts.illinoisTuitionGuarantees, origins.illinoisTuitionGuaranteesOrigins],
  [facts.northCarolinaTuitionGuarantee, origins.northCarolinaTuitionGuaranteeOrigins],
  [facts.ohioTuitionGuarantee, origins.ohioTuitionGuaranteeOrigins],
  [facts.ohioStateGuarantee, origins.ohioStateGuaranteeOrigins],
  [facts.miamiGuarantee, origins.miamiGuaranteeOrigins],
  [facts.miamiRegionalsGuarantee, origins.miamiRegionalsGuaranteeOrigins],
  [facts.ohioUniversityTuitionGuarantee, origins.ohioUniversityTuitionGuaranteeOrigins],
  [facts.bowlingGreenGuarantee, origins.bowlingGreenGuaranteeOrigins],
  [facts.kentGuarantee, origins.kentGuaranteeOrigins],
  [facts.cincinnatiGuarantee, origins.cincinnatiGuaranteeOrigins],
  [facts.boulderGuarantee, origins.boulderGuaranteeOrigins],
] as const) {
  read(fact, factOrigins);
}

/** The guarantee that holds for a student from `home`; null if there is none, or it depends on a home not known. */
export function findTuitionGuarantee(
  college: CollegeSummary,
  home: StateCode | null,
): TuitionGuarantee | null {
  if (college.control !== "public" || !college.isBachelorsCollege) return null;
  const guarantee = byUnitId.get(college.unitId) ?? byState.get(college.state) ?? null;
  return guarantee?.students === "residents" && home !== college.state ? null : guarantee;
}

function read(fact: Fact<Terms>, factOrigins: FactOrigins): void {
  const { period, value } = findLatest(fact);
  const { unitIds, state, ...terms } = value;
  const guarantee = { ...terms, source: originIn(factOrigins, period).source };
  for (const unitId of unitIds ?? []) byUnitId.set(unitId, guarantee);
  if (state !== undefined) byState.set(state, guarantee);
}
