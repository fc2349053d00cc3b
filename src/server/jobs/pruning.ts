/** Deletes the rows whose days are over. */
import type { KeptDays } from "#server/settings.ts";
import { deleteContactMessages } from "#server/store/contactMessages.ts";
import { deleteErasedSubjects } from "#server/store/erasedSubjects.ts";
import { deleteExpiredIdentityRecords } from "#server/store/identity.ts";
import { deleteOldAttempts } from "#server/store/identityAttempts.ts";
import { deleteExpiredMailCodes } from "#server/store/identityCodes.ts";
import { deleteOldInvitations } from "#server/store/invitations.ts";
import type { Store } from "#server/store/openStore.ts";
import { deleteSettledMail } from "#server/store/outbox.ts";
import { deletePageViews } from "#server/store/pageViews.ts";
import { forgetForms } from "#server/store/receivedForms.ts";
import { deleteOldReminders } from "#server/store/reminderRows.ts";
import { deletePaymentEvents } from "#server/store/subscriptions.ts";
import { deleteWaitlistEntries } from "#server/store/waitlist.ts";
import { pruneBefore } from "./pruningRules.ts";

/** How many rows of each kind were deleted. */
export type Pruned = {
  contact: number;
  waitlist: number;
  pageViews: number;
  outbox: number;
  identity: number;
  reminders: number;
  paymentEvents: number;
  invitations: number;
};

export async function prune(store: Pick<Store, "database">, keptDays: KeptDays, now: Date): Promise<Pruned> {
  const { database } = store;
  const before = pruneBefore(now, keptDays);
  await forgetForms(database, "contact", before.contact);
  await forgetForms(database, "waitlist", before.waitlist);
  const identity =
    (await deleteExpiredIdentityRecords(database, before.now, before.usedTokens)) +
    (await deleteExpiredMailCodes(database, before.codes)) +
    (await deleteOldAttempts(database, before.attempts)) +
    (await deleteErasedSubjects(database, before.erasedSubjects));
  return {
    contact: await deleteContactMessages(database, before.contact),
    waitlist: await deleteWaitlistEntries(database, before.waitlist),
    pageViews: await deletePageViews(database, before.pageViewsDay),
    outbox: await deleteSettledMail(database, before.outbox),
    identity,
    reminders: await deleteOldReminders(database, before.reminders),
    paymentEvents: await deletePaymentEvents(database, before.paymentEvents),
    invitations: await deleteOldInvitations(database, before.invitations),
  };
}
