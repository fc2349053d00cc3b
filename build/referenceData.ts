/** Writes the data sets that the browser keeps whole: the college index, majors by college, ZIP code positions. */
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
import { loadColleges } from "#server/colleges.ts";
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

/** Writes `college-index.json`, `majors.json` and `zip-codes.json` with their .br and .gz into `outFolder`. */
export async function writeReferenceData(dataFolder: string, outFolder: string): Promise<void> {
  const { summaries, release, asOf } = loadColleges(dataFolder);
  const places = readDataRows(dataFolder, "zipCodes.csv", zipCodeColumns, zipCodeSchema);
  const files = {
    "college-index.json": encodeCollegeIndex(summaries, { release, asOf }),
    "majors.json": encodeMajorsIndex(readDegreesIn(dataFolder), asOf),
    "zip-codes.json": encodeZipTable(places, asOf),
  };
  await mkdir(outFolder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const file = join(outFolder, name);
    await writeFile(file, JSON.stringify(content));
    await compressFile(file);
  }
}

/** Majors in which at least one degree was awarded in the year. */
function readDegreesIn(dataFolder: string): DegreeAwards[] {
  const programs = readDataRows(dataFolder, "programs.csv", programColumns, programSchema);
  return programs.flatMap(({ unitId, cip, level, awards }) => {
    const family = toMajorFamily(cip);
    return family === null || awards === 0 ? [] : [{ unitId, family, level }];
  });
}
