/** Text shared by account pages. */
import { formatInteger } from "#lib/format.ts";

export const words = {
  looking: "Checking who is signed in",
  noScript:
    "This page needs JavaScript, which is off in this browser. You can still read every guide, help article and college’s page.",
  signedOut: {
    title: "You are not signed in",
    text: "This page shows what is in your account. Your plan on this device doesn’t need an account, and it is still here.",
  },
  signIn: "Sign in",
  plan: "My plan",
  offline: {
    title: "We can’t reach your account right now",
    text: "This page needs a connection to your account. It will load once you are online. Your plan on this device is unchanged.",
    tryAgain: "Try again",
  },

  unsent: {
    title: "Some changes aren’t in your account yet",
    caughtUp: "Your account has everything now",
    all: (changes: number) =>
      changes === 1
        ? "One change hasn’t been saved to your account yet. If you remove the plan now, you’ll lose it."
        : `${formatInteger(changes)} changes haven’t been saved to your account yet. If you remove the plan now, you’ll lose them.`,
    perhapsOfThis:
      "Some changes made on this device haven’t been saved to your account yet. If you remove the plan now, you’ll lose any that belong to it.",
    unknown:
      "We don’t know whether your account has everything. If you remove the plan now, you’ll lose any changes your account doesn’t have.",
    others:
      "This device also has a plan from another account. It will be removed with yours, and any changes its account doesn’t have will be lost.",
  },

  receipt: {
    title: "Your account is erased",
    at: (moment: string) => `It was erased on ${moment}, and nobody can bring it back.`,
    rows: "What was removed from your account",
    stays:
      "What you added to other people’s plans stays there without your name. The privacy page lists everything that stays, and for how long.",
    planRemoved: "The plan was removed from this device, too.",
    planStays: "Your plan is still on this device but no longer belongs to an account.",
    planNotRemoved:
      "The browser didn’t let us remove the plan from this device. You can do that on the Your data page.",
    elsewhere: (host: string) =>
      `Your sign-in itself is stored by ${host}, not by this site. Other devices may still be signed in there. Log out on them, too, or they will start a new account here.`,
    otherDevices: "Your other devices are signed out. A plan on them stays there until you remove it.",
    save: "Save the receipt as a file",
    saved: "The receipt is in your downloads.",
    done: "Go to the home page",
    leave: (host: string) => `Log out of ${host}, too`,
    tables: {
      accounts: "Account, with name, email address and password",
      plans: "Plans",
      plan_commands: "Changes in your plans, with their history",
      plan_members: "People’s access to a plan",
      plan_people_events: "Records of who joined or left your plans",
      essay_versions: "Earlier versions of essays",
      authorship_entries: "Records of how essays were written",
      essay_comments: "Comments on essays",
      essay_comment_answers: "Answers to comments on essays",
      invitations: "Invitations to a plan",
      identity_records: "Sign-in records",
      mail_codes: "Codes we emailed",
      passkeys: "Passkeys",
      sign_in_attempts: "Counts of wrong passwords",
      outbox: "Emails to or from you that we kept",
      contact_messages: "Messages you sent",
      waitlist_entries: "Places on the waitlist",
      reminder_settings: "Reminder settings",
      reminder_sends: "Records of reminders sent",
      subscriptions: "Subscriptions",
      payment_events: "Payment records",
      model_calls: "Counts of your use of the language model",
    } satisfies Record<string, string> as Readonly<Record<string, string>>,
    otherTable: (table: string) => `Rows of the table ${table}`,
  },
};
