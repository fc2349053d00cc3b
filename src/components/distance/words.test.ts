/** What a family reads about how far a college is. */
import { expect, test } from "vitest";
import type { CollegePlace } from "#domain/college/college.ts";
import type { DistanceKind } from "#domain/geography/drive.ts";
import { crossingMiles } from "#domain/geography/travelDistance.ts";
import { describeDistance, describeFromHome } from "./words.ts";

const gary: CollegePlace = { name: "Gary", latitude: 41.6, longitude: -87.3, offers: "degrees" };

test.each<[miles: number | null, kind: DistanceKind | null, place: CollegePlace | null, text: string | null]>(
  [
    [12.4, "line", null, "12 miles"],
    [0.4, "line", null, "Under a mile"],
    [1.2, "line", null, "1 mile"],
    [0.4, "line", gary, "Gary campus, under a mile"],
    [2.2, "line", gary, "Gary campus, 2 miles"],
    [58.3, "drive", null, "58 miles by land"],
    [58.3, "drive", gary, "Gary campus, 58 miles by land"],
    [208 + crossingMiles, "water", null, "208 miles by air or ferry"],
    [null, null, null, null],
  ],
)("%s miles, %s, %j: %s", (distanceMiles, distanceKind, nearestPlace, text) => {
  const travel = { distanceMiles, distanceKind, nearestPlace };
  // A line does not break between a figure and its unit.
  const shown = text?.replace(/(\d) mile/, "$1\u00a0mile") ?? null;
  expect(describeDistance(travel)).toBe(shown);
  expect(describeFromHome(travel)).toBe(shown === null ? null : `${shown} from home`);
});
