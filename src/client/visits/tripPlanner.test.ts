/** Trips planned in a worker, and what happens where there is none, where it breaks and where it never answers. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { workerAnswerMs } from "#client/limits.ts";
import { planTrip } from "#domain/visits/planTrip.ts";
import type { TripInput } from "#domain/visits/trip.ts";
import type { TripAsked } from "./tripMessages.ts";
import { createTripPlanner, type TripWorker } from "./tripPlanner.ts";

const input: TripInput = {
  trip: {
    id: "april",
    start: { label: "60614", latitude: 41.88, longitude: -87.63 },
    stops: [{ unitId: 1, pinnedDay: null }],
    firstDay: "2027-04-12",
    lastDay: "2027-04-16",
    pace: 2,
    drivingHoursADay: 6,
    withFlights: false,
    isRoundTrip: true,
    travelers: 3,
    perMileUsd: null,
    perNightUsd: null,
    perFlightUsd: null,
    order: null,
  },
  colleges: [
    { unitId: 1, name: "A", city: "B", state: "IL", position: { latitude: 40.12, longitude: -88.24 } },
  ],
  today: "2026-11-21",
  measured: null,
};
const noStart: TripInput = { ...input, trip: { ...input.trip, start: null } };

afterEach(() => {
  vi.useRealTimers();
});

describe("with a worker", () => {
  test("the worker plans, is made once, and answers in any order find their asker", async () => {
    const workers: FakeWorker[] = [];
    const plan = createTripPlanner(() => addWorker(workers));
    const [first, second] = [plan(input), plan(noStart)];
    const [worker] = workers;
    expect(workers).toHaveLength(1);
    worker?.answer(1);
    worker?.answer(0);
    expect(await second).toEqual({ ok: false, problem: { code: "noStart" } });
    expect(await first).toEqual(planTrip(input));
  });

  test("a worker that breaks hands its trips to the page, and no other is made", async () => {
    const workers: FakeWorker[] = [];
    const plan = createTripPlanner(() => addWorker(workers));
    const asked = plan(input);
    workers[0]?.fail();
    expect(await asked).toEqual(planTrip(input));
    expect(await plan(noStart)).toEqual({ ok: false, problem: { code: "noStart" } });
    expect(workers).toHaveLength(1);
    expect(workers[0]?.isEnded()).toBe(true);
  });

  test("a worker that never answers is given up", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const workers: FakeWorker[] = [];
    const asked = createTripPlanner(() => addWorker(workers))(input);
    vi.advanceTimersByTime(workerAnswerMs);
    expect(await asked).toEqual(planTrip(input));
    expect(workers[0]?.isEnded()).toBe(true);
  });
});

describe("without a worker", () => {
  test.each<[string, () => TripWorker | null]>([
    ["there is none", () => null],
    [
      "it may not be made",
      () => {
        throw new DOMException("refused", "SecurityError");
      },
    ],
  ])("where %s the page plans", async (_name, makeWorker) => {
    expect(await createTripPlanner(makeWorker)(input)).toEqual(planTrip(input));
  });
});

type FakeWorker = TripWorker & { answer: (index: number) => void; fail: () => void; isEnded: () => boolean };

function addWorker(workers: FakeWorker[]): FakeWorker {
  const target = new EventTarget();
  const asked: TripAsked[] = [];
  let isEnded = false;
  const worker: FakeWorker = {
    addEventListener: target.addEventListener.bind(target),
    postMessage: (message: TripAsked) => void asked.push(message),
    terminate: () => {
      isEnded = true;
    },
    answer: (index) => {
      const one = asked[index];
      if (one === undefined) throw new Error("Nothing was asked.");
      target.dispatchEvent(
        new MessageEvent("message", { data: { id: one.id, planned: planTrip(one.input) } }),
      );
    },
    fail: () => target.dispatchEvent(new Event("error")),
    isEnded: () => isEnded,
  };
  workers.push(worker);
  return worker;
}
