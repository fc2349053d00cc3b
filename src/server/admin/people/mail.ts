/** The mails to the owner of an account about what an administrator does with it. They hold nothing that anyone typed. */
import { erasureDays } from "#contract/account.ts";
import type { Account } from "#server/account/store.ts";
import type { NewMail } from "#server/outbox/store.ts";

type Owner = Pick<Account, "id" | "email">;

/** The file itself is made when the mail goes out. */
export function exportMail({ id, email }: Owner, publicUrl: string): NewMail {
  return {
    ...to(email),
    kind: "accountExport",
    about: id,
    subject: "A copy of your Tassel account",
    body: lines(
      "Attached is a copy of everything Tassel keeps about your account: your plans, your settings, and what you sent us. An administrator sent the copy on request, and only to this address.",
      "The file is JSON, which other programs can read. It includes what you wrote in your plans, so keep it where only you can open it.",
      `If you didn’t ask for it, nothing has happened to your account. You can sign in and save a new copy at any time: ${publicUrl}/account`,
    ),
  };
}

export function erasureNotice({ email }: Owner, publicUrl: string): NewMail {
  return {
    ...to(email),
    kind: "erasureNotice",
    subject: `Your Tassel account will be erased in ${erasureDays} days`,
    body: lines(
      `A Tassel administrator has scheduled the account for this email address to be erased. It will be erased ${erasureDays} days after this email was sent, with your plans, your reminders, what you sent us, and your subscription if you have one. Afterward, nobody can bring it back.`,
      `To keep your account, sign in and choose “Keep my account”: ${publicUrl}/account`,
      "To save a copy first, choose “Save my account as a file” on the same page.",
      "If you asked for this, you don’t need to do anything.",
    ),
  };
}

export function erasureCalledOffMail({ email }: Owner): NewMail {
  return {
    ...to(email),
    kind: "erasureCalledOff",
    subject: "Your Tassel account will not be erased",
    body: lines(
      "We told you that your account would be erased. An administrator has canceled that. Nothing about your account changes, and you don’t need to do anything.",
    ),
  };
}

function to(email: string): Pick<NewMail, "recipient" | "replyTo"> {
  return { recipient: email, replyTo: null };
}

function lines(...paragraphs: string[]): string {
  return `${paragraphs.join("\n\n")}\n`;
}
