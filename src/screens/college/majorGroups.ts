/** A college's programs as its page lists them: one line each, largest first, and grouped by family. */

import type { CollegeReply } from "#contract/colleges.ts";
import type { Program } from "#domain/college/details.ts";
import { type MajorFamily, majorFamilies, toMajorFamily } from "#domain/college/majorFamilies.ts";

export type Programs = CollegeReply["programs"];

export type ProgramGroup = {
  /** Null for a code without a family. */
  family: MajorFamily | null;
  degrees: number;
  programs: Programs;
};

/** Most degrees first; ties by title. */
export function sortByDegrees(programs: Programs): Programs {
  return programs.toSorted(
    (a, b) => b.awards - a.awards || (a.title ?? a.cip).localeCompare(b.title ?? b.cip, "en-US"),
  );
}

export function countDegrees(programs: readonly Pick<Program, "awards">[]): number {
  return programs.reduce((sum, { awards }) => sum + awards, 0);
}

/** Families by name, the unnamed one last; within each, the largest program first. */
export function groupByFamily(programs: Programs): ProgramGroup[] {
  const groups = new Map<MajorFamily | null, Programs>();
  for (const program of sortByDegrees(programs)) {
    const family = toMajorFamily(program.cip);
    groups.set(family, [...(groups.get(family) ?? []), program]);
  }
  return [...groups]
    .map(([family, own]) => ({ family, degrees: countDegrees(own), programs: own }))
    .toSorted((a, b) => getFamilyName(a).localeCompare(getFamilyName(b), "en-US"));
}

/** Stands in for a missing family name, so that such groups sort last. */
const lastName = "\uffff";

function getFamilyName({ family }: ProgramGroup): string {
  return family === null ? lastName : majorFamilies[family];
}
