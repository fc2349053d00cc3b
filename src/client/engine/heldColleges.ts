/** The indexes that the engine holds by name: requests name one instead of sending it. */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { MajorsIndex } from "#domain/college/majorsIndex.ts";

export type HeldColleges = {
  colleges: readonly CollegeSummary[];
  byUnitId: ReadonlyMap<number, CollegeSummary>;
};

const colleges = new Map<string, HeldColleges>();
const majors = new Map<string, MajorsIndex>();

/** A newer release is held beside the one that an open page may still ask about. */
export function holdColleges(release: string, all: readonly CollegeSummary[]): void {
  colleges.set(release, {
    colleges: all,
    byUnitId: new Map(all.map((college) => [college.unitId, college])),
  });
}

export function holdMajors(index: MajorsIndex): void {
  majors.set(index.asOf, index);
}

/** Throws for a release that was not unpacked. */
export function getHeldColleges(release: string): HeldColleges {
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
