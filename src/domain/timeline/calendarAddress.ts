/** Where the calendar of colleges' published dates is. */

/** A list of so many colleges is beyond any family's; each costs the server well below a millisecond. */
export const mostCalendarColleges = 50;

/** For whoever holds the slugs; those beyond the limit are left out. */
export function toCalendarPath(slugs: readonly string[]): `/calendar/${string}` {
  return `/calendar/${slugs.slice(0, mostCalendarColleges).join(",")}.ics`;
}
