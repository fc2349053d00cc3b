/** Water, canyons and mountains that no road crosses, and where the road goes around or over. Simplified outlines, read off a map. */
import type { Position } from "./distance.ts";

/** "road": a bridge, a dam or the end of the water, where the road passes. */
type Point = readonly [latitude: number, longitude: number, passage?: "road"];

/** Each is one line of straight pieces. Passes that close for the winter are no passage. */
const outlines: Readonly<Record<string, readonly Point[]>> = {
  // Around the south end, or over the Mackinac Bridge.
  lakeMichigan: [
    [41.62, -87.25, "road"],
    [42.5, -87.1],
    [43.5, -87],
    [44.5, -86.65],
    [45.2, -86.1],
    [45.65, -85.3],
    [45.82, -84.73, "road"],
  ],
  // The Door Peninsula, from the head of the bay.
  greenBay: [
    [44.53, -88.01, "road"],
    [44.85, -87.6],
    [45.1, -87.47],
    [45.35, -87.2],
    [45.6, -86.8],
    [45.6, -86.2],
  ],
  // The Straits, from the bridge out into Lake Huron.
  straitsOfMackinac: [
    [45.82, -84.73, "road"],
    [45.77, -84.3],
    [45.6, -83.6],
    [45.3, -82.5],
  ],
  saginawBay: [
    [43.65, -83.87, "road"],
    [43.9, -83.5],
    [44.3, -82.9],
    [44.8, -82.4],
  ],
  // Minnesota's shore on one side, Wisconsin's and Michigan's on the other, from Duluth.
  lakeSuperior: [
    [46.73, -92.1, "road"],
    [47, -91.2],
    [47.4, -90],
    [47.8, -88.5],
    [48.1, -87.5],
  ],
  // From Toledo to the Niagara River.
  lakeErie: [
    [41.68, -83.45, "road"],
    [41.85, -82.9],
    [42.3, -81.4],
    [42.65, -79.8],
    [42.88, -78.91, "road"],
  ],
  // By the Champlain Bridge at Crown Point or the one at Rouses Point.
  lakeChamplain: [
    [44.03, -73.42, "road"],
    [44.3, -73.33],
    [44.6, -73.39],
    [45, -73.35, "road"],
  ],
  // From the Throgs Neck Bridge along Long Island to the sea.
  longIslandSound: [
    [40.8, -73.79, "road"],
    [40.87, -73.66],
    [40.925, -73.56],
    [40.97, -73.42],
    [40.985, -73.1],
    [41, -72.8],
    [41.06, -72.5],
    [41.19, -72.25],
    [41.2, -71.95],
    [41, -71.5],
  ],
  // The sea south of Long Island, from the Verrazzano Bridge.
  newYorkBay: [
    [40.6, -74.05, "road"],
    [40.55, -74],
    [40.5, -73.75],
    [40.3, -72.5],
  ],
  // From the Sagamore Bridge along the Cape: the road turns at Orleans.
  capeCodBay: [
    [41.78, -70.54, "road"],
    [41.75, -70.3],
    [41.77, -70.1],
    [41.79, -70, "road"],
    [41.93, -70.07],
    [42.03, -70.23],
    [42.12, -70.22],
    [42.12, -69.8],
  ],
  // From the Bourne Bridge.
  buzzardsBay: [
    [41.75, -70.59, "road"],
    [41.65, -70.69],
    [41.5, -70.82],
    [41.3, -71.1],
  ],
  // From the Delaware Memorial Bridge to the sea between Cape May and Lewes.
  delawareBay: [
    [39.69, -75.52, "road"],
    [39.4, -75.54],
    [39.15, -75.25],
    [38.87, -75.03],
    [38.5, -74.6],
  ],
  // From the head of the bay; the Bay Bridge; the Bridge-Tunnel.
  chesapeakeBay: [
    [39.555, -76.08, "road"],
    [39.42, -76.03],
    [39.3, -76.2],
    [39.15, -76.3],
    [38.99, -76.38, "road"],
    [38.6, -76.42],
    [38.35, -76.33],
    [38.1, -76.25],
    [37.5, -76.15],
    [37.03, -76.05, "road"],
  ],
  // The lower Potomac, from the Nice Bridge.
  potomac: [
    [38.36, -76.99, "road"],
    [38.26, -76.935],
    [38.21, -76.87],
    [38.18, -76.66],
    [38.1, -76.53],
    [37.98, -76.36],
    [37.9, -76.22],
  ],
  // Between the bridges near Edenton and at Kitty Hawk.
  albemarleSound: [
    [36, -76.53, "road"],
    [36.05, -76.2],
    [36.065, -75.77, "road"],
  ],
  // The Outer Banks, from Roanoke Island.
  pamlicoSound: [
    [35.89, -75.74, "road"],
    [35.5, -75.6],
    [35.28, -75.75],
    [35.12, -76.1],
    [34.95, -76.3],
  ],
  // The Neuse, from New Bern.
  neuse: [
    [35.1, -77.03, "road"],
    [34.97, -76.8],
    [35.05, -76.5],
    [34.95, -76.3],
  ],
  // Florida Bay and the Gulf west of the Keys, from Jewfish Creek.
  floridaBay: [
    [25.18, -80.4, "road"],
    [25.06, -80.6],
    [24.97, -80.9],
    [24.93, -81.3],
    [25.1, -82],
    [25.9, -82.6],
  ],
  lakeOkeechobee: [
    [26.72, -80.8, "road"],
    [27.2, -80.8, "road"],
  ],
  // The Gulf, from Apalachee Bay.
  apalacheeBay: [
    [30.1, -84.15, "road"],
    [29.7, -84.1],
    [27.2, -84.5],
  ],
  // From the Bayway at its head.
  mobileBay: [
    [30.68, -87.99, "road"],
    [30.45, -87.98],
    [30.1, -88.03],
  ],
  // From the Fred Hartman Bridge; only a ferry crosses at Galveston.
  galvestonBay: [
    [29.7, -95.02, "road"],
    [29.55, -94.9],
    [29.35, -94.77],
    [28.9, -94.5],
  ],
  // Below Memphis its bridges are up to 90 miles apart: Memphis, Helena, Greenville, Vicksburg, Natchez, St. Francisville.
  lowerMississippi: [
    [35.13, -90.07, "road"],
    [34.85, -90.33],
    [34.5, -90.59, "road"],
    [34.2, -90.88],
    [33.85, -91.1],
    [33.55, -91.21],
    [33.29, -91.16, "road"],
    [32.85, -91.12],
    [32.6, -91.07],
    [32.31, -90.9, "road"],
    [31.96, -91.17],
    [31.85, -91.31],
    [31.56, -91.42, "road"],
    [30.99, -91.66],
    [30.89, -91.58],
    [30.73, -91.37, "road"],
  ],
  // The reservoirs of the Missouri: Bismarck, Mobridge, US 212, Pierre, Big Bend Dam, Chamberlain, Platte.
  lakeOahe: [
    [46.8, -100.83, "road"],
    [46.4, -100.57],
    [46.1, -100.59],
    [45.8, -100.35],
    [45.54, -100.45, "road"],
    [45.03, -100.29, "road"],
    [44.7, -100.5],
    [44.37, -100.37, "road"],
    [44.06, -99.45, "road"],
    [43.81, -99.34, "road"],
    [43.39, -99.13, "road"],
  ],
  // Garrison Dam and the Four Bears Bridge at New Town.
  lakeSakakawea: [
    [47.5, -101.43, "road"],
    [47.58, -101.9],
    [47.7, -102.3],
    [47.98, -102.56, "road"],
  ],
  // Between the causeway's south end and the north end of the lake.
  greatSaltLake: [
    [40.76, -112.2, "road"],
    [41.2, -112.45],
    [41.65, -112.5, "road"],
  ],
  // The Grand Canyon, from Hoover Dam to Navajo Bridge; Lake Powell, to Hite.
  grandCanyon: [
    [36.01, -114.74, "road"],
    [36.1, -114],
    [35.85, -113.4],
    [36.3, -112.7],
    [36.1, -112.1],
    [36.3, -111.85],
    [36.82, -111.63, "road"],
  ],
  lakePowell: [
    [36.94, -111.48, "road"],
    [37.1, -111],
    [37.4, -110.75],
    [37.89, -110.37, "road"],
  ],
  // The Snake River below Oxbow Dam, to the bridge at Clarkston.
  hellsCanyon: [
    [44.97, -116.85, "road"],
    [45.5, -116.55],
    [46, -116.9],
    [46.42, -117.04, "road"],
  ],
  // The High Sierra: Walker Pass and Carson Pass; Tioga and Sonora passes close in winter.
  sierraNevada: [
    [35.66, -118.03, "road"],
    [36.5, -118.25],
    [37.3, -118.75],
    [37.9, -119.26],
    [38.35, -119.65],
    [38.69, -119.99, "road"],
  ],
  // North of Stevens Pass; the North Cascades Highway closes in winter.
  northCascades: [
    [47.75, -121.09, "road"],
    [48.5, -120.7],
    [49, -120.9],
  ],
  // From the Tacoma Narrows up the Sound, west of Whidbey Island.
  pugetSound: [
    [47.27, -122.55, "road"],
    [47.5, -122.46],
    [47.85, -122.43],
    [48, -122.58],
    [48.15, -122.71],
    [48.3, -122.95],
    [48.3, -123.3],
    [48.25, -124],
  ],
  // Between Whidbey Island and the mainland: Deception Pass.
  saratogaPassage: [
    [48.41, -122.65, "road"],
    [48.37, -122.56],
    [48.2, -122.54],
    [48.06, -122.37],
    [47.9, -122.33],
    [47.85, -122.43],
  ],
  montereyBay: [
    [36.8, -121.79, "road"],
    [36.78, -121.9],
    [36.75, -122.2],
  ],
};

