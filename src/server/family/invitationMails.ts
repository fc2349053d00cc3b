/** How often an address is mailed invitations, and addresses whose owners want none. */
import { createHmac, hash, randomUUID, timingSafeEqual } from "node:crypto";
import { familyLimits } from "#contract/family.ts";
import type { DataKey } from "#server/store/sealing.ts";
import type { Database, DatabaseTransaction } from "#server/store/tables.ts";

const dayMs = 24 * 60 * 60_000;
const weekMs = 7 * dayMs;

/** Both names of one provider lead to the same mailboxes, which take no notice of dots. */
const gmail = "gmail.com";
const gmailHosts: ReadonlySet<string> = new Set([gmail, "googlemail.com"]);

/**
 * A name for the mailbox behind an address, whichever of its spellings that is ("maya+1@…", capitals, dots and the other host at Gmail). A hash,
 * since the rows outlast accounts.
 */
export function toMailbox(email: string): string {
  const [local = "", host = ""] = email.trim().toLowerCase().split("@");
  const [name = ""] = local.split("+");
  const plain = gmailHosts.has(host) ? `${name.replaceAll(".", "")}@${gmail}` : `${name}@${host}`;
  return hash("sha256", `mailbox ${plain}`, "base64url").slice(0, 22);
}

/** Whether one more may be mailed; if so, it is counted. The sender is locked; two senders at once may exceed a week's ten by one. */
export async function takeInvitationMail(
  transaction: DatabaseTransaction,
  { email, senderId }: { email: string; senderId: string },
  now: Date,
): Promise<boolean> {
  const [mailbox, sender] = [toMailbox(email), hash("sha256", `sender ${senderId}`, "base64url")];
  if (await refusesInvitations(transaction, mailbox)) return false;
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const rows = await transaction
    .selectFrom("invitation_mails")
    .where("mailed_at", ">", since(weekMs))
    .where((of) => of.or([of("mailbox", "=", mailbox), of("sender", "=", sender)]))
    .select(["mailbox", "sender", "mailed_at"])
    .execute();
  const { byOneAccount, byAll } = familyLimits.mailedPerWeekToOneAddress;
  const toMailboxRows = rows.filter((row) => row.mailbox === mailbox);
  const ofSender = rows.filter((row) => row.sender === sender && row.mailed_at > since(dayMs));
  const isOver =
    toMailboxRows.length >= byAll ||
    toMailboxRows.filter((row) => row.sender === sender).length >= byOneAccount ||
    ofSender.length >= familyLimits.mailedPerDay;
  if (isOver) return false;
  await transaction
    .insertInto("invitation_mails")
    .values({ id: randomUUID(), mailbox, sender, mailed_at: now.toISOString() })
    .execute();
  return true;
}

export async function refusesInvitations(database: Database, mailbox: string): Promise<boolean> {
  const row = await database
    .selectFrom("invitation_refusals")
    .where("mailbox", "=", mailbox)
    .select("mailbox")
    .executeTakeFirst();
  return row !== undefined;
}

/** Asking twice for the same changes nothing. */
export async function setRefusal(
  database: Database,
  mailbox: string,
  refuses: boolean,
  now: Date,
): Promise<void> {
  if (!refuses) {
    await database.deleteFrom("invitation_refusals").where("mailbox", "=", mailbox).execute();
    return;
  }
  await database
    .insertInto("invitation_refusals")
    .values({ mailbox, refused_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("mailbox").doNothing())
    .execute();
}

/** The token of the link that ends invitations to this address: only its mail has it. */
export function refusalTokenOf(email: string, keys: readonly DataKey[]): string {
  const [first] = keys;
  if (first === undefined) throw new Error("There is no key to sign with.");
  const mailbox = toMailbox(email);
  return `${mailbox}.${sign(mailbox, first).toString("base64url")}`;
}

/** The mailbox that a token is for; null if it was not made here. One signed with a key since rotated out still works. */
export function readRefusalToken(token: string, keys: readonly DataKey[]): string | null {
  const [mailbox = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const isSigned = keys
    .map((key) => sign(mailbox, key))
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
  return isSigned ? mailbox : null;
}

function sign(mailbox: string, { key }: DataKey): Buffer {
  return createHmac("sha256", Buffer.from(key, "base64")).update(`no more invitations ${mailbox}`).digest();
}

/** Returns how many were deleted: those mailed before this instant. */
export async function deleteOldInvitationMails(database: Database, before: string): Promise<number> {
  const gone = await database
    .deleteFrom("invitation_mails")
    .where("mailed_at", "<", before)
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
