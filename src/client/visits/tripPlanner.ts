/** Plans trips in a worker, or in slices on the page if there is no worker or it fails. */
import { workerAnswerMs } from "#client/limits.ts";
import { runInSlices } from "#client/runInSlices.ts";
import type { TripInput } from "#domain/visits/trip.ts";
import type { PlannedTrip, TripAnswered, TripAsked } from "./tripMessages.ts";

/** The part of Worker used here. */
export type TripWorker = Pick<Worker, "postMessage" | "addEventListener" | "terminate">;

export type TripPlanner = (input: TripInput) => Promise<PlannedTrip>;

type Waiting = { answer: (planned: PlannedTrip) => void; fallBack: () => void };

/** `makeWorker` may throw or return null: old browsers, and policies that forbid workers. */
export function createTripPlanner(makeWorker: () => TripWorker | null): TripPlanner {
  const waiting = new Map<number, Waiting>();
  let worker: TripWorker | null = null;
  let hasFailed = false;
  let lastId = 0;

  function giveUp(): void {
    hasFailed = true;
    worker?.terminate();
    worker = null;
    const left = [...waiting.values()];
    waiting.clear();
    for (const one of left) one.fallBack();
  }

  function workerOrNull(): TripWorker | null {
    if (worker !== null || hasFailed) return worker;
    try {
      worker = makeWorker();
    } catch {
      worker = null;
    }
    hasFailed = worker === null;
    worker?.addEventListener("message", (event: MessageEvent<TripAnswered>) => {
      const { id, planned } = event.data;
      waiting.get(id)?.answer(planned);
      waiting.delete(id);
    });
    // The worker's file could not be loaded, or it crashed: plan on the page from now on.
    worker?.addEventListener("error", giveUp);
    worker?.addEventListener("messageerror", giveUp);
    return worker;
  }

  return (input) => {
    const asked = workerOrNull();
    if (asked === null) return planTripOnPage(input);
    return new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(giveUp, workerAnswerMs);
      waiting.set(id, {
        answer: (planned) => {
          clearTimeout(timer);
          resolve(planned);
        },
        fallBack: () => {
          clearTimeout(timer);
          planTripOnPage(input).then(resolve, reject);
        },
      });
      const message: TripAsked = { id, input };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      asked.postMessage(message);
    });
  };
}

/** The planning code is loaded with the first trip planned on the page; never, if the worker does it. */
async function planTripOnPage(input: TripInput): Promise<PlannedTrip> {
  const { planTripInSteps: planTripSteps } = await import("#domain/visits/planTrip.ts");
  return runInSlices(planTripSteps(input));
}