/** One straight piece, with the box it lies in, which a crossing is first looked for by. */
export type Barrier = {
  from: Position;
  to: Position;
  south: number;
  north: number;
  west: number;
  east: number;
};

export const barriers: readonly Barrier[] = Object.values(outlines).flatMap((points) =>
  points.flatMap((point, place) => {
    const next = points[place + 1];
    return next === undefined ? [] : [makeBarrier(toPosition(point), toPosition(next))];
  }),
);

function makeBarrier(from: Position, to: Position): Barrier {
  return {
    from,
    to,
    south: Math.min(from.latitude, to.latitude),
    north: Math.max(from.latitude, to.latitude),
    west: Math.min(from.longitude, to.longitude),
    east: Math.max(from.longitude, to.longitude),
  };
}

/** Where a coast bends, so that a straight line along it would leave the land. */
const bends: Readonly<Record<string, Point>> = {
  bellevue: [47.6, -122.2, "road"],
  buxton: [35.26, -75.52, "road"],
  cameron: [35.87, -111.41, "road"],
  escanaba: [45.75, -87.06, "road"],
  highIsland: [29.57, -94.39, "road"],
  islamorada: [24.92, -80.63, "road"],
  kingGeorge: [38.27, -77.18, "road"],
  leonardtown: [38.29, -76.64, "road"],
  marathon: [24.72, -81.05, "road"],
  mountVernon: [48.42, -122.33, "road"],
  nagsHead: [35.91, -75.6, "road"],
  newRochelle: [40.91, -73.78, "road"],
  princeFrederick: [38.54, -76.58, "road"],
  riverhead: [40.92, -72.66, "road"],
  rodanthe: [35.59, -75.46, "road"],
  smyrna: [39.3, -75.61, "road"],
  winnie: [29.82, -94.38, "road"],
};

/** Where roads pass, each once. */
export const passages: readonly Position[] = [...Object.values(outlines).flat(), ...Object.values(bends)]
  .filter((point, place, all) => {
    const isFirst = all.findIndex(([latitude, longitude]) => latitude === point[0] && longitude === point[1]);
    return point[2] === "road" && isFirst === place;
  })
  .map(toPosition);

function toPosition([latitude, longitude]: Point): Position {
  return { latitude, longitude };
}
