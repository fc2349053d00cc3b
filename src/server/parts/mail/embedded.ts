/** Mail without a mail server: everything stays in the outbox, where `npm run outbox` shows it. */
import type { MailPart } from "#server/ports/mail.ts";

export function keepMail(): MailPart {
  return {
    kind: "outbox",
    deliver: () => Promise.resolve({ outcome: "kept", reason: "No mail server is configured (SMTP_URL)." }),
    close: () => Promise.resolve(),
  };
}
