/** The local date and time in an IANA time zone. */
import type { Day } from "./dates.ts";

export type WallTime = {
  day: Day;
  /** 0-23. */
  hour: number;
};

/** Whether this runtime knows the zone, such as "America/Phoenix". An offset such as "+05:00" is not a zone. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(name)) return false;
  try {
    getFormat(name);
    return true;
  } catch {
    return false;
  }
}

/** Throws RangeError for an unknown zone. */
export function toWallTime(timeZone: string, instant: Date): WallTime {
  const parts = new Map(
    getFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
  return { day, hour: Number(parts.get("hour")) };
}

const hourMs = 3_600_000;
/** Local time is at most this far from UTC. */
const farthestHours = 15;

/** The first instant, to the minute, at which local time there has reached this hour of the day. */
export function toInstant(timeZone: string, day: Day, hour: number): Date {
  const asUtcMs = Date.parse(`${day}T00:00:00Z`) + hour * hourMs;
  const isReached = (instantMs: number) => {
    const wall = toWallTime(timeZone, new Date(instantMs));
    return wall.day > day || (wall.day === day && wall.hour >= hour);
  };
  let before = (asUtcMs - farthestHours * hourMs) / 60_000;
  let after = (asUtcMs + farthestHours * hourMs) / 60_000;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isReached(middle * 60_000)) after = middle;
    else before = middle;
  }
  return new Date(after * 60_000);
}

/** Cached per zone, because creating a formatter costs as much as a hundred uses. There are a few hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Keyed by lowercase name, so spelling variants cannot grow the cache. */
function getFormat(timeZone: string): Intl.DateTimeFormat {
  const name = timeZone.toLowerCase();
  const known = formats.get(name);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
  });
  formats.set(name, made);
  return made;
}
