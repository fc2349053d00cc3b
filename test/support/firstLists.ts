/** First lists on the data set that ships, for a ZIP code and what a student tells. */
import { join, resolve } from "node:path";
import { z } from "zod/mini";
import { stateCodes } from "#domain/college/states.ts";
import { zipCodeColumns } from "#domain/geography/zip.ts";
import { emptyMoney, emptyProfile, type Money, type Profile } from "#domain/people/profile.ts";
import { readDataRows } from "#server/dataFiles.ts";
import { buildCaseFirstList } from "../../build/content/parts/caseStudy.ts";
import { loadShippedColleges } from "./shippedColleges.ts";

const zipRow = z.object({
  zip: z.string(),
  state: z.enum(stateCodes),
  latitude: z.number(),
  longitude: z.number(),
  place: z.string(),
});

let homes: ReadonlyMap<string, z.output<typeof zipRow>> | null = null;

export function findHome(
  homeZip: string,
): Pick<Profile, "homeZip" | "homeState" | "homeLatitude" | "homeLongitude"> {
  const dataFolder = join(resolve(import.meta.dirname, "..", ".."), "data");
  homes ??= new Map(
    readDataRows(dataFolder, "zipCodes.csv", zipCodeColumns, zipRow).map((row) => [row.zip, row]),
  );
  const row = homes.get(homeZip);
  if (row === undefined) throw new Error(`There is no ZIP code ${homeZip}.`);
  return { homeZip, homeState: row.state, homeLatitude: row.latitude, homeLongitude: row.longitude };
}

/** A twelfth grader in a family of four, unless told otherwise, in November 2026. */
export function listColleges(told: Partial<Profile>, money: Partial<Money> = {}) {
  const profile: Profile = { ...emptyProfile, gradeYear: 12, ...told };
  const familyMoney: Money = { ...emptyMoney, familySize: 4, ...money };
  const made = buildCaseFirstList(loadShippedColleges(), profile, familyMoney, "2026-11-21");
  return { ...made, profile, money: familyMoney };
}

export type StudentList = ReturnType<typeof listColleges>;
