/** The account part of /privacy: what is stored about people, who can read it, for how long, and about whom nothing is. */

import type { LegalSection } from "#components/legal/LegalPage.tsx";
import type { Installation } from "#contract/installation.ts";

export function writeAccountSection({ identityHost, mail, payments }: Installation): LegalSection {
  const signIn =
    identityHost === null
      ? [
          "Your email address, your name if you give one, and the day the account was created. Your password is stored only in a form no one can read.",
          "Records of your sign-ins, which can’t be used to sign in, and of failed attempts, under scrambled forms of the address and of the network they came from. Failed attempts are deleted after two days, and emailed codes after one.",
          "The browsers where you signed in, such as “Chrome on Windows”, and when. Each is deleted 180 days after the last sign-in there, or at once when you sign out everywhere.",
          "Passkeys, if you add any: the half of each that can only check a sign-in, its name, and when it was added and last used. The other half, which signs you in, stays on your device or in your password manager. Your fingerprint and face never leave your device.",
        ]
      : [
          `The email address and name that ${identityHost} gives us. You sign in there, and your password and anything else that company stores about you stay there.`,
          "After you erase your account, a scrambled form of your ID there is kept for 31 days, so a phone that is still signed in does not re-create the account.",
        ];
  return {
    id: "account",
    title: "If you create an account",
    parts: [
      "No tool needs an account. If you create one, the server stores the following for your other devices and the people you invite:",
      [
        ...signIn,
        "Your plan: every answer, college, note, task and trip, and comments between you and the people you share it with. Each is saved as a change, with its time and the account that made it. You can review and undo the last 50 changes. Older ones may be dropped once they no longer affect the plan.",
        "Your essays, with their notes and up to 200 earlier versions each, and what readers you invite say about them. Readers get an essay only once you mark it ready, and never its notes or earlier versions.",
        "For an essay whose writing record you turn on: when each version was saved and arrived here, how much was typed, pasted and deleted, and a fingerprint of the version. It doesn’t include which keys you press. The record ends when you erase it, the plan or your account, but files you shared can still be checked.",
        "Who can see your plan, what each person can see, and the last 100 times that changed. An invitation includes the address it was emailed to, if any, and expires after 14 days.",
        "Class links, if you are a counselor and make any: your account, a scrambled form of the link, its dates, and how many students joined. Each works for 30 days and is deleted two days after it ends.",
        "Reminders, if you turn them on: the weekday, the hour, your time zone, and which emails were sent.",
        ...(payments === "stripe"
          ? [
              "A paid plan, if you buy one: which one, until when, and your Stripe customer number. Your card and billing address are entered and stored only at Stripe.",
            ]
          : []),
      ],
      mail === "smtp"
        ? "Codes, invitations and reminders are sent through this site’s email service. Once an email with a code or a link is sent, our copy is emptied."
        : "This site has no email service. Codes, invitations and reminders wait in the server’s outbox for this site’s operator, and are emptied when the code or link expires.",
      "We use this information for nothing else. No one sees it unless you invite them, and we tell colleges nothing.",
    ],
  };
}

export const encryption: LegalSection = {
  id: "encryption",
  title: "Money figures, essays, and what is encrypted",
  parts: [
    "Income, financial aid answers, calculator results and aid offers stay on the devices where you entered them. They reach the server only if you turn on sharing on your account page.",
    "Then each figure is encrypted before it is stored (AES-256-GCM), so a copy of the database alone does not reveal it. The key is in another file on the server, because the server has to show you your figures. The people who run the server could therefore read them.",
    "Other people on your plan see money figures only if you show them. If you turn sharing off, the figures are erased from the server at once, including from the plan history.",
    "Your essays, the comments on them and their writing records are encrypted in the same way.",
    "The rest of your plan is stored unencrypted, so the people who run the server can read it. In transit, everything is encrypted if this site’s address begins with https.",
  ],
};

export const erasing: LegalSection = {
  id: "erasing",
  title: "How long, and how to erase it",
  parts: [
    "We keep an account and its plans until you erase them. They don’t expire.",
    "On your account page you can erase it all at once: your plans, sign-ins, passkeys, invitations, reminders, and any forms sent from your address. You get a receipt that counts what was removed.",
    "After that, your name, your email address and your account number appear in no one else’s plan. Some things stay:",
    [
      "In someone else’s plan: the changes you made, the colleges you proposed, and your comments on tasks, colleges and essays. A comment that was deleted is gone. The others belong to that plan and last as long as it does. They appear as coming from “Someone whose account was erased.”",
      "What other people wrote about you in their own plans, and what you wrote about yourself in theirs. We can’t tell your name from any other word there.",
      "What an administrator did with your account, such as sending you a copy of it: the day, the action and your account’s random number, without your name or address. This log can’t be changed, so it stays as long as this site runs.",
      "If you asked for no more invitations, a scrambled form of your address, so that we respect it until you allow them again.",
      "For about a week, a scrambled form of your address, or of your account’s number, for each invitation we emailed to you or for you. We use it to enforce the weekly limits.",
      "Messages that gave another email address than your account’s, or one you never confirmed. Write to us about those.",
      "Backups, for as long as this site’s operator keeps them.",
    ],
    "If you proposed a college to a student, their devices stop showing your name the next time they connect. Reminders about your plan that we emailed to others are in their mailboxes, but we empty our copies within a few hours.",
    "This does not affect the plan on your device unless you choose that too. You can also export everything as one file from the same page.",
  ],
};

export const children: LegalSection = {
  id: "children",
  title: "Children under 13",
  parts: [
    "No information from a child under 13 should reach the server. The tools need no account, and without one, the answers stay on the device. Before sign-up, we ask who the account is for. If it is a student under 13, the answer is not sent or stored, and we don’t ask for an address. The waitlist asks for the same age.",
    "If you are under 13, please don’t write to us yourself. Ask a parent to. If a child has written to us or created an account, tell us and we will delete it.",
  ],
};

export function writeCookiesSection({ analytics, identityHost }: Installation): string {
  const before =
    analytics === "own"
      ? "Before you sign in, this site sets no cookies."
      : "Before you sign in, this site sets no cookies of its own.";
  return identityHost === null
    ? `${before} Signing in sets cookies that keep you signed in, and logging out ends them. One more, tassel_devices, tells the server for 180 days that someone signed in with this browser, so that strangers who try passwords can’t lock you out. It signs no one in, stays after you log out, and stops counting when you sign out everywhere or choose a new password.`
    : `${before} Signing in sets one that keeps you signed in, and ${identityHost} sets its own.`;
}
