/** A trip of two days in a calendar, read by another library. */
import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { Leg, TripDay } from "#domain/visits/trip.ts";
import { buildCalendarFile } from "./calendarFile.ts";
import { buildTripCalendar } from "./tripCalendar.ts";

const makeLeg = (fromUnitId: number | null, toUnitId: number | null): Leg => ({
  fromUnitId,
  toUnitId,
  by: "car",
  miles: 90,
  hours: 1.5,
  isEstimate: true,
});

const days: TripDay[] = [
  {
    day: "2027-03-13",
    items: [
      { kind: "leg", startMinute: 480, endMinute: 570, leg: makeLeg(null, 1) },
      { kind: "visit", startMinute: 600, endMinute: 750, unitId: 1, isPinned: false },
      { kind: "break", startMinute: 750, endMinute: 795 },
    ],
    drivingHours: 1.5,
    lodging: { town: "Waco, TX", nearUnitId: 1 },
    warnings: [],
  },
  {
    day: "2027-03-14",
    items: [
      { kind: "visit", startMinute: 540, endMinute: 690, unitId: 2, isPinned: true },
      { kind: "leg", startMinute: 690, endMinute: 780, leg: makeLeg(2, null) },
    ],
    drivingHours: 1.5,
    lodging: null,
    warnings: [],
  },
];

const words = {
  visit: (unitId: number) => `Visit ${unitId}`,
  visitDetail: () => "Ask about aid, housing; and more",
  place: (unitId: number) => (unitId === 1 ? "Baylor University, Waco, TX" : null),
  leg: ({ toUnitId }: Leg) => (toUnitId === null ? "Drive home" : `Drive to ${toUnitId}`),
  legDetail: () => "About 90 miles",
  night: ({ town }: { town: string }) => `Night in ${town}`,
  nightDetail: () => "",
  visitReminder: (unitId: number) => `Tomorrow: ${unitId}`,
  category: "Campus visits",
};

function readCalendar(trip: readonly TripDay[], today: string, madeAt = "2026-11-21T12:00:00Z") {
  const entries = buildTripCalendar({ days: trip }, { tripId: "t1", today, words });
  const text = buildCalendarFile(entries, { name: "Trip", planId: "p1", madeAt });
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

test("visits and drives have floating hours, a night is a whole day, a break is nothing", () => {
  const events = readCalendar(days, "2026-11-21");
  expect(
    events.map((event) => [
      event.uid,
      event.summary,
      event.startDate.toString(),
      event.endDate.toString(),
      event.component.getAllSubcomponents("valarm").length,
    ]),
  ).toEqual([
    ["trip.t1.way.1.p1@tassel", "Drive to 1", "2027-03-13T08:00:00", "2027-03-13T09:30:00", 0],
    ["trip.t1.visit.1.p1@tassel", "Visit 1", "2027-03-13T10:00:00", "2027-03-13T12:30:00", 1],
    ["trip.t1.night.1.p1@tassel", "Night in Waco, TX", "2027-03-13", "2027-03-14", 0],
    ["trip.t1.visit.2.p1@tassel", "Visit 2", "2027-03-14T09:00:00", "2027-03-14T11:30:00", 1],
    ["trip.t1.way.2.p1@tassel", "Drive home", "2027-03-14T11:30:00", "2027-03-14T13:00:00", 0],
  ]);
  expect(events.map((event) => event.location)).toEqual([
    null,
    "Baylor University, Waco, TX",
    "Waco, TX",
    null,
    null,
  ]);
  // Clocks change on 14 March 2027: nine o'clock stays nine o'clock.
  expect(events[3]?.startDate.zone).toBe(ICAL.Timezone.localTimezone);
});

test("a visit of today or tomorrow rings no more", () => {
  const alarms = (today: string) =>
    readCalendar(days, today).map((event) => event.component.getAllSubcomponents("valarm").length);
  expect(alarms("2027-03-11")).toEqual([0, 1, 0, 1, 0]);
  expect(alarms("2027-03-12")).toEqual([0, 0, 0, 1, 0]);
  expect(alarms("2027-03-14")).toEqual([0, 0, 0, 0, 0]);
});

test("days in another order write over the same entries", () => {
  const [first, second] = days;
  if (first === undefined || second === undefined) throw new Error("Two days were planned.");
  const turned = [
    { ...second, day: first.day },
    { ...first, day: second.day },
  ];
  const ids = (trip: readonly TripDay[]) => new Set(readCalendar(trip, "2026-11-21").map((event) => event.uid));
  expect(ids(turned)).toEqual(ids(days));
});
