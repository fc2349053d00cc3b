/** The sign-in mails. They contain no user input: anyone can enter someone else's address when signing up. */
import type { MailKind } from "#contract/adminMail.ts";
import { identityLimits } from "#contract/identity.ts";
import type { CodePurpose } from "#server/identity/codes.ts";

export type MailText = { kind: MailKind; subject: string; body: string };

const expiry = (minutes: number) =>
  `It works for ${minutes === 1 ? "1 minute" : `${minutes} minutes`}, in the browser where you asked for it.`;
const notYou = "If this was not you, you can ignore this email: no one can get in without the code.";

const { codeMinutes } = identityLimits;

const codeMail = {
  signUp: (code: string, _publicUrl = "", minutes: number = codeMinutes): MailText => ({
    kind: "signUpCode",
    subject: "Your Tassel code",
    body: lines(
      "Welcome to Tassel. Enter this code to finish creating your account:",
      code,
      expiry(minutes),
      notYou,
    ),
  }),
  reset: (code: string, _publicUrl = "", minutes: number = codeMinutes): MailText => ({
    kind: "resetCode",
    subject: "Your code for a new Tassel password",
    body: lines("Enter this code to choose a new password:", code, expiry(minutes), notYou),
  }),
  signIn: (code: string, publicUrl: string, minutes: number = codeMinutes): MailText => ({
    kind: "signInCode",
    subject: "Your code to sign in to Tassel",
    body: lines(
      "Someone, probably you, typed the right password for your account on a device we don't know. In the last day, many wrong passwords were tried for your account, so a new device also needs this code:",
      code,
      expiry(minutes),
      `If this was not you, someone else knows your password. Choose a new one: go to ${publicUrl}/sign-in and choose "Forgot your password?"`,
    ),
  }),
} as const;

export const words = {
  /** `minutes`: how long the code still works. */
  codeMail,
  hasAccount: (publicUrl: string): MailText => ({
    kind: "hasAccount",
    subject: "You already have a Tassel account",
    body: lines(
      "Someone, probably you, tried to create an account with this email address. You already have one.",
      `Sign in at ${publicUrl}/sign-in. If you forgot the password, choose "Forgot your password?" there.`,
      "If this was not you, you can ignore this email.",
    ),
  }),
  passwordChanged: (publicUrl: string, passkeys: number): MailText => ({
    kind: "passwordChanged",
    subject: "Your Tassel password was changed",
    body: lines(
      "Your account’s password was just changed, and all your other devices were signed out.",
      ...(passkeys === 0 ? [] : [passkeysStay(passkeys, publicUrl)]),
      `If this was not you, choose another new password at ${publicUrl}/sign-in, and make sure nobody else can read your email.`,
    ),
  }),
  passkeyAdded: (publicUrl: string): MailText => ({
    kind: "passkeyAdded",
    subject: "A passkey was added to your Tassel account",
    body: lines(
      "A passkey was just added to your account. Whoever has it can sign in without your password.",
      `If this was not you, remove it at ${publicUrl}/account, then choose a new password at ${publicUrl}/sign-in.`,
    ),
  }),
  passkeyRemoved: (publicUrl: string): MailText => ({
    kind: "passkeyRemoved",
    subject: "A passkey was removed from your Tassel account",
    body: lines(
      "A passkey was just removed from your account. It no longer signs anyone in, and devices that used it were signed out. Your password still works.",
      `If this was not you, choose a new password at ${publicUrl}/sign-in, then check your passkeys at ${publicUrl}/account.`,
    ),
  }),
  /** For the server's terminal, if there is no mail server. */
  announced: (purpose: CodePurpose, email: string, code: string): string =>
    ({
      signUp: `Code to finish the account of ${email}: ${code}`,
      signIn: `Code to sign in as ${email}: ${code}`,
      reset: `Code for a new password of ${email}: ${code}`,
    })[purpose],
} as const;

function passkeysStay(passkeys: number, publicUrl: string): string {
  return passkeys === 1
    ? `One passkey still works. If you don’t recognize it, remove it at ${publicUrl}/account.`
    : `${passkeys} passkeys still work. Remove any that you don’t recognize at ${publicUrl}/account.`;
}

function lines(...paragraphs: string[]): string {
  return `${paragraphs.join("\n\n")}\n`;
}
