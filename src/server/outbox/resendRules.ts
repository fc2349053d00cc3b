/** Whether a mail can be sent again, and how its recipient is shown to an administrator. Pure. */
import type { MailKind, MailState } from "#contract/adminMail.ts";

/** Mail whose code or link can be made anew, by what it is about. */
const renewedKinds = ["signUpCode", "signInCode", "resetCode", "invitation"] as const satisfies MailKind[];
export type RenewedKind = (typeof renewedKinds)[number];

export type ResendableMail = {
  kind: MailKind | null;
  about: string | null;
  state: MailState;
  /** ISO; null for mail without a code or link. */
  secretUntil: string | null;
  emptiedAt: string | null;
};

export type Resending =
  | { how: "now" | "same"; why: null }
  | { how: "renewed"; kind: RenewedKind; about: string; why: null }
  /** A sentence that says what to do instead. */
  | { how: null; why: string };

export const resendRefusals = {
  noServer:
    "This installation has no mail server (SMTP_URL), so mail stays in the outbox. npm run outbox shows it on the server.",
  sending: "This email is being sent right now.",
  noRecipient:
    "This is a note to the operator, and CONTACT_EMAIL is not set. npm run outbox shows it on the server.",
  codeOver: "The code no longer works. The person can ask for a new one on the sign-in page.",
  invitationOver:
    "The invitation was used, canceled or has expired. The student can invite the person again.",
  reminder: "Reminders are not sent twice. The next one will say what is due by then.",
  emptied:
    "This email held a code or a link and has been emptied. An earlier release wrote it, so it cannot be made again.",
  erasureOver: "The erasure this email announces is no longer planned.",
} as const;

export function judgeResend(
  mail: ResendableMail & { recipient: string | null },
  hasMailServer: boolean,
  now: Date,
): Resending {
  const { kind, about, state, secretUntil } = mail;
  if (!hasMailServer) return { how: null, why: resendRefusals.noServer };
  if (state === "sending") return { how: null, why: resendRefusals.sending };
  if (mail.recipient === null) return { how: null, why: resendRefusals.noRecipient };
  const isOver = secretUntil !== null && secretUntil <= now.toISOString();
  const renewed = renewedKinds.find((one) => one === kind);
  if (renewed !== undefined && about !== null) {
    if (!isOver) return { how: "renewed", kind: renewed, about, why: null };
    const why = renewed === "invitation" ? resendRefusals.invitationOver : resendRefusals.codeOver;
    return { how: null, why };
  }
  if (mail.emptiedAt !== null || isOver) {
    return { how: null, why: kind === "reminder" ? resendRefusals.reminder : resendRefusals.emptied };
  }
  if (state === "waiting") return { how: "now", why: null };
  if (kind === "reminder" && state === "sent") return { how: null, why: resendRefusals.reminder };
  return { how: "same", why: null };
}

/** "a•••@example.com": enough to recognize a mail one was asked about, and not to collect addresses. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const first = Array.from(address)[0] ?? "";
  return at <= 0 ? "•••" : `${first}•••${address.slice(at)}`;
}

/** What a mail server says often repeats the address. */
export function maskAddressesIn(text: string): string {
  return text.replace(/[^\s<>()[\]"',;:@]+@[^\s<>()[\]"',;:@]+/g, maskAddress);
}
