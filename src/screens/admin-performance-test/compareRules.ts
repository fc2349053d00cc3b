/** Which releases and devices there are to compare, and which two are shown first. */
import type { PerformanceRun } from "#contract/adminPerformance.ts";

export type Release = {
  release: string;
  /** When it was first measured. */
  firstAt: string;
  devices: readonly string[];
};

/** Newest first, by when a release was first measured. */
export function listReleases(runs: readonly PerformanceRun[]): Release[] {
  const found = new Map<string, { firstAt: string; devices: Set<string> }>();
  for (const { release, measuredAt, device } of runs) {
    const entry = found.get(release) ?? { firstAt: measuredAt, devices: new Set() };
    if (measuredAt < entry.firstAt) entry.firstAt = measuredAt;
    entry.devices.add(device);
    found.set(release, entry);
  }
  return [...found]
    .map(([release, { firstAt, devices }]) => ({ release, firstAt, devices: [...devices].toSorted() }))
    .toSorted((a, b) => (a.firstAt < b.firstAt ? 1 : -1));
}

/** The newest release that was measured, and the newest before it measured with one of the same devices. */
export function choosePair(releases: readonly Release[]): { before: Release; after: Release } | null {
  const [after, ...older] = releases;
  if (after === undefined) return null;
  const before = older.find((one) => listSharedDevices(one, after).length > 0) ?? older[0];
  return before === undefined ? null : { before, after };
}

export function listSharedDevices(one: Release, other: Release): string[] {
  return one.devices.filter((device) => other.devices.includes(device));
}

/** All figures of a release, those of one device if it is given. */
export function listMeasurements(runs: readonly PerformanceRun[], release: string, device: string | null) {
  return runs
    .filter((run) => run.release === release && (device === null || run.device === device))
    .flatMap(({ measurements }) => measurements);
}
