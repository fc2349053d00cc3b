/** Mail through an SMTP server; loaded only if SMTP_URL is set. */
import { createTransport } from "nodemailer";
import type { Delivery, MailPart, OutgoingMail } from "#server/ports/mail.ts";

/** Together well below the time after which a mail counts as abandoned (outbox/rules.ts). */
const connectWaitMs = 20_000;
const answerWaitMs = 60_000;

export type SmtpSettings = { url: string; from: string };

export function sendBySmtp({ url, from }: SmtpSettings): MailPart {
  const transport = createTransport({
    url,
    connectionTimeout: connectWaitMs,
    greetingTimeout: connectWaitMs,
    socketTimeout: answerWaitMs,
    // A mail contains user-written text, which must never be treated as a file or URL to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: "smtp",
    async deliver(mail) {
      if (mail.recipient === null) {
        return { outcome: "kept", reason: "There is nobody to send it to: CONTACT_EMAIL is not set." };
      }
      try {
        await transport.sendMail({
          ...toEnvelope(mail, mail.recipient),
          from,
          messageId: toMessageId(mail, from),
        });
        return { outcome: "sent" };
      } catch (error) {
        return readRefusal(error);
      }
    },
    close() {
      transport.close();
      return Promise.resolve();
    },
  };
}

function toEnvelope(
  { replyTo, subject, body, stopUrl = null, attachment = null }: OutgoingMail,
  recipient: string,
) {
  return {
    to: oneAddress(recipient),
    ...(replyTo === null ? {} : { replyTo: oneAddress(replyTo) }),
    subject,
    text: body,
    ...(attachment === null
      ? {}
      : {
          attachments: [
            { filename: attachment.name, contentType: attachment.type, content: attachment.content },
          ],
        }),
    ...(stopUrl === null ? {} : { headers: stopHeaders(stopUrl) }),
  };
}

/** A string would be parsed as a list: a comma in it would send mail to two people. */
function oneAddress(address: string) {
  return { name: "", address };
}

/** RFC 2369 and RFC 8058; the URL is the server's own and never folded. */
function stopHeaders(stopUrl: string) {
  return {
    "List-Unsubscribe": { prepared: true, value: `<${stopUrl}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    "Auto-Submitted": "auto-generated",
  };
}

function toMessageId({ id, resends = 0 }: OutgoingMail, from: string): string {
  return `<${id}${resends === 0 ? "" : `.${resends}`}@${/@([^>\s]+)/.exec(from)?.[1] ?? "localhost"}>`;
}

/**
 * Codes 500-599 are final if they concern the mailbox or the message, but not if they concern the connection
 * or the password.
 */
function readRefusal(error: unknown): Delivery {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isAboutThisMail = code === "EENVELOPE" || code === "EMESSAGE";
  const isFinal = isAboutThisMail && responseCode !== undefined && responseCode >= 500;
  const reason = error instanceof Error ? error.message.slice(0, 500) : "The mail server gave no reason.";
  return { outcome: "refused", isFinal, reason };
}
