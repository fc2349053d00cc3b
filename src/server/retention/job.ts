/** Deletes rows that are past their retention period: every kind has a number of days, and nothing is stored forever. */
import { deleteErasedSubjects } from "#server/account/erasedSubjects.ts";
import { deleteOldAnswers } from "#server/calculatorTally/store.ts";
import { deleteOldClassLinks } from "#server/classLinks/store.ts";
import { deleteOldModelUse } from "#server/counselorTurns/budget.ts";
import { deleteOldInvitationMails } from "#server/family/invitationMails.ts";
import { deleteOldInvitations } from "#server/family/invitations.ts";
import { deleteContactMessages } from "#server/forms/contactStore.ts";
import { forgetForms } from "#server/forms/receivedForms.ts";
import { deleteWaitlistEntries } from "#server/forms/waitlistStore.ts";
import { deleteOldAttempts } from "#server/identity/attempts.ts";
import { deleteExpiredMailCodes } from "#server/identity/codes.ts";
import { deleteExpiredKnownDevices } from "#server/identity/knownDevices.ts";
import { deleteExpiredChallenges } from "#server/identity/passkeys.ts";
import { deleteExpiredIdentityRecords } from "#server/identity/store.ts";
import { deleteSettledMail } from "#server/outbox/store.ts";
import { deleteEmptySearches } from "#server/pageViews/emptySearches.ts";
import { deletePageViews, toDay } from "#server/pageViews/store.ts";
import { deleteVitals } from "#server/performance/vitals.ts";
import { deleteOldReminders } from "#server/reminders/rows.ts";
import type { Job } from "#server/repeat.ts";
import { deleteImports } from "#server/seo/searchConsole.ts";
import type { KeptDays } from "#server/settings.ts";
import type { Log } from "#server/store/savingLog.ts";
import type { Store } from "#server/store/store.ts";
import { deletePaymentEvents } from "#server/subscription/store.ts";

const pauseMs = 24 * 60 * 60_000;
/** After a failure, such as a full disk, the day must not go by. */
const retryPauseMs = 10 * 60_000;

/** `keepSummary`: keeps what is counted once in each release; missing in tests of other work. */
export function createDeletionJob(
  parts: {
    store: Pick<Store, "database">;
    keptDays: KeptDays;
    keepSummary: (() => Promise<void>) | undefined;
    now: () => Date;
  },
  log: Pick<Log, "info">,
): Job {
  return {
    name: "deletion",
    pauseMs,
    retryPauseMs,
    failure: "old rows could not be deleted",
    needsClock: true,
    async run() {
      const pruned = await prune(parts.store, parts.keptDays, parts.now());
      log.info(pruned, "deleted what was kept long enough");
      await parts.keepSummary?.();
    },
  };
}

/** How many rows of each kind were deleted. */
export type Pruned = {
  contact: number;
  waitlist: number;
  pageViews: number;
  /** Searches without a result, and rows of Search Console: kept as long as page views. */
  seo: number;
  webVitals: number;
  outbox: number;
  identity: number;
  reminders: number;
  paymentEvents: number;
  invitations: number;
  modelUse: number;
  calculatorTallies: number;
};

export async function prune(store: Pick<Store, "database">, keptDays: KeptDays, now: Date): Promise<Pruned> {
  const { database } = store;
  const before = pruneBefore(now, keptDays);
  await forgetForms(database, "contact", before.contact);
  await forgetForms(database, "waitlist", before.waitlist);
  const identity =
    (await deleteExpiredIdentityRecords(database, before.now)) +
    (await deleteExpiredMailCodes(database, before.codes)) +
    (await deleteExpiredChallenges(database, before.now)) +
    (await deleteOldAttempts(database, before.attempts)) +
    (await deleteExpiredKnownDevices(database, before.now)) +
    (await deleteErasedSubjects(database, before.erasedSubjects));
  return {
    contact: await deleteContactMessages(database, before.contact),
    waitlist: await deleteWaitlistEntries(database, before.waitlist),
    pageViews: await deletePageViews(database, before.pageViewsDay),
    seo:
      (await deleteEmptySearches(database, before.pageViewsDay)) +
      (await deleteImports(database, before.pageViewsDay)),
    webVitals: await deleteVitals(database, before.pageViewsDay),
    outbox: await deleteSettledMail(database, before.outbox),
    identity,
    reminders: await deleteOldReminders(database, before.reminders),
    paymentEvents: await deletePaymentEvents(database, before.paymentEvents),
    invitations:
      (await deleteOldInvitations(database, before.invitations)) +
      (await deleteOldClassLinks(database, before.invitations)) +
      (await deleteOldInvitationMails(database, before.invitationMails)),
    modelUse: await deleteOldModelUse(database, before.modelUseDay),
    calculatorTallies: await deleteOldAnswers(database, now),
  };
}

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
export function pruneBefore(now: Date, keptDays: KeptDays) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  return {
    contact: daysAgo(keptDays.contact).toISOString(),
    waitlist: daysAgo(keptDays.waitlist).toISOString(),
    outbox: daysAgo(keptDays.outbox).toISOString(),
    pageViewsDay: toDay(daysAgo(keptDays.pageViews)),
    // Sessions and tokens that have expired by now.
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
