/** The worker that plans trips, so that the page stays responsive. */
/// <reference lib="webworker" />
import { planTrip } from "#domain/visits/planTrip.ts";
import type { TripAnswered, TripAsked } from "./tripMessages.ts";

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener("message", (event: MessageEvent<TripAsked>) => {
  const { id, input } = event.data;
  const answer: TripAnswered = { id, planned: planTrip(input) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that made this worker is the only listener
  self.postMessage(answer);
});
