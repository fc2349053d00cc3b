/** The text about what is stored, where, and how to export or erase it. */
import { formatDate, formatInteger, formatOneDecimal } from "#lib/format.ts";

const formatCount = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

export const words = {
  title: "Your data",
  lead: "Your plan lives on this device. Without an account there is no copy of it anywhere else, unless you save one. With an account your other devices have it too.",
  now: "On this device now",
  loading: "Looking at what is kept",
  nothing: "Nothing about you",
  nothingText: "You have not given an answer or saved a college yet.",
  students: (count: number) => formatCount(count, "plan", "plans"),
  colleges: (count: number) => formatCount(count, "college", "colleges"),
  answers: (count: number) => formatCount(count, "answer", "answers"),
  shownPlan: (name: string | null) =>
    name === null ? "in the plan you are looking at" : `in ${name}’s plan`,
  onDevice: "on this device",
  space: (megabytes: number) => `${formatOneDecimal(megabytes)} MB`,
  spaceLabel: "used, mostly college data for offline use",

  where: "What is kept, and where",
  rows: [
    {
      what: "With an account: your plan",
      where: "On this device, and on the server of whoever runs this site",
      leaves:
        "It goes to the server over an encrypted connection, from there to your other devices, and to people you let in. Money figures are not part of it.",
    },
    {
      what: "Grades, scores, home, wishes",
      where: "In this browser’s storage (IndexedDB)",
      leaves:
        "Without an account it stays here. Only if you share a result link yourself: then they stand in the part of the link behind “#”, which browsers do not send to any server.",
    },
    {
      what: "Income, family size, what you can pay",
      where: "In this browser’s storage (IndexedDB)",
      leaves:
        "It stays here: not in a link, and not in a request. Only in a plan file that you save yourself, or if you turn on sharing money figures in your account. Then the server keeps them encrypted, until you turn it off.",
    },
    {
      what: "Your list, statuses and notes",
      where: "In this browser’s storage (IndexedDB)",
      leaves:
        "Without an account it stays here. To show a college’s page or deadlines, its public number is asked for, as with any page you visit.",
    },
    {
      what: "What you ask the counselor, and its answers",
      where: "In this browser’s storage (IndexedDB)",
      leaves: "It stays here, with an account too. Messages about being in danger are not kept at all.",
    },
    {
      what: "College figures, pages you opened",
      where: "In this browser’s cache, so that Tassel works offline",
      leaves: "They come from the server. Nothing about you is in them.",
    },
    {
      what: "A form you sent while offline",
      where: "In this browser’s storage (IndexedDB), until it has been sent",
      leaves: "It is sent to this site’s server once you are online again. That is what you asked for.",
    },
    {
      what: "Notes of what failed",
      where: "In this tab (session storage), until you close it",
      leaves: "It stays here. Nothing you typed is in them.",
    },
    {
      what: "ZIP code",
      where: "Looked up on this device, from a table that is loaded once",
      leaves: "It stays here.",
    },
  ],

  server: "What the server sees",
  serverText: [
    "Your device asks the server for pages and public college figures. For requests to the data service, and for those that fail, the log has one line each: the method, the pattern of the address, the answer’s status and how long it took. It does not hold what you typed, your IP address or a cookie.",
    "Who signs in also sends who they are, and the server keeps the plan of the account. Before you begin to sign in, Tassel sets no cookies. The privacy page says what this installation counts, and how long it keeps a form that you send.",
  ],

  staying: "Will it stay?",
  persisted: "Protected",
  persistedText: "This browser has promised to keep your plan until you erase it.",
  notPersisted: "Kept, but not protected",
  notPersistedText:
    "The browser may clear it when the device runs out of room. Tassel asks for protection when you first save something; browsers often grant it once you visit again or add Tassel to the Home Screen.",
  unknownPersistence: "Kept",
  unknownPersistenceText: "This browser does not say whether it protects what pages keep.",
  notKept: { forbidden: "Not kept", full: "No room left", failed: "Not kept" },
  notKeptText: {
    forbidden:
      "This browser does not let this site store anything, as some do in private windows. Your plan lasts until you close the window. Save a copy as a file.",
    full: "Your last change could not be saved. Free some space, or save a copy as a file.",
    failed: "Your browser could not write your last change. Save a copy as a file, then reload the page.",
  },
  ask: "Ask the browser to protect it",
  asked: {
    yes: "The browser agreed.",
    no: "The browser did not agree this time. A saved file is the sure way.",
  },
  sevenDays: "Safari clears after seven days",
  sevenDaysText:
    "Safari, and every browser on an iPhone or iPad, erases what a website keeps when you have not visited it for seven days. Add Tassel to your Home Screen (Share, then Add to Home Screen), or save a copy as a file.",
  sevenDaysHere: "This is one of those browsers.",
  insecure: "Offline use is off here",
  insecureText:
    "This page came over plain http. Browsers allow offline use only over https or on the device itself, so Tassel needs the network here. Everything else works, and your plan is kept.",
  offlineReady: "Works offline",
  offlineReadyText: "Pages you opened, your plan and the college figures open without a network.",
  offlineNo: "Offline use is not set up yet",
  offlineNoText: "It starts by itself after the first full visit, where the browser supports it.",
  inApp: (app: string) => `You are inside ${app}`,
  inAppText: (app: string) =>
    `${app} keeps pages in a place of its own, which may be lost with it. Open this page in your phone’s browser to keep your plan.`,

  account: {
    title: "In your account",
    text: (email: string) =>
      `You are signed in as ${email}. Your plan is on this device and in your account, and so on each device where you sign in.`,
    points: [
      "Money figures stay on the devices they were typed on, unless you turned on sharing them.",
      "Removing a plan here leaves it in your account. Erasing this device logs you out here and leaves your account as it is, unless you ask for more.",
      "Your account has a page of its own: what waits to be sent, earlier states, a file of everything, and erasing it.",
    ],
    open: "Your account",
  },

  take: "Take it along",
  takeText: "A plan file holds everything of one student. Open it on another device, or keep it as a copy.",
  conversation: {
    save: "Save the counselor’s answers",
    detail: "A text file of every question and answer on this device, with the sources.",
    none: "There is nothing to save yet: the counselor has not been asked anything here.",
    saved: "Saved to your downloads.",
    heading: "Questions to the Tassel counselor",
    asked: (day: string) => `Asked on ${formatDate(day)}`,
    readAs: (reading: string) => `Read as: ${reading}`,
    source: (title: string, year: string, url: string | null) =>
      `Source: ${[title, year, url].filter((part) => part !== null && part !== "").join(", ")}`,
  },

  unnamedStudent: "Student without a name",
  removeStudent: "Remove one student",
  removeStudentText: "Takes one student’s plan off this device and leaves the others as they are.",
  remove: "Remove",
  removeNamed: (name: string) => `Remove the plan of ${name}`,
  removeAsk: (name: string) => `Remove the plan of ${name}?`,
  removeConfirm:
    "The list, answers, notes and tasks of this student will be gone from this device. Save a copy first if you may want it.",
  removeYes: "Remove this plan",
  removed: (name: string) => `The plan of ${name} is gone from this device. The others are as they were.`,
  erase: "Erase everything",
  eraseText:
    "Removes every plan on this device, your questions to the counselor, what this page remembers, and the college figures kept for offline use. It cannot be undone, so save a copy first if you may want it.",
  eraseButton: "Erase everything on this device",
  confirmTitle: "Erase everything?",
  confirm: (plans: number, colleges: number) =>
    plans <= 1
      ? `Your plan with ${formatCount(colleges, "college", "colleges")}, all answers and notes will be gone from this device. Nobody can bring them back.`
      : `${formatCount(plans, "plan", "plans")}, all answers, colleges and notes will be gone from this device. Nobody can bring them back.`,
  confirmSignedIn:
    "You are signed in. Your account keeps what it has of the plan, and you are logged out on this device.",
  alsoAccount: (email: string) => `Erase my account ${email} too, with everything in it`,
  accountFailedTitle: "Nothing was erased",
  accountFailed:
    "The account could not be erased just now, so this device was left as it is too. Check your connection and try again.",
  erasedSignedIn: "You are logged out here. What your account holds is still there.",
  confirmYes: "Erase it all",
  confirmNo: "Keep it",
  close: "Close",
  erasing: "Erasing",
  erasedTitle: "Everything is erased",
  erased: (plans: number, caches: number) =>
    `${formatCount(plans, "plan", "plans")} with all answers and notes, what this page remembered, and ${formatCount(caches, "store", "stores")} of offline files. Plan files in your downloads are still there: delete them yourself if you want.`,
  eraseFailedTitle: "Not everything could be erased",
  eraseFailed:
    "The browser refused. Close other tabs with Tassel and try again, or clear this website’s data in the browser’s settings.",
  startAgain: "Start again with three questions",
};
