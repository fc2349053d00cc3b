/** The drawn parts of a state's guide, by the name under which the words call for them; each page downloads its own. */
import { type LazyPart, lazyPart } from "#client/chunks/lazyPart.tsx";
import type { StatePartName } from "#content/blocks.ts";
import type { StatePartProps } from "./partProps.ts";

export const stateParts: Readonly<Record<StatePartName, LazyPart<StatePartProps>>> = {
  collegeTable: lazyPart(() => import("./college-table/CollegeTable.tsx")),
  collegeCharts: lazyPart(() => import("./college-charts/CollegeCharts.tsx")),
  aidFinder: lazyPart(() => import("./aid-finder/AidFinder.tsx")),
  guaranteeFinder: lazyPart(() => import("./guarantee-finder/GuaranteeFinder.tsx")),
  campusFacts: lazyPart(() => import("./campus-facts/CampusFacts.tsx")),
  fieldsOfStudy: lazyPart(() => import("./fields-of-study/FieldsOfStudy.tsx")),
  occupations: lazyPart(() => import("./occupations/Occupations.tsx")),
};
