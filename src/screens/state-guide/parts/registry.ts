/** The drawn parts of a state's guide, by the name under which the words call for them. */
import type { ComponentType } from "react";
import type { StatePartName } from "#content/blocks.ts";
import type { StateCode } from "#domain/college/states.ts";
import { AidFinder } from "./aid-finder/AidFinder.tsx";
import { CampusFacts } from "./campus-facts/CampusFacts.tsx";
import { CollegeCharts } from "./college-charts/CollegeCharts.tsx";
import { CollegeTable } from "./college-table/CollegeTable.tsx";
import { FieldsOfStudy } from "./fields-of-study/FieldsOfStudy.tsx";
import { GuaranteeFinder } from "./guarantee-finder/GuaranteeFinder.tsx";
import { Occupations } from "./occupations/Occupations.tsx";

/** `data` is what the page was rendered from; each part checks its own. */
export type StatePartProps = { data: unknown; state: StateCode };

export const stateParts: Partial<Record<StatePartName, ComponentType<StatePartProps>>> = {
  collegeTable: CollegeTable,
  collegeCharts: CollegeCharts,
  aidFinder: AidFinder,
  guaranteeFinder: GuaranteeFinder,
  campusFacts: CampusFacts,
  fieldsOfStudy: FieldsOfStudy,
  occupations: Occupations,
};
