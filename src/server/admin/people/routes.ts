/**
 * /api/admin/people: one account by its exact address, and what administrators do with it. Each act needs a sign-in
 * of the last minutes, and is noted in its own transaction.
 */
import type { adminPeopleEndpoints, Person } from "#contract/adminPeople.ts";
import { summarizeSubscription } from "#domain/subscription/subscription.ts";
import {
  type Account,
  emailKey,
  findAccountById,
  listAccountsOfAddress,
  listAccountsWithRoles,
  lockAccount,
  setRolesOf,
} from "#server/account/store.ts";
import { type WithAccount, withAccount } from "#server/account/withAccount.ts";
import { type AuditAction, addAuditEntry } from "#server/audit/log.ts";
import type { Handler, HandlerInput, HandlersFor, RequestContext } from "#server/http/handler.ts";
import { type ProblemReply, refuse } from "#server/http/problems.ts";
import { countAttempts, forgetAttempts } from "#server/identity/attempts.ts";
import { listKnownDevices } from "#server/identity/knownDevices.ts";
import { listPasskeys } from "#server/identity/passkeys.ts";
import { findActsUntil } from "#server/identity/recentSignIn.ts";
import { countSessions, endSessions } from "#server/identity/store.ts";
import { addToOutbox } from "#server/outbox/store.ts";
import { isAdministrator } from "#server/parts/identity/claims.ts";
import { failuresBeforeCodes } from "#server/parts/identity/embedded/lockoutRules.ts";
import type { ServerParts } from "#server/parts.ts";
import { callOffErasure, findErasureOf, planErasure } from "#server/personalData/erasures.ts";
import { countMemberships } from "#server/plans/store.ts";
import type { DatabaseTransaction } from "#server/store/tables.ts";
import { findSubscription } from "#server/subscription/store.ts";
import { erasureCalledOffMail, erasureNotice, exportMail } from "./mail.ts";

const mostPeople = 10;
const administratorRole = "Administrator";

export const personRefusals = {
  gone: "This account no longer exists.",
  signInAgain: "Please sign in again before you change an account. Nothing was done.",
  elsewhere: "People sign in with this installation’s identity host. Roles and sessions are changed there.",
  ownRole: "You can’t remove your own administrator role. Another administrator can.",
  lastRole: "You are no longer an administrator, so nothing was done.",
  roleOfErased: "This account is about to be erased. Cancel that first.",
  noServer: (act: string) =>
    `${act} needs a mail server, and this installation has none. The operator sets SMTP_URL.`,
  unverified: "The owner has not confirmed this address, so nothing is mailed to it.",
  ownErasure: "You can erase your own account on your account page.",
  administrator: "This is an administrator’s account. Remove the role first.",
  planned: "The erasure is already scheduled.",
  nonePlanned: "No erasure is scheduled.",
  started: "The account is being erased right now, and that can no longer be stopped.",
} as const;

export const adminPeopleHandlers: HandlersFor<typeof adminPeopleEndpoints> = {
  adminPeople: ({ identity, parts }) => ({
    status: 200,
    body: {
      mayActUntil: findActsUntil(identity, parts.now()),
      hasMailServer: parts.settings.smtp !== null,
      keepsAccounts: parts.identity.kind === "embedded",
    },
  }),

  adminFindPerson: withAccount(async ({ account, body, parts }) => {
    const { database } = parts.store;
    const found = await listAccountsOfAddress(database, body.email, mostPeople);
    // Looking at someone is an act, too.
    if (found.length > 0) {
      await database.transaction().execute(async (transaction) => {
        for (const { id } of found) await note({ account, parts }, transaction, "personLookedUp", id);
      });
    }
    const people = [];
    for (const one of found) people.push(await describePerson(parts, one, account.id));
    return { status: 200, body: { people } };
  }),

  adminPerson: withAccount(async ({ account, params, parts }) => {
    const person = await findAccountById(parts.store.database, params.accountId);
    if (person === null) return refuse(404, personRefusals.gone);
    return { status: 200, body: await describePerson(parts, person, account.id) };
  }),

  adminChangeRole: acting(async (input, transaction, person) => {
    const { account, body, parts } = input;
    if (parts.identity.kind === "hosted") return personRefusals.elsewhere;
    if (person.id === account.id && !body.isAdministrator) return personRefusals.ownRole;
    // Read under the locks of all administrators: two who take each other's role away leave one of them.
    const asking = await findAccountById(transaction, account.id);
    const now = await findAccountById(transaction, person.id);
    if (asking === null || !isAdministrator(asking.roles)) return personRefusals.lastRole;
    if (now === null) return personRefusals.gone;
    if (isAdministrator(now.roles) === body.isAdministrator) return null;
    const isPlanned = (await findErasureOf(transaction, person.id)) !== null;
    if (body.isAdministrator && isPlanned) return personRefusals.roleOfErased;
    const others = now.roles.filter((role) => !isAdministrator([role]));
    await setRolesOf(transaction, person.id, body.isAdministrator ? [...others, administratorRole] : others);
    await note(input, transaction, body.isAdministrator ? "roleGranted" : "roleRevoked", person.id);
    return null;
  }),

  adminSignOutPerson: acting(async (input, transaction, person) => {
    if (input.parts.identity.kind === "hosted") return personRefusals.elsewhere;
    await endSessions(transaction, person.subject);
    await note(input, transaction, "personSignedOut", person.id);
    return null;
  }),

  adminLiftLock: acting(async (input, transaction, person) => {
    if (input.parts.identity.kind === "hosted") return personRefusals.elsewhere;
    await forgetAttempts(transaction, emailKey(person.email));
    await note(input, transaction, "lockLifted", person.id);
    return null;
  }),

  adminMailExport: acting(async (input, transaction, person) => {
    const { settings, now } = input.parts;
    if (settings.smtp === null) return personRefusals.noServer("Mailing a copy");
    if (!isMailable(person)) return personRefusals.unverified;
    await addToOutbox(transaction, exportMail(person, settings.publicUrl), now());
    await note(input, transaction, "exportMailed", person.id);
    return null;
  }),

  adminPlanErasure: acting(async (input, transaction, person) => {
    const { account, parts } = input;
    const { settings, now } = parts;
    if (settings.smtp === null) return personRefusals.noServer("Erasing an account");
    if (person.id === account.id) return personRefusals.ownErasure;
    if (!isMailable(person)) return personRefusals.unverified;
    const current = await findAccountById(transaction, person.id);
    if (current !== null && isAdministrator(current.roles)) return personRefusals.administrator;
    const mail = erasureNotice(person, settings.publicUrl);
    const asked = { accountId: person.id, askedBy: account.id, mail };
    if (!(await planErasure(transaction, asked, now()))) return personRefusals.planned;
    await note(input, transaction, "erasurePlanned", person.id);
    return null;
  }),

  adminCallOffErasure: acting(async (input, transaction, person) => {
    const outcome = await callOffErasure(transaction, person.id);
    if (outcome === "none") return personRefusals.nonePlanned;
    if (outcome === "started") return personRefusals.started;
    await addToOutbox(transaction, erasureCalledOffMail(person), input.parts.now());
    await note(input, transaction, "erasureCalledOff", person.id);
    return null;
  }),
};

