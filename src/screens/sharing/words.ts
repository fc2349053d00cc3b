/** The text of /sharing: who sees a plan, and how people are invited. */
import { formatDate } from "#lib/format.ts";

export const words = {
  title: "Who sees this plan",
  lead: "You choose who looks in, and what each of them sees. Nobody sees anything until you invite them, and you can take it back at any time.",
  signedOutTitle: "Sharing needs an account",
  signedOut: [
    "A parent or counselor opens your plan on their own device, so a copy of it has to be in your account. Money stays on your device unless you choose otherwise.",
    "Without an account you can print your plan, or save it as a file and hand it over.",
  ],
  print: "My plan",
  loading: "Looking at who sees your plan",
  failedTitle: "Who sees your plan could not be loaded",
  failedKept: "What you shared stays as it is.",
  emptyTitle: "Your plan is not in your account yet",
  empty:
    "It goes there by itself once there is something in it: a college, a grade or a task. Then you can share it here.",
  emptyDo: "Go to my plan",
  emptyAgain: "Look again",
  whose: "Which plan",
  unnamed: "Student without a name",

  people: "People",
  you: "You",
  owner: "You own this plan and see all of it.",
  since: (instant: string) => `since ${formatDate(instant.slice(0, 10))}`,
  nobody: "Nobody else sees this plan.",
  maySee: "May see",
  maySeeOf: (name: string) => `What ${name} may see`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  removeAsk: (name: string) =>
    `${name} will see nothing of this plan any more. What they checked off stays. You can invite them again.`,
  removeYes: "Yes, remove",
  removeNo: "Keep",
  removed: (name: string) => `${name} no longer sees this plan.`,
  changed: (name: string, what: string) => `${name} now sees ${what}.`,

  moneyOff:
    "Your money answers are only on your devices now, so there is nothing to see. To show them, keep them in your account too. They are stored encrypted.",
  moneyOn: "Your money answers are kept in your account, encrypted, and shown to whom you check it for.",
  moneyHomes:
    "If you typed in figures of both homes, whoever sees money sees both. A parent’s own plan is never part of yours: nothing they type there comes here.",
  moneyKeep: "Keep money answers in the account",
  moneyKept: "Money answers are kept in your account from now on.",

  invite: "Invite somebody",
  inviteLead:
    "The invitation works once and for 14 days. Whoever takes it needs an account, so that you can always see who it is.",
  as: "Who are they?",
  how: "How do they get it?",
  byLink: "I send a link",
  byLinkDetail: "By message, or read from your screen. The first person who opens it and says yes is in.",
  byMail: "Tassel mails it",
  byMailDetail: "Only an account with that address can take it.",
  email: "Their email address",
  emailMissing: "Please type the email address, such as name@example.com.",
  make: "Make the link",
  mail: "Mail the invitation",
  busy: "One moment",
  linkTitle: "Here is the link",
  linkText: (date: string) =>
    `Send it to one person. It works once, until ${formatDate(date)}. It is shown only now: Tassel keeps no copy of it.`,
  mailedTitle: (email: string) => `The invitation to ${email} is on its way`,
  mailedText: (date: string) =>
    `It works once, until ${formatDate(date)}. You can also send the link yourself:`,
  link: "Link",
  copy: "Copy the link",
  copied: "Copied.",
  copyFailed: "Your browser did not allow it. Select the link and copy it yourself.",

  open: "Open invitations",
  openNone: "No invitation is waiting.",
  toLink: "Whoever has the link",
  openText: (role: string, what: string, until: string) =>
    `${role}, will see ${what}. Works until ${formatDate(until)}.`,
  takeBack: "Take back",
  takeBackOf: (who: string) => `Take back the invitation for ${who}`,
  takenBack: "The invitation is taken back. Its link opens nothing any more.",
  problem: "That did not work",
};
