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
