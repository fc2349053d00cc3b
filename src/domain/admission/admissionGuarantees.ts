/** Places promised by state law or university policy, from /facts: as far as grades, class rank and home state can show them. */
import type { StateCode } from "#domain/college/states.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { guaranteesOrigins } from "#facts/admission/guarantees.origins.ts";
import { guaranteesRecords } from "#facts/admission/guarantees.ts";
import { findLatest, originIn } from "#facts/fact.ts";
import type { Source } from "#lib/source.ts";

/** What a student must bring beside the figures asked, said as codes. */
export type FurtherNeed =
  | "gpaOnTheirScale"
  | "requiredCourses"
  | "distinguishedLevel"
  | "publicSchool"
  | "districtSharesData"
  | "districtTakesPart"
  | "readinessCriteria"
  | "testTaken"
  | "fourthMath"
  | "schoolNamesYou"
  | "collegeTakesPart"
  | "thisCampus"
  | "optedIn"
  | "spaceRemains"
  | "claimTheOffer";

/** One promise. Any one way in `ways` is enough; within a way all figures must hold. */
export type AdmissionGuarantee = {
  id: string;
  state: StateCode;
  /** What people call it. */
  name: string;
  /** `each`: every college named here. `oneOf`: a place at one of them, not a chosen one. */
  promises: "each" | "oneOf";
  /** Empty where the colleges in it are counted but not named. */
  unitIds: readonly number[];
  /** Empty where each college has a line of its own that it does not publish. */
  ways: readonly { minimumGpa: number | null; topPercent: number | null }[];
  /** The line is on the weighted scale; else on the plain one. */
  countsWeightedGpa?: true | undefined;
  /** Conditions that grades and rank do not show. */
  furtherNeeds: readonly FurtherNeed[];
  source: Source;
  /** H: official page, statute or two sources that agree. M: one decent source. */
  confidence: "H" | "M";
  checkWithAgency: boolean;
};

type Guarantee = Pick<AdmissionGuarantee, "promises" | "unitIds" | "checkWithAgency"> & {
  ways: readonly (readonly Condition[])[];
  needs: readonly FurtherNeed[];
};

export const admissionGuarantees: readonly AdmissionGuarantee[] = guaranteesRecords.map((record) => {
  const { id, state, title } = record;
  const { period, value } = findLatest<Guarantee>(record);
  const { source, confidence } = originIn(guaranteesOrigins[id], period);
  if (confidence === "L") throw new Error(`The promise ${id} cannot be shown.`);
  const { promises, unitIds, needs, checkWithAgency } = value;
  const countsWeighted = value.ways.flat().some((one) => one.kind === "gpa" && one.rule === "weighted");
  return {
    id,
    state,
    name: title,
    promises,
    unitIds,
    ways: value.ways.map(toWay),
    ...(countsWeighted ? { countsWeightedGpa: true } : {}),
    furtherNeeds: needs,
    source,
    confidence,
    checkWithAgency,
  };
});

/** A way in as the finder shows it: a grade average, a class rank, or both. */
function toWay(conditions: readonly Condition[]): AdmissionGuarantee["ways"][number] {
  let minimumGpa: number | null = null;
  let topPercent: number | null = null;
  for (const condition of conditions) {
    if (condition.kind === "gpa") minimumGpa = condition.value;
    else if (condition.kind === "atMost" && condition.fact === "classRankTopPercent")
      topPercent = condition.value;
    else throw new Error(`A promise cannot ask for "${condition.kind}" yet.`);
  }
  return { minimumGpa, topPercent };
}
