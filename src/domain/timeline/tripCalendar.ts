/** A campus trip as calendar entries: visits, drives and nights, in local times. */
import type { DayItem, Leg, TripDay, TripPlan } from "#domain/visits/trip.ts";
import { addDays, type Day } from "#lib/dates.ts";
import type { CalendarEntry } from "./calendarFile.ts";

/** Wording is passed in; the rules contain no user-facing text. */
export type TripCalendarWords = {
  visit: (unitId: number) => string;
  visitDetail: (unitId: number, day: TripDay) => string;
  /** The college's name and town. */
  place: (unitId: number) => string | null;
  leg: (leg: Leg) => string;
  legDetail: (leg: Leg) => string;
  night: (lodging: NonNullable<TripDay["lodging"]>) => string;
  nightDetail: (lodging: NonNullable<TripDay["lodging"]>) => string;
  visitReminder: (unitId: number) => string;
  category: string;
};

/**
 * Drives and nights are numbered within the trip, so that re-importing a changed trip overwrites them. If a trip became
 * shorter, its last entries remain in the calendar, because a file cannot delete entries.
 */
export function buildTripCalendar(
  trip: Pick<TripPlan, "days">,
  { tripId, today, words }: { tripId: string; today: Day; words: TripCalendarWords },
): CalendarEntry[] {
  const entries: CalendarEntry[] = [];
  let legs = 0;
  let nights = 0;
  const shared = { categories: [words.category], status: "confirmed" } as const;
  for (const day of trip.days) {
    for (const item of day.items) {
      if (item.kind === "visit") {
        entries.push({
          ...shared,
          id: `trip.${tripId}.visit.${item.unitId}`,
          when: toEventTimes(day.day, item),
          summary: words.visit(item.unitId),
          description: words.visitDetail(item.unitId, day),
          location: words.place(item.unitId),
          isBusy: true,
          // A day ahead, at the hour of the visit.
          reminders:
            addDays(day.day, -1) > today
              ? [{ minutesBefore: 24 * 60, text: words.visitReminder(item.unitId) }]
              : [],
        });
      } else if (item.kind === "leg") {
        legs += 1;
        entries.push({
          ...shared,
          id: `trip.${tripId}.way.${legs}`,
          when: toEventTimes(day.day, item),
          summary: words.leg(item.leg),
          description: words.legDetail(item.leg),
          location: null,
          isBusy: true,
          reminders: [],
        });
      }
    }
    if (day.lodging !== null) {
      nights += 1;
      entries.push({
        ...shared,
        id: `trip.${tripId}.night.${nights}`,
        when: { kind: "days", from: day.day, to: day.day },
        summary: words.night(day.lodging),
        description: words.nightDetail(day.lodging),
        location: day.lodging.town,
        isBusy: false,
        reminders: [],
      });
    }
  }
  return entries;
}

function toEventTimes(day: Day, item: DayItem): CalendarEntry["when"] {
  return { kind: "hours", day, startMinute: item.startMinute, endMinute: item.endMinute };
}
