/** The text of /account. */
import type { FailureKind } from "#client/http/failureKind.ts";

export const words = {
  title: "Your account",
  lead: "See who is signed in, what your account keeps, and how to export or erase it.",
  noName: "Signed in",
  logOut: "Log out",
  subscription: "Subscription",
  reminders: "Email reminders",

  sync: {
    title: "This device and your account",
    inStepAt: (moment: string) => `Last synced ${moment}.`,
    look: "Sync now",
    noStorage:
      "This browser does not let websites save data, so we can’t sync this device. What you do here lasts until you close the page.",
    problemsTitle: "What is not synced",
    unnamed: "An unnamed plan",
    ofAnother: "Someone else’s plan",
  },

  plans: {
    title: "Plans in your account",
    loading: "Loading your plans",
    failed: "We couldn’t load your plans",
    failedKept: "They are safe in your account, and on this device.",
    none: "No plan yet",
    noneText: "Answer a question or save a college, and your plan is saved here too.",
    begin: "Answer three questions",
    unnamed: "Unnamed student’s plan",
    named: (name: string) => `${name}’s plan`,
    begun: (day: string) => `Started ${day}.`,
    roles: {
      owner: "It is yours.",
      parent: "You were invited as a parent.",
      counselor: "You were invited as a counselor. You can view it.",
    },
    history: "Plan history",
    people: "Who sees it",
    leftOut: "You removed it from this device. It is still in your account.",
    bringBack: "Put it back on this device",
    bringingBack: "Putting it back",
  },

  money: {
    label: "Share my money figures",
    labelOf: (name: string) => `Share my money figures in ${name}’s plan`,
    off: "Off: income, aid answers and award letters stay on the devices where you entered them. The server has none of them.",
    on: "On: income, aid answers and award letters are kept in your account, so your other devices have them too.",
    more: "What this means",
    points: [
      "The server encrypts each figure before storing it, so a copy of the database alone does not reveal them. The server holds the key, because it has to show them to you again.",
      "You see them on every device where you sign in. Other people in your plan see them only if you allow it under “Who sees it”.",
      "If you turn this off, the server erases them at once, including from the plan history. They stay on the devices that have them.",
    ],
    busy: "Saving",
    failed: "We couldn’t change that. Nothing changed.",
  },

  take: {
    title: "Export",
    text: "Get one file with everything in your account: your plans with every change, and the forms you sent from this email address.",
    button: "Save my account as a file",
    busy: "Preparing the file",
    saved: "The file is in your downloads.",
    failed: "We couldn’t make the file",
    plan: "To open a plan on another device without an account, save the plan itself on the Your data page.",
    yourData: "Your data",
  },

  erase: {
    title: "Erase your account",
    text: "This erases everything the server keeps about you, at once. You cannot undo it, so export your data first if you may want it.",
    button: "Erase my account",
    confirmTitle: "Erase your account?",
    close: "Close",
    goes: "What is erased",
    going: [
      "Your name, your email address, your password, and every sign-in on every device.",
      "Your plans in the account, with their history and shared money figures. People you invited lose access too.",
      "Your access to other people’s plans, your invitations and your reminders.",
      "Messages and waitlist entries from your email address. A paid plan, if you have one, ends at once. You are not charged again, and there is no refund.",
    ],
    stays: "What stays",
    staying: [
      "Plans on your devices, and files you saved. They are yours.",
      "Changes you made in someone else’s plan. They belong to that plan.",
      "Backups made by whoever runs this site, for as long as they keep them.",
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
    unreachable: "We couldn’t reach the server. Check your connection, then try again.",
    timedOut: "The server took too long to respond. Try again in a few minutes.",
    otherNetwork:
      "Your network responded instead of our server. You may have to sign in to this Wi-Fi first.",
    cutShort: "The connection was cut off. Try again.",
    tooMany: "There were too many requests. Wait a minute, then try again.",
    serverFault: "Something went wrong on our side. Try again in a few minutes.",
    missing: "The server no longer has it. Reload this page.",
    refused: "The server refused the request. Sign in again, then try once more.",
    unreadable: "We couldn’t read the response. Reload this page to get the newest version.",
  } satisfies Record<FailureKind, string>,
};
