/** The text of the mail view. */
import type { ListedMail, MailKind, MailState } from "#contract/adminMail.ts";
import { formatInteger } from "#lib/format.ts";

type How = NonNullable<ListedMail["resend"]["how"]>;

export const words = {
  title: "Mail",
  lead: "See what happened to each email. You can’t see its text or the full address here.",
  noServer: "No mail server is set up",
  noServerText:
    "Mail stays in the outbox on the server, where npm run outbox shows it. To send mail, the operator sets SMTP_URL and MAIL_FROM.",
  states: "Email status",
  all: "All",
  state: {
    waiting: "Waiting",
    sending: "Being sent",
    sent: "Sent",
    kept: "Left in the outbox",
    failed: "Given up",
  } satisfies Record<MailState, string>,
  withCount: (name: string, count: number) => `${name} (${formatInteger(count)})`,
  kind: "Type of email",
  allKinds: "Every kind",
  kinds: {
    signUpCode: "Code for a new account",
    hasAccount: "You already have an account",
    signInCode: "Code to sign in",
    resetCode: "Code for a new password",
    passwordChanged: "Password was changed",
    passkeyAdded: "Passkey was added",
    passkeyRemoved: "Passkey was removed",
    invitation: "Invitation to a plan",
    reminder: "Reminder",
    contactNote: "Note to you: contact form",
    waitlistNote: "Note to you: waitlist",
    contactAnswer: "Answer to a message",
    accountExport: "Copy of an account",
    erasureNotice: "Account will be erased",
    erasureCalledOff: "Account stays",
  } satisfies Record<MailKind, string>,
  noKind: "Written by an earlier release",
  operator: "The operator (CONTACT_EMAIL is not set)",
  list: "Emails",
  loading: "Loading the mail",
  failed: "We couldn’t load the mail",
  none: "No mail here",
  noneText:
    "Emails are listed until they are deleted, which is 90 days after they were written unless the operator chose otherwise.",
  written: (moment: string) => `Written ${moment}`,
  settled: (moment: string) => `done ${moment}`,
  nextTry: (moment: string) => `next try ${moment}`,
  tries: (tries: number) => (tries === 1 ? "1 try" : `${formatInteger(tries)} tries`),
  resends: (times: number) => (times === 1 ? "sent again once" : `sent again ${formatInteger(times)} times`),
  reason: "The mail server said:",
  resend: {
    now: "Try now",
    same: "Send again",
    renewed: "Send a new one",
  } satisfies Record<How, string>,
  resendHeard: (button: string, kind: string, recipient: string) => `${button}: ${kind}, ${recipient}`,
  confirm: {
    now: {
      title: "Try to send it now?",
      text: "This email is waiting for its next try. It will go out within a few seconds instead.",
    },
    same: { title: "Send it again?", text: "It will go to the same address, with the same text." },
    renewed: {
      title: "Send a new one?",
      text: "It will go to the same address, with a new code or link. The old one stops working at once, and the new one lasts no longer than the old one would have.",
    },
  } satisfies Record<How, { title: string; text: string }>,
  yes: "Send",
  done: "Done. The email will go out within a few seconds.",
  problem: "The email was not sent",
};
