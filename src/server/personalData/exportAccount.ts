/** Everything that belongs to one account, exported as stored: for its owner to save, and to be mailed to them. */
import { accountExportFormat } from "#contract/account.ts";
import { canSee } from "#domain/plan/membership.ts";
import { type Account, emailKey } from "#server/account/store.ts";
import { type ExportedModelUse, exportModelUse } from "#server/counselorTurns/budget.ts";
import {
  type ExportedEssays,
  type ExportedSaid,
  exportEssays,
  exportSaid,
} from "#server/essays/exportEssays.ts";
import { toMailbox } from "#server/family/invitationMails.ts";
import { invitationsTo } from "#server/family/invitations.ts";
import { type ExportedForms, exportForms } from "#server/forms/ofAddress.ts";
import { type KnownDevice, listKnownDevices } from "#server/identity/knownDevices.ts";
import { type ExportedPasskeys, exportPasskeys } from "#server/identity/passkeys.ts";
import { openBody } from "#server/plans/bodies.ts";
import { readCommands } from "#server/plans/commands.ts";
import { commentKinds } from "#server/plans/comments.ts";
import { listMemberships, listPlans, type Member, type PlanRow } from "#server/plans/store.ts";
import { type ExportedReminders, exportReminders } from "#server/reminders/rows.ts";
import type { Sealing } from "#server/store/sealing.ts";
import type { Database, Tables } from "#server/store/tables.ts";
import { type ExportedSubscription, exportSubscription } from "#server/subscription/store.ts";

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

type ExportedPlan = PlanRow &
  Member & {
    studentName: string | null;
    /**
     * The plan's commands that the account may see, oldest first; the identity of the plan's other people is
     * left out.
     */
    commands: readonly { revision: number; command: unknown }[];
    essayAuthorship: ExportedEssays["essayAuthorship"];
    essayVersions: ExportedEssays["essayVersions"];
    essayComments: ExportedEssays["essayComments"];
    /** How many other members there are, not who they are. */
    otherMembers: number;
    /** Invitations the account sent for this plan that were not pruned yet. */
    invitations: readonly Omit<Tables["invitations"], "token_hash">[];
  };

export async function exportPlans(
  database: Database,
  sealing: Sealing,
  accountId: string,
): Promise<ExportedPlan[]> {
  const exported: ExportedPlan[] = [];
  for (const plan of await listPlans(database, accountId)) {
    const whole = { after: 0, until: plan.revision, most: plan.revision };
    const { commands } = await readCommands(database, sealing, plan.id, { ...plan, accountId }, whole);
    const others = await database
      .selectFrom("plan_members")
      .where("plan_id", "=", plan.id)
      .where("account_id", "!=", accountId)
      .select("account_id")
      .execute();
    const invitations = await database
      .selectFrom("invitations")
      .where("plan_id", "=", plan.id)
      .where("invited_by", "=", accountId)
      .select([
        "id",
        "plan_id",
        "role",
        "scopes",
        "email",
        "invited_by",
        "created_at",
        "expires_at",
        "ended_at",
        "gives_money",
      ])
      .orderBy("created_at")
      .execute();
    const essays = await exportEssays(database, sealing, plan, accountId);
    exported.push({ ...plan, commands, ...essays, otherMembers: others.length, invitations });
  }
  return exported;
}

type ExportedElsewhere = ExportedSaid & {
  /** Comments in plans that the account no longer sees. */
  planComments: readonly { planId: string; command: unknown }[];
  /** Colleges proposed in plans that the account no longer sees. */
  proposals: readonly { planId: string; command: unknown }[];
  /** Class links the account made that were not pruned yet. */
  classLinks: readonly Omit<Tables["class_links"], "token_hash" | "account_id">[];
  /** Plans whose dates the account put into a calendar, and since when. */
  planCalendars: readonly Pick<Tables["plan_calendars"], "plan_id" | "created_at">[];
  /** What the account did about people of plans, and what was done about it: joined, left, scopes changed. */
  peopleEvents: readonly { planId: string; at: string; kind: string; byYou: boolean; aboutYou: boolean }[];
};

/** What the account said in its own name in plans it sees no more, and its comings and goings in all of them. */
async function exportElsewhere(
  database: Database,
  sealing: Sealing,
  accountId: string,
): Promise<ExportedElsewhere> {
  const plans = await listMemberships(database, accountId);
  const seen = new Set(plans.flatMap((plan) => (canSee(plan, "plan") ? [plan.id] : [])));
  const said = await database
    .selectFrom("plan_commands")
    .where("account_id", "=", accountId)
    .where("kind", "in", ["setProposal", ...commentKinds])
    .orderBy("received_at")
    .orderBy("revision")
    .select(["plan_id", "kind", "command_id", "body", "key_id"])
    .execute();
  const elsewhere = said.filter((row) => !seen.has(row.plan_id));
  const toExported = (rows: typeof said) =>
    rows.map((row) => ({ planId: row.plan_id, command: openBody(row, sealing) }));
  const events = await database
    .selectFrom("plan_people_events")
    .where((of) => of.or([of("by_account", "=", accountId), of("about_account", "=", accountId)]))
    .orderBy("at")
    .orderBy("id")
    .selectAll()
    .execute();
  return {
    ...(await exportSaid(database, sealing, accountId, plans)),
    planComments: toExported(elsewhere.filter(({ kind }) => kind !== "setProposal")),
    proposals: toExported(elsewhere.filter(({ kind }) => kind === "setProposal")),
    classLinks: await database
      .selectFrom("class_links")
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .select(["id", "created_at", "expires_at", "ended_at", "joined"])
      .execute(),
    planCalendars: await database
      .selectFrom("plan_calendars")
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .select(["plan_id", "created_at"])
      .execute(),
    peopleEvents: events.map((row) => ({
      planId: row.plan_id,
      at: row.at,
      kind: row.kind,
      byYou: row.by_account === accountId,
      aboutYou: row.about_account === accountId,
    })),
  };
}
