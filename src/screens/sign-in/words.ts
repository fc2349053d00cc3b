/** The words of /sign-in. */
import type { IdentityErrorCode } from "#client/identity/identityErrors.ts";
import { formatInteger } from "#lib/format.ts";
import type { StepFailure } from "./outcome.ts";
import type { View } from "./view.ts";

const formatMinutes = (minutes: number | null) => {
  if (minutes === null) return "in a few minutes";
  return minutes === 1 ? "in about a minute" : `in about ${formatInteger(minutes)} minutes`;
};

export const words = {
  title: "Sign in",
  lead: "You need no account: every tool works without one. With an account your plan is on all your devices.",
  noScript: "Signing in needs JavaScript, which is off in this browser. The pages can be read without it.",

  start: {
    title: "Your account",
    text: "It takes an email address and a password. Then you are back on the page where you were.",
    hosted: (domain: string) => `You go to ${domain} to sign in, and come back to the page where you were.`,
    signIn: "Sign in",
    signUp: "Create an account",
    busy: "One moment",
  },
  waiting: "Signing you in",
  expired: {
    title: "That sign-in has run out",
    text: "It was begun more than an hour ago, or in another window. Please begin again.",
  },
  signedIn: {
    title: (name: string) => (name === "" ? "You are signed in" : `You are signed in as ${name}`),
    plan: "My plan",
    logOut: "Log out",
  },
  insecure: {
    title: "Signing in does not work here",
    text: "This page came over plain http, as on a home or school network. Browsers allow the checks that signing in needs only over https or on the device itself. Everything else works, and your plan is kept on this device.",
  },
  elsewhere: {
    title: "Sign in at the site’s own address",
    text: (host: string) => `You opened this site at another address than its own. Accounts work at ${host}.`,
    open: (host: string) => `Go to ${host}`,
  },
  unknown: {
    title: "This page is an old copy",
    text: "It does not say where to sign in. Reload it while you are online.",
    reload: "Reload the page",
  },

  /** Below the specification's own text of each error. */
  problems: {
    timeout: "No answer came in time. Check your connection and try again.",
    cancelled: "The window was closed before you were signed in.",
    mfa_required: "Your account asks for a second step. Sign in once more to confirm it.",
    missing_refresh_token: "Your sign-in has ended. Please sign in again.",
    login_required: "Your sign-in has ended. Please sign in again.",
    state_mismatch: "This sign-in was begun somewhere else, so we did not take it. Please begin again here.",
    missing_transaction:
      "This sign-in was begun in another browser or more than a day ago. Please begin again here.",
    request_error: "Something went wrong where people sign in. Please try again in a few minutes.",
    popup_open: "The browser did not open a window. Use the button below instead.",
    access_denied: "You were not let in. If you stopped it yourself, simply begin again.",
    invalid_grant: "Your sign-in has ended. Please sign in again.",
    unreachable: "The place where people sign in could not be reached. Check your connection and try again.",
    other: "Please try again. If it goes on, reload the page.",
  } satisfies Record<IdentityErrorCode, string>,

  views: {
    signIn: "Welcome back",
    age: "Before you begin",
    tooYoung: "You need no account",
    signUp: "Create an account",
    verify: "Look into your mail",
    forgot: "A new password",
    reset: "Choose a new password",
  } satisfies Record<View | "tooYoung", string>,

  email: "Email",
  password: "Password",
  newPassword: "New password",
  chosenPassword: "Choose a password",
  passwordHint: "At least 10 letters, digits or signs. Four words that do not belong together work well.",
  showPassword: "Show",
  hidePassword: "Hide",
  showPasswordHeard: "Show the password",
  hidePasswordHeard: "Hide the password",
  name: "What may we call you?",
  nameHint: "You can leave this empty.",
  emailHint: "We mail a code to it, to see that it is yours. It goes on no list.",
  code: "The 6 digits from the mail",

  signInButton: "Sign in",
  toForgot: "Forgot your password?",
  toSignUp: "Create an account",
  toSignIn: "Sign in instead",
  haveCode: "I have a code already",

  ageQuestion: "Are you 13 or older?",
  ageWhy: "The law asks us. We keep neither the question nor your answer.",
  yes: "Yes",
  no: "No",
  tooYoungText:
    "Accounts are for people of 13 or older, and we have kept nothing. Every tool works without one, and your plan is kept on this device.",
  tooYoungLinks: [
    { label: "Answer three questions", text: "See which colleges could fit.", to: "/college-match-quiz" },
    { label: "My plan", text: "Your list, kept on this device.", to: "/my-plan" },
    { label: "All tools", text: "Prices, dates, visits and more.", to: "/tools" },
  ],

  signUpButton: "Create the account",
  verifyText: (email: string) =>
    email === ""
      ? "Type the address you gave, and the 6 digits we mailed to it. The code works for 15 minutes, in this browser."
      : `A mail with 6 digits is on its way to ${email}. They work for 15 minutes, in this browser. If the address has an account already, the mail says so. No mail? Look in the spam folder, too.`,
  verifyButton: "Finish",
  otherAddress: "Use another address",
  newCode: "Send a new code",
  newCodeSent: "A new code is on its way. The old one no longer works.",
  forgotText: "We mail a code to your address. With it you choose a new password.",
  forgotButton: "Mail me a code",
  resetText: (email: string) =>
    email === ""
      ? "Type your address and the 6 digits from the mail."
      : `If ${email} has an account, 6 digits are on their way to it. They work for 15 minutes, in this browser.`,
  resetButton: "Set the password and sign in",

  sending: "One moment",
  problemsTitle: (count: number) =>
    count === 1 ? "One thing to correct" : `${formatInteger(count)} things to correct`,
  problemsText: "What you typed is still here.",
  failedTitle: "That did not work",
  failed: {
    wrong: () =>
      "This address and this password do not open an account. Check both. If the password is lost, choose a new one.",
    fields: () => "The server did not accept what is named here. What you typed is still here.",
    tooMany: (minutes: number | null) =>
      `There were too many tries, so this is closed for a while. Please try again ${formatMinutes(minutes)}.`,
    refused: () => "The server did not accept it. Reload the page and try again.",
    server: () => "Something is wrong on our side. Please try again in a few minutes.",
    timeout: () => "No answer came within 30 seconds. Please try again.",
    otherNetwork: () =>
      "Your network answered in place of our server. If this Wi-Fi asks you to sign in, do that first.",
    unreachable: () => "The server could not be reached. Check your connection and try again.",
  } satisfies Record<StepFailure, (minutes: number | null) => string>,

  about: {
    adds: "What an account adds",
    addsItems: [
      {
        title: "One plan on all your devices",
        text: "Change it on the phone, find it on the laptop. Either may be offline in between.",
      },
      {
        title: "A way back",
        text: "The last 50 changes can be looked at and taken back.",
      },
      {
        title: "A copy that outlives the device",
        text: "A lost phone or a cleared browser does not take your plan along.",
      },
    ],
    keeps: "What we keep for it",
    keepsItems: [
      "Your email address, and a name if you give one.",
      "Your password, only in a form that nobody can read back.",
      "Your plan: colleges, answers, tasks and notes. Money stays on your devices unless you turn sharing on.",
    ],
    promise:
      "None of it is sold, and nobody sees it whom you did not invite. You can erase it all at any time.",
    age: "Accounts are for people of 13 or older.",
    data: { label: "Your data", to: "/your-data" },
    privacy: { label: "Privacy", to: "/privacy" },
  },
};
