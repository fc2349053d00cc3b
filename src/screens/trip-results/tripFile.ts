/** The trip as a calendar file; downloaded when it is asked for. */

import type { TripNames } from "#components/trip/tripNames.ts";
import { buildCalendarFile } from "#domain/timeline/calendarFile.ts";
import { type TripCalendarWords, buildTripCalendar } from "#domain/timeline/tripCalendar.ts";
import type { Trip, TripPlan } from "#domain/visits/trip.ts";
import { getLegTitle, getNightTitle } from "./dayLines.ts";
import { words } from "./words.ts";

const text = words.calendar;

/** `madeAt` is the instant, UTC ISO. */
export function buildTripFile(
  trip: Trip,
  plan: TripPlan,
  names: TripNames,
  made: { planId: string; today: string; madeAt: string },
): { text: string; events: number } {
  const entries = buildTripCalendar(plan, {
    tripId: trip.id,
    today: made.today,
    words: createCalendarWords(plan, names),
  });
  const file = buildCalendarFile(entries, { name: text.name, planId: made.planId, madeAt: made.madeAt });
  return { text: file, events: entries.length };
}

function createCalendarWords(plan: TripPlan, names: TripNames): TripCalendarWords {
  return {
    visit: (unitId) => text.visit(names.getName(unitId)),
    visitDetail: (_unitId, day) =>
      [text.visitDetail, ...day.warnings.map((warning) => words.day.warning(warning))].join("\n"),
    place: (unitId) => {
      const college = names.college(unitId);
      return college === null ? null : words.map.stop(college.name, college.city, college.state);
    },
    leg: (leg) => getLegTitle(leg, plan, names),
    legDetail: (leg) => `${words.day.legDetail(leg)}. ${leg.isEstimate ? text.estimate : text.measured}`,
    night: (lodging) => getNightTitle(lodging, names),
    nightDetail: () => text.nightDetail,
    visitReminder: (unitId) => text.reminder(names.getName(unitId)),
    category: text.category,
  };
}
