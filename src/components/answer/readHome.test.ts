/** Parsing the home field. */
import { expect, test } from "vitest";
import { decodeZipTable, encodeZipTable } from "#domain/geography/zip.ts";
import { zipAreas } from "#domain/geography/zipAreas.ts";
import { emptyHome, readHome, toHomeFields } from "./readHome.ts";

const encoded = encodeZipTable(
  [
    { zip: "10001", state: "NY", latitude: 40.75, longitude: -74 },
    { zip: "78701", state: "TX", latitude: 30.27, longitude: -97.74 },
  ],
  "2026-11-01",
  zipAreas,
);
const decoded = decodeZipTable(encoded);
const table = decoded.ok ? decoded.value : null;

test("a ZIP code gives state and position", () => {
  expect(readHome("78701", table)).toMatchObject({
    kind: "zip",
    state: "TX",
    fields: { homeZip: "78701", homeState: "TX", homeLatitude: 30.27, homeLongitude: -97.74 },
  });
});

test.each([
  ["", { kind: "empty" }],
  ["texas", { kind: "state", state: "TX" }],
  ["tx", { kind: "state", state: "TX" }],
  ["78701-1234", { kind: "zip", state: "TX" }],
  ["00000", { kind: "zipUnknown", zip: "00000" }],
  ["34000", { kind: "zipUnknown", zip: "34000" }],
  ["09999", { kind: "zipUnknown", zip: "09999" }],
  ["969AB", { kind: "notAZip" }],
  ["00907", { kind: "zip", state: "PR", isRough: true }],
  ["96910", { kind: "zip", state: "GU", isRough: true }],
  ["09012", { kind: "military", fields: { ...emptyHome, homeZip: "09012" } }],
  ["96362-1234", { kind: "military", fields: { ...emptyHome, homeZip: "96362" } }],
  ["7870", { kind: "notAZip" }],
  ["787011", { kind: "notAZip" }],
  ["Texass", { kind: "notAState" }],
  ["-5", { kind: "notAState" }],
  ["Mexico", { kind: "country", country: "MX" }],
  ["deutschland", { kind: "country", country: "DE" }],
  ["Georgia", { kind: "state", state: "GA" }],
  ["IN", { kind: "state", state: "IN" }],
  ["New Mexico", { kind: "state", state: "NM" }],
])("home typed as %j is read as such", (text, expected) => {
  expect(readHome(text, table)).toMatchObject(expected);
});

test("a ZIP code typed before the table has come waits for it and is not refused", () => {
  expect(readHome("09012", null).kind).toBe("military");
  const reading = readHome("78701", null);
  expect(reading.kind).toBe("zipAwaited");
  expect(toHomeFields(reading)).toEqual({ ...emptyHome, homeZip: "78701" });
});

test("a home that cannot be used leaves nothing behind in the plan", () => {
  for (const text of ["00000", "Texass", "787"]) {
    expect(toHomeFields(readHome(text, table))).toEqual(emptyHome);
  }
});
