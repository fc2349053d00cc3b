/** Builders for the charts and tables of a state guide, by part name. */
import type { StatePartName } from "#content/blocks.ts";
import { aidFinderData } from "./aidFinder.ts";
import { campusFactsOf } from "./campusFacts.ts";
import { collegeChartsOf } from "./collegeCharts.ts";
import { collegeTableOf } from "./collegeTable.ts";
import { fieldsOfStudyOf } from "./fieldsOfStudy.ts";
import { guaranteeFinderData } from "./guaranteeFinder.ts";
import { occupationsOf } from "./occupations.ts";
import type { StatePartInput } from "./partInput.ts";

/** Each result must be JSON-serializable. */
export const statePartData: Readonly<Record<StatePartName, (input: StatePartInput) => unknown>> = {
  collegeTable: collegeTableOf,
  collegeCharts: collegeChartsOf,
  aidFinder: aidFinderData,
  guaranteeFinder: guaranteeFinderData,
  campusFacts: campusFactsOf,
  fieldsOfStudy: fieldsOfStudyOf,
  occupations: occupationsOf,
};
