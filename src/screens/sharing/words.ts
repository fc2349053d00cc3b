/** The text of /sharing: who sees a plan, and how people are invited. */
import { isPersonName } from "#domain/people/personName.ts";
import type { Forms } from "#domain/people/reader.ts";
import { formatDate } from "#lib/format.ts";

export const words = {
  title: "Who sees this plan",
  pageName: (student: string | null) => `Who sees ${student === null ? "this" : `${student}’s`} plan`,
  lead: "You choose who can see your plan and what each person sees. No one sees anything until you invite them, and you can change your mind at any time.",
  signedOutTitle: "Sharing needs an account",
  signedOut: [
    {
      any: "A parent or counselor opens your plan on their own device, so it needs to be in your account. Money figures stay on your device unless you choose otherwise.",
      parent:
        "Others in your family or a counselor open the plan on their own devices, so it needs to be in your account. Money figures stay on your device unless you choose otherwise.",
      counselor:
        "A student or their family opens the plan on their own device, so it needs to be in your account. Money figures stay on your device unless you choose otherwise.",
    },
    { any: "Without an account, you can print your plan or save it as a file to share." },
  ] satisfies readonly Forms<string>[],
  print: "My plan",
  loading: "Loading who sees your plan",
  failedTitle: "We couldn’t load who sees your plan",
  failedKept: "Nothing you shared has changed.",
  emptyTitle: "Your plan isn’t in your account yet",
  empty:
    "Your plan is added automatically once it has a college, a grade or a task. Then you can share it here.",
  emptyDo: "Go to my plan",
  emptyAgain: "Check again",
  others: {
    title: "You don’t have your own plan",
    text: "Only a plan’s owner decides who sees it. Plans shared with you are on a separate page.",
    family: "Plans shared with me",
    own: "Start my own plan",
  },
  whose: "Which plan",
  unnamed: "Unnamed student",

  people: "People",
  you: "You",
  owner: "You own this plan and see all of it.",
  since: (instant: string) => `since ${formatDate(instant.slice(0, 10))}`,
  nobody: "No one else can see this plan.",
  maySee: "Can see",
  maySeeOf: (name: string) => `What ${name} can see`,
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}`,
  removeAsk: (name: string) =>
    `${name} will no longer see this plan. Tasks they checked off stay checked off. You can invite them again.`,
  removeYes: "Yes, remove",
  removeNo: "Keep",
  removed: (name: string) => `${name} can no longer see this plan.`,
  changed: (name: string, what: string) => `${name} now sees ${what}.`,

  moneyOff:
    "Your money answers are only on your devices, so no one else can see them. To share them, save them in your account, too, where we encrypt them.",
  moneyOn:
    "Your money answers are stored in your account, encrypted, and shown only to the people you choose.",
  moneyHomes: {
    any: "If you entered figures for both households, anyone who sees money sees both. A parent’s own plan is separate from yours: nothing they enter there appears here.",
    parent:
      "If you entered figures for both households, anyone who sees money sees both. What the other household enters in its own plan doesn’t appear here.",
  } satisfies Forms<string>,
  moneyKeep: "Save money answers in my account",
  moneyKept: "Money answers are now saved in your account.",

  invite: "Invite someone",
  inviteLead:
    "An invitation works once and lasts 14 days. The person needs an account, so you can always see who it is.",
  as: "Who are they?",
  handOver: {
    title: "The plan becomes the student’s",
    points: [
      "They see all of the plan, including notes and essays, and decide what is in it from then on.",
      "They decide who sees the plan. Before they accept, we show them everyone on the plan, and they choose what each person can still see. Unless they choose otherwise, you can still see the plan itself, check off your own tasks and propose colleges.",
      "All open invitations end, and the plan history shows it.",
      "Once they accept, you can’t take it back.",
    ],
    money: "Your money answers",
    moneyKept: "I keep them",
    moneyKeptDetail: "Your money answers move to your own plan in your account. The student’s plan has none.",
    moneyGiven: "They go with the plan",
    moneyGivenDetail:
      "The money answers become the student’s, and the student decides who sees them. You won’t see them unless the student shares them with you.",
    noMoney:
      "Money answers aren’t saved in your account, so none go with the plan. Any money answers on your devices stay there.",
    email: "The student’s email address",
    emailHint: "Only an account with this address can accept.",
  },
  how: "How will they get it?",
  byLink: "I send a link",
  byLinkDetail: "Send the link in a message. The first person who opens it and accepts can see your plan.",
  byMail: "Tassel emails it",
  byMailDetail: "Only an account with that address can accept it.",
  email: "Their email address",
  emailMissing: "Enter an email address, such as name@example.com.",
  make: "Create the link",
  mail: "Email the invitation",
  busy: "One moment",
  linkTitle: "Here is the link",
  linkText: (date: string) =>
    `Send it to one person. It works once, until ${formatDate(date)}. Copy it now, because Tassel keeps no copy and can’t show it again.`,
  mailedTitle: (email: string) => `The invitation to ${email} is on its way`,
  mailedText: (date: string) =>
    `The invitation works once, until ${formatDate(date)}. You can also send the link yourself:`,
  /** Why says more than the person who asks may know. */
  notMailed: (date: string) =>
    `We didn’t email this invitation, for one of these reasons: that address already got an invitation from you this week, it got ten in all, you’ve emailed 20 today, or its owner opted out. Send the link yourself. It works once, until ${formatDate(date)}, and only for an account with that address.`,
  /** Null where no mail is sent. */
  mailFrom: (name: string): string | null =>
    isPersonName(name)
      ? `The email says it comes from ${name.trim()}.`
      : "The email can’t say your name, because your account doesn’t have one we can use. Tell the person it’s coming.",
  /** In place of the same words above, where this installation sends no mail. */
  keptMail: {
    mailFrom: (): string | null => null,
    byMail: "Only one email address",
    byMailDetail:
      "Only an account with that address can accept it. This site can’t send email, so you’ll send the link yourself.",
    mail: "Create the link",
    mailedTitle: (email: string) => `Here is the link for ${email}`,
    mailedText: (date: string) =>
      `This site can’t send email, so send the link yourself. It works once, until ${formatDate(date)}, and only for an account with that address.`,
  },
  link: "Link",
  copy: "Copy the link",
  copied: "Copied.",
  copyFailed: "Your browser blocked copying. Select the link and copy it yourself.",

  open: "Open invitations",
  openNone: "You have no open invitations.",
  toLink: "Anyone with the link",
  openText: (role: string, what: string, until: string) =>
    `${role}. Will see ${what}. Works until ${formatDate(until)}.`,
  openToStudent: (until: string) =>
    `Student. The plan becomes theirs once they accept. Works until ${formatDate(until)}.`,
  takeBack: "Cancel",
  takeBackOf: (who: string) => `Cancel the invitation for ${who}`,
  takenBack: "The invitation is canceled, and its link no longer works.",
  problem: "That didn’t work",
};
