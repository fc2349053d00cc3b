/** The names of a day's parts. */
import { describe, expect, test } from "vitest";
import { type Leg, onTheWay, type TripDay } from "#domain/visits/trip.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { describeNight, getLegTitle, toDayLine } from "./dayLines.ts";

const baylor = makeCollege({ unitId: 1, name: "Baylor University", city: "Waco", state: "TX" });
const names = {
  college: (unitId: number) => (unitId === 1 ? baylor : null),
  getName: (unitId: number) => (unitId === 1 ? baylor.name : `College ${unitId}`),
  start: "78701",
};
const makeLeg = (toUnitId: number | null, fields: Partial<Leg> = {}): Leg => ({
  fromUnitId: null,
  toUnitId,
  by: "car",
  miles: 101.6,
  hours: 1.75,
  isEstimate: true,
  ...fields,
});
const makeDay = (...legs: Leg[]): TripDay => ({
  day: "2027-03-08",
  items: legs.map((one) => ({ kind: "leg", startMinute: 480, endMinute: 585, leg: one })),
  drivingHours: 1.75,
  lodging: null,
  warnings: [],
});

describe("a way", () => {
  test("to a college, home, and by air", () => {
    const there = makeLeg(1);
    const home = makeLeg(null, { fromUnitId: 1 });
    const flown = makeLeg(2, { by: "flight" });
    const plan = { days: [makeDay(there, home, flown)] };
    expect(getLegTitle(there, plan, names)).toBe("Drive to Baylor University");
    expect(getLegTitle(home, plan, names)).toBe("Drive to your starting point, 78701");
    expect(getLegTitle(home, plan, { ...names, start: "Austin, TX" })).toBe("Drive to Austin, TX");
    expect(getLegTitle(flown, plan, names)).toBe("Fly to College 2");
  });

  test("over two days goes toward its end on the first", () => {
    const first = makeLeg(1);
    const second = makeLeg(1);
    const plan = { days: [makeDay(first), makeDay(second)] };
    expect(getLegTitle(first, plan, names)).toBe("Drive toward Baylor University");
    expect(getLegTitle(second, plan, names)).toBe("Drive to Baylor University");
    const [out, onward] = [makeLeg(1, { by: "flight" }), makeLeg(1, { by: "flight" })];
    const flown = { days: [makeDay(out), makeDay(onward)] };
    expect([out, onward].map((one) => getLegTitle(one, flown, names))).toEqual([
      "Fly toward Baylor University",
      "Fly to Baylor University",
    ]);
  });

  test("says its miles and time, as an estimate or not", () => {
    const plan = { days: [] };
    const item = (one: Leg) => ({ kind: "leg", startMinute: 480, endMinute: 585, leg: one }) as const;
    expect(toDayLine(item(makeLeg(1)), plan, names).detail).toBe("102 miles, about 1 h 45 min");
    expect(toDayLine(item(makeLeg(1, { isEstimate: false, miles: 1 })), plan, names).detail).toBe(
      "1 mile, 1 h 45 min",
    );
  });
});

test("a night in the college's town, or on the way to it", () => {
  const night = (town: string) => describeNight({ ...makeDay(), lodging: { town, nearUnitId: 1 } }, names);
  expect(night("Waco, TX")).toBe("Overnight in Waco, TX");
  expect(night(onTheWay)).toBe("Overnight on the way to Baylor University");
  expect(describeNight(makeDay(), names)).toBeNull();
});
