/** The ZIP table: lookups, and damaged tables. */
import { describe, expect, test } from "vitest";
import { decodeZipTable, encodeZipTable, findZip, type ZipPlace } from "./zip.ts";
import { zipAreas } from "./zipAreas.ts";

const places: (ZipPlace & { zip: string })[] = [
  { zip: "00501", state: "NY", latitude: 40.813, longitude: -73.046 },
  { zip: "02138", state: "MA", latitude: 42.377, longitude: -71.126 },
  { zip: "02139", state: "MA", latitude: 42.365, longitude: -71.104 },
  { zip: "06390", state: "NY", latitude: 41.259, longitude: -72.0 },
  { zip: "78701", state: "TX", latitude: 30.271, longitude: -97.743 },
  { zip: "96863", state: "HI", latitude: 21.45, longitude: -157.77 },
];

function send(): Record<string, unknown> {
  return JSON.parse(JSON.stringify(encodeZipTable(places, "2026-11-21", zipAreas))) as Record<
    string,
    unknown
  >;
}

function makeTable() {
  const decoded = decodeZipTable(send());
  if (!decoded.ok) throw new Error("The table is whole.");
  return decoded.value;
}

describe("finding a ZIP code", () => {
  test.each(places)("$zip is found within half a mile", ({ zip, state, latitude, longitude }) => {
    const found = findZip(makeTable(), zip);
    expect(found?.state).toBe(state);
    expect(found?.latitude).toBeCloseTo(latitude, 1);
    expect(Math.abs((found?.latitude ?? 0) - latitude)).toBeLessThanOrEqual(0.0051);
    expect(Math.abs((found?.longitude ?? 0) - longitude)).toBeLessThanOrEqual(0.0051);
  });

  test.each([
    ["00907", "PR"],
    ["96910", "GU"],
    ["00802", "VI"],
  ])("%s has the place of its part of the islands", (zip, state) => {
    expect(findZip(makeTable(), zip)).toMatchObject({ state, isRough: true });
  });

  test.each([
    "00000",
    "34000",
    "09999",
    "969AB",
    "09012",
    "00500",
    "99999",
    "787",
    "787010",
    "7870a",
    "",
    " 78701",
  ])("%j is not found", (zip) => {
    expect(findZip(makeTable(), zip)).toBeNull();
  });
});

describe("a damaged ZIP table is a problem, not a crash", () => {
  test.each([
    ["nothing", null],
    ["a text", "table"],
    ["a list", []],
    ["another version", { ...send(), version: 1 }],
    ["a column cut short", { ...send(), latitude: [1, 2] }],
    ["a text among the numbers", { ...send(), longitude: [1, 2, "3", 4, 5, 6] }],
    ["a step backwards", { ...send(), step: [501, 1637, -1, 4251, 72311, 18162] }],
    ["an unknown state", { ...send(), states: ["NY", "XX", "TX", "HI"] }],
    ["states that end early", { ...send(), stateRuns: [0, 1, 1, 2] }],
    ["states without end", { ...send(), stateRuns: [0, 1e9] }],
  ])("%s", (_, json) => {
    expect(decodeZipTable(json)).toEqual({ ok: false, problem: "notAZipTable" });
  });
});
