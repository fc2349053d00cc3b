/** A day and time of the clock on the wall, in a time zone, as a moment; with the hours of daylight saving time that do not exist or come twice. */

export type LocalMoment =
  | { kind: "one"; at: string }
  /** The clock jumps over it: `before` and `after` are the same distance from it on either side of the jump. */
  | { kind: "lost"; before: string; after: string }
  /** The clock shows it twice. */
  | { kind: "doubled"; earlier: string; later: string }
  /** No such day, time or zone. */
  | { kind: "unreadable" };

const minute = 60_000;

/** `day` as 2027-03-14, `time` as 02:30, `zone` as America/Chicago; moments are ISO texts in UTC. */
export function findMoment(day: string, time: string, zone: string): LocalMoment {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time) || Number.isNaN(wall))
    return { kind: "unreadable" };
  if (new Date(wall).toISOString().slice(0, 16) !== `${day}T${time}` || !isTimeZone(zone))
    return { kind: "unreadable" };
  // No zone is a day or more from UTC, and none changes its clock twice within two days.
  const offsets = [...new Set([-24, 24].map((hours) => offsetAt(wall + hours * 60 * minute, zone)))];
  const fitting = offsets.filter((offset) => offsetAt(wall - offset * minute, zone) === offset);
  const moments = offsets.map((offset) => wall - offset * minute).toSorted((one, other) => one - other);
  const [first = wall, last = first] = moments;
  if (fitting.length === 2) return { kind: "doubled", earlier: toText(first), later: toText(last) };
  const [only] = fitting;
  if (only !== undefined) return { kind: "one", at: toText(wall - only * minute) };
  return { kind: "lost", before: toText(first), after: toText(last) };
}

export function isTimeZone(zone: string): boolean {
  try {
    return zone !== "" && new Intl.DateTimeFormat("en-US", { timeZone: zone }).format(0) !== "";
  } catch {
    return false;
  }
}

/** The day on the calendar in a time zone, as 2026-11-23. */
export function findLocalDay(at: string, zone: string): string {
  const parts = partsOf(Date.parse(at), zone);
  return `${parts["year"]}-${parts["month"]}-${parts["day"]}`;
}

/** Minutes that the zone is ahead of UTC. */
function offsetAt(at: number, zone: string): number {
  const { year, month, day, hour, minute: minutes } = partsOf(at, zone);
  return Math.round((Date.parse(`${year}-${month}-${day}T${hour}:${minutes}:00Z`) - at) / minute);
}

function partsOf(at: number, zone: string): Partial<Record<string, string>> {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(at);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

function toText(at: number): string {
  return new Date(at).toISOString();
}
