/** Creates the mail part the settings select. */

import type { MailPart } from "#server/ports/mail.ts";
import type { Settings } from "#server/settings.ts";
import { keepMail } from "./embedded.ts";

export async function chooseMail({ smtp }: Pick<Settings, "smtp">): Promise<MailPart> {
  if (smtp === null) return keepMail();
  const { sendBySmtp } = await import("./smtp.ts");
  return sendBySmtp(smtp);
}
