/** What /privacy says about accounts: what is kept of a person, who can read it, for how long, and of whom there is none. */

import type { LegalSection } from "#components/legal/LegalPage.tsx";
import type { Installation } from "#contract/installation.ts";

export function writeAccountSection({ identityHost, mail, payments }: Installation): LegalSection {
  const signIn =
    identityHost === null
      ? [
          "Your email address, a name if you give one, and the day the account was made. Your password is kept only in a form that nobody can read back.",
          "Records of your sign-ins, in a form that opens nothing, and of wrong tries, by a scrambled form of the address. Wrong tries are deleted after two days, mailed codes after one.",
        ]
      : [
          `The address and the name that ${identityHost} tells us. You sign in there; your password stays there, and so does what that company keeps of you.`,
          "After you erase your account, a scrambled form of your number there is kept for 31 days, so that a phone that is still signed in does not make the account again.",
        ];
  return {
    id: "account",
    title: "If you make an account",
    parts: [
      "No tool needs one. Made, it keeps this on the server, so that your other devices and the people you let in have it:",
      [
        ...signIn,
        "Your plan: every answer, college, note, task and trip as a change, with its time and whose account made it. The last 50 changes can be looked at and gone back to; of older ones only what still counts is kept for sure.",
        "Who is in your plan and what each may see. An invitation holds the address it was mailed to, if any, and runs out after 14 days.",
        "Reminders, if you turn them on: the weekday, the hour, your time zone, and which mails were sent.",
        ...(payments === "stripe"
          ? [
              "A paid plan, if you take one: which one, until when, and the number that Stripe gave you. Card and billing address are typed and kept at Stripe alone.",
            ]
          : []),
      ],
      mail === "smtp"
        ? "Codes, invitations and reminders reach you through the mail service of whoever runs this site."
        : "This installation has no mail service: codes, invitations and reminders wait in the server’s outbox, for whoever runs this site.",
      "It is used for nothing else. Nobody is shown it whom you did not let in, and colleges are told nothing.",
    ],
  };
}

export const encryption: LegalSection = {
  id: "encryption",
  title: "Money figures, and what is encrypted",
  parts: [
    "Income, answers for financial aid and aid offers stay on the devices they were typed on. They reach the server only if you turn on sharing them on the page of your account.",
    "Then each figure is encrypted before it is stored (AES-256-GCM). A copy of the database alone does not show it. The key is in another file on the server, because the server has to show you your figures again; so those who run the server could read them.",
    "Other people in your plan see money only if you show it to them as well. Turned off, it is erased from the server at once, from its history too.",
    "The rest of your plan is stored as it is, readable for those who run the server. On the way, everything is encrypted where the address of this site begins with https.",
  ],
};

export const erasing: LegalSection = {
  id: "erasing",
  title: "How long, and how to erase it",
  parts: [
    "An account and its plans are kept until you erase them: they do not run out by themselves.",
    "The page of your account erases everything of it at once, with its plans, sign-ins, invitations, reminders, and the forms that came from its address. You get a receipt that counts what was removed. What you changed in a plan of someone else belongs to that plan and stays in it.",
    "A plan on your device is not touched by that, unless you ask for it. The same page gives you everything as one file.",
  ],
};

export const children: LegalSection = {
  id: "children",
  title: "Children under 13",
  parts: [
    "Nothing of a child under 13 is meant to reach the server. The tools need no account and then keep their answers on the device. Signing up asks one question: are you 13 or older? A “No” is sent nowhere and kept nowhere, and no address is asked for. The waitlist asks the same.",
    "Are you younger? Please do not write to us yourself; ask a parent. If a child has written to us or made an account, tell us and we delete it.",
  ],
};

export function writeCookiesSection({ analytics, identityHost }: Installation): string {
  const before =
    analytics === "own"
      ? "Before you sign in, this site sets no cookies."
      : "Before you sign in, this site sets no cookies of its own.";
  return identityHost === null
    ? `${before} Signing in sets some that hold the sign-in, and nothing else; logging out ends them.`
    : `${before} Signing in sets one that holds the sign-in; ${identityHost} sets its own.`;
}
