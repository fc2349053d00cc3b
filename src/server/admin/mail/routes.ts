/** /api/admin/mail: what became of each mail, and sending one again; no text of a mail leaves the server here. */
import { type adminMailEndpoints, type ListedMail, mailPerPage } from "#contract/adminMail.ts";
import { withAccount } from "#server/account/withAccount.ts";
import { addAuditEntry } from "#server/audit/log.ts";
import { refusalTokenOf } from "#server/family/invitationMails.ts";
import { renewInvitation } from "#server/family/invitations.ts";
import { invitationMail } from "#server/family/mail.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";
import {
  countMail,
  findMail,
  listMail,
  type MailCursor,
  type MailRow,
  type NewText,
  requeueMail,
} from "#server/outbox/listing.ts";
import {
  judgeResend,
  maskAddress,
  maskAddressesIn,
  type Resending,
  resendRefusals,
} from "#server/outbox/resendRules.ts";
import type { ServerParts } from "#server/parts.ts";
import { findErasure } from "#server/personalData/erasures.ts";
import type { DatabaseTransaction } from "#server/store/tables.ts";

const gone = "This email is no longer stored.";
const movedOn =
  "This email’s status has changed since the list was loaded, so nothing was done. Check its status, then decide again.";

type Outcome = "done" | "gone" | "movedOn" | { why: string };

export const adminMailHandlers: HandlersFor<typeof adminMailEndpoints> = {
  async adminMail({ query, parts }) {
    const { database } = parts.store;
    const { state = null, kind = null, after } = query;
    const mails = await listMail(database, { state, kind }, readCursor(after), mailPerPage);
    const last = mails.length < mailPerPage ? undefined : mails.at(-1);
    return {
      status: 200,
      body: {
        mails: mails.map((mail) => toListed(mail, parts)),
        next: last === undefined ? null : `${last.createdAt}_${last.id}`,
        counts: await countMail(database, kind),
        hasMailServer: parts.settings.smtp !== null,
      },
    };
  },

  adminResendMail: withAccount(async ({ account, params, body, parts }) => {
    const { mailId } = params;
    const outcome = await parts.store.database
      .transaction()
      .execute(async (transaction): Promise<Outcome> => {
        const mail = await findMail(transaction, mailId);
        if (mail === null) return "gone";
        const resending = judge(mail, parts);
        if (resending.how === null) return { why: resending.why };
        const text = await renewText(transaction, resending, parts);
        if (text !== null && "why" in text) return text;
        if (mail.kind === "erasureNotice" && (await findErasure(transaction, mail.about ?? "")) === null) {
          return { why: resendRefusals.erasureOver };
        }
        if (!(await requeueMail(transaction, mailId, body, text, parts.now()))) throw new MovedOn();
        const actor = { kind: "administrator", accountId: account.id } as const;
        const details = { kind: mail.kind, how: resending.how };
        await addAuditEntry(
          transaction,
          { actor, action: "mailResent", subject: mailId, details },
          parts.now(),
        );
        return "done";
      })
      .catch((error: unknown) => {
        if (error instanceof MovedOn) return "movedOn" as const;
        throw error;
      });
    if (outcome === "movedOn") return refuse(409, movedOn);
    if (outcome !== "done" && outcome !== "gone") return refuse(409, outcome.why);
    const mail = outcome === "gone" ? null : await findMail(parts.store.database, mailId);
    return mail === null ? refuse(404, gone) : { status: 200, body: toListed(mail, parts) };
  }),
};

/** Thrown, so that a code that was made anew for nothing is taken back with the transaction. */
class MovedOn extends Error {}

async function renewText(
  transaction: DatabaseTransaction,
  resending: Resending,
  parts: ServerParts,
): Promise<NewText | { why: string } | null> {
  if (resending.how !== "renewed") return null;
  const { kind, about } = resending;
  if (kind !== "invitation") {
    const renewed = await parts.identity.accountService?.renewCode(transaction, about);
    return renewed ?? { why: resendRefusals.codeOver };
  }
  const renewed = await renewInvitation(transaction, about, parts.now());
  if (renewed === null) return { why: resendRefusals.invitationOver };
  const { expiresAt, recipient } = renewed;
  const { publicUrl } = parts.settings;
  const refusalToken = refusalTokenOf(recipient, parts.secrets.dataKeys);
  const { subject, body } = invitationMail({ ...renewed, publicUrl, refusalToken, invitationId: about });
  return { subject, body, secretUntil: expiresAt };
}

function judge(mail: MailRow, { settings, now }: ServerParts): Resending {
  return judgeResend(mail, settings.smtp !== null, now());
}

function toListed(mail: MailRow, parts: ServerParts): ListedMail {
  const { id, kind, recipient, state, attempts, resends, createdAt, settledAt, reason } = mail;
  const resending = judge(mail, parts);
  return {
    mailId: id,
    kind,
    recipient: recipient === null ? null : maskAddress(recipient),
    state,
    attempts,
    resends,
    createdAt,
    nextTryAt: state === "waiting" ? mail.nextTryAt : null,
    settledAt,
    reason: reason === null ? null : maskAddressesIn(reason),
    resend: resending.how === null ? resending : { how: resending.how, why: null },
  };
}

/** The contract has checked its shape. */
function readCursor(after: string | undefined): MailCursor | null {
  if (after === undefined) return null;
  const [createdAt = "", id = ""] = after.split("_");
  return { createdAt, id };
}
