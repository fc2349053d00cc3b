/**
 * Everything that belongs to one account: exported as stored, or erased in one transaction with row counts.
 */
import { randomUUID } from "node:crypto";
import { type ExportedModelUse, eraseModelUse, exportModelUse } from "#server/counselorTurns/budget.ts";
import { toMailbox } from "#server/family/invitationMails.ts";
import { eraseInvitationsTo, invitationsTo } from "#server/family/invitations.ts";
import { type KnownDevice, listKnownDevices } from "#server/identity/knownDevices.ts";
import { type ExportedPasskeys, erasePasskeys, exportPasskeys } from "#server/identity/passkeys.ts";
import { forgetSubject } from "#server/identity/store.ts";
import {
  addCounts,
  type ErasedRows,
  type ExportedElsewhere,
  type ExportedPlan,
  erasePlans,
  exportElsewhere,
  exportPlans,
} from "#server/plans/erasing.ts";
import { eraseInvitationsBy, forgetInOthersPlans, lockPlansOf } from "#server/plans/forgetting.ts";
import { type ExportedReminders, eraseReminders, exportReminders } from "#server/reminders/rows.ts";
import type { Sealing } from "#server/store/sealing.ts";
import type { Database, DatabaseTransaction, Tables } from "#server/store/tables.ts";
import {
  type ExportedSubscription,
  eraseSubscription,
  exportSubscription,
} from "#server/subscription/store.ts";
import { keepErasedSubject } from "./erasedSubjects.ts";
import { deleteErasure } from "./erasures.ts";
import { type Account, emailKey, lockAccount, ownSubjectStart } from "./store.ts";

export type ExportedAccount = ExportedSubscription & {
  account: Record<string, unknown>;
  passkeys: ExportedPasskeys;
  plans: ExportedPlan[];
  /** What the account wrote in plans that others own and it sees no more. */
  elsewhere: ExportedElsewhere;
  reminders: ExportedReminders;
  /** Calls of the language model: when, and how many tokens. */
  modelCalls: ExportedModelUse;
  /** Where the account was signed in to. */
  devices: Omit<KnownDevice, "key">[];
  /** Forms sent from the account's address, or mail to it; only if the address is verified. */
  forms: {
    contactMessages: Pick<
      Tables["contact_messages"],
      "id" | "received_at" | "name" | "email" | "topic" | "message" | "record"
    >[];
    /** What was answered to them. */
    contactAnswers: Pick<Tables["contact_answers"], "message_id" | "written_at" | "text">[];
    waitlistEntries: Tables["waitlist_entries"][];
    invitations: Awaited<ReturnType<typeof invitationsTo>>;
    /** Since when the address wants no more invitations. */
    invitationRefusals: { refusedAt: string }[];
    /** Mail to the address, without its text: codes and links in it open doors. */
    mail: { createdAt: string; kind: string | null; subject: string; state: string }[];
  };
  /** What administrators did about the account, and the erasure they planned. */
  administration: { at: string; action: string }[];
  plannedErasures: { askedAt: string; dueAt: string | null }[];
};

export async function exportAccount(
  database: Database,
  sealing: Sealing,
  account: Account,
): Promise<ExportedAccount> {
  const { id, email, emailVerified, name, picture, roles, createdAt } = account;
  return {
    account: { id, email, emailVerified, name, picture, roles, createdAt },
    passkeys: await exportPasskeys(database, id),
    plans: await exportPlans(database, sealing, id),
    elsewhere: await exportElsewhere(database, sealing, id),
    reminders: await exportReminders(database, id),
    modelCalls: await exportModelUse(database, id),
    devices: await exportDevices(database, account.subject),
    forms: await listForms(database, account),
    administration: await database
      .selectFrom("audit_log")
      .where("subject", "=", id)
      .orderBy("sequence")
      .select(["at", "action"])
      .execute(),
    plannedErasures: await database
      .selectFrom("account_erasures")
      .where("account_id", "=", id)
      .select(["asked_at as askedAt", "due_at as dueAt"])
      .execute(),
    ...(await exportSubscription(database, id)),
  };
}

/**
 * All or nothing: sessions, tokens, plans, mail, forms and purchases. Returns how many rows of each table
 * were deleted. Returns null and erases nothing if the account has since become a different customer from the
 * one the payment provider has forgotten. `note` runs last in the same transaction.
 */
export async function eraseAccount(
  database: Database,
  account: Account,
  forgottenCustomerId: string | null,
  now: Date,
  note?: (transaction: DatabaseTransaction) => Promise<void>,
): Promise<ErasedRows | null> {
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    const paid = await eraseSubscription(transaction, account.id, forgottenCustomerId);
    if (paid === null) return null;
    // Plans before reminders, the same lock order as for plan changes, so the two cannot deadlock.
    await lockPlansOf(transaction, account.id);
    const invitations = await eraseInvitationsBy(transaction, account.id);
    const plans = await erasePlans(transaction, account.id, now);
    await forgetInOthersPlans(transaction, account.id, now);
    await forgetAdministrator(transaction, account.id);
    const reminders = await eraseReminders(transaction, account.id);
    const forms = await eraseForms(transaction, account);
    const modelUse = await eraseModelUse(transaction, account.id);
    const passkeys = await erasePasskeys(transaction, account.id);
    await deleteErasure(transaction, account.id);
    const rest = await forgetSubject(transaction, account.subject);
    if (!account.subject.startsWith(ownSubjectStart)) {
      await keepErasedSubject(transaction, account.subject, now);
    }
    await note?.(transaction);
    return addCounts([paid, reminders, invitations, plans, forms, modelUse, passkeys, rest]);
  });
}

