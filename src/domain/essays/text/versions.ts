/** Which versions of an essay are kept. */

/** Versions of one essay. Beyond it, older days are thinned to their newest version. */
export const versionLimit = 200;
/** A named version is never removed, so only so many may have a name. */
export const namedVersionLimit = 100;

export type VersionMark = {
  id: string;
  /** ISO instant, by which versions are ordered. */
  keptAt: string;
  /** The student's calendar day when it was kept: "2026-11-23". Stored, so that every device thins alike. */
  day: string;
  /** The student's own name for it; null for most. */
  name: string | null;
};

/**
 * The versions to keep, oldest first; any order comes in. While there are more than `versionLimit`, days before the
 * newest one give up their older versions, the oldest day first; after that, the oldest versions go. The first version,
 * the newest one and named ones always stay.
 */
export function thinVersions<Version extends VersionMark>(versions: readonly Version[]): Version[] {
  const sorted = versions.toSorted((a, b) => compareTexts(a.keptAt, b.keptAt) || compareTexts(a.id, b.id));
  const excess = sorted.length - versionLimit;
  if (excess <= 0) return sorted;
  const newest = sorted.at(-1);
  const newestOfDay = new Map(sorted.map(({ day, id }) => [day, id]));
  const removable = sorted.filter((one) => one.name === null && one !== sorted[0] && one !== newest);
  const isSpare = ({ day, id }: Version) => day !== newest?.day && newestOfDay.get(day) !== id;
  const inTurn = [...removable.filter(isSpare), ...removable.filter((one) => !isSpare(one))];
  const removed = new Set(inTurn.slice(0, excess));
  return sorted.filter((one) => !removed.has(one));
}

/** Whether one more version may have a name. */
export function canNameVersion(versions: readonly VersionMark[]): boolean {
  return versions.filter(({ name }) => name !== null).length < namedVersionLimit;
}

/** By code units, so that every device sorts alike. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
