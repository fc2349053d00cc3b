/** A campus trip in a calendar: visits, ways and nights, at the hours of the places. */
import type { DayItem, Leg, TripDay, TripPlan } from "#domain/visits/trip.ts";
import { addDays, type Day } from "#lib/dates.ts";
import type { CalendarEntry } from "./calendarFile.ts";

/** What is said of a trip; rules hold no sentences. */
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
 * Ways and nights are named by their number in the trip, so that a trip that was changed writes over what it was. A
 * trip that became shorter leaves its last ways and nights in the calendar: a file cannot take away.
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
          // A day before, at the hour of the visit.
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
