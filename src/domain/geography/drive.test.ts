/** Lines, drives and water between places whose distances are known. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createSeededRandom } from "#lib/random.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { passages } from "./barriers.ts";
import { calculateDistanceMiles, type Position } from "./distance.ts";
import { detourFactor, measureDrive } from "./drive.ts";
import { areJoinedByRoad, findRoadNetwork } from "./roadNetworks.ts";

const towns = {
  anchorage: at(61.22, -149.9),
  annapolis: at(38.98, -76.49),
  bellingham: at(48.75, -122.48),
  bethel: at(60.79, -161.76),
  bremerton: at(47.57, -122.63),
  bridgeport: at(41.18, -73.19),
  burlington: at(44.48, -73.21),
  cambridgeMaryland: at(38.57, -76.08),
  capeMay: at(38.94, -74.91),
  clarksdale: at(34.2, -90.57),
  easton: at(38.77, -76.08),
  fairbanks: at(64.84, -147.72),
  fallsChurch: at(38.88, -77.17),
  falmouth: at(41.55, -70.61),
  fortYates: at(46.09, -100.63),
  fridayHarbor: at(48.54, -123.02),
  grandRapids: at(42.96, -85.67),
  hagatna: at(13.47, 144.75),
  helena: at(34.53, -90.59),
  hilo: at(19.71, -155.08),
  honolulu: at(21.31, -157.86),
  hyannis: at(41.65, -70.28),
  jerseyCity: at(40.72, -74.05),
  juneau: at(58.3, -134.42),
  kanab: at(37.05, -112.53),
  keyWest: at(24.56, -81.78),
  kona: at(19.64, -155.99),
  lewes: at(38.77, -75.14),
  linton: at(46.27, -100.23),
  lorain: at(41.45, -82.18),
  miami: at(25.77, -80.19),
  milwaukee: at(43.04, -87.91),
  muskegon: at(43.23, -86.25),
  nantucket: at(41.28, -70.1),
  naples: at(26.14, -81.79),
  newYork: at(40.71, -74),
  oakBluffs: at(41.45, -70.57),
  olympia: at(47.04, -122.9),
  plattsburgh: at(44.7, -73.45),
  portAngeles: at(48.12, -123.43),
  portJefferson: at(40.95, -73.07),
  saipan: at(15.19, 145.75),
  seattle: at(47.61, -122.33),
  southRim: at(36.05, -112.14),
  traverseCity: at(44.76, -85.62),
  vieques: at(18.15, -65.44),
  fajardo: at(18.33, -65.65),
} as const;
type Town = keyof typeof towns;

describe("a way around water counts where it is much longer than the line", () => {
  // Straight and by road as maps give them; the pieces of a way are straight, so they are a little shorter than the road.
  test.each<[Town, Town, lineMiles: number, fromMiles: number, toMiles: number]>([
    ["milwaukee", "muskegon", 84, 210, 285],
    ["capeMay", "lewes", 17, 115, 160],
    ["portJefferson", "bridgeport", 17, 60, 100],
    ["plattsburgh", "burlington", 19, 50, 80],
    ["bremerton", "seattle", 14, 40, 67],
    ["bellingham", "portAngeles", 62, 140, 220],
    ["keyWest", "naples", 109, 180, 245],
    ["fortYates", "linton", 23, 75, 115],
    ["southRim", "kanab", 72, 130, 215],
    ["helena", "clarksdale", 23, 20, 33],
  ])("%s to %s", (from, to, lineMiles, fromMiles, toMiles) => {
    const { miles, kind } = measureDrive(towns[from], towns[to]);
    expect(Math.abs(calculateDistanceMiles(towns[from], towns[to]) - lineMiles)).toBeLessThan(3);
    expect(miles).toBeGreaterThanOrEqual(fromMiles);
    expect(miles).toBeLessThanOrEqual(toMiles);
    expect(kind).toBe(miles > lineMiles * detourFactor ? "drive" : "line");
  });

  test.each<[Town, Town]>([
    ["traverseCity", "grandRapids"],
    ["bellingham", "seattle"],
    ["olympia", "seattle"],
    ["annapolis", "easton"],
    ["annapolis", "fallsChurch"],
    ["cambridgeMaryland", "easton"],
    ["newYork", "bridgeport"],
    ["jerseyCity", "newYork"],
    ["falmouth", "hyannis"],
    ["keyWest", "miami"],
    ["hilo", "kona"],
    ["anchorage", "fairbanks"],
    ["lorain", "grandRapids"],
  ])("nothing that counts lies between %s and %s", (from, to) => {
    expect(measureDrive(towns[from], towns[to])).toEqual({
      miles: calculateDistanceMiles(towns[from], towns[to]),
      kind: "line",
    });
  });
});

test.each<[Town, Town]>([
  ["hilo", "honolulu"],
  ["honolulu", "seattle"],
  ["anchorage", "bethel"],
  ["anchorage", "juneau"],
  ["hagatna", "saipan"],
  ["vieques", "fajardo"],
  ["oakBluffs", "falmouth"],
  ["nantucket", "hyannis"],
  ["nantucket", "oakBluffs"],
  ["fridayHarbor", "bellingham"],
])("no road leads from %s to %s", (from, to) => {
  expect(measureDrive(towns[from], towns[to])).toEqual({
    miles: calculateDistanceMiles(towns[from], towns[to]),
    kind: "water",
  });
  expect(areJoinedByRoad(towns[from], towns[to])).toBe(false);
});

test("no home is cut off from a college nearby: every way around is found", () => {
  const { summaries } = loadShippedColleges();
  const homes = readOffices().filter((_, place) => place % 29 === 0);
  const lost = homes.flatMap((home) =>
    summaries.flatMap(({ name, latitude, longitude, isDegreeGranting }) => {
      if (!isDegreeGranting || latitude === null || longitude === null) return [];
      if (Math.abs(latitude - home.latitude) > 0.7 || Math.abs(longitude - home.longitude) > 0.9) return [];
      const { miles, kind } = measureDrive(home, { latitude, longitude });
      return kind === "drive" && miles > 320 ? [`${home.latitude} ${home.longitude} ${name} ${miles}`] : [];
    }),
  );
  expect(lost).toEqual([]);
});

test("a town without a road out has streets, and its neighbor 60 miles away has no road to it", () => {
  expect(measureDrive(towns.bethel, at(60.8, -161.8)).kind).toBe("line");
  expect(measureDrive(towns.bethel, at(61.5, -160.4)).kind).toBe("water");
});

test("the highway through Canada is no water", () => {
  expect(measureDrive(towns.anchorage, towns.seattle).kind).toBe("line");
});

test("never shorter than the line, the same in both directions, and nothing to itself", () => {
  const random = createSeededRandom(37);
  const places = Array.from({ length: 60 }, () => at(25 + random() * 24, -124 + random() * 57));
  const near = places.flatMap((place) => [
    place,
    at(place.latitude + random() - 0.5, place.longitude + random() * 2 - 1),
  ]);
  let drives = 0;
  for (const from of [...near, ...Object.values(towns)]) {
    expect(measureDrive(from, from).miles).toBe(0);
    for (const to of Object.values(towns)) {
      const there = measureDrive(from, to);
      const back = measureDrive(to, from);
      expect(there.miles).toBeGreaterThanOrEqual(calculateDistanceMiles(from, to) - 1e-9);
      expect(back.kind).toBe(there.kind);
      expect(back.miles).toBeCloseTo(there.miles, 6);
      if (there.kind === "drive") drives += 1;
    }
  }
  expect(drives).toBeGreaterThan(20);
});

test("each bridge is within 16 miles of a post office, and on the mainland", () => {
  const offices = readOffices();
  const far = passages.filter(
    (passage) => !offices.some((office) => calculateDistanceMiles(passage, office) <= 16),
  );
  expect(far).toEqual([]);
  expect(passages.filter((passage) => findRoadNetwork(passage) !== "mainland")).toEqual([]);
});

function readOffices(): Position[] {
  return readFileSync("data/zipCodes.csv", "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","))
    .map(([, , latitude, longitude]) => at(Number(latitude), Number(longitude)));
}

function at(latitude: number, longitude: number): Position {
  return { latitude, longitude };
}
