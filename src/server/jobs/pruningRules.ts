/** Up to when rows are deleted: each kind has its days, and nothing is kept for ever. */
import type { KeptDays } from "#server/settings.ts";
import { dayOf } from "#server/store/pageViews.ts";

const dayMs = 24 * 60 * 60_000;

/** Rows from before these instants (page views: before this UTC day) go. */
export type PruneBefore = { contact: string; waitlist: string; outbox: string; pageViewsDay: string };

export function pruneBefore(now: Date, keptDays: KeptDays): PruneBefore {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  return {
    contact: daysAgo(keptDays.contact).toISOString(),
    waitlist: daysAgo(keptDays.waitlist).toISOString(),
    outbox: daysAgo(keptDays.outbox).toISOString(),
    pageViewsDay: dayOf(daysAgo(keptDays.pageViews)),
  };
}
