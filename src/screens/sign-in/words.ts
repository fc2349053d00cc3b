/** The text of /sign-in. */
import type { IdentityErrorCode } from "#client/identity/identityErrors.ts";
import type { PasskeyFailure } from "#client/identity/passkeys.ts";
import { failureWords } from "#components/failure/words.ts";
import type { Reader } from "#domain/people/reader.ts";
import { formatInteger } from "#lib/format.ts";
import type { StepFailure } from "./outcome.ts";
import type { View } from "./view.ts";

const formatMinutes = (minutes: number | null) => {
  if (minutes === null) return "in a few minutes";
  return minutes === 1 ? "in about a minute" : `in about ${formatInteger(minutes)} minutes`;
};

const views: Record<View | "tooYoung", string> = {
  signIn: "Welcome back",
  code: "One more step",
  age: "Before you start",
  tooYoung: "You don’t need an account",
  signUp: "Create an account",
  verify: "Check your email",
  forgot: "Reset your password",
  reset: "Choose a new password",
};

export const words = {
  title: "Sign in",
  noScript: "Signing in needs JavaScript, which is turned off in this browser. You can still read the pages.",

  start: {
    title: "Your account",
    lead: "You don’t need an account, because every tool works without one. With an account, your plan is on all your devices.",
    text: "You’ll need an email address and a password. Then you’ll return to the page you were on.",
    hosted: (domain: string) => `You’ll sign in at ${domain} and return to the page you were on.`,
    signIn: "Sign in",
    signUp: "Create an account",
    busy: "One moment",
  },
  waiting: "Signing you in",
  expired: {
    title: "That sign-in has expired",
    text: "You started signing in more than an hour ago or in another window. Please start again.",
  },
  /** Someone signed in on this device, and the identity host does not answer. */
  unconfirmed: {
    title: "We couldn’t renew your sign-in",
    text: "The sign-in service didn’t answer. Everything on this device still works, and we’ll keep trying. You can also sign in again here.",
  },
  signedIn: {
    title: (name: string) => (name === "" ? "You are signed in" : `You are signed in as ${name}`),
    plan: "My plan",
    logOut: "Log out",
  },
  insecure: {
    title: "Signing in doesn’t work here",
    text: "This page was loaded over plain http, as on some home or school networks. Browsers allow secure sign-in only over https or on the device itself. Everything else works, and your plan is saved on this device.",
  },
  elsewhere: {
    title: "Sign in at the site’s own address",
    text: (host: string) => `You opened this site at a different address. Accounts work at ${host}.`,
    open: (host: string) => `Go to ${host}`,
  },
  unknown: {
    title: "This page is an old copy",
    text: "This page doesn’t have the sign-in details. Reload it while you’re online.",
    reload: "Reload the page",
  },

  /** Shown below the specification's own text of each error. */
  clock: {
    title: {
      server: "This site’s clock is wrong",
      device: "This device’s clock is wrong",
      unknown: "Two clocks don’t agree",
    },
    says: (server: string, device: string) =>
      `This site says it is ${server}. This device says it is ${device}.`,
    advice: {
      server:
        "Signing in won’t work until this site’s clock is corrected. Please tell us through the contact page. There is nothing you need to change.",
      device: "Set the date and time in this device’s settings, then sign in again.",
      unknown:
        "Signing in works only if the two agree. Check the date and time in this device’s settings. If they are right, this site’s clock is wrong, so please tell us through the contact page.",
    },
  },
  problems: {
    timeout: "We didn’t get an answer in time. Check your connection and try again.",
    cancelled: "The window was closed before you were signed in.",
    mfa_required: "Your account asks for a second step. Sign in once more to confirm it.",
    missing_refresh_token: "Your sign-in has ended. Please sign in again.",
    login_required: "Your sign-in has ended. Please sign in again.",
    state_mismatch:
      "This sign-in was started somewhere else, so we didn’t accept it. Please start again here.",
    missing_transaction:
      "This sign-in was started in another browser or more than a day ago. Please start again here.",
    request_error: "Something went wrong with the sign-in service. Please try again in a few minutes.",
    popup_open: "Your browser didn’t open a window. Use the button below instead.",
    access_denied: "Sign-in was denied. If you canceled it yourself, just start again.",
    invalid_grant: "Your sign-in has ended. Please sign in again.",
    unreachable: "We couldn’t reach the sign-in service. Check your connection and try again.",
    other: "Please try again. If it keeps happening, reload the page.",
  } satisfies Record<IdentityErrorCode, string>,

  views,

  email: "Email",
  password: "Password",
  newPassword: "New password",
  chosenPassword: "Choose a password",
  passwordHint: "At least 10 characters. Four unrelated words work well.",
  showPassword: "Show",
  hidePassword: "Hide",
  showPasswordHeard: "Show the password",
  hidePasswordHeard: "Hide the password",
  name: "What should we call you?",
  nameHint: "You can leave this blank.",
  emailHint: "We email a code to confirm it’s yours. We won’t add it to any list.",
  code: "6-digit code",

  signInButton: "Sign in",
  tryToEmail: "If this address has an account, we’ll try to email a code.",
  codeWhy:
    "Someone has tried many wrong passwords for this address, so a device we haven’t seen before also needs a code from your email.",
  codeMissing:
    "You’ll get a code only if the password was right. It works for 15 minutes in this browser. If you don’t see it, check your spam folder, then type your password again.",
  passwordAgain: "Type the password again",
  toForgot: "Forgot your password?",
  toSignUp: "Create an account",
  toSignIn: "Sign in instead",
  haveCode: "I already have a code",

  passkey: {
    button: "Sign in with a passkey",
    hint: "If you added a passkey to your account, you don’t need your email address or password.",
    asking: "Waiting for your passkey",
    refused:
      "This passkey isn’t in any account here. It may have been removed. Sign in with your email address and password.",
    unusedTitle: "No passkey was used",
    unused: {
      cancelled:
        "The window was closed, it took too long, or this device has no passkey for this site. Try again, or sign in with your password.",
      known: "Try again, or sign in with your password.",
      unable: "This device has no screen lock to confirm it’s you. Sign in with your password.",
      replaced: "Try again, or sign in with your password.",
      other: "Your browser couldn’t use a passkey here. Sign in with your password.",
    } satisfies Record<PasskeyFailure, string>,
  },

  whoQuestion: "Who is the account for?",
  whoWhy: "By law, an account is for people 13 and older. Your answer stays on this device.",
  who: {
    student: "A student, 13 or older",
    parent: "A parent or guardian",
    counselor: "A counselor or teacher",
  } satisfies Record<Reader, string>,
  younger: "A student under 13",
  tooYoungText:
    "You must be 13 or older to have an account, and we stored nothing. Every tool works without one, and your plan is saved on this device.",
  tooYoungLinks: [
    { label: "Answer three questions", text: "See which colleges could fit.", to: "/college-match-quiz" },
    { label: "My plan", text: "See your list, saved on this device.", to: "/my-plan" },
    { label: "All tools", text: "See prices, dates, visits and more.", to: "/tools" },
  ],

  signUpButton: "Next, confirm your email",
  verifyText: (email: string) =>
    email === ""
      ? "Enter your email address and the 6-digit code we sent."
      : `We’ll try to email a 6-digit code to ${email}.`,
  /** Below the button: needed only by those whose code does not come. */
  verifyHelp:
    "The code works for 15 minutes in this browser. If that address already has an account, the email says so. If you don’t see it, check your spam folder.",
  verifyButton: "Create the account",
  otherAddress: "Use another address",
  newCode: "Send a new code",
  newCodeSent: "We’ll try to email a new code. The old one no longer works.",
  noneSent: (time: string) =>
    `We didn’t email a code. Too many were requested for this address in the last hour. We can send the next one at ${time}.`,
  ownMail:
    "If you have an email from us with a code, type that code here, even if you didn’t ask for it. Once we know the mailbox is yours, we can email you a new code right away.",
  forgotText: "If this address has an account, we’ll try to email a code. Use it to choose a new password.",
  forgotButton: "Email me a code",
  resetText: (email: string) =>
    email === ""
      ? "Enter your email address and the 6-digit code from the email."
      : `If this address has an account, we’ll try to email a code. It goes to ${email} and works for 15 minutes in this browser.`,
  resetButton: "Save password and sign in",

  /** The code itself, where the site sends no email and runs on this computer alone. */
  shownCode: (code: string) => `Your code is ${code.slice(0, 3)} ${code.slice(3)}.`,
  shownCodeWhy: "This site doesn’t send email yet, so your code is here. Type it below.",

  /** In place of the same words above, where no email is sent. `helper` can see the code. */
  keptMail: (helper: { start: string; within: string }) => ({
    views: { ...views, verify: "Enter your code" },
    emailHint:
      "You’ll need a 6-digit code to confirm it’s yours. This site doesn’t send email yet, but the next page says where your code is.",
    verifyText: (email: string) =>
      email === ""
        ? "Enter your email address and the 6-digit code."
        : `This site doesn’t send email yet. Ask ${helper.within} for the 6-digit code for ${email}.`,
    verifyHelp:
      "The code works for 15 minutes in this browser. If there is none for that address, it may already have an account, so sign in instead.",
    tryToEmail: `This site doesn’t send email yet. If this address has an account, ask ${helper.within} for the code.`,
    codeWhy:
      "Someone has tried many wrong passwords for this address, so a device we haven’t seen before also needs a code.",
    codeMissing: "There is a code only if the password was right. It works for 15 minutes in this browser.",
    newCodeSent: "There is a new code. The old one no longer works.",
    noneSent: (time: string) =>
      `There is no new code. Too many were requested for this address in the last hour. You can get the next one at ${time}.`,
    ownMail: `${helper.start} may have an earlier code for your address. If so, type that one here. Once we know the address is yours, you can get a new code right away.`,
    forgotText:
      "You need a code to choose a new password. This site doesn’t send email yet, but the next page says where your code is.",
    forgotButton: "Get a code",
    resetText: (email: string) =>
      email === ""
        ? "Enter your email address and the 6-digit code."
        : `This site doesn’t send email yet. If ${email} has an account, ask ${helper.within} for its 6-digit code. It works for 15 minutes in this browser.`,
  }),

  sending: "One moment",
  problemsTitle: (count: number) =>
    count === 1 ? "One thing to fix" : `${formatInteger(count)} things to fix`,
  problemsText: "What you typed is still here.",
  failedTitle: "That didn’t work",
  failed: {
    wrong: () =>
      "That email address and password don’t match an account. Check both, or reset your password.",
    fields: () => "Please check the fields below. Nothing you typed is lost.",
    tooMany: (minutes: number | null) => `Too many attempts. Please try again ${formatMinutes(minutes)}.`,
    soon: () => "We can’t process this sign-in right now. Please wait a few seconds and try again.",
    refused: () => failureWords.describe("refused"),
    savingOff: () => `${failureWords.describe("savingOff")} What you typed is still here.`,
    server: () => failureWords.describe("serverFault"),
    timeout: () => failureWords.describe("timedOut"),
    otherNetwork: () => failureWords.describe("otherNetwork"),
    offline: () => failureWords.describe("offline"),
    unreachable: () => failureWords.describe("unreachable"),
  } satisfies Record<StepFailure, (minutes: number | null) => string>,

  about: {
    adds: "What an account adds",
    addsItems: [
      {
        title: "One plan on all your devices",
        text: "Change it on your phone, and the change shows up on your laptop, even if one of them was offline.",
      },
      {
        title: "Undo",
        text: "You can review and undo the last 50 changes.",
      },
      {
        title: "A backup",
        text: "If you lose your phone or clear your browser, you still have your plan.",
      },
    ],
    keeps: "What we store",
    keepsItems: [
      "Your email address, and your name if you give one.",
      "Your password, in a form no one can read.",
      "Your plan: colleges, answers, tasks and notes. Money figures stay on your devices unless you share them.",
    ],
    promise: "We never sell it, and no one sees it unless you invite them. You can erase it all at any time.",
    age: "You must be 13 or older to have an account.",
    data: { label: "Your data", to: "/your-data" },
    privacy: { label: "Privacy", to: "/privacy" },
  },
};
