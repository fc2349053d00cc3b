/** The text of /account. */
import type { FailureKind } from "#client/http/failureKind.ts";

export const words = {
  title: "Your account",
  lead: "Who is signed in here, what your account keeps, and how to take it along or erase it.",
  noName: "Signed in",
  logOut: "Log out",
  subscription: "Subscription",
  reminders: "Reminders by mail",

  sync: {
    title: "This device and your account",
    inStepAt: (moment: string) => `Last in step on ${moment}.`,
    look: "Look again now",
    noStorage:
      "This browser keeps nothing for websites, so this device is not kept in step. What you do here lasts until you close the page.",
    problemsTitle: "What stays on this device",
    unnamed: "A plan without a name",
    ofAnother: "A plan of someone else",
  },

  plans: {
    title: "Plans in your account",
    loading: "Asking for your plans",
    failed: "Your plans could not be asked for",
    failedKept: "They are safe in your account, and on this device.",
    none: "No plan yet",
    noneText: "As soon as you answer a question or save a college, your plan is kept here too.",
    begin: "Answer three questions",
    unnamed: "Plan of a student without a name",
    named: (name: string) => `${name}’s plan`,
    begun: (day: string) => `Begun on ${day}.`,
    roles: {
      owner: "It is yours.",
      parent: "You were let into it as a parent.",
      counselor: "You were let into it as a counselor. You can look at it.",
    },
    history: "Earlier states",
    people: "Who sees it",
    leftOut: "You removed it from this device. It is kept in your account.",
    bringBack: "Bring it back to this device",
    bringingBack: "Bringing it back",
  },

  money: {
    label: "Share my money figures",
    labelOf: (name: string) => `Share my money figures in ${name}’s plan`,
    off: "Off: income, aid answers and aid offers stay on the devices they were typed on. The server has none of them.",
    on: "On: income, aid answers and aid offers are kept in your account, so that your other devices have them too.",
    more: "What this means",
    points: [
      "The server encrypts each figure before it stores it. A copy of the database alone does not show them. The server has the key, because it has to show them to you again.",
      "You see them on every device where you sign in. Other people in your plan see them only if you show them money on the page about who sees it.",
      "Turned off, they are erased from the server at once, also from its history. They stay on the devices that have them.",
    ],
    busy: "Changing it",
    failed: "That could not be changed. It is as it was.",
  },

  take: {
    title: "Take it along",
    text: "One file with everything that is kept of your account: your plans with every change, and the forms you sent from this address.",
    button: "Save my account as a file",
    busy: "Putting it together",
    saved: "The file is in your downloads.",
    failed: "The file could not be made",
    plan: "To open a plan on another device without an account, save the plan itself on the page about your data.",
    yourData: "Your data",
  },

  erase: {
    title: "Erase your account",
    text: "Erases everything that the server keeps of you, at once. It cannot be undone, so save a copy first if you may want it.",
    button: "Erase my account",
    confirmTitle: "Erase your account?",
    close: "Close",
    goes: "What goes",
    going: [
      "Your name, your email address, your password, and every sign-in on every device.",
      "Your plans in the account, with their history and shared money figures. People you let in lose them too.",
      "Your place in plans of others, invitations and reminders.",
      "Messages and waitlist entries from your address. A paid plan, if you have one, ends at once and is not charged again; nothing is paid back.",
    ],
    stays: "What stays",
    staying: [
      "Plans on your devices, and files you saved. They are yours.",
      "What you changed in a plan of someone else: it belongs to that plan.",
      "Safety copies that whoever runs this site makes, for as long as they keep them.",
    ],
    alsoHere: "Remove the plan from this device too",
    typeIt: "Type the word erase to confirm",
    word: "erase",
    notYet: "Please type the word erase.",
    yes: "Erase it for good",
    no: "Keep my account",
    busy: "Erasing your account",
    failed: "Your account was not erased",
  },

  because: {
    unreachable: "The server could not be reached. Check your connection, then try again.",
    timedOut: "The server did not answer in time. Try again in a few minutes.",
    otherNetwork:
      "Your network answered in place of our server. You may have to sign in to this Wi-Fi first.",
    cutShort: "The connection broke off in the middle. Try again.",
    tooMany: "There were many requests in a short time. Wait a minute, then try again.",
    serverFault: "Something went wrong on our side. Try again in a few minutes.",
    missing: "The server does not know it any more. Reload this page.",
    refused: "The server refused it. Sign in again, then try once more.",
    unreadable: "What came could not be read. Reload this page to get its newest version.",
  } satisfies Record<FailureKind, string>,
};
