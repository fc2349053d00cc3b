/** A state's admission guarantees and rules with college names, its transfer agreements, and its open-admission public colleges. */

import { listStateColleges, type StateCollege } from "#authoring/stateColleges.ts";
import type { FinderCollege, GuaranteeFinderData } from "#content/parts/guaranteeFinder.ts";
import { admissionGuarantees } from "#domain/admission/admissionGuarantees.ts";
import { admissionPaths } from "#domain/admission/admissionPaths.ts";
import { assuredRules } from "#domain/admission/assuredRules.ts";
import { isPromise } from "#domain/admission/ruleTerms.ts";
import { transferRules } from "#domain/admission/transferRules.ts";
import type { StateCode } from "#domain/college/states.ts";
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
    ...listFinderRules(state, (unitId) => findCollegeName(unitId, colleges)),
    open: { bachelors: named("publicFour"), associate: named("publicTwo") },
  };
}

/** What is on record for the state; `findCollege` names a college. */
export function listFinderRules(
  state: StateCode,
  findCollege: (unitId: number) => FinderCollege,
): Omit<GuaranteeFinderData, "open"> {
  const paths = admissionPaths.filter((path) => path.state === state);
  return {
    promises: admissionGuarantees
      .filter((guarantee) => guarantee.state === state)
      .map(({ ways, unitIds, furtherNeeds, ...guarantee }) => ({
        guarantee: { ...guarantee, ways: [...ways], unitIds: [...unitIds], furtherNeeds: [...furtherNeeds] },
        colleges: unitIds.map(findCollege),
      })),
    rules: assuredRules
      .filter((rule) => rule.state === state && isPromise(rule))
      .map(({ unitIds, conditions, ...rule }) => ({
        rule: { ...rule, unitIds: [...unitIds], conditions: [...conditions] },
        colleges: unitIds.map(findCollege),
      })),
    paths: paths.map(({ name: _name, ...path }) => path),
    transfers: transferRules
      // Some agreements are on record as a path, too, in words of their own.
      .filter((rule) => rule.state === state && !paths.some(({ name }) => name === rule.name))
      .map(({ state: _state, unitIds, from, needs, ...rule }) => {
        const [only] = from;
        return {
          ...rule,
          needs: [...needs],
          from: only === undefined || from.length > 1 ? null : findCollege(only),
          to: unitIds.map(findCollege),
        };
      }),
  };
}

function findCollegeName(unitId: number, colleges: Colleges): FinderCollege {
  const college = colleges.byUnitId(unitId);
  if (college === null)
    throw new Error(`A promise names college ${unitId}, which the data set does not hold.`);
  return { name: college.name, slug: college.slug };
}
