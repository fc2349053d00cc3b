/** How the parts of a day are called. */
import { describe, expect, test } from "vitest";
import { type Leg, onTheWay, type TripDay } from "#domain/visits/trip.ts";
import { sampleCollege } from "../../../test/support/sampleCollege.ts";
import { legTitle, lineOf, nightOf } from "./dayLines.ts";

const baylor = sampleCollege({ unitId: 1, name: "Baylor University", city: "Waco", state: "TX" });
const names = {
  college: (unitId: number) => (unitId === 1 ? baylor : null),
  nameOf: (unitId: number) => (unitId === 1 ? baylor.name : `College ${unitId}`),
  start: "78701",
};
const leg = (toUnitId: number | null, fields: Partial<Leg> = {}): Leg => ({
  fromUnitId: null,
  toUnitId,
  by: "car",
  miles: 101.6,
  hours: 1.75,
  isEstimate: true,
  ...fields,
});
const dayWith = (...legs: Leg[]): TripDay => ({
  day: "2027-03-08",
  items: legs.map((one) => ({ kind: "leg", startMinute: 480, endMinute: 585, leg: one })),
  drivingHours: 1.75,
  lodging: null,
  warnings: [],
});

describe("a way", () => {
  test("to a college, home, and by air", () => {
    const there = leg(1);
    const home = leg(null, { fromUnitId: 1 });
    const flown = leg(2, { by: "flight" });
    const plan = { days: [dayWith(there, home, flown)] };
    expect(legTitle(there, plan, names)).toBe("Drive to Baylor University");
    expect(legTitle(home, plan, names)).toBe("Drive to your start, 78701");
    expect(legTitle(home, plan, { ...names, start: "Austin, TX" })).toBe("Drive to Austin, TX");
    expect(legTitle(flown, plan, names)).toBe("Fly to College 2");
  });

  test("over two days goes toward its end on the first", () => {
    const first = leg(1);
    const second = leg(1);
    const plan = { days: [dayWith(first), dayWith(second)] };
    expect(legTitle(first, plan, names)).toBe("Drive toward Baylor University");
    expect(legTitle(second, plan, names)).toBe("Drive to Baylor University");
    const [out, onward] = [leg(1, { by: "flight" }), leg(1, { by: "flight" })];
    const flown = { days: [dayWith(out), dayWith(onward)] };
    expect([out, onward].map((one) => legTitle(one, flown, names))).toEqual([
      "Fly toward Baylor University",
      "Fly to Baylor University",
    ]);
  });

  test("says its miles and time, as an estimate or not", () => {
    const plan = { days: [] };
    const item = (one: Leg) => ({ kind: "leg", startMinute: 480, endMinute: 585, leg: one }) as const;
    expect(lineOf(item(leg(1)), plan, names).detail).toBe("102 miles, about 1 h 45 min");
    expect(lineOf(item(leg(1, { isEstimate: false, miles: 1 })), plan, names).detail).toBe(
      "1 mile, 1 h 45 min",
    );
  });
});

test("a night in the college's town, or on the way to it", () => {
  const night = (town: string) => nightOf({ ...dayWith(), lodging: { town, nearUnitId: 1 } }, names);
  expect(night("Waco, TX")).toBe("Night in Waco, TX");
  expect(night(onTheWay)).toBe("Night on the way to Baylor University");
  expect(nightOf(dayWith(), names)).toBeNull();
});
