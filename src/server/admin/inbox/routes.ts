/** /api/admin/inbox, /waitlist and /forms: messages and the waitlist, for administrators. */
import { type adminInboxEndpoints, inboxLimits } from "#contract/adminInbox.ts";
import type { Account } from "#server/account/store.ts";
import { withAccount } from "#server/account/withAccount.ts";
import { addAuditEntry } from "#server/audit/log.ts";
import {
  answerMessage,
  assignMessage,
  type ChangeOutcome,
  closeMessage,
  countInbox,
  type InboxCursor,
  listInbox,
  readInboxMessage,
} from "#server/forms/inbox.ts";
import { countWishes, listWaitlistPage } from "#server/forms/waitlistStore.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";
import { exportForms } from "#server/operators/exportForms.ts";
import type { ServerParts } from "#server/parts.ts";
import { countRows } from "#server/store/countRows.ts";
import { findNamedAccounts, listAdministrators } from "../people.ts";
import { answerMail } from "./mail.ts";

const gone = "This message is no longer here because it was erased or reached its deletion date.";
const changedMeanwhile =
  "Another administrator changed this message a moment ago, so nothing was done. See what they did, then decide again.";

export const adminInboxHandlers: HandlersFor<typeof adminInboxEndpoints> = {
  adminInbox: withAccount(async ({ account, query, parts }) => {
    const { database } = parts.store;
    const listed = await listInbox(database, query.view, account.id, readCursor(query.after));
    const people = await findNamedAccounts(
      database,
      listed.map(({ assignedTo }) => assignedTo),
    );
    const last = listed.length < inboxLimits.perPage ? undefined : listed.at(-1);
    return {
      status: 200,
      body: {
        messages: listed.map(({ id, assignedTo, ...message }) => ({
          messageId: id,
          ...message,
          assignedTo: people.get(assignedTo ?? "") ?? null,
        })),
        next: last === undefined ? null : `${last.receivedAt}_${last.id}`,
        counts: await countInbox(database, account.id),
      },
    };
  }),

  adminMessage: withAccount(({ account, params, parts }) => replyMessage(parts, account, params.messageId)),

  adminAssignMessage: withAccount(async ({ account, params, body, parts }) => {
    const { database } = parts.store;
    const known = await listAdministrators(database, account);
    if (body.accountId !== null && !known.some(({ accountId }) => accountId === body.accountId)) {
      return refuse(400, "Choose an administrator of this site.");
    }
    const change = changeOf(parts, account, params.messageId, body.version);
    return replyChange(parts, account, change.id, await assignMessage(database, change, body.accountId));
  }),

  adminAnswerMessage: withAccount(async ({ account, params, body, parts }) => {
    const { database } = parts.store;
    const found = await readInboxMessage(database, params.messageId);
    if (found === null) return refuse(404, gone);
    const { answerId, text, isClosed, version } = body;
    const mail = answerMail(found, text, parts.settings.contactEmail);
    const change = changeOf(parts, account, found.id, version);
    const outcome = await answerMessage(database, change, { answerId, text, isClosed, mail });
    return replyChange(parts, account, found.id, outcome);
  }),

  adminCloseMessage: withAccount(async ({ account, params, body, parts }) => {
    const change = changeOf(parts, account, params.messageId, body.version);
    const outcome = await closeMessage(parts.store.database, change, body.isClosed);
    return replyChange(parts, account, change.id, outcome);
  }),

  async adminWaitlist({ query, parts }) {
    const { database } = parts.store;
    const entries = await listWaitlistPage(database, query.after ?? null, inboxLimits.perPage);
    const last = entries.length < inboxLimits.perPage ? undefined : entries.at(-1);
    return {
      status: 200,
      body: {
        entries,
        next: last === undefined ? null : `${last.joinedAt}_${last.email}`,
        total: await countRows(database, "waitlist_entries"),
        wishes: await countWishes(database),
      },
    };
  },

  adminExportForms: withAccount(async ({ account, params, parts }) => {
    const csv = await parts.store.database.transaction().execute(async (transaction) => {
      const actor = { kind: "administrator", accountId: account.id } as const;
      const details = { form: params.form };
      const written = await exportForms(transaction, params.form);
      await addAuditEntry(
        transaction,
        { actor, action: "formsExported", subject: null, details },
        parts.now(),
      );
      return written;
    });
    return { status: 200, body: { csv } };
  }),
};

function changeOf(parts: ServerParts, account: Account, id: string, version: number) {
  return { id, version, accountId: account.id, now: parts.now() };
}

function replyChange(parts: ServerParts, account: Account, id: string, outcome: ChangeOutcome) {
  if (outcome === "done") return replyMessage(parts, account, id);
  return outcome === "changed" ? refuse(409, changedMeanwhile) : refuse(404, gone);
}

async function replyMessage(parts: ServerParts, account: Account, id: string) {
  const { database } = parts.store;
  const found = await readInboxMessage(database, id);
  if (found === null) return refuse(404, gone);
  const { assignedTo, answers, id: messageId, ...message } = found;
  const people = await findNamedAccounts(database, [
    assignedTo,
    ...answers.map(({ accountId }) => accountId),
  ]);
  const { smtp, contactEmail } = parts.settings;
  return {
    status: 200,
    body: {
      messageId,
      ...message,
      assignedTo: people.get(assignedTo ?? "") ?? null,
      answers: answers.map(({ id: answerId, accountId, ...answer }) => ({
        answerId,
        ...answer,
        by: people.get(accountId) ?? null,
      })),
      administrators: await listAdministrators(database, account),
      mail: { from: smtp?.from ?? null, replyTo: contactEmail },
    },
  } as const;
}

/** The contract has checked its shape. */
function readCursor(after: string | undefined): InboxCursor | null {
  if (after === undefined) return null;
  const [receivedAt = "", id = ""] = after.split("_");
  return { receivedAt, id };
}
