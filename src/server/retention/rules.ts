/** Retention rules: every kind of row has a number of days, and nothing is stored forever. */

import { toDay } from "#server/pageViews/store.ts";
import type { KeptDays } from "#server/settings.ts";

const dayMs = 24 * 60 * 60_000;

/** Codes are counted for an hour, failed attempts for a day. */
const codeDays = 1;
const attemptDays = 2;
/**
 * How long the erasure of a hosted-tenant account is remembered: longer than an access token issued before
 * may last.
 */
const erasedSubjectDays = 31;
/** Longer than the monthly count needs, and than a task is announced ahead of its day. */
const reminderDays = 100;
/** The payment provider resends webhooks for some days; they are remembered for longer than that. */
const paymentEventDays = 30;
/** How long an ended invitation is stored. */
const invitationDays = 2;
/** The weekly counts of mailed invitations rely on it. */
const invitationMailDays = 7;

/** Longer than the daily budget needs, so that an operator can see a week. */
const modelUseDays = 7;

/** Rows from before these instants (page views and model use: before this UTC day) are deleted. */
export type PruneBefore = {
  contact: string;
  waitlist: string;
  outbox: string;
  pageViewsDay: string;
  /** Sessions and tokens that have expired by now. */
  now: string;
  codes: string;
  attempts: string;
  erasedSubjects: string;
  reminders: string;
  paymentEvents: string;
  invitations: string;
  invitationMails: string;
  modelUseDay: string;
};

export function pruneBefore(now: Date, keptDays: KeptDays): PruneBefore {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  return {
    contact: daysAgo(keptDays.contact).toISOString(),
    waitlist: daysAgo(keptDays.waitlist).toISOString(),
    outbox: daysAgo(keptDays.outbox).toISOString(),
    pageViewsDay: toDay(daysAgo(keptDays.pageViews)),
    now: now.toISOString(),
    codes: daysAgo(codeDays).toISOString(),
    attempts: daysAgo(attemptDays).toISOString(),
    erasedSubjects: daysAgo(erasedSubjectDays).toISOString(),
    reminders: daysAgo(reminderDays).toISOString(),
    paymentEvents: daysAgo(paymentEventDays).toISOString(),
    invitations: daysAgo(invitationDays).toISOString(),
    invitationMails: daysAgo(invitationMailDays).toISOString(),
    modelUseDay: toDay(daysAgo(modelUseDays)),
  };
}
