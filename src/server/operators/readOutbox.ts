/** `npm run outbox`: recent mail as text for a terminal. */
import { listOutbox, type OutboxMail, readOutboxMail } from "#server/outbox/store.ts";
import type { Database } from "#server/store/tables.ts";

export const listedMails = 50;

/** One line per mail, newest first. */
export async function outboxLines(database: Database): Promise<string> {
  const mails = await listOutbox(database, listedMails);
  if (mails.length === 0) return "The outbox is empty.\n";
  return mails.map((mail) => `${printable(toLine(mail))}\n`).join("");
}

/** One complete mail; null if no mail has this number. */
export async function outboxMailText(database: Database, id: string): Promise<string | null> {
  const mail = await readOutboxMail(database, id);
  if (mail === null) return null;
  const head = [
    `Number:  ${mail.id}`,
    `Written: ${mail.createdAt}`,
    `State:   ${describeState(mail)}`,
    `To:      ${describeRecipient(mail)}`,
    ...(mail.replyTo === null ? [] : [`Answer:  ${mail.replyTo}`]),
    `Subject: ${mail.subject}`,
  ];
  const body = mail.emptiedAt === null ? mail.body : `${emptiedNote}\n`;
  return printable(`${head.join("\n")}\n\n${body}\n`);
}

/** In place of a body that held a code or a link. */
const emptiedNote = "Emptied: this mail held a code or a link that opens an account or a plan.";

function toLine(mail: OutboxMail): string {
  return [
    mail.createdAt,
    mail.id,
    mail.state.padEnd("waiting".length),
    describeRecipient(mail),
    mail.emptiedAt === null ? mail.subject : `${mail.subject} (emptied)`,
  ].join("  ");
}

function describeRecipient({ recipient }: OutboxMail): string {
  return recipient ?? "the operator (CONTACT_EMAIL is not set)";
}

function describeState({ state, attempts, nextTryAt, settledAt, reason, emptiedAt }: OutboxMail): string {
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  const when = state === "waiting" ? `next try from ${nextTryAt}` : (settledAt ?? "now");
  return [
    state,
    tries,
    when,
    ...(reason === null ? [] : [reason]),
    ...(emptiedAt === null ? [] : [`emptied ${emptiedAt}`]),
  ].join(", ");
}

/** Removes terminal control characters: some of this text comes from users. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, "\ufffd");
}
