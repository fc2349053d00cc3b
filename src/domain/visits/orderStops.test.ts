/** The order of stops: exact against every order, the search against the exact one and against a long search. */
import { describe, expect, test } from "vitest";
import { createSeededRandom } from "#lib/random.ts";
import { runToEnd } from "#lib/steps.ts";
import { findExactOrder, type OrderProblem } from "./exactOrder.ts";
import { isInDayOrder, orderStops } from "./orderStops.ts";
import { calculateOrderHours, searchForOrder } from "./searchOrder.ts";

describe("by hand", () => {
  // A start and four stops on a line at 0, 1, 2, 3 and -1 hours.
  const line = makeProblemOnLine([0, 1, 2, 3, -1]);

  test("a round trip on a line is twice its length, whichever end comes first", () => {
    const order = findExactOrder(line);
    expect(calculateOrderHours(line, order)).toBe(8);
    expect([...order].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });

  test("one way, the nearer end comes first", () => {
    const oneWay = { ...line, isRoundTrip: false };
    expect(findExactOrder(oneWay)).toEqual([4, 1, 2, 3]);
    expect(calculateOrderHours(oneWay, [4, 1, 2, 3])).toBe(5);
  });

  test("the stop pinned to an earlier day comes before the one pinned to a later day", () => {
    const pinned = { ...line, isRoundTrip: false, pinnedDays: Int32Array.from([0, 2, 0, 1, 0]) };
    const order = findExactOrder(pinned);
    expect(order.indexOf(3)).toBeLessThan(order.indexOf(1));
    // 4 first (1), over to 3 (4), back to 2 (1) and 1 (1): 7 hours; 3, 2, 1, 4 takes 3 + 1 + 1 + 2 = 7 too.
    expect(calculateOrderHours(pinned, order)).toBe(7);
  });

  test("a way that takes longer back is respected", () => {
    // From 1 to 2 a half hour, back three: 0-1-2-0 is 1 + 0.5 + 1, 0-2-1-0 is 1 + 3 + 1.
    const hours = Float64Array.from([0, 1, 1, 1, 0, 0.5, 1, 3, 0]);
    expect(findExactOrder({ size: 3, hours, pinnedDays: new Int32Array(3), isRoundTrip: true })).toEqual([1, 2]);
  });

  test("the family's order stands; a stop it did not name goes where it costs least", () => {
    const order = runToEnd(orderStops(line, [3, 1, 4]));
    expect(order.filter((stop) => stop !== 2)).toEqual([3, 1, 4]);
    // Passed by on the way out or back: no hour more than without it.
    expect(calculateOrderHours(line, order)).toBe(8);
    expect(calculateOrderHours(line, [3, 1, 4])).toBe(8);
  });

  test("a pin wins over the family's order", () => {
    const pinned = { ...line, pinnedDays: Int32Array.from([0, 2, 0, 1, 0]) };
    expect(runToEnd(orderStops(pinned, [1, 2, 3, 4]))).toEqual([3, 2, 1, 4]);
  });
});

describe("compared", () => {
  test.each([1, 2, 3, 4, 5, 6, 7])("%i stops: exact is the least of all orders", (stops) => {
    for (let seed = 1; seed <= 6; seed++) {
      for (const isRoundTrip of [true, false]) {
        for (const isPinned of [true, false]) {
          const problem = makeScattered(stops, seed, isRoundTrip, isPinned);
          const least = Math.min(...listOrders(problem).map((order) => calculateOrderHours(problem, order)));
          const order = findExactOrder(problem);
          expect(calculateOrderHours(problem, order)).toBeCloseTo(least, 9);
          expect(isInDayOrder(problem, order)).toBe(true);
          expect(order.toSorted((a, b) => a - b)).toEqual(listNumbers(stops));
        }
      }
    }
  });

  test.each([8, 10, 12])("%i stops: the search finds the exact hours", (stops) => {
    for (let seed = 1; seed <= 4; seed++) {
      for (const isRoundTrip of [true, false]) {
        const problem = makeScattered(stops, seed, isRoundTrip, seed % 2 === 0);
        const found = calculateOrderHours(problem, runToEnd(searchForOrder(problem)));
        expect(found / calculateOrderHours(problem, findExactOrder(problem))).toBeLessThan(1.000001);
      }
    }
  });

  test.each([25, 40])("%i stops: within 2% of a search twenty times as long", (stops) => {
    for (let seed = 1; seed <= 2; seed++) {
      const problem = makeScattered(stops, seed, seed % 2 === 1, false);
      const order = runToEnd(searchForOrder(problem));
      expect(order.toSorted((a, b) => a - b)).toEqual(listNumbers(stops));
      const long = calculateOrderHours(problem, runToEnd(searchForOrder(problem, 10_000, 99)));
      expect(calculateOrderHours(problem, order) / long).toBeLessThan(1.02);
      expect(runToEnd(searchForOrder(problem))).toEqual(order);
    }
  });

  test("forty stops with pins keep the order of their days", () => {
    const problem = makeScattered(40, 5, true, true);
    const order = runToEnd(searchForOrder(problem));
    expect(isInDayOrder(problem, order)).toBe(true);
    expect(order.toSorted((a, b) => a - b)).toEqual(listNumbers(40));
  });
});

function makeProblemOnLine(places: readonly number[]): OrderProblem {
  return {
    size: places.length,
    hours: Float64Array.from(places.flatMap((from) => places.map((to) => Math.abs(from - to)))),
    pinnedDays: new Int32Array(places.length),
    isRoundTrip: true,
  };
}

/** Points in a square, hours by distance; where pinned, every third stop has a day. */
function makeScattered(stops: number, seed: number, isRoundTrip: boolean, isPinned: boolean): OrderProblem {
  const random = createSeededRandom(seed * 1_000 + stops);
  const points = Array.from({ length: stops + 1 }, () => [random() * 10, random() * 10] as const);
  return {
    size: stops + 1,
    hours: Float64Array.from(
      points.flatMap(([x, y]) => points.map(([toX, toY]) => Math.hypot(toX - x, toY - y))),
    ),
    pinnedDays: Int32Array.from(points, (_point, at) =>
      isPinned && at % 3 === 1 ? 1 + Math.floor(random() * 5) : 0,
    ),
    isRoundTrip,
  };
}

/** Every order that respects the pins, by brute force. */
function listOrders(problem: OrderProblem): (readonly number[])[] {
  const orders = (rest: readonly number[]): number[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((first) =>
          orders(rest.filter((other) => other !== first)).map((more) => [first, ...more]),
        );
  return orders(listNumbers(problem.size - 1)).filter((order) => isInDayOrder(problem, order));
}

function listNumbers(count: number): number[] {
  return Array.from({ length: count }, (_unused, at) => at + 1);
}
