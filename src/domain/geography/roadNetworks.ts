/** Which places are connected by road: islands, and towns that only boats and planes reach. Simplified outlines, read off a map. */
import { calculateDistanceMiles, type Position } from "./distance.ts";

type Network = { id: string; south: number; north: number; west: number; east: number };

/** Boxes that roads do not leave; the first match counts. What is in none of them is the mainland, or alone. */
const networks: readonly Network[] = [
  makeNetwork("kauai", [21.8, 22.3], [-160, -159.2]),
  makeNetwork("oahu", [21.2, 21.8], [-158.4, -157.6]),
  makeNetwork("molokai", [21.03, 21.25], [-157.4, -156.7]),
  makeNetwork("lanai", [20.7, 20.95], [-157.1, -156.75]),
  makeNetwork("maui", [20.5, 21.1], [-156.72, -155.9]),
  makeNetwork("hawaii", [18.8, 20.3], [-156.2, -154.7]),
  // Roads connect the middle and the south of Alaska; Cordova has none to them.
  makeNetwork("cordova", [60.3, 60.7], [-146, -145.2]),
  makeNetwork("alaska", [59.3, 66], [-152, -141]),
  makeNetwork("juneau", [58.2, 58.7], [-135.2, -134]),
  makeNetwork("sitka", [56.9, 57.3], [-135.7, -135.1]),
  makeNetwork("ketchikan", [55.2, 55.7], [-132, -131.3]),
  makeNetwork("nome", [64.3, 65.3], [-166.5, -163]),
  makeNetwork("puertoRico", [17.8, 18.6], [-67.4, -65.55]),
  makeNetwork("vieques", [18.05, 18.2], [-65.6, -65.25]),
  makeNetwork("culebra", [18.25, 18.37], [-65.36, -65.2]),
  makeNetwork("stThomas", [18.28, 18.45], [-65.15, -64.85]),
  makeNetwork("stJohn", [18.28, 18.4], [-64.85, -64.6]),
  makeNetwork("stCroix", [17.6, 17.85], [-64.95, -64.4]),
  makeNetwork("guam", [13.1, 13.8], [144.5, 145.1]),
  makeNetwork("rota", [14.05, 14.25], [145.1, 145.35]),
  makeNetwork("tinian", [14.9, 15.1], [145.55, 145.68]),
  makeNetwork("saipan", [15.05, 15.35], [145.68, 145.9]),
  makeNetwork("samoa", [-14.5, -14.1], [-171, -170.4]),
  makeNetwork("marthasVineyard", [41.3, 41.49], [-70.86, -70.44]),
  makeNetwork("nantucket", [41.2, 41.35], [-70.26, -69.93]),
  makeNetwork("blockIsland", [41.13, 41.24], [-71.64, -71.53]),
  makeNetwork("fishersIsland", [41.23, 41.3], [-72.06, -71.9]),
  makeNetwork("shelterIsland", [41.03, 41.1], [-72.38, -72.27]),
  makeNetwork("vinalhaven", [43.98, 44.2], [-68.95, -68.74]),
  makeNetwork("peaksIsland", [43.64, 43.67], [-70.21, -70.17]),
  makeNetwork("tangier", [37.78, 38.03], [-76.07, -75.95]),
  makeNetwork("ocracoke", [35.05, 35.2], [-76.02, -75.77]),
  makeNetwork("lakeErieIslands", [41.58, 41.72], [-82.88, -82.64]),
  makeNetwork("beaverIsland", [45.55, 45.8], [-85.7, -85.45]),
  makeNetwork("mackinacIsland", [45.83, 45.91], [-84.67, -84.58]),
  makeNetwork("washingtonIsland", [45.32, 45.45], [-86.98, -86.8]),
  makeNetwork("madelineIsland", [46.75, 46.92], [-90.795, -90.5]),
  makeNetwork("sanJuanIslands", [48.4, 48.78], [-123.25, -122.74]),
  makeNetwork("vashon", [47.33, 47.5], [-122.52, -122.39]),
  makeNetwork("catalina", [33.28, 33.5], [-118.63, -118.28]),
];

function makeNetwork(
  id: string,
  [south, north]: readonly [number, number],
  [west, east]: readonly [number, number],
): Network {
  return { id, south, north, west, east };
}

const mainland = "mainland";

/** The degrees of the mainland's box with an island in them, by `toCell`: elsewhere in it, no box need be looked at. */
const islandCells: ReadonlySet<number> = new Set(
  networks.flatMap(({ south, north, west, east }) =>
    [south, north].flatMap((latitude) => [west, east].map((longitude) => toCell(latitude, longitude))),
  ),
);

/** The road network that a place is on; null where no road goes far, as in most of Alaska. */
export function findRoadNetwork({ latitude, longitude }: Position): string | null {
  // The 48 states, and a little of Canada and Mexico.
  const isInside = latitude >= 24.4 && latitude <= 49.6 && longitude >= -125 && longitude <= -66.8;
  if (isInside && !islandCells.has(toCell(latitude, longitude))) return mainland;
  for (const { id, south, north, west, east } of networks) {
    if (latitude >= south && latitude <= north && longitude >= west && longitude <= east) return id;
  }
  return isInside ? mainland : null;
}

function toCell(latitude: number, longitude: number): number {
  return Math.floor(latitude) * 1_000 + Math.floor(longitude);
}

/** A town without a road out has streets of its own. */
const townMiles = 10;

/** Whether a family drives from one place to the other. The road between Alaska and the other states does not count. */
export function areJoinedByRoad(from: Position, to: Position): boolean {
  const network = findRoadNetwork(from);
  if (network !== findRoadNetwork(to)) return false;
  return network !== null || calculateDistanceMiles(from, to) <= townMiles;
}
