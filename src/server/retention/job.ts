/** Deletes rows that are past their retention period. */

import { deleteErasedSubjects } from "#server/account/erasedSubjects.ts";
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
import { deletePageViews } from "#server/pageViews/store.ts";
import { deleteVitals } from "#server/performance/vitals.ts";
import { deleteOldReminders } from "#server/reminders/rows.ts";
import type { Job } from "#server/repeat.ts";
import { deleteImports } from "#server/seo/searchConsole.ts";
import type { KeptDays } from "#server/settings.ts";
import type { Log } from "#server/store/savingLog.ts";
import type { Store } from "#server/store/store.ts";
import { deletePaymentEvents } from "#server/subscription/store.ts";
import { pruneBefore } from "./rules.ts";

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
      (await deleteOldInvitationMails(database, before.invitationMails)),
    modelUse: await deleteOldModelUse(database, before.modelUseDay),
  };
}