type ActId = Exclude<
  (typeof adminPeopleEndpoints)[number]["id"],
  "adminPeople" | "adminFindPerson" | "adminPerson"
>;

/**
 * An act on one account, in one transaction that holds its lock. It answers null if done, or a sentence that says why
 * nothing was.
 */
function acting<Id extends ActId>(
  act: (
    input: HandlerInput<Id> & WithAccount,
    transaction: DatabaseTransaction,
    person: Account,
  ) => Promise<string | null>,
): Handler<Id> {
  return withAccount<Id>(async (input) => {
    const { account, identity, parts } = input;
    const { database } = parts.store;
    const { accountId } = input.params;
    if (findActsUntil(identity, parts.now()) === null) return refuse(403, personRefusals.signInAgain);
    const refused = await database
      .transaction()
      .execute(async (transaction): Promise<ProblemReply | null> => {
        await lockInOrder(transaction, accountId);
        const person = await findAccountById(transaction, accountId);
        if (person === null) return refuse(404, personRefusals.gone);
        const why = await act(input, transaction, person);
        return why === null ? null : refuse(409, why);
      });
    if (refused !== null) return refused;
    const person = await findAccountById(database, accountId);
    if (person === null) return refuse(404, personRefusals.gone);
    return { status: 200, body: await describePerson(parts, person, account.id) };
  });
}

/** In the order of their ids, so that two administrators who act on each other at once wait instead of deadlocking. */
async function lockInOrder(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  const administrators = (await listAccountsWithRoles(transaction)).map(({ id }) => id);
  const ids = [...new Set([accountId, ...administrators])].toSorted();
  for (const id of ids) await lockAccount(transaction, id);
}

function isMailable({ email, emailVerified }: Account): boolean {
  return emailVerified && email !== "";
}

function note(
  { account, parts }: WithAccount & Pick<RequestContext, "parts">,
  transaction: DatabaseTransaction,
  action: AuditAction,
  subject: string,
): Promise<void> {
  const actor = { kind: "administrator", accountId: account.id } as const;
  return addAuditEntry(transaction, { actor, action, subject }, parts.now());
}

async function describePerson(parts: ServerParts, account: Account, askingId: string): Promise<Person> {
  const { database } = parts.store;
  const { id, email, emailVerified, name, createdAt, roles } = account;
  const subscription = (await findSubscription(database, id))?.subscription ?? null;
  const { plan, status, renewsAt, endsAt } = summarizeSubscription(subscription, parts.now());
  const erasure = await findErasureOf(database, id);
  return {
    accountId: id,
    email,
    isEmailVerified: emailVerified,
    name,
    createdAt,
    roles: [...roles],
    isAdministrator: isAdministrator(roles),
    isYou: id === askingId,
    signingIn: parts.identity.kind === "hosted" ? null : await describeSigningIn(parts, account),
    subscription: { plan, status, renewsAt, endsAt },
    plans: await countMemberships(database, id),
    erasure:
      erasure === null
        ? null
        : {
            askedAt: erasure.askedAt,
            dueAt: erasure.dueAt,
            hasStarted: erasure.hasStarted,
            mailState: erasure.mailState,
          },
  };
}

async function describeSigningIn(
  { store: { database }, now }: ServerParts,
  { id, subject, email }: Account,
): Promise<NonNullable<Person["signingIn"]>> {
  const at = now();
  const devices = await listKnownDevices(database, subject, at);
  const { failuresInDay, locks, lockedUntil } = await countAttempts(database, emailKey(email), at);
  return {
    sessions: await countSessions(database, subject, at),
    devices: devices.map(({ label, firstAt, lastAt }) => ({ label, firstAt, lastAt })),
    passkeys: (await listPasskeys(database, id)).length,
    failuresInDay,
    locks,
    lockedUntil,
    needsCode: failuresInDay >= failuresBeforeCodes,
  };
}
