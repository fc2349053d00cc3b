/** The data files the browser stores whole: college index, majors by college, ZIP code locations. */
import { z } from "zod/mini";
import { encodeCollegeIndex } from "#domain/college/collegeIndex.ts";
import { awardLevels } from "#domain/college/details.ts";
import { programColumns } from "#domain/college/detailTables.ts";
import { listProgramsOfDegree } from "#domain/college/majorPrograms.ts";
import { buildMajorsIndex, encodeMajorsIndex } from "#domain/college/majorsIndex.ts";
import { stateCodes } from "#domain/college/states.ts";
import { encodeZipTable, zipCodeColumns } from "#domain/geography/zip.ts";
import { zipAreas } from "#domain/geography/zipAreas.ts";
import type { Colleges } from "#server/colleges.ts";
import { readDataRows } from "#server/dataFiles.ts";

const programSchema = z.object({
  unitId: z.number(),
  cip: z.string(),
  level: z.enum(awardLevels),
  awards: z.number(),
});

const zipCodeSchema = z.object({
  zip: z.string(),
  state: z.enum(stateCodes),
  latitude: z.number(),
  longitude: z.number(),
  place: z.string(),
});

/** The data sets by the name the API serves them under. */
export function encodeReferenceData(colleges: Colleges, dataFolder: string) {
  const { summaries, release, asOf } = colleges;
  const degrees = readDataRows(dataFolder, "programs.csv", programColumns, programSchema);
  const places = readDataRows(dataFolder, "zipCodes.csv", zipCodeColumns, zipCodeSchema);
  return {
    "college-index": encodeCollegeIndex(summaries, { release, asOf }),
    majors: encodeMajorsIndex(buildMajorsIndex(degrees, asOf, listProgramsOfDegree)),
    "zip-codes": encodeZipTable(places, asOf, zipAreas),
  };
}
