/** Plans trips beside the page: in a worker, or in slices on the page where there is none or it fails. */
import { workerAnswerMs } from "#client/limits.ts";
import { runInSlices } from "#client/runInSlices.ts";
import type { TripInput } from "#domain/visits/trip.ts";
import type { PlannedTrip, TripAnswered, TripAsked } from "./tripMessages.ts";

/** The part of a Worker that is used here. */
export type TripWorker = Pick<Worker, "postMessage" | "addEventListener" | "terminate">;

export type TripPlanner = (input: TripInput) => Promise<PlannedTrip>;

type Waiting = { answer: (planned: PlannedTrip) => void; fallBack: () => void };

/** `makeWorker` may throw or give null: old browsers, and policies that allow none. */
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
    // Its file could not be loaded, or it broke: the page does the work itself from now on.
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

/** The rules come with the first trip that needs them here: where the worker does its work, never. */
async function planTripOnPage(input: TripInput): Promise<PlannedTrip> {
  const { planTripInSteps: planTripSteps } = await import("#domain/visits/planTrip.ts");
  return runInSlices(planTripSteps(input));
}
