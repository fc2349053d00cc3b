/** Choosing a time zone. */
import { expect, test } from "vitest";
import { isTimeZone } from "#lib/zonedTime.ts";
import { listOtherZones, usualZones, getZoneLabel } from "./timeZones.ts";

test.each(usualZones)("$label is a place that the server knows", ({ zone }) => {
  expect(isTimeZone(zone)).toBe(true);
});

test("what is chosen can be chosen, also where the browser does not list it, and nothing stands there twice", () => {
  const known = ["America/New_York", "Europe/Oslo", "Asia/Tokyo"];
  expect(listOtherZones("US/Eastern", known)).toEqual(["Asia/Tokyo", "Europe/Oslo", "US/Eastern"]);
  expect(listOtherZones("Asia/Tokyo", known)).toEqual(["Asia/Tokyo", "Europe/Oslo"]);
  expect(listOtherZones("America/New_York", [])).toEqual([]);
});

test.each([
  ["America/Indiana/Knox", "America: Indiana, Knox"],
  ["America/New_York", "America: New York"],
  ["UTC", "UTC"],
])("%s is written %s", (zone, label) => {
  expect(getZoneLabel(zone)).toBe(label);
});
