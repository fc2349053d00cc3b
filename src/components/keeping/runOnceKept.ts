/** Confirms a change where it was made, once the device has it. */
import type { Change } from "#client/plan/planStoreTypes.ts";

export function runOnceKept({ outcome }: Pick<Change, "outcome">, confirm: () => void): void {
  void outcome.then(({ kept }) => {
    if (kept) confirm();
  });
}
