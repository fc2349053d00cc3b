/** Writes the data files the browser stores whole: college index, majors by college, ZIP code locations. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod/mini";
import { encodeCollegeIndex } from "#domain/college/collegeIndex.ts";
import { awardLevels } from "#domain/college/details.ts";
import { programColumns } from "#domain/college/detailTables.ts";
import { toMajorFamily } from "#domain/college/majorFamilies.ts";
import { type DegreeAwards, encodeMajorsIndex } from "#domain/college/majorsIndex.ts";
import { stateCodes } from "#domain/college/states.ts";
import { encodeZipTable, zipCodeColumns } from "#domain/geography/zip.ts";
import { type Colleges, loadColleges } from "#server/colleges.ts";
import { readDataRows } from "#server/dataFiles.ts";
import { compressFile } from "./compress.ts";

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

/** Writes `college-index.json`, `majors.json` and `zip-codes.json` with their .br and .gz to `outFolder`. */
export async function writeReferenceData(dataFolder: string, outFolder: string): Promise<void> {
  const files = encodeReferenceData(loadColleges(dataFolder), dataFolder);
  await mkdir(outFolder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const file = join(outFolder, `${name}.json`);
    await writeFile(file, JSON.stringify(content));
    await compressFile(file);
  }
}

/** The data sets by the name the API serves them under. */
export function encodeReferenceData(colleges: Colleges, dataFolder: string) {
  const { summaries, release, asOf } = colleges;
  const places = readDataRows(dataFolder, "zipCodes.csv", zipCodeColumns, zipCodeSchema);
  return {
    "college-index": encodeCollegeIndex(summaries, { release, asOf }),
    majors: encodeMajorsIndex(readDegreesIn(dataFolder), asOf),
    "zip-codes": encodeZipTable(places, asOf),
  };
}

/** Majors with at least one degree awarded that year. */
function readDegreesIn(dataFolder: string): DegreeAwards[] {
  const programs = readDataRows(dataFolder, "programs.csv", programColumns, programSchema);
  return programs.flatMap(({ unitId, cip, level, awards }) => {
    const family = toMajorFamily(cip);
    return family === null || awards === 0 ? [] : [{ unitId, family, level }];
  });
}
