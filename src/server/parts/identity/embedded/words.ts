/** The sign-in mails. They contain no user input: anyone can enter someone else's address when signing up. */
import { identityLimits } from "#contract/identity.ts";

export type MailText = { subject: string; body: string };

const expiry = `It works for ${identityLimits.codeMinutes} minutes, in the browser where you asked for it.`;
const notYou = "If this was not you, you can ignore this email: no one can get in without the code.";

export const words = {
  signUpCode: (code: string): MailText => ({
    subject: "Your Tassel code",
    body: lines("Welcome to Tassel. Enter this code to finish creating your account:", code, expiry, notYou),
  }),
  hasAccount: (publicUrl: string): MailText => ({
    subject: "You already have a Tassel account",
    body: lines(
      "Someone, probably you, tried to create an account with this email address. You already have one.",
      `Sign in at ${publicUrl}/sign-in. If you forgot the password, choose "Forgot your password?" there.`,
      "If this was not you, you can ignore this email.",
    ),
  }),
  resetCode: (code: string): MailText => ({
    subject: "Your code for a new Tassel password",
    body: lines("Enter this code to choose a new password:", code, expiry, notYou),
  }),
  passwordChanged: (publicUrl: string): MailText => ({
    subject: "Your Tassel password was changed",
    body: lines(
      "The password of your account was just changed, and all your other devices were signed out.",
      `If this was not you, choose another new password at ${publicUrl}/sign-in, and make sure nobody else can read your email.`,
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
