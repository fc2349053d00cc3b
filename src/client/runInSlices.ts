/** Runs long work in slices of a few milliseconds, so that a slow phone still answers a touch in between. */
import type { Steps } from "#lib/steps.ts";

/** At a fourfold slowdown this stays under the 50 ms from which on a person feels a delay. */
const sliceMs = 8;

export async function runInSlices<Value>(steps: Steps<Value>): Promise<Value> {
  for (;;) {
    const pauseAt = performance.now() + sliceMs;
    while (performance.now() < pauseAt) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
    await yieldToBrowser();
  }
}

/** A message to itself comes after what the browser has waiting; timers would be held back to 4 ms each. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
