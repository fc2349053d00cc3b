/** Runs long work in slices of a few milliseconds, so that a slow phone stays responsive. */
import type { Steps } from "#lib/steps.ts";

/** At a fourfold slowdown this stays under the 50 ms at which people notice a delay. */
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

/** A message to itself runs after the browser's pending work; timers would be clamped to 4 ms each. */
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
