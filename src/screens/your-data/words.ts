/** The text about what is stored, where, and how to export or erase it. */
import { formatDate, formatInteger, formatOneDecimal } from "#lib/format.ts";

const formatCount = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

export const words = {
  title: "Your data",
  lead: "Your plan is stored on this device. Without an account, there is no other copy unless you save one. With an account, it is also on your other devices.",
  now: "On this device now",
  loading: "Checking what is stored",
  nothing: "Nothing about you",
  nothingText: "You haven’t answered a question or saved a college yet.",
  students: (count: number) => formatCount(count, "plan", "plans"),
  colleges: (count: number) => formatCount(count, "college", "colleges"),
  answers: (count: number) => formatCount(count, "answer", "answers"),
  essays: (count: number) => formatCount(count, "essay", "essays"),
  essayVersions: (count: number) =>
    `and ${formatCount(count, "earlier version", "earlier versions")} on this device`,
  shownPlan: (name: string | null) => (name === null ? "in the plan you’re viewing" : `in ${name}’s plan`),
  onDevice: "on this device",
  openedPages: (count: number) => formatCount(count, "college page", "college pages"),
  opened: "opened on this device",
  /** As long as `nothingText`, so that nothing below moves. */
  openedText: "Opened on this device. You haven’t saved or answered anything yet.",
  space: (megabytes: number) => `${formatOneDecimal(megabytes)} MB`,
  spaceLabel: "used, mostly college data for offline use",

  where: "What is stored, and where",
  rows: [
    {
      what: "With an account: your plan",
      where: "On this device, and on this site’s server",
      leaves:
        "Your plan goes to the server over an encrypted connection, and from there to your other devices and the people you invite. Money figures are not included.",
    },
    {
      what: "Grades, scores, home, preferences",
      where: "In this browser’s storage (IndexedDB)",
      leaves:
        "Without an account, these answers stay here. If you share a results link, they are in the part of the link after “#”, which browsers don’t send to any server.",
    },
    {
      what: "Income, family size, what you can pay",
      where: "In this browser’s storage (IndexedDB)",
      leaves:
        "Your money figures stay here and are never in a link. They leave this device only in a plan file you save, or if you turn on money sharing in your account. Then the server keeps an encrypted copy, which is deleted when you turn sharing off.",
    },
    {
      what: "What colleges’ own calculators said",
      where: "In this browser’s storage (IndexedDB)",
      leaves:
        "We treat these figures as we do income, above. If you said we may count it, this device also sends, once for each college, whether the figure is inside our range and what kind of college it is. It sends nothing else.",
    },
    {
      what: "Your list, statuses and notes",
      where: "In this browser’s storage (IndexedDB)",
      leaves:
        "Without an account, your list stays here. To show a college’s page or deadlines, your browser asks the server for that college, as with any page you visit.",
    },
    {
      what: "The last twelve colleges you opened",
      where: "In this browser’s storage (local storage)",
      leaves:
        "These colleges stay here, even with an account, and are not in any plan file. Other tools offer them so you don’t have to search again. You can forget them under “What we know about you” on your plan page.",
    },
    {
      what: "Your essays and their earlier versions",
      where: "In this browser’s storage (IndexedDB), and with an account on the server, encrypted",
      leaves:
        "Nobody else sees an essay unless you invite someone to read essays and mark this one ready for a reader. Brainstorm notes, the outline and earlier versions are yours alone. If a site has a language model, a draft goes to it only if you agreed and send it.",
    },
    {
      what: "The record of how an essay was written, if you turn it on",
      where: "In this browser’s storage (IndexedDB), and with an account on the server, encrypted",
      leaves:
        "The record holds times, counts and fingerprints of versions, but no text and no keystrokes. Nobody else gets the record unless you share its file. A shared file includes the essay’s text only if you choose that.",
    },
    {
      what: "What you ask the counselor, and its answers",
      where: "In this browser’s storage (IndexedDB)",
      leaves:
        "Your questions stay on this device, even if you have an account. There is one exception. If a site offers a language model and you have turned it on, on the counselor’s page, your question goes to that model. Messages about being in danger are not kept at all.",
    },
    {
      what: "College figures, pages you opened",
      where: "In this browser’s cache, so that Tassel works offline",
      leaves: "Figures and pages come from the server and contain nothing about you.",
    },
    {
      what: "A form you sent while offline",
      where: "In this browser’s storage (IndexedDB), until it has been sent",
      leaves: "The form is sent to this site’s server once you’re back online.",
    },
    {
      what: "Error notes",
      where: "In this tab (session storage), until you close it",
      leaves: "These notes stay here and contain nothing you typed.",
    },
    {
      what: "ZIP code",
      where: "Looked up on this device, from a table loaded once",
      leaves: "Your ZIP code stays here.",
    },
  ],

  tally: {
    title: "Counting calculators",
    yes: "You let us count whether figures from colleges’ own calculators are inside our range.",
    no: "You said no to counting whether figures from colleges’ own calculators are inside our range. Nothing is sent.",
    waiting: (count: number) =>
      count === 0
        ? null
        : `${formatCount(count, "answer is waiting", "answers are waiting")} for a connection.`,
    stop: "Stop counting",
    allow: "Allow it",
  },

  server: "What the server sees",
  serverText: [
    "Your device asks the server for pages and public college figures. The log has one line for each data request and each failed request: the method, the address pattern, the status and how long it took. The log does not include what you typed, your IP address or a cookie.",
    "If you sign in, the server knows who you are and stores your account’s plan. Tassel sets no cookies until you start to sign in. The privacy page says what this site counts and how long it keeps a form you send.",
  ],

  staying: "Will it stay?",
  persisted: "Protected",
  persistedText: "This browser will keep your plan until you erase it.",
  notPersisted: "Saved, but not protected",
  notPersistedText:
    "The browser may clear your plan if the device runs low on storage. Tassel asks for protection when you first save something. Browsers often grant it once you visit again or add Tassel to your home screen.",
  unknownPersistence: "Saved",
  unknownPersistenceText: "This browser doesn’t say whether it protects saved data.",
  notKept: { forbidden: "Not saved", full: "Out of storage", failed: "Not saved" },
  notKeptText: {
    forbidden:
      "This browser won’t let this site save anything, as is common in private windows. Your plan lasts until you close the window. Save a copy as a file.",
    full: "We couldn’t save your last change. Free up some space, or save a copy as a file.",
    failed: "Your browser couldn’t save your last change. Save a copy as a file, then reload the page.",
  },
  ask: "Ask the browser to protect it",
  asked: {
    yes: "The browser agreed to keep your plan.",
    no: "The browser didn’t agree this time, so save a copy as a file to be safe.",
  },
  sevenDays: "Safari clears after seven days",
  sevenDaysText:
    "Safari, and every browser on an iPhone or iPad, erases a website’s data if you don’t visit for seven days. Add Tassel to your home screen (Share, then Add to Home Screen), or save a copy as a file.",
  sevenDaysHere: "This is one of those browsers.",
  insecure: "Offline use is off here",
  insecureText:
    "This page was loaded over plain http. Browsers allow offline use only over https or on the device itself, so Tassel needs a connection here. Everything else works, and your plan is saved.",
  offlineReady: "Works offline",
  offlineReadyText: "Pages you’ve opened, your plan and the college figures work offline.",
  offlineNo: "Offline use is not set up yet",
  offlineNoText:
    "It will start by itself once you’ve been here for about a minute, if your browser supports it.",
  inApp: (app: string) => `You’re browsing inside ${app}`,
  inAppText: (app: string) =>
    `${app} opens pages in its own browser, and you may lose what you save here. To keep your plan, open this page in your phone’s browser.`,

  account: {
    title: "In your account",
    text: (email: string) =>
      `You’re signed in as ${email}. Your plan is on this device, in your account, and on every device where you sign in.`,
    points: [
      "Money figures stay on the devices where you entered them, unless you turned on sharing.",
      "Removing a plan here leaves it in your account. Erasing this device logs you out here. It doesn’t change your account unless you choose that, too.",
      "Your account page shows what is waiting to be sent and your plan history. You can also export everything or erase the account there.",
    ],
    open: "Your account",
  },

  take: "Export",
  takeText: "A plan file holds one student’s whole plan. Open it on another device, or keep it as a backup.",
  conversation: {
    save: "Save the counselor’s answers",
    detail: "You get a text file of every question and answer on this device, with the sources.",
    none: "There is nothing to save yet. You haven’t asked the counselor anything here.",
    saved: "Saved to your downloads.",
    heading: "Questions to the Tassel counselor",
    asked: (day: string) => `Asked on ${formatDate(day)}`,
    readAs: (reading: string) => `Read as: ${reading}`,
    modelChoice: (provider: string, usesModel: boolean, allowsMoney: boolean) =>
      usesModel
        ? `Your choice on this device: ${provider} helps write the answers. Money figures are ${allowsMoney ? "" : "not "}sent.`
        : `Your choice on this device: answer by rules only, not with ${provider}.`,
    source: (title: string, year: string, url: string | null) =>
      `Source: ${[title, year, url].filter((part) => part !== null && part !== "").join(", ")}`,
  },

  essayFile: {
    save: "Save your essays and their versions",
    detail:
      "You get a text file of the essays of the student you’re viewing: what each says now, notes and outline, drafts not saved yet, and the earlier versions and writing records on this device.",
    none: "There is nothing to save yet. You haven’t started an essay here.",
    saved: "Saved to your downloads.",
    heading: "Essays kept by Tassel",
    student: (name: string | null) => (name === null ? "Essays" : `${name}’s essays`),
    untitled: "Untitled essay",
    now: "Now",
    beside: "Written on another device",
    outline: "Outline",
    notes: "Notes",
    draft: (when: string) => `Draft of ${when}`,
    version: (when: string, name: string | null) =>
      name === null ? `Version of ${when}` : `${name}, ${when}`,
    authorship: "Record of how it was written (characters)",
    entry: (
      when: string,
      counts: { typed: number; pasted: number; deleted: number; other: number; length: number },
      received: string | null,
    ) =>
      `${when}: ${counts.typed} typed, ${counts.pasted} pasted, ${counts.deleted} deleted, ${counts.other} in another way, ${counts.length} in all; ${received === null ? "not countersigned" : `countersigned ${received}`}`,
  },

  unnamedStudent: "Unnamed student",
  removeStudent: "Remove one student",
  removeStudentText: "This removes one student’s plan from this device and leaves the others unchanged.",
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name}’s plan`,
  removeAsk: (name: string) => `Remove ${name}’s plan?`,
  removeConfirm:
    "This student’s list, answers, notes, essays and tasks will be removed from this device. Save a copy first if you might want it.",
  removeYes: "Remove this plan",
  removed: (name: string) => `${name}’s plan was removed from this device. The others are unchanged.`,
  erase: "Erase everything",
  eraseText:
    "This removes every plan and essay on this device, your questions to the counselor, what this site remembers, and the college figures saved for offline use. You can’t undo this, so save a copy first if you might want it.",
  eraseButton: "Erase everything on this device",
  confirmTitle: "Erase everything?",
  confirm: (plans: number, colleges: number) =>
    plans <= 1
      ? `Your plan with ${formatCount(colleges, "college", "colleges")}, and all its answers, notes and essays, will be erased from this device. No one can recover them.`
      : `${formatCount(plans, "plan", "plans")}, with all answers, colleges, notes and essays, will be erased from this device. No one can recover them.`,
  confirmSignedIn:
    "You’re signed in. Your account keeps its copy of your plan, and you’ll be logged out on this device.",
  alsoAccount: (email: string) => `Also erase my account, ${email}, and everything in it`,
  accountFailedTitle: "Nothing was erased",
  accountFailed:
    "We couldn’t erase your account, so we left this device unchanged, too. Check your connection and try again.",
  erasedSignedIn: "You’re logged out here. Your account is unchanged.",
  confirmYes: "Yes, erase everything",
  confirmNo: "Keep it",
  close: "Close",
  erasing: "Erasing",
  erasedTitle: "Everything is erased",
  erased: (plans: number, caches: number) =>
    `${formatCount(plans, "plan", "plans")} with all answers and notes, what this site remembered, and ${formatCount(caches, "set", "sets")} of offline files were erased. Plan files in your downloads are still there. You can delete them yourself.`,
  eraseFailedTitle: "We couldn’t erase everything",
  eraseFailed:
    "The browser refused. Close other Tassel tabs and try again, or clear this website’s data in your browser’s settings.",
  startAgain: "Start again with three questions",
};
