/** The sign-in mails. They contain no user input: anyone can enter someone else's address when signing up. */
import { identityLimits } from "#contract/identity.ts";

export type MailText = { subject: string; body: string };

const expiry = `It works for ${identityLimits.codeMinutes} minutes, in the browser where you asked for it.`;
const notYou = "If this was not you, there is nothing to do: without the code nobody gets in.";

export const words = {
  signUpCode: (code: string): MailText => ({
    subject: "Your code for Tassel",
    body: lines("Welcome to Tassel. This code finishes your account:", code, expiry, notYou),
  }),
  hasAccount: (publicUrl: string): MailText => ({
    subject: "You already have an account at Tassel",
    body: lines(
      "Someone, probably you, wanted to make an account with this address. There is one already.",
      `Sign in at ${publicUrl}/sign-in. If the password is lost, choose "Forgot your password?" there.`,
      "If this was not you, there is nothing to do.",
    ),
  }),
  resetCode: (code: string): MailText => ({
    subject: "Your code for a new password at Tassel",
    body: lines("With this code you can choose a new password:", code, expiry, notYou),
  }),
  passwordChanged: (publicUrl: string): MailText => ({
    subject: "Your password at Tassel is a new one",
    body: lines(
      "The password of your account was changed just now, and all other devices were signed out.",
      `If this was not you, choose another new password at ${publicUrl}/sign-in, and make sure that nobody else reads your mail.`,
    ),
  }),
  /** For the server's terminal, if there is no mail server. */
  announced: (purpose: "signUp" | "reset", email: string, code: string): string =>
    purpose === "signUp"
      ? `Code to finish the account of ${email}: ${code}`
      : `Code for a new password of ${email}: ${code}`,
} as const;

function lines(...paragraphs: string[]): string {
  return `${paragraphs.join("\n\n")}\n`;
}
