/** Long work in short steps: whoever runs it may pause between two of them, so that a page stays answerable. */

/** Work that yields between its steps and returns its result at the end. */
export type Steps<Value> = Generator<void, Value, void>;

/** All steps at once: for servers, builds and tests. */
export function runToEnd<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
