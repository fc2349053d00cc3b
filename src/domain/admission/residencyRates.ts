/** How much more or less often a public university admits residents of its state than others, where it publishes both. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { findPublicSystem } from "#domain/college/publicSystems.ts";
import type { StateCode } from "#domain/college/states.ts";
import { residencyAdmissions } from "#facts/admission/residencyAdmissions.ts";
import { latestValue } from "#facts/fact.ts";
import { toLogOdds } from "./curve.ts";

export type ApplicantCount = { applicants: number; admits: number };

/** One university's first-year applicants of one fall; international students count in `all` only. */
export type ResidencyRow = {
  college: string;
  unitId: number;
  fall: number;
  /** Most of the residents admitted are so by class rank alone; the others are admitted far less often. */
  areResidentsMostlyAutomatic?: true;
  residents: ApplicantCount;
  others: ApplicantCount;
  all: ApplicantCount;
};

export type ApplicantGroup = "residents" | "others";

const rows: readonly ResidencyRow[] = latestValue(residencyAdmissions).rows;

export const residencyRowsByUnitId: ReadonlyMap<number, ResidencyRow> = new Map(
  rows.map((row) => [row.unitId, row]),
);

/** Whether a resident without the class rank stands worse than the residents' rate says. */
export function areResidentsMostlyAutomatic(unitId: number): boolean {
  return residencyRowsByUnitId.get(unitId)?.areResidentsMostlyAutomatic === true;
}

/** A public university that admits this many or more turns few away, from wherever they apply. */
export const widenedBelowAdmitRate = 0.8;

/** Null where it makes no difference: at private colleges, or where the home state is not known. */
export function findApplicantGroup(
  { control, state }: Pick<CollegeSummary, "control" | "state">,
  homeState: StateCode | null,
): ApplicantGroup | null {
  if (control !== "public" || homeState === null) return null;
  return state === homeState ? "residents" : "others";
}

/**
 * What to add to the log-odds of the overall admit rate for one group: the difference between the two in the fall the
 * split is of, since today's overall rate may lie outside an older split. Others get no more than the larger of the
 * overall and the residents' rate: where they are admitted more often, they apply with better records. For the same
 * reason residents who are admitted less often than others get the overall rate: the same record does not count less at
 * home. Where residents are mostly admitted by class rank, the others among them get no more than the overall rate.
 */
export function findResidencyShift(unitId: number, group: ApplicantGroup): number | null {
  const row = residencyRowsByUnitId.get(unitId);
  if (row === undefined) return null;
  const printed = calculateShift(row.residents, row.all);
  const residents = row.areResidentsMostlyAutomatic === true ? Math.min(0, printed) : printed;
  const notBelowAll = Math.max(0, residents);
  if (group === "others") return Math.min(calculateShift(row.others, row.all), notBelowAll);
  return isTabledForResidents(unitId) ? residents : notBelowAll;
}

/** The University of California's table by grades is of residents, and the curve meets it at the residents' own rate. */
function isTabledForResidents(unitId: number): boolean {
  return findPublicSystem(unitId) === "uc";
}

function calculateShift(group: ApplicantCount, all: ApplicantCount): number {
  return toLogOdds(group.admits / group.applicants) - toLogOdds(all.admits / all.applicants);
}

/** Whether one admit rate stands for residents and others although they may differ. */
export function hasOneRateForAll({ control, unitId }: CollegeSummary, admitRate: number): boolean {
  return control === "public" && admitRate < widenedBelowAdmitRate && !residencyRowsByUnitId.has(unitId);
}
