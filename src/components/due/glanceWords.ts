/** The text of the next date where the whole list is not: the home page and the header's menu. Light: both load it early. */
import type { Glance } from "#client/plan/glance.ts";
import { countDaysBetween } from "#lib/dates.ts";
import { formatInteger, formatShortDate } from "#lib/format.ts";
import { sayDaysLeft } from "./sayDaysLeft.ts";

export const glanceWords = {
  /** "Dec 1, in 4 days"; null for a date that has passed since it was kept. */
  next: ({ next }: Pick<Glance, "next">, today: string): string | null => {
    if (next === null || next.day < today) return null;
    return `${formatShortDate(next.day)}, ${sayDaysLeft(countDaysBetween(today, next.day))}`;
  },
  title: (student: string | null) => (student === null ? "My plan" : `${student}’s plan`),
  colleges: (count: number) => (count === 1 ? "1 college" : `${formatInteger(count)} colleges`),
  label: "Next date",
  expected: "expected, not published yet",
  step: "Next step:",
  /** Nothing is known of its dates yet, or none is left. */
  unknown: "Your dates are on Today.",
  none: "No upcoming dates set by others.",
  open: "Open Today",
  hide: "Hide on this device",
  hidden: "Hidden on this device",
  hiddenHow: "You can bring it back in My plan.",
  undo: "Undo",
  hiddenNote: "The home page and the menu above don’t show your next date on this device.",
  show: "Show it there again",
} as const;
