/** Questions about all colleges that name none: what is near, what to begin with, what is usual. */
import { calculateKindMedians } from "#domain/college/kindMedians.ts";
import { suggestColleges } from "#domain/college/suggestColleges.ts";
import { listTowns } from "#domain/geography/towns.ts";
import { findNearestPosition } from "#domain/geography/travel.ts";
import { listNearby } from "#domain/search/orderForStart.ts";
import { isOfVisitKind, listWithinHours } from "#domain/visits/withinHours.ts";
import type { Engine } from "./engine.ts";
import { getHeldColleges } from "./heldColleges.ts";

export const answerNearby: Engine["nearby"] = async ({ release, home, limit }) =>
  listNearby(getHeldColleges(release).colleges, home)
    .slice(0, limit)
    .map(({ college, miles }) => ({ unitId: college.unitId, miles }));

export const answerReach: Engine["reach"] = async ({ release, start, hours, kind }) => {
  const places = getHeldColleges(release).colleges.flatMap((college) => {
    if (college.isOnlineOnly || !isOfVisitKind(college, kind)) return [];
    const { unitId, level, latitude, longitude } = college;
    if (level === "twoYear") return [{ unitId, position: findNearestPosition(start, college) }];
    return latitude === null || longitude === null ? [] : [{ unitId, position: { latitude, longitude } }];
  });
  return listWithinHours(places, start, hours).map(({ place, estimate }) => ({
    unitId: place.unitId,
    hours: estimate.hours,
  }));
};

export const answerTowns: Engine["towns"] = async ({ release }) =>
  listTowns(getHeldColleges(release).colleges);

export const answerSuggested: Engine["suggested"] = async ({ release, planned, homeState }) => {
  const { colleges, byUnitId } = getHeldColleges(release);
  const known = planned.flatMap((unitId) => byUnitId.get(unitId) ?? []);
  const suggested = suggestColleges(colleges, known, homeState);
  return { from: suggested.from, unitIds: suggested.colleges.map(({ unitId }) => unitId) };
};

export const answerKindMedians: Engine["kindMedians"] = async ({ release, unitId }) => {
  const { colleges, byUnitId } = getHeldColleges(release);
  const college = byUnitId.get(unitId);
  return college === undefined ? null : calculateKindMedians(colleges, college);
};
