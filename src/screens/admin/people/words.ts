/** The text of the people view. */
import type { PersonAct } from "#client/admin/peopleApi.ts";
import { formatInteger } from "#lib/format.ts";

const count = (many: number, one: string, more: string) =>
  many === 1 ? `1 ${one}` : `${formatInteger(many)} ${more}`;

type ActWords = { button: string; title: string; text: string; yes: string; done: string };

export const words = {
  title: "People",
  lead: "Find one account by its exact address. Nobody’s plan can be opened from here, and there is no list of people. Every lookup and every change is noted in the audit log.",
  email: "Email address of the account",
  emailHint: "Enter the whole address that the owner signs in with.",
  emailWrong: "Enter a whole email address, such as name@example.com.",
  find: "Find",
  finding: "Looking",
  findFailed: "We couldn’t look up the account",
  none: "There is no account with this address",
  noneText: "Ask for the address the person signs in with. It may not be the one they wrote from.",
  loading: "Loading your permissions",
  failed: "We couldn’t load your permissions",

  again: "Sign in again to make changes to accounts",
  againText:
    "You can look up an account. To change anything, you need to have signed in within the last 15 minutes.",
  signInAgain: "Sign in again",
  leaving: "One moment",
  againFailed: "We couldn’t reach the server. Check your connection, then try again.",
  elsewhere:
    "People sign in with this installation’s identity host. Roles, sessions and locks are changed there.",
  noServer:
    "Without a mail server (SMTP_URL), no copy can be mailed and no account erased, because there would be no way to tell its owner.",

  noName: "No name",
  facts: {
    email: "Address",
    created: "Account since",
    roles: "Roles",
    sessions: "Signed in",
    passkeys: "Passkeys",
    attempts: "Wrong passwords in the last day",
    subscription: "Subscription",
    plans: "Plans",
  },
  unconfirmed: "not confirmed",
  you: "This is your own account.",
  noRoles: "None",
  sessions: (open: number) => (open === 0 ? "Nowhere" : `In ${count(open, "browser", "browsers")}`),
  locked: (places: number, moment: string) =>
    `Locked in ${count(places, "place", "places")} until ${moment} at the latest`,
  notLocked: "Not locked",
  needsCode: "A device we don’t know also needs a mailed code.",
  plans: (own: number, shared: number) =>
    `${count(own, "own plan", "own plans")}, ${formatInteger(shared)} shared with them`,
  subscription: {
    free: "None",
    family: "Family",
  } as Readonly<Record<string, string>>,
  subscriptionStatus: {
    active: "active",
    pastDue: "payment overdue",
    canceled: "canceled",
  } as Readonly<Record<string, string>>,
  renews: (day: string) => `renews ${day}`,
  ends: (day: string) => `ends ${day}`,
  devices: "Devices where someone signed in",
  noDevices: "None in the last 180 days.",
  device: "A browser",
  lastAt: (moment: string) => `last sign-in ${moment}`,
  erasure: "This account is scheduled to be erased",
  erasureDue: (moment: string) =>
    `It will be erased after ${moment}, unless its owner or an administrator cancels that.`,
  erasureWaits: "The seven days start once the email to its owner is sent. It has not been sent yet.",
  erasureStarted: "The account is being erased right now, and that can no longer be stopped.",
  mailLink: "See what happened to the email",

  acts: "What you can do",
  problem: "Nothing was done",
  act: {
    grant: {
      button: "Make administrator",
      title: "Make this account an administrator?",
      text: "They will see everything under Administration and can make the same changes to accounts as you.",
      yes: "Make administrator",
      done: "This account is now an administrator.",
    },
    revoke: {
      button: "Remove administrator role",
      title: "Remove this account’s administrator role?",
      text: "This takes effect at their next request. Their own plans and settings stay.",
      yes: "Remove role",
      done: "This account is no longer an administrator.",
    },
    signOut: {
      button: "Sign out everywhere",
      title: "Sign this account out everywhere?",
      text: "They will be signed out everywhere, and we will forget their devices. Their plans stay on the devices that have them, and they can sign in again.",
      yes: "Sign out everywhere",
      done: "Every session was ended.",
    },
    unlock: {
      button: "Lift the lock",
      title: "Lift the lock on signing in?",
      text: "This clears the count of wrong passwords, so the owner can try again at once. So can anyone who is guessing, so make sure it was the owner who asked.",
      yes: "Lift the lock",
      done: "The lock was lifted. They can sign in now.",
    },
    export: {
      button: "Email a copy to the owner",
      title: "Email a copy of everything to the owner?",
      text: "The file goes only to the account’s own address. You won’t see it.",
      yes: "Email it",
      done: "The copy goes to the owner within a few seconds.",
    },
    erase: {
      button: "Erase the account",
      title: "Erase this account in seven days?",
      text: "We email the owner at once, and the owner can stop it by signing in. Seven days after that email is sent, the account, its plans and its subscription are erased. Nobody can bring them back.",
      yes: "Schedule the erasure",
      done: "The erasure is scheduled. We are emailing the owner.",
    },
    callOff: {
      button: "Cancel the erasure",
      title: "Cancel the erasure?",
      text: "The account will not be erased, and we’ll email its owner.",
      yes: "Cancel the erasure",
      done: "The erasure is canceled, and the account stays.",
    },
  } satisfies Record<PersonAct, ActWords>,
};
