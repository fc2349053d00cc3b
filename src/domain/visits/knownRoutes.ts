/** Routes whose road miles and driving times are known, to measure how far an estimate from distance is off. */
import type { Position } from "#domain/geography/distance.ts";
import { latestValue } from "#facts/fact.ts";
import { knownRoutesAroundWater, knownRoutesOverLand, knownTowns } from "#facts/prices/knownRoutes.ts";

export { driveCheckSource } from "#facts/sources/knownRoutes.ts";

const towns = latestValue(knownTowns);

export type Town = keyof typeof towns;

export function townPosition(town: Town): Position {
  const [latitude, longitude] = towns[town];
  return { latitude, longitude };
}

/** `isAroundWater`: the straight line crosses a lake, bay or sound, so that the road goes around or over one bridge. */
export type KnownRoute = { from: Town; to: Town; miles: number; hours: number; isAroundWater: boolean };

export const knownRoutes: readonly KnownRoute[] = [
  ...latestValue(knownRoutesOverLand).map((row) => knownRoute(row, false)),
  ...latestValue(knownRoutesAroundWater).map((row) => knownRoute(row, true)),
];

function knownRoute(row: readonly [Town, Town, number, number], isAroundWater: boolean): KnownRoute {
  const [from, to, miles, hours] = row;
  return { from, to, miles, hours, isAroundWater };
}
