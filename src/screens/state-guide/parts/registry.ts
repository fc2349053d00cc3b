/** The drawn parts of a state's guide, by the name under which the words call for them. */
import type { ComponentType } from "react";
import type { StatePartName } from "#content/blocks.ts";
import { AidFinder } from "./aid-finder/AidFinder.tsx";
import { CampusFacts } from "./campus-facts/CampusFacts.tsx";
import { CollegeCharts } from "./college-charts/CollegeCharts.tsx";
import { CollegeTable } from "./college-table/CollegeTable.tsx";
import { FieldsOfStudy } from "./fields-of-study/FieldsOfStudy.tsx";
import { GuaranteeFinder } from "./guarantee-finder/GuaranteeFinder.tsx";
import { Occupations } from "./occupations/Occupations.tsx";
import type { StatePartProps } from "./partProps.ts";

export const stateParts: Readonly<Record<StatePartName, ComponentType<StatePartProps>>> = {
  collegeTable: CollegeTable,
  collegeCharts: CollegeCharts,
  aidFinder: AidFinder,
  guaranteeFinder: GuaranteeFinder,
  campusFacts: CampusFacts,
  fieldsOfStudy: FieldsOfStudy,
  occupations: Occupations,
};
