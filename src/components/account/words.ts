/** Text shared by account pages. */
import { formatInteger } from "#lib/format.ts";

export const words = {
  looking: "Looking at who is signed in",
  noScript: "This page needs JavaScript, which is off in this browser.",
  signedOut: {
    title: "You are not signed in",
    text: "This page shows what is in your account. Your plan on this device needs no account, and is where it was.",
  },
  signIn: "Sign in",
  plan: "My plan",
  offline: {
    title: "Your account cannot be reached now",
    text: "This page asks your account, and needs the network for it. It goes on by itself once you are online. Your plan on this device is where it was.",
    tryAgain: "Try again",
  },

  unsent: {
    title: "Not all of it is in your account yet",
    all: (changes: number) =>
      changes === 1
        ? "One change is still on its way. If you remove the plan now, that change is lost."
        : `${formatInteger(changes)} changes are still on their way. If you remove the plan now, they are lost.`,
    perhapsOfThis:
      "Changes made on this device are still on their way. If you remove the plan now, those in it are lost.",
    unknown:
      "It is not known whether your account has everything. If you remove the plan now, changes that it does not have are lost.",
    others:
      "A plan of another account is kept on this device too. It goes from here with yours, and changes that its account does not have are lost.",
  },

  receipt: {
    title: "Your account is erased",
    at: (moment: string) => `Erased on ${moment}. Nobody can bring it back.`,
    rows: "What was removed from the server",
    nothingLeft: "Nothing else of the account was kept there.",
    planRemoved: "The plan is gone from this device too.",
    planStays: "Your plan is still on this device, and belongs to no account now.",
    planNotRemoved:
      "The browser did not let us remove the plan from this device. The page about your data can do it.",
    elsewhere: (host: string) =>
      `Your sign-in itself is kept by ${host}, not by this site. Other devices may still be signed in there: log out on them too, or they begin a new account here.`,
    otherDevices:
      "Your other devices are signed out. A plan that is on them stays there until you remove it.",
    save: "Save the receipt as a file",
    saved: "The receipt is in your downloads.",
    done: "Go to the first page",
    leave: (host: string) => `Log out at ${host} too`,
    tables: {
      accounts: "Account, with name, email address and password",
      plans: "Plans",
      plan_commands: "Changes in your plans, with their history",
      plan_members: "Places of people in a plan",
      invitations: "Invitations to a plan",
      identity_records: "Records of your sign-ins",
      mail_codes: "Mailed codes",
      sign_in_attempts: "Counts of wrong passwords",
      outbox: "Mails to or from you in the server’s outbox",
      contact_messages: "Messages you sent",
      waitlist_entries: "Places on the waitlist",
      reminder_settings: "Settings of your reminders",
      reminder_sends: "Notes that a reminder was sent",
      subscriptions: "Subscriptions",
      payment_events: "Notes about a payment",
    } satisfies Record<string, string> as Readonly<Record<string, string>>,
    otherTable: (table: string) => `Rows of the table ${table}`,
  },
};
