/** A state's admission guarantees with college names, and its open-admission public colleges. */

import { listStateColleges, type StateCollege } from "#authoring/stateColleges.ts";
import type { GuaranteeFinderData } from "#content/parts/guaranteeFinder.ts";
import { admissionGuarantees } from "#domain/admission/admissionGuarantees.ts";
import { admissionPaths } from "#domain/admission/admissionPaths.ts";
import type { Colleges } from "#server/colleges.ts";
import type { StatePartInput } from "./partInput.ts";

export function buildGuaranteeFinderData(input: StatePartInput): GuaranteeFinderData {
  const { state, colleges } = input;
  const own = listStateColleges(input);
  const isOpen = ({ control, hasOpenAdmission }: StateCollege) =>
    control === "public" && hasOpenAdmission === true;
  const named = (type: StateCollege["type"]) =>
    own
      .filter((college) => isOpen(college) && college.type === type)
      .map(({ name, slug }) => ({ name, slug }))
      .toSorted((a, b) => a.name.localeCompare(b.name, "en-US"));
  return {
    promises: admissionGuarantees
      .filter((guarantee) => guarantee.state === state)
      .map(({ ways, unitIds, furtherNeeds, ...guarantee }) => ({
        guarantee: { ...guarantee, ways: [...ways], unitIds: [...unitIds], furtherNeeds: [...furtherNeeds] },
        colleges: unitIds.map((unitId) => findCollegeName(unitId, colleges)),
      })),
    paths: admissionPaths.filter((path) => path.state === state),
    open: { bachelors: named("publicFour"), associate: named("publicTwo") },
  };
}

function findCollegeName(unitId: number, colleges: Colleges): { name: string; slug: string } {
  const college = colleges.byUnitId(unitId);
  if (college === null)
    throw new Error(`A promise names college ${unitId}, which the data set does not hold.`);
  return { name: college.name, slug: college.slug };
}
