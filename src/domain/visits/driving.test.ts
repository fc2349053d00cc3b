/** Driving estimates: where there are roads, detours around water, and the error on known routes. */
import { describe, expect, test } from "vitest";
import { calculateDistanceMiles, type Position } from "#domain/geography/distance.ts";
import { calculateOverlandMiles, crossesBarrier } from "#domain/geography/drive.ts";
import { getTownPosition, knownRoutes } from "#domain/visits/knownRoutes.ts";
import { createSeededRandom } from "#lib/random.ts";
import { calculateFarthestMiles, estimateDriving, estimateFlight } from "./drivingEstimate.ts";
import { measureEstimateError } from "./estimateError.ts";
import { listWithinHours } from "./withinHours.ts";

const chicago = getTownPosition("chicago");

describe("an estimate from distance", () => {
  test("half a degree of latitude in Texas, calculated by hand", () => {
    // Half of 69.09 miles: 34.55 straight miles, all under 100.
    // 34.55 * 1.18 = 40.77 road miles: 5 at 30, 25 at 55, 10.77 at 66 = 0.1667 + 0.4545 + 0.1631 hours.
    const estimate = estimateDriving({ latitude: 31, longitude: -97 }, { latitude: 31.5, longitude: -97 });
    expect(estimate?.miles).toBeCloseTo(40.77, 1);
    expect(estimate?.hours).toBeCloseTo(0.784, 2);
  });

  test("no distance takes no time", () => {
    expect(estimateDriving(chicago, chicago)).toEqual({ miles: 0, hours: 0 });
  });

  test("at least 40 known routes, some of them around water, all with their median and 90th percentile", () => {
    expect(knownRoutes.length).toBeGreaterThanOrEqual(40);
    expect(knownRoutes.filter((route) => route.isAroundWater).length).toBeGreaterThanOrEqual(8);
    const error = measureEstimateError();
    expect(error.routes).toBe(knownRoutes.length);
    expect(error.hours.median).toBeCloseTo(0.071, 2);
    expect(error.hours.ninetieth).toBeCloseTo(0.167, 2);
    expect(error.miles.median).toBeCloseTo(0.038, 2);
    expect(error.miles.ninetieth).toBeCloseTo(0.121, 2);
  });

  test("each known route is listed once and has a plausible speed", () => {
    const names = knownRoutes.map((route) => [route.from, route.to].toSorted().join(" "));
    expect(new Set(names).size).toBe(names.length);
    for (const route of knownRoutes) {
      expect(route.miles).toBeGreaterThan(
        calculateDistanceMiles(getTownPosition(route.from), getTownPosition(route.to)),
      );
      expect(route.miles / route.hours).toBeGreaterThan(30);
      expect(route.miles / route.hours).toBeLessThan(75);
    }
  });

  test("it is the same in both directions and never shorter than the straight line", () => {
    const random = createSeededRandom(7);
    for (let turn = 0; turn < 300; turn++) {
      const [from, to] = [makeAnyPlace(random), makeAnyPlace(random)];
      const there = estimateDriving(from, to);
      expect(there?.miles).toBeGreaterThanOrEqual(calculateDistanceMiles(from, to));
      expect(estimateDriving(to, from)?.hours).toBeCloseTo(there?.hours ?? -1, 6);
    }
  });
});

describe("water", () => {
  test.each<[string, Position, Position]>([
    ["Chicago and Honolulu", chicago, { latitude: 21.3, longitude: -157.8 }],
    ["Honolulu and Hilo", { latitude: 21.3, longitude: -157.8 }, { latitude: 19.7, longitude: -155.1 }],
    ["Seattle and Anchorage", getTownPosition("seattle"), { latitude: 61.2, longitude: -149.9 }],
    ["Anchorage and Juneau", { latitude: 61.2, longitude: -149.9 }, { latitude: 58.3, longitude: -134.4 }],
    ["Anchorage and Utqiagvik", { latitude: 61.2, longitude: -149.9 }, { latitude: 71.3, longitude: -156.8 }],
    ["Miami and San Juan", getTownPosition("miami"), { latitude: 18.4, longitude: -66.1 }],
    ["Los Angeles and Guam", getTownPosition("losAngeles"), { latitude: 13.4, longitude: 144.8 }],
  ])("no road connects %s", (_name, from, to) => {
    expect(estimateDriving(from, to)).toBeNull();
  });

  test.each<[string, Position, Position]>([
    ["Anchorage and Fairbanks", { latitude: 61.2, longitude: -149.9 }, { latitude: 64.8, longitude: -147.7 }],
    ["San Juan and Mayagüez", { latitude: 18.4, longitude: -66.1 }, { latitude: 18.2, longitude: -67.1 }],
    [
      "Manoa and Laie on Oahu",
      { latitude: 21.3, longitude: -157.8 },
      { latitude: 21.65, longitude: -157.93 },
    ],
  ])("a road connects %s", (_name, from, to) => {
    expect(estimateDriving(from, to)?.hours).toBeGreaterThan(0);
  });

  test("the route from Milwaukee to Grand Rapids goes around the lake", () => {
    const [milwaukee, grandRapids] = [getTownPosition("milwaukee"), getTownPosition("grandRapids")];
    expect(crossesBarrier(milwaukee, grandRapids)).toBe(true);
    expect(calculateDistanceMiles(milwaukee, grandRapids)).toBeLessThan(115);
    expect(calculateOverlandMiles(milwaukee, grandRapids)).toBeGreaterThan(220);
  });

  test("the route from Chicago to St. Louis is straight", () => {
    const stLouis = getTownPosition("stLouis");
    expect(calculateOverlandMiles(chicago, stLouis)).toBe(calculateDistanceMiles(chicago, stLouis));
  });
});

describe("flights and reach", () => {
  test("900 miles by air are 6 hours door to door", () => {
    // 1 + 1.5 + 0.5 + 1 on the ground and 900 / 450 in the air; 13.0253 degrees of latitude are 900 miles.
    const estimate = estimateFlight(
      { latitude: 28, longitude: -97 },
      { latitude: 28 + 13.0253, longitude: -97 },
    );
    expect(estimate.miles).toBeCloseTo(900, 0);
    expect(estimate.hours).toBeCloseTo(6, 2);
  });

  test("within two hours of Chicago: South Bend and Milwaukee, nearest first; not St. Louis, nor unknown places", () => {
    const places = (["stLouis", "milwaukee", "southBend"] as const).map((name) => ({
      name,
      position: getTownPosition(name),
    }));
    const reached = listWithinHours([...places, { name: "nowhere", position: null }], chicago, 2);
    expect(reached.map((one) => one.place.name)).toEqual(["southBend", "milwaukee"]);
  });

  test("nothing skipped by the quick check could be within the hours", () => {
    const random = createSeededRandom(11);
    for (let turn = 0; turn < 300; turn++) {
      const [from, to] = [makeAnyPlace(random), makeAnyPlace(random)];
      const hours = estimateDriving(from, to)?.hours;
      // On an island, as one place in a few hundred is.
      if (hours === undefined) continue;
      expect(calculateDistanceMiles(from, to)).toBeLessThanOrEqual(calculateFarthestMiles(hours) + 1e-6);
    }
  });
});

function makeAnyPlace(random: () => number): Position {
  return { latitude: 31 + random() * 14, longitude: -115 + random() * 35 };
}
