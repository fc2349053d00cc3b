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
  /** Most of the residents admitted are so by class rank alone, by law: this share 0-1 of them, from the top of their class. */
  automatic?: { shareOfAdmits: number; topPercent: number };
  residents: ApplicantCount;
  others: ApplicantCount;
  all: ApplicantCount;
};

/** `outsideRank`: residents who say that they are not at the top of their class, where that admits most residents. */
export const applicantGroups = ["residents", "outsideRank", "others"] as const;
export type ApplicantGroup = (typeof applicantGroups)[number];

const rows: readonly ResidencyRow[] = latestValue(residencyAdmissions).rows;

export const residencyRowsByUnitId: ReadonlyMap<number, ResidencyRow> = new Map(
  rows.map((row) => [row.unitId, row]),
);

/** What class rank decides for residents of a university: the line, the share of places, and the rate 0-1 of the others. */
export type RankAdmission = { topPercent: number; shareOfAdmits: number; rateOutside: number; fall: number };

export function findRankAdmission(unitId: number): RankAdmission | null {
  const row = residencyRowsByUnitId.get(unitId);
  if (row?.automatic === undefined) return null;
  const outside = countOutsideRank(row);
  return { ...row.automatic, rateOutside: outside.admits / outside.applicants, fall: row.fall };
}

/** Everyone at the top of a class who applies is admitted. */
function countOutsideRank({ residents, automatic }: ResidencyRow): ApplicantCount {
  const byRank = residents.admits * (automatic?.shareOfAdmits ?? 0);
  return { applicants: residents.applicants - byRank, admits: residents.admits - byRank };
}

/** A public university that admits this many or more turns few away, from wherever they apply. */
export const widenedBelowAdmitRate = 0.8;

/** Null where it makes no difference: at private colleges, or where the home state is not known. */
export function findApplicantGroup(
  { control, state, unitId }: Pick<CollegeSummary, "control" | "state" | "unitId">,
  homeState: StateCode | null,
  classRankTopPercent: number | null = null,
): ApplicantGroup | null {
  if (control !== "public" || homeState === null) return null;
  if (state !== homeState) return "others";
  // Nobody's rank is looked up for but who told one: this runs for every college.
  if (classRankTopPercent === null) return "residents";
  const automatic = residencyRowsByUnitId.get(unitId)?.automatic;
  if (automatic === undefined) return "residents";
  // At the top of a class the rule admits, once the school confirms it; the overall rate stands until then.
  return classRankTopPercent > automatic.topPercent ? "outsideRank" : null;
}

/**
 * What to add to the log-odds of the overall admit rate for one group: the difference between the two in the fall the
 * split is of, since today's overall rate may lie outside an older split. Others get no more than the larger of the
 * overall and the residents' rate: where they are admitted more often, they apply with better records. For the same
 * reason residents who are admitted less often than others get the overall rate: the same record does not count less at
 * home. Where residents are mostly admitted by class rank, one outside the rank gets the rate of those, and one who tells none stands
 * halfway between that and the overall rate: most who apply with good grades are near the line, on either side of it.
 */
export function findResidencyShift(unitId: number, group: ApplicantGroup): number | null {
  const row = residencyRowsByUnitId.get(unitId);
  if (row === undefined) return null;
  if (group === "outsideRank") return calculateShift(countOutsideRank(row), row.all);
  const residents = calculateShift(row.residents, row.all);
  const notBelowAll = row.automatic === undefined ? Math.max(0, residents) : 0;
  if (group === "others") return Math.min(calculateShift(row.others, row.all), notBelowAll);
  if (row.automatic !== undefined) return calculateShift(countOutsideRank(row), row.all) / 2;
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