/** What an administrator did for the installation stays, under a name of its own. The audit log alone goes on naming the id. */
async function forgetAdministrator(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  const pseudonym = `gone:${randomUUID()}`;
  for (const [table, column] of [
    ["posts", "changed_by"],
    ["post_versions", "saved_by"],
    ["contact_answers", "account_id"],
    ["account_erasures", "asked_by"],
  ] as const) {
    await transaction
      .updateTable(table)
      .set({ [column]: pseudonym })
      .where(column as "changed_by", "=", accountId)
      .execute();
  }
  // Somebody else can take care of them now.
  await transaction
    .updateTable("contact_messages")
    .set({ assigned_to: null })
    .where("assigned_to", "=", accountId)
    .execute();
}

/** Also those that are no longer known, but not deleted yet. */
async function exportDevices(database: Database, subject: string): Promise<ExportedAccount["devices"]> {
  const devices = await listKnownDevices(database, subject, new Date(0));
  return devices.map(({ label, firstAt, lastAt }) => ({ label, firstAt, lastAt }));
}

async function listForms(database: Database, account: Account): Promise<ExportedAccount["forms"]> {
  if (!account.emailVerified || account.email === "") {
    const none = { contactMessages: [], contactAnswers: [], waitlistEntries: [], invitations: [] };
    return { ...none, invitationRefusals: [], mail: [] };
  }
  const email = emailKey(account.email);
  const ids = await messagesFrom(database, email);
  const messages = ids.map((id) =>
    database
      .selectFrom("contact_messages")
      .select(["id", "received_at", "name", "email", "topic", "message", "record"])
      .where("id", "=", id)
      .executeTakeFirst(),
  );
  const contactMessages = (await Promise.all(messages)).flatMap((message) => message ?? []);
  const answers = ids.map((id) =>
    database
      .selectFrom("contact_answers")
      .select(["message_id", "written_at", "text"])
      .where("message_id", "=", id)
      .orderBy("written_at")
      .execute(),
  );
  const contactAnswers = (await Promise.all(answers)).flat();
  const waitlistEntries = await database
    .selectFrom("waitlist_entries")
    .selectAll()
    .where("email", "=", email)
    .execute();
  const invitations = await invitationsTo(database, email);
  const invitationRefusals = await database
    .selectFrom("invitation_refusals")
    .where("mailbox", "=", toMailbox(email))
    .select("refused_at as refusedAt")
    .execute();
  const mail = await database
    .selectFrom("outbox")
    .where("recipient", "in", [...new Set([account.email, email])])
    .orderBy("created_at")
    .select(["created_at as createdAt", "kind", "subject", "state"])
    .execute();
  return { contactMessages, contactAnswers, waitlistEntries, invitations, invitationRefusals, mail };
}

async function eraseForms(transaction: DatabaseTransaction, account: Account): Promise<ErasedRows> {
  if (!account.emailVerified || account.email === "") return {};
  const email = emailKey(account.email);
  const messages = await messagesFrom(transaction, email);
  // Their answers go with them.
  for (const id of messages) await transaction.deleteFrom("contact_messages").where("id", "=", id).execute();
  const entries = await transaction
    .deleteFrom("waitlist_entries")
    .where("email", "=", email)
    .executeTakeFirst();
  // The notes to the operator that repeat these forms (one kind has the address as reply-to, the other starts with it),
  // and the answers to them, which went to the address as it was typed.
  const begins = `Address: ${email}\n`;
  const notes = await transaction
    .deleteFrom("outbox")
    .where((mail) => mail(mail.fn("substr", ["body", mail.lit(1), mail.lit(begins.length)]), "=", begins))
    .executeTakeFirst();
  const written = await mailWithTypedAddress(transaction, email);
  for (const id of written) await transaction.deleteFrom("outbox").where("id", "=", id).execute();
  return {
    invitations: await eraseInvitationsTo(transaction, email),
    contact_messages: messages.length,
    waitlist_entries: Number(entries.numDeletedRows),
    outbox: Number(notes.numDeletedRows) + written.length,
  };
}

/**
 * Messages store the address as typed. They are compared here because the databases lower-case differently
 * from `emailKey`: SQLite handles only ASCII, and PostgreSQL depends on its locale.
 */
async function messagesFrom(database: Database, email: string): Promise<string[]> {
  const rows = await database.selectFrom("contact_messages").select(["id", "email"]).execute();
  return rows.filter((row) => emailKey(row.email) === email).map(({ id }) => id);
}

async function mailWithTypedAddress(transaction: DatabaseTransaction, email: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom("outbox")
    .select(["id", "recipient", "reply_to"])
    .where((mail) =>
      mail.or([mail("reply_to", "is not", null), mail("kind", "in", ["contactAnswer", "invitation"])]),
    )
    .execute();
  return rows
    .filter(({ recipient, reply_to }) => [recipient, reply_to].some((one) => emailKey(one ?? "") === email))
    .map(({ id }) => id);
}
