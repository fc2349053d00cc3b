/** The indexes that the engine holds by name: requests name one instead of sending it. */
import type { MajorsIndex } from "#domain/college/majorsIndex.ts";
import type { AllColleges } from "./engine.ts";

const colleges = new Map<string, AllColleges>();
const majors = new Map<string, MajorsIndex>();

export function holdColleges(all: AllColleges): void {
  colleges.set(all.release, all);
}

export function holdMajors(index: MajorsIndex): void {
  majors.set(index.asOf, index);
}

/** Throws for a release that was not unpacked. */
export function getHeldColleges(release: string): AllColleges {
  return getHeld(colleges, release);
}

/** Throws for an index that was not unpacked. */
export function getHeldMajors(asOf: string): MajorsIndex {
  return getHeld(majors, asOf);
}

function getHeld<Index>(held: ReadonlyMap<string, Index>, name: string): Index {
  const index = held.get(name);
  if (index === undefined) throw new Error("The engine was asked about an index it does not hold.");
  return index;
}
