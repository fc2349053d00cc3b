/** The calendar and the clock on a wall in some place: an instant as people there would say it, by IANA time zone. */
import type { Day } from "./dates.ts";

export type WallTime = {
  day: Day;
  /** 0-23. */
  hour: number;
};

/** "America/Phoenix" is one where this runtime knows it; an offset such as "+05:00" is no place. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(name)) return false;
  try {
    getFormat(name);
    return true;
  } catch {
    return false;
  }
}

/** Throws RangeError for a zone that this runtime does not know. */
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
/** Clocks on a wall are at most this far from UTC. */
const farthestHours = 15;

/** The first instant, to the minute, at which a clock there shows this hour of the day or a later one. */
export function instantOf(timeZone: string, day: Day, hour: number): Date {
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

/** Made once a zone: making one takes longer than using it a hundred times. There are some hundred zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** By the name in small letters: capitals make no other zone, and however names are written there are as few. */
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
