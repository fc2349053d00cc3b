/** How far colleges are from real homes, in the shipped data set: the nearest campus, around water and over it. */
import { describe, expect, test } from "vitest";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { classifyCommute } from "../price/commute.ts";
import { calculateDistanceMiles } from "./distance.ts";
import { commuteMiles, dayTripMiles } from "./nearness.ts";
import { measureTravel } from "./travel.ts";
import { crossingMiles, toShownMiles } from "./travelDistance.ts";

const { byUnitId, findZip, summaries } = loadShippedColleges();

function travel(zip: string, unitId: number) {
  const college = byUnitId(unitId);
  if (college === null) throw new Error(`No college ${unitId}.`);
  return { college, ...measureTravel(findZip(zip), college) };
}

describe("a college is as far as its nearest campus", () => {
  test.each<[string, zip: string, unitId: number, place: string | null, atMost: number]>([
    ["Ivy Tech in Gary", "46402", 150987, "Gary", 5],
    ["Ivy Tech in Indianapolis, its main campus", "46208", 150987, null, 5],
    ["the University of Alaska Fairbanks in Bethel", "99559", 102614, "Bethel", 2],
    ["the same in Nome", "99762", 102614, "Nome", 2],
    ["the University of Alaska Anchorage in Kodiak", "99615", 102553, "Kodiak", 2],
    ["M State in Moorhead", "56560", 173559, "Moorhead", 5],
    ["HACC in Lancaster", "17603", 212878, "Lancaster", 6],
    ["Oglala Lakota College on Pine Ridge", "57770", 219277, "Pine Ridge", 5],
    ["Diné College in Chinle", "86503", 105297, "Chinle", 5],
    ["NOVA in Woodbridge", "22191", 232946, "Woodbridge", 5],
    ["CT State in Norwalk", "06854", 129367, "Norwalk", 3],
  ])("%s", (_, zip, unitId, place, atMost) => {
    const { college, nearestPlace, distanceMiles, distanceKind } = travel(zip, unitId);
    expect(nearestPlace?.name ?? null).toBe(place);
    expect(distanceMiles).toBeLessThanOrEqual(atMost);
    expect(distanceKind).toBe("line");
    expect(classifyCommute(college, { homeState: null, homePosition: findZip(zip) })).toBe("near");
  });

  test("a place with courses alone makes no college near", () => {
    const here = { latitude: 44, longitude: -97 };
    const college = makeCollege({
      unitId: 1,
      latitude: 45,
      longitude: -97,
      places: [{ name: "Here", ...here, offers: "courses" }],
    });
    expect(measureTravel(here, college)).toMatchObject({ nearestPlace: null });
    expect(measureTravel(here, college).distanceMiles).toBeGreaterThan(60);
  });

  test("unknown places have no distance", () => {
    const unknown = { distanceMiles: null, distanceKind: null, nearestPlace: null };
    expect(measureTravel(null, makeCollege({ unitId: 1 }))).toEqual(unknown);
    expect(measureTravel(findZip("10001"), makeCollege({ unitId: 1, latitude: null }))).toEqual(unknown);
  });
});

describe("a college over water is never near", () => {
  test.each<[string, zip: string, unitId: number, lineMiles: number]>([
    ["Honolulu from Hilo", "96720", 141574, 208],
    ["Cape Cod Community College from Nantucket", "02554", 165194, 31],
    ["Cape Cod Community College from Martha’s Vineyard", "02557", 165194, 21],
    ["Western Washington University from San Juan Island", "98250", 237011, 31],
  ])("%s", (_, zip, unitId, lineMiles) => {
    const { college, distanceKind, distanceMiles } = travel(zip, unitId);
    expect(distanceKind).toBe("water");
    expect(Math.abs((toShownMiles({ distanceKind, distanceMiles }) ?? 0) - lineMiles)).toBeLessThan(4);
    expect(distanceMiles).toBeGreaterThan(dayTripMiles);
    expect(classifyCommute(college, { homeState: null, homePosition: findZip(zip) })).toBe("beyond");
  });

  test("the crossing is more than any distance that is near", () => {
    expect(crossingMiles).toBeGreaterThanOrEqual(dayTripMiles);
    expect(crossingMiles).toBeGreaterThan(commuteMiles);
  });
});

describe("around water", () => {
  test.each<[string, zip: string, unitId: number, least: number]>([
    ["Muskegon Community College from Milwaukee", "53202", 171304, 200],
    ["Delaware State in Dover from Cape May", "08204", 130934, 85],
    ["Stony Brook from Bridgeport", "06604", 196097, 55],
    ["SUNY Plattsburgh from Burlington", "05401", 196246, 50],
  ])("%s", (_, zip, unitId, least) => {
    const { distanceKind, distanceMiles } = travel(zip, unitId);
    expect(distanceKind).toBe("drive");
    expect(distanceMiles).toBeGreaterThan(least);
  });

  test("Miami Dade from Key West is a drive down the Keys, not a line over the bay", () => {
    const { distanceKind, distanceMiles } = travel("33040", 135717);
    expect(distanceMiles).toBeGreaterThan(90);
    expect(distanceMiles).toBeLessThan(170);
    expect(["line", "drive"]).toContain(distanceKind);
  });
});

test("a college on the home’s own island is near: Guam and Puerto Rico", () => {
  expect(travel("96913", 240754)).toMatchObject({ distanceKind: "line" });
  expect(travel("96913", 240754).distanceMiles).toBeLessThan(commuteMiles);
  expect(travel("00731", 243197)).toMatchObject({ distanceKind: "line" });
});

test("a campus is in its college’s state, or next to it, and more than two miles from the main one", () => {
  const campuses = summaries.flatMap((college) =>
    (college.places ?? []).map((place) => ({ college, place })),
  );
  expect(campuses.length).toBeGreaterThan(700);
  expect(new Set(campuses.map(({ college }) => college.unitId)).size).toBeGreaterThan(300);
  const odd = campuses.flatMap(({ college, place }) => {
    const { latitude, longitude, name } = college;
    if (latitude === null || longitude === null) return [name];
    const miles = calculateDistanceMiles({ latitude, longitude }, place);
    return miles > 2 && miles < (college.state === "AK" ? 700 : 390)
      ? []
      : [`${name}, ${place.name}: ${miles}`];
  });
  expect(odd).toEqual([]);
});
