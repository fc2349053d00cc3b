/** Starting places as people type them. */
import { describe, expect, test } from "vitest";
import { listTowns } from "#domain/geography/towns.ts";
import { decodeZipTable, encodeZipTable } from "#domain/geography/zip.ts";
import { zipAreas } from "#domain/geography/zipAreas.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { readStart } from "./readStart.ts";

const decoded = decodeZipTable(
  encodeZipTable([{ zip: "78701", state: "TX", latitude: 30.27, longitude: -97.74 }], "2026-01-01", zipAreas),
);
if (!decoded.ok) throw new Error("The sample table is broken.");
const zips = decoded.value;

const places = [
  ["Austin", "TX", 30.28],
  ["Austin", "TX", 30.23],
  ["Austin", "MN", 43.67],
  ["New York", "NY", 40.71],
  ["St. Louis", "MO", 38.63],
  ["Winston-Salem", "NC", 36.1],
  ["Nowhere", "KS", null],
] as const;
const towns = listTowns(
  places.map(([city, state, latitude], unitId) =>
    makeCollege({ unitId: unitId + 1, city, state, latitude, longitude: -90 }),
  ),
);

test("a town counts once, at its first college, and not without a position", () => {
  expect(towns.map(({ city, state, latitude }) => [city, state, latitude])).toEqual([
    ["Austin", "TX", 30.28],
    ["Austin", "MN", 43.67],
    ["New York", "NY", 40.71],
    ["St. Louis", "MO", 38.63],
    ["Winston-Salem", "NC", 36.1],
  ]);
});

describe("a ZIP code", () => {
  test.each([
    ["78701", { kind: "found", start: { label: "78701", latitude: 30.27, longitude: -97.74 } }],
    [" 78701-1234 ", { kind: "found", start: { label: "78701", latitude: 30.27, longitude: -97.74 } }],
    ["09012", { kind: "militaryZip" }],
    ["34000", { kind: "zipUnknown", zip: "34000" }],
    ["969AB", { kind: "notAZip" }],
    ["00907", { kind: "found", start: { label: "00907", latitude: 18.39, longitude: -66.1 } }],
    ["00000", { kind: "zipUnknown", zip: "00000" }],
    ["7870", { kind: "notAZip" }],
    ["787012", { kind: "notAZip" }],
    ["", { kind: "empty" }],
  ])("%j", (text, expected) => {
    expect(readStart(text, zips, towns)).toEqual(expected);
  });

  test("waits for its table", () => {
    expect(readStart("78701", null, towns)).toEqual({ kind: "awaited" });
  });
});

describe("a city", () => {
  test.each([
    ["Austin, TX", "Austin, TX"],
    ["austin texas", "Austin, TX"],
    ["AUSTIN MN", "Austin, MN"],
    ["New York", "New York, NY"],
    ["new york, new york", "New York, NY"],
    ["St Louis", "St. Louis, MO"],
    ["winston salem, nc", "Winston-Salem, NC"],
  ])("%j is %s", (text, label) => {
    const reading = readStart(text, null, towns);
    expect(reading.kind === "found" ? reading.start.label : reading).toBe(label);
  });

  test("of two states is asked about", () => {
    const reading = readStart("Austin", null, towns);
    expect(reading.kind === "several" ? reading.towns.map(({ state }) => state) : reading).toEqual([
      "TX",
      "MN",
    ]);
  });

  test.each(["Atlantis", "Austin, OH", "Nowhere, KS"])("%s is not known", (text) => {
    expect(readStart(text, null, towns)).toEqual({ kind: "townUnknown", text });
  });
});
