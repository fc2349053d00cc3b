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
