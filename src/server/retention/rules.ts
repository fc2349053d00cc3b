/** Up to when rows are deleted: each kind has its days, and nothing is kept for ever. */

import { toDay } from "#server/pageViews/store.ts";
import type { KeptDays } from "#server/settings.ts";

const dayMs = 24 * 60 * 60_000;

/** How long a used refresh token is known, so that a stolen one is noticed when it is used again. */
const usedTokenDays = 7;
/** Codes are counted for an hour, wrong tries for a day. */
const codeDays = 1;
const attemptDays = 2;
/** How long it is known that a tenant's person has erased the account: longer than an access token of then may last. */
const erasedSubjectDays = 31;
/** Longer than a month is counted, and than a task is told ahead of its day. */
const reminderDays = 100;
/** Reports of the payment provider are sent again for some days, and known for longer than that. */
const paymentEventDays = 30;
/** How long an invitation is kept after it is over; the mailed ones of a day are counted by them. */
const invitationDays = 2;

/** Rows from before these instants (page views: before this UTC day) go. */
export type PruneBefore = {
  contact: string;
  waitlist: string;
  outbox: string;
  pageViewsDay: string;
  /** Sessions and tokens that had run out by now. */
  now: string;
  usedTokens: string;
  codes: string;
  attempts: string;
  erasedSubjects: string;
  reminders: string;
  paymentEvents: string;
  invitations: string;
};

export function pruneBefore(now: Date, keptDays: KeptDays): PruneBefore {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  return {
    contact: daysAgo(keptDays.contact).toISOString(),
    waitlist: daysAgo(keptDays.waitlist).toISOString(),
    outbox: daysAgo(keptDays.outbox).toISOString(),
    pageViewsDay: toDay(daysAgo(keptDays.pageViews)),
    now: now.toISOString(),
    usedTokens: daysAgo(usedTokenDays).toISOString(),
    codes: daysAgo(codeDays).toISOString(),
    attempts: daysAgo(attemptDays).toISOString(),
    erasedSubjects: daysAgo(erasedSubjectDays).toISOString(),
    reminders: daysAgo(reminderDays).toISOString(),
    paymentEvents: daysAgo(paymentEventDays).toISOString(),
    invitations: daysAgo(invitationDays).toISOString(),
  };
}
