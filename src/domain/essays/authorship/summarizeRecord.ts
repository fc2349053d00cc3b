/** What a record says at a glance: its sessions, sums, larger pastes, gaps, and how far the clocks differ. */
import { addCounts, noChange } from "./countChange.ts";
import type { ChangeCounts, RecordedEntry } from "./entry.ts";

export type RecordedSession = ChangeCounts & {
  /** The device, by the order in which devices appear, from 1. */
  device: number;
  /** UTC, by the device's clock. */
  from: string;
  to: string;
  versions: number;
  /** At its end, in UTF-16 units. */
  length: number;
  remarks: number;
  /** UTC, by the server's clock; null if nothing of it was countersigned. */
  receivedFrom: string | null;
  receivedTo: string | null;
};

export type RecordSummary = ChangeCounts & {
  sessions: readonly RecordedSession[];
  devices: number;
  versions: number;
  remarks: number;
  /** When recording began, the text that was there already. */
  lengthAtStart: number;
  length: number;
  entries: number;
  countersigned: number;
  /** UTC, by the device's clock. */
  from: string;
  to: string;
  /** Pastes of at least `shownPaste` characters, in order. */
  pastes: readonly { at: string; pasted: number }[];
  /** Times during which the student had turned the record off. */
  gaps: readonly { from: string; to: string | null }[];
  /** The largest difference found, in milliseconds; positive if a device's clock was ahead of the server's. */
  clockDifferenceMs: number;
  /** The longest time between an entry and its arrival, with the difference of the clocks taken out. */
  longestDelayMs: number;
  /** An entry of a device is earlier than the one before: its clock was set back. */
  isClockSetBack: boolean;
};

/** Characters. Shorter pastes are often a name or a word moved. */
export const shownPaste = 40;

/** `entries` in the order of the record, at least one; see `sortEntries`. */
export function summarizeRecord(entries: readonly RecordedEntry[]): RecordSummary {
  const devices = new Map<string, number>();
  const sessions = new Map<string, RecordedSession>();
  const gaps: { device: string; from: string; to: string | null }[] = [];
  const lastOf = new Map<string, string>();
  let sums = noChange;
  let [remarks, versions, countersigned] = [0, 0, 0];
  let [clockDifferenceMs, longestDelayMs] = [0, 0];
  let isClockSetBack = false;
  const pastes: { at: string; pasted: number }[] = [];
  for (const { entry, receipt } of entries) {
    const { device, at } = entry;
    if (!devices.has(device)) devices.set(device, devices.size + 1);
    // What a device had when it began to record was neither typed nor pasted while it was recorded.
    const counts = entry.number === 1 ? noChange : entry;
    sums = addCounts(sums, counts);
    remarks += entry.remarks;
    versions += entry.kind === "saved" ? 1 : 0;
    isClockSetBack ||= at < (lastOf.get(device) ?? "");
    lastOf.set(device, at);
    if (entry.pasted >= shownPaste) pastes.push({ at, pasted: entry.pasted });
    if (entry.kind === "off") gaps.push({ device, from: at, to: null });
    const gap = gaps.find((one) => one.to === null && one.device === device);
    if (entry.kind === "on" && gap !== undefined) gap.to = at;
    if (receipt !== null) {
      countersigned += 1;
      const difference = Date.parse(receipt.sentAt) - Date.parse(receipt.receivedAt);
      if (Math.abs(difference) > Math.abs(clockDifferenceMs)) clockDifferenceMs = difference;
      longestDelayMs = Math.max(longestDelayMs, Date.parse(receipt.sentAt) - Date.parse(at));
    }
    const key = `${device} ${entry.session}`;
    const receivedAt = receipt?.receivedAt ?? null;
    const session = sessions.get(key);
    sessions.set(key, {
      ...addCounts(session ?? noChange, counts),
      device: devices.get(device) ?? 0,
      from: session?.from ?? at,
      to: at,
      versions: (session?.versions ?? 0) + (entry.kind === "saved" ? 1 : 0),
      length: entry.length,
      remarks: (session?.remarks ?? 0) + entry.remarks,
      receivedFrom: session?.receivedFrom ?? receivedAt,
      receivedTo: receivedAt ?? session?.receivedTo ?? null,
    });
  }
  const [first] = entries;
  const last = entries.at(-1);
  return {
    ...sums,
    sessions: [...sessions.values()],
    devices: devices.size,
    versions,
    remarks,
    lengthAtStart: first?.entry.length ?? 0,
    length: last?.entry.length ?? 0,
    entries: entries.length,
    countersigned,
    from: first?.entry.at ?? "",
    to: last?.entry.at ?? "",
    pastes,
    gaps: gaps.map(({ from, to }) => ({ from, to })),
    clockDifferenceMs,
    longestDelayMs,
    isClockSetBack,
  };
}
