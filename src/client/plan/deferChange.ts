/** A change of the plan that cannot be made yet: it is made once what it waits for is there, unless it was undone by then. */
import type { Change } from "./planStoreTypes.ts";
import type { Outcome } from "./unwritten.ts";

export function deferChange<Awaited>(awaited: Promise<Awaited>, make: (awaited: Awaited) => Change): Change {
  let isTakenBack = false;
  let undo = (): void => {
    isTakenBack = true;
  };
  const outcome = awaited.then((value): Promise<Outcome> => {
    if (isTakenBack) return Promise.resolve({ kept: true });
    const changed = make(value);
    undo = changed.undo;
    return changed.outcome;
  });
  return { undo: () => undo(), outcome };
}
