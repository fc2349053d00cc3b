/** What the drawn parts of a state's guide show, from the data set, by the part's name. */
import type { StatePartName } from "#content/blocks.ts";
import { buildAidFinderData } from "./aidFinder.ts";
import { buildCampusFacts } from "./campusFacts.ts";
import { buildCollegeCharts } from "./collegeCharts.ts";
import { buildCollegeTable } from "./collegeTable.ts";
import { buildFieldsOfStudy } from "./fieldsOfStudy.ts";
import { buildGuaranteeFinderData } from "./guaranteeFinder.ts";
import { buildOccupations } from "./occupations.ts";
import type { StatePartInput } from "./partInput.ts";

/** Each result must survive JSON. */
export const statePartData: Readonly<Record<StatePartName, (input: StatePartInput) => unknown>> = {
  collegeTable: buildCollegeTable,
  collegeCharts: buildCollegeCharts,
  aidFinder: buildAidFinderData,
  guaranteeFinder: buildGuaranteeFinderData,
  campusFacts: buildCampusFacts,
  fieldsOfStudy: buildFieldsOfStudy,
  occupations: buildOccupations,
};
