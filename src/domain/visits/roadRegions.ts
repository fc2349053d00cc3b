/** Which places a road joins, and where water makes the road go around. Simplified outlines, read off a map. */
import type { Position } from "#domain/geography/distance.ts";

type Region = { id: string; south: number; north: number; west: number; east: number };

/** Boxes that roads do not leave. The first that holds a place counts. Alaska's roads join its middle and south; most towns of its west and panhandle stand alone. */
const regions: readonly Region[] = [
  { id: "kauai", south: 21.8, north: 22.3, west: -160.3, east: -159.2 },
  { id: "oahu", south: 21.2, north: 21.8, west: -158.4, east: -157.6 },
  { id: "molokai", south: 21.03, north: 21.25, west: -157.4, east: -156.7 },
  { id: "maui", south: 20.5, north: 21.1, west: -156.72, east: -155.9 },
  { id: "hawaii", south: 18.8, north: 20.3, west: -156.2, east: -154.7 },
  { id: "alaska", south: 59.3, north: 66, west: -152, east: -141 },
  { id: "juneau", south: 58.2, north: 58.7, west: -135.2, east: -134 },
  { id: "sitka", south: 56.9, north: 57.3, west: -135.7, east: -135.1 },
  { id: "ketchikan", south: 55.2, north: 55.7, west: -132, east: -131.3 },
  { id: "puertoRico", south: 17.8, north: 18.6, west: -67.4, east: -65.55 },
  { id: "stThomas", south: 18.28, north: 18.45, west: -65.15, east: -64.85 },
  { id: "stJohn", south: 18.28, north: 18.4, west: -64.85, east: -64.6 },
  { id: "stCroix", south: 17.6, north: 17.85, west: -64.95, east: -64.4 },
  { id: "guam", south: 13.1, north: 13.8, west: 144.5, east: 145.1 },
  { id: "saipan", south: 15.05, north: 15.35, west: 145.6, east: 145.9 },
  { id: "samoa", south: -14.5, north: -14.1, west: -171, east: -170.4 },
  { id: "mainland", south: 24.4, north: 49.6, west: -125, east: -66.8 },
];

/** The road network that a place is on; places in no box stand alone, by whole degrees. */
export function findRoadRegion(place: Position): string {
  for (const region of regions) {
    if (place.latitude < region.south || place.latitude > region.north) continue;
    if (place.longitude < region.west || place.longitude > region.east) continue;
    return region.id;
  }
  return `alone ${place.latitude.toFixed(0)} ${place.longitude.toFixed(0)}`;
}

/** A line over water that no road crosses. A road may pass each end that is a way around. */
export type WaterLine = { from: Position; to: Position; waysAround: readonly Position[] };

export const waterLines: readonly WaterLine[] = [
  // Lake Michigan: around Gary, or over the Mackinac Bridge.
  makeWaterLine([41.62, -87.25], [45.8, -84.75], "both"),
  // Lake Erie, Toledo to the Niagara River.
  makeWaterLine([41.68, -83.45], [42.83, -78.95], "both"),
  // Lake Ontario, Hamilton to the Thousand Islands.
  makeWaterLine([43.28, -79.8], [44.2, -76.4], "both"),
  // Lake Huron, Port Huron to the Straits; the other end lies in Canada.
  makeWaterLine([43.05, -82.4], [45.9, -84.4], "first"),
  // Saginaw Bay, from its head outwards.
  makeWaterLine([43.65, -83.87], [44.3, -82.9], "first"),
  // Green Bay, from its head outwards.
  makeWaterLine([44.53, -88.0], [45.35, -87.1], "first"),
  // Lake Superior, Duluth to Sault Ste. Marie.
  makeWaterLine([46.72, -92.1], [46.5, -84.4], "both"),
  // Chesapeake Bay, head to the Bay Bridge, and from there to the bridge-tunnel.
  makeWaterLine([39.58, -76.08], [39.0, -76.4], "both"),
  makeWaterLine([38.98, -76.4], [37.05, -76.0], "both"),
  // Delaware Bay, from the Memorial Bridge to the sea.
  makeWaterLine([39.68, -75.53], [38.7, -74.7], "first"),
  // Long Island Sound, from the Throgs Neck Bridge to the sea.
  makeWaterLine([40.81, -73.8], [41.15, -71.8], "first"),
  // Lower New York Bay and the sea south of Long Island, from the Verrazzano Bridge.
  makeWaterLine([40.6, -74.05], [40.3, -72.5], "first"),
  // Cape Cod Bay, from the Sagamore Bridge to the sea off Provincetown.
  makeWaterLine([41.78, -70.54], [42.2, -70.35], "first"),
  // Narragansett Bay is bridged. Pamlico Sound, from New Bern to the sea.
  makeWaterLine([35.1, -77.0], [35.0, -75.5], "first"),
  // The Gulf of Mexico, from Apalachee Bay and from Galveston outwards.
  makeWaterLine([30.1, -84.15], [27.2, -84.5], "first"),
  makeWaterLine([29.7, -93.9], [27.6, -95.2], "first"),
  // Tampa Bay is bridged. Puget Sound, from the Tacoma Narrows to the strait.
  makeWaterLine([47.27, -122.55], [48.3, -122.75], "first"),
  // Monterey Bay, from its head outwards.
  makeWaterLine([36.8, -121.78], [36.75, -122.2], "first"),
  // Lake Champlain's broad part, Crown Point to Rouses Point.
  makeWaterLine([44.03, -73.42], [45.0, -73.34], "both"),
  // Great Salt Lake, from Salt Lake City to its north end.
  makeWaterLine([40.76, -112.2], [41.6, -112.6], "both"),
  // Lake Okeechobee.
  makeWaterLine([26.72, -80.8], [27.2, -80.8], "both"),
];

function makeWaterLine(
  from: readonly [number, number],
  to: readonly [number, number],
  ends: "both" | "first",
): WaterLine {
  const [first, second] = [toPosition(from), toPosition(to)];
  return { from: first, to: second, waysAround: ends === "both" ? [first, second] : [first] };
}

function toPosition(at: readonly [number, number]): Position {
  return { latitude: at[0], longitude: at[1] };
}
