/**
 * The trip planner as the browser's worker runs it, bundled for the benchmark: receives a number of stops and
 * replies with times.
 */
import { checkTrip } from "#domain/visits/checkTrip.ts";
import { planTrip } from "#domain/visits/planTrip.ts";
import { calculateOrderHours, searchForOrder } from "#domain/visits/searchOrder.ts";
import { toOrderProblem } from "#domain/visits/solveTrip.ts";
import type { TripInput } from "#domain/visits/trip.ts";
import { createSeededRandom } from "#lib/random.ts";
import { runToEnd } from "#lib/steps.ts";

export type VisitsAsked = { stops: number; runs: number };
/** `gapShare`: how much longer the route found is than that of a search twenty times as long. */
export type VisitsAnswered = { timesMs: number[]; gapShare: number };

addEventListener("message", (event: MessageEvent<VisitsAsked>) => {
  const { stops, runs } = event.data;
  const input = tripOf(stops);
  const timesMs: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    if (!planTrip(input).ok) throw new Error(`A trip of ${stops} stops was to fit.`);
    timesMs.push(performance.now() - start);
  }
  const answer: VisitsAnswered = { timesMs, gapShare: gapOf(input) };
  postMessage(answer, { transfer: [] });
});

function gapOf(input: TripInput): number {
  const checked = checkTrip(input);
  if (!checked.ok) throw new Error(checked.problem.code);
  const problem = toOrderProblem(checked.value);
  const usual = calculateOrderHours(problem, runToEnd(searchForOrder(problem)));
  return usual / calculateOrderHours(problem, runToEnd(searchForOrder(problem, 10_000, 99))) - 1;
}

/** Campuses spread over the eastern half of the country, two visits a day, with enough days. */
function tripOf(stops: number): TripInput {
  const random = createSeededRandom(stops);
  const colleges = Array.from({ length: stops }, (_unused, at) => ({
    unitId: at + 1,
    name: `College ${at + 1}`,
    city: "Town",
    state: "IL",
    position: { latitude: 33 + random() * 9, longitude: -95 + random() * 18 },
  }));
  return {
    trip: {
      id: "bench",
      start: { label: "60614", latitude: 41.88, longitude: -87.63 },
      stops: colleges.map(({ unitId }) => ({ unitId, pinnedDay: null })),
      firstDay: "2027-04-01",
      lastDay: "2027-05-30",
      pace: 2,
      drivingHoursADay: 8,
      withFlights: false,
      isRoundTrip: true,
      travelers: 3,
      perMileUsd: null,
      perNightUsd: null,
      perFlightUsd: null,
      order: null,
    },
    colleges,
    today: "2026-11-21",
    measured: null,
  };
}
