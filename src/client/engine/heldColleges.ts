/** The indexes that the engine holds, by release: requests name one instead of sending it. */
import type { AllColleges } from "./engine.ts";

const held = new Map<string, AllColleges>();

export function holdColleges(all: AllColleges): void {
  held.set(all.release, all);
}

/** Throws for a release that was not unpacked. */
export function getHeldColleges(release: string): AllColleges {
  const all = held.get(release);
  if (all === undefined) throw new Error("The engine was asked about an index it does not hold.");
  return all;
}
