/** Creates the mail part the settings select. */
import type { MailPart } from "#server/ports/mail.ts";
import type { Settings } from "#server/settings.ts";

export async function chooseMail({ smtp }: Pick<Settings, "smtp">): Promise<MailPart> {
  if (smtp === null) return keepMail();
  const { sendBySmtp } = await import("./smtp.ts");
  return sendBySmtp(smtp);
}

/** Without a mail server everything stays in the outbox, where `npm run outbox` shows it. */
export function keepMail(): MailPart {
  return {
    kind: "outbox",
    deliver: () => Promise.resolve({ outcome: "kept", reason: "No mail server is configured (SMTP_URL)." }),
    close: () => Promise.resolve(),
  };
}
