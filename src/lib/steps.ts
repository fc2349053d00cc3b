/** Long computations split into short steps, so the caller can yield to the browser and keep the page responsive. */

/** A computation that yields between steps and returns its result at the end. */
export type Steps<Value> = Generator<void, Value, void>;

/** Runs all steps at once, for servers, builds, and tests. */
export function runToEnd<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
