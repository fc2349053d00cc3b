/** The data files the browser stores: the real data set packed, weighed, and decoded. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeCollegeIndex } from "#domain/college/collegeIndex.ts";
import { decodeMajorsIndex, listFamilies } from "#domain/college/majorsIndex.ts";
import { calculateDistanceMiles } from "#domain/geography/distance.ts";
import { decodeZipTable, findZip } from "#domain/geography/zip.ts";
import { loadShippedColleges } from "../test/support/shippedColleges.ts";
import { compressFile } from "./compress.ts";
import { encodeReferenceData } from "./referenceData.ts";

const dataFolder = join(import.meta.dirname, "..", "data");
const out = mkdtempSync(join(tmpdir(), "reference-test-"));
beforeAll(async () => {
  for (const [name, content] of Object.entries(encodeReferenceData(loadShippedColleges(), dataFolder))) {
    const file = join(out, `${name}.json`);
    writeFileSync(file, JSON.stringify(content));
    await compressFile(file);
  }
}, 60_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

function readWritten(name: string): unknown {
  return JSON.parse(readFileSync(join(out, name), "utf8"));
}

test.each([
  ["college-index.json", 260_000],
  // With degrees a year by field, which a first list rests on; fetched once a field is chosen.
  ["majors.json", 78_000],
  ["zip-codes.json", 110_000],
])("%s is small enough for a phone", (name, mostBytes) => {
  expect(statSync(join(out, `${name}.br`)).size).toBeLessThanOrEqual(mostBytes);
  expect(statSync(join(out, `${name}.gz`)).size).toBeGreaterThan(0);
});

test("the index has every college exactly, locations to 200 feet", () => {
  const { summaries, release, asOf } = loadShippedColleges();
  const decoded = decodeCollegeIndex(readWritten("college-index.json"));
  if (!decoded.ok) throw new Error(decoded.problem);
  const inThousandths = (degrees: number | null) => degrees && Math.round(degrees * 1_000) / 1_000;
  expect(decoded.value).toEqual({
    release,
    asOf,
    colleges: summaries.map((college) => ({
      ...college,
      latitude: inThousandths(college.latitude),
      longitude: inThousandths(college.longitude),
    })),
  });
});

test("majors and ZIP codes match the data set", () => {
  const majors = decodeMajorsIndex(readWritten("majors.json"));
  if (!majors.ok) throw new Error(majors.problem);
  expect(listFamilies(majors.value, 228_778)).toEqual(expect.arrayContaining(["11", "14", "52"]));
  const zips = decodeZipTable(readWritten("zip-codes.json"));
  if (!zips.ok) throw new Error(zips.problem);
  const austin = findZip(zips.value, "78701");
  expect(austin?.state).toBe("TX");
  const capitol = { latitude: 30.2747, longitude: -97.7404 };
  expect(calculateDistanceMiles(austin ?? { latitude: 0, longitude: 0 }, capitol)).toBeLessThan(2);
  expect(findZip(zips.value, "00000")).toBeNull();
});
