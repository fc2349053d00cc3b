/** The drawn parts of a state's guide, by the name under which the words call for them; each page downloads its own. */
import { type LazyPart, createLazyPart } from "#client/chunks/createLazyPart.tsx";
import type { StatePartName } from "#content/blocks.ts";
import type { StatePartProps } from "./partProps.ts";

export const stateParts: Readonly<Record<StatePartName, LazyPart<StatePartProps>>> = {
  collegeTable: createLazyPart(() => import("./college-table/CollegeTable.tsx")),
  collegeCharts: createLazyPart(() => import("./college-charts/CollegeCharts.tsx")),
  aidFinder: createLazyPart(() => import("./aid-finder/AidFinder.tsx")),
  guaranteeFinder: createLazyPart(() => import("./guarantee-finder/GuaranteeFinder.tsx")),
  campusFacts: createLazyPart(() => import("./campus-facts/CampusFacts.tsx")),
  fieldsOfStudy: createLazyPart(() => import("./fields-of-study/FieldsOfStudy.tsx")),
  occupations: createLazyPart(() => import("./occupations/Occupations.tsx")),
};
