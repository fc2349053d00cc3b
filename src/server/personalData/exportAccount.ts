/** Everything that belongs to one account, exported as stored: for its owner to save, and to be mailed to them. */
import { accountExportFormat } from "#contract/account.ts";
import { type Account, emailKey } from "#server/account/store.ts";
import { type ExportedModelUse, exportModelUse } from "#server/counselorTurns/budget.ts";
import { toMailbox } from "#server/family/invitationMails.ts";
import { invitationsTo } from "#server/family/invitations.ts";
import { type ExportedForms, exportForms } from "#server/forms/ofAddress.ts";
import { type KnownDevice, listKnownDevices } from "#server/identity/knownDevices.ts";
import { type ExportedPasskeys, exportPasskeys } from "#server/identity/passkeys.ts";
import { type ExportedReminders, exportReminders } from "#server/reminders/rows.ts";
import type { Sealing } from "#server/store/sealing.ts";
import type { Database } from "#server/store/tables.ts";
import { type ExportedSubscription, exportSubscription } from "#server/subscription/store.ts";
import { type ExportedElsewhere, type ExportedPlan, exportElsewhere, exportPlans } from "./exportPlans.ts";

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
  forms: ExportedForms & {
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

export type AccountFile = ExportedAccount & {
  format: typeof accountExportFormat;
  version: 1;
  exportedAt: string;
};

export async function exportWholeAccount(
  database: Database,
  sealing: Sealing,
  account: Account,
  now: Date,
): Promise<AccountFile> {
  const everything = await exportAccount(database, sealing, account);
  return { format: accountExportFormat, version: 1, exportedAt: now.toISOString(), ...everything };
}

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
    forms: await exportOfAddress(database, account),
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

/** Also those that are no longer known, but not deleted yet. */
async function exportDevices(database: Database, subject: string): Promise<ExportedAccount["devices"]> {
  const devices = await listKnownDevices(database, subject, new Date(0));
  return devices.map(({ label, firstAt, lastAt }) => ({ label, firstAt, lastAt }));
}

/** Nothing where the address was not confirmed: it may be somebody else's. */
async function exportOfAddress(database: Database, account: Account): Promise<ExportedAccount["forms"]> {
  if (!account.emailVerified || account.email === "") {
    const none = { contactMessages: [], contactAnswers: [], waitlistEntries: [], invitations: [] };
    return { ...none, invitationRefusals: [], mail: [] };
  }
  const email = emailKey(account.email);
  return {
    ...(await exportForms(database, email)),
    invitations: await invitationsTo(database, email),
    invitationRefusals: await database
      .selectFrom("invitation_refusals")
      .where("mailbox", "=", toMailbox(email))
      .select("refused_at as refusedAt")
      .execute(),
    mail: await database
      .selectFrom("outbox")
      .where("recipient", "in", [...new Set([account.email, email])])
      .orderBy("created_at")
      .select(["created_at as createdAt", "kind", "subject", "state"])
      .execute(),
  };
}
