/** Edits of a trip, by hand: what is not touched stays. */
import { describe, expect, test } from "vitest";
import type { Trip } from "#domain/visits/trip.ts";
import { restoreStop, moveStop, createTrip, pinStop, keepOnlyStops, removeStops, setStops } from "./tripEdits.ts";

const home = { label: "78701", latitude: 30.27, longitude: -97.74 };
const trip: Trip = {
  ...createTrip("t1", home),
  stops: [
    { unitId: 11, pinnedDay: null },
    { unitId: 22, pinnedDay: 2 },
    { unitId: 33, pinnedDay: null },
  ],
  firstDay: "2027-03-08",
  perMileUsd: 0.5,
};
const listUnitIds = ({ stops }: Trip) => stops.map(({ unitId }) => unitId);

describe("stops", () => {
  test("chosen anew, those that stay keep their day, and new ones come last", () => {
    const next = setStops(trip, [22, 33, 44]);
    expect(next.stops).toEqual([
      { unitId: 22, pinnedDay: 2 },
      { unitId: 33, pinnedDay: null },
      { unitId: 44, pinnedDay: null },
    ]);
    expect(next.order).toBeNull();
    expect([next.start, next.firstDay, next.perMileUsd]).toEqual([home, "2027-03-08", 0.5]);
  });

  test("an order of their own loses what is gone and gets what is new at its end", () => {
    expect(setStops({ ...trip, order: [33, 11, 22] }, [11, 33, 44]).order).toEqual([33, 11, 44]);
  });

  test("one out, and in again with its day, last in the order", () => {
    const gone = removeStops({ ...trip, order: [22, 11, 33] }, [22]);
    expect(listUnitIds(gone)).toEqual([11, 33]);
    expect(gone.order).toEqual([11, 33]);
    expect(gone.takenOut).toEqual([{ unitId: 22, pinnedDay: 2 }]);
    const back = restoreStop(gone, { unitId: 22, pinnedDay: 2 });
    expect(back.stops.at(-1)).toEqual({ unitId: 22, pinnedDay: 2 });
    expect(back.order).toEqual([11, 33, 22]);
    expect("takenOut" in back).toBe(false);
    expect(restoreStop(back, { unitId: 22, pinnedDay: null })).toBe(back);
  });
});

describe("what was taken out", () => {
  test("is kept, each once, until it is in the trip again by whatever way", () => {
    const two = removeStops(removeStops(trip, [22]), [33]);
    expect(two.takenOut).toEqual([
      { unitId: 22, pinnedDay: 2 },
      { unitId: 33, pinnedDay: null },
    ]);
    expect(setStops(two, [11, 33]).takenOut).toEqual([{ unitId: 22, pinnedDay: 2 }]);
    expect("takenOut" in setStops(two, [11, 22, 33])).toBe(false);
  });

  test("holds what did not fit, with its day", () => {
    const fitting = keepOnlyStops(trip, [33, 11]);
    expect(listUnitIds(fitting)).toEqual([33, 11]);
    expect(fitting.takenOut).toEqual([{ unitId: 22, pinnedDay: 2 }]);
  });

  test("is not made up by another choice of colleges in the form", () => {
    expect("takenOut" in setStops(trip, [11])).toBe(false);
  });
});

describe("moved by one", () => {
  test.each([
    ["later", 11, 1, [22, 11, 33]],
    ["earlier", 33, -1, [11, 33, 22]],
    ["later at the end", 33, 1, null],
    ["earlier at the beginning", 11, -1, null],
    ["a college that is not there", 99, 1, null],
  ] as const)("%s", (_name, unitId, by, order) => {
    expect(moveStop(trip, [11, 22, 33], unitId, by).order).toEqual(order);
  });

  test("a stop that could not be placed is kept", () => {
    expect(moveStop(trip, [33, 11], 11, -1).order).toEqual([11, 33, 22]);
  });
});

test("kept to a day, and let go", () => {
  expect(pinStop(trip, 11, 3).stops[0]).toEqual({ unitId: 11, pinnedDay: 3 });
  expect(pinStop(trip, 22, null).stops[1]).toEqual({ unitId: 22, pinnedDay: null });
});
