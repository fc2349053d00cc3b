/** The text around the writing record on an essay's page. */
import type { Countersigning } from "#client/essays/useAuthorship.ts";
import { formatInteger, formatMoment } from "#lib/format.ts";

const countersigning: Readonly<Record<Countersigning, string>> = {
  none: "You’re not signed in, so the times come only from this device. With an account, this site countersigns them.",
  sending: "Sending entries to be countersigned…",
  done: "",
  later: "The rest will be countersigned once you’re connected.",
  refused:
    "This site won’t countersign the newest entries. The record on this device continues. To start over, erase it and turn it on again.",
};

export const recordWords = {
  title: "Writing record",
  lead: "If someone may ask how you wrote this essay, let Tassel keep a record from now on. It’s off unless you turn it on.",
  look: "See what it records",
  loading: "Opening the writing record",

  beforeTitle: "What an entry holds",
  before:
    "Each time a version is saved (about every 30 seconds while you write, and when you leave), one entry is added. For this essay, the first one would be:",
  fields: {
    at: "Time, by this device’s clock",
    session: "Session, counted from 1",
    version: "Fingerprint of the version (a salted hash, from which nobody can read the text)",
    length: "Characters in the text",
    typed: "Typed since the previous entry",
    pasted: "Pasted",
    deleted: "Deleted",
    other: "Added another way, such as dictation or an earlier version",
    remarks: "Essay coach questions you looked at",
    device: "This device, identified by a key made only for this essay",
    order: "Entry number, and the fingerprint of the previous entry",
  },
  order: "1, with no entry before it",
  deviceValue: "A new key, made when you turn it on",
  never: "The record never includes the text, the keys you press, or what you paste.",
  where:
    "Entries stay on this device. With an account, they are also sent to this site, which adds the time they arrived and countersigns them, and your other devices add their own entries. Nobody gets the record unless you share it.",
  limits:
    "It shows when versions were saved and how much was typed and pasted. It can’t show whether words were retyped from somewhere else.",
  more: "What a record proves, and what it doesn’t",
  turnOn: "Turn on the record for this essay",
  notNow: "Not now",

  on: "On",
  since: (at: string) => `Recording since ${formatMoment(at)}.`,
  count: (entries: number) => (entries === 1 ? "1 entry" : `${formatInteger(entries)} entries`),
  countersigned: (count: number) => `${formatInteger(count)} countersigned`,
  last: (at: string) => `The newest entry is from ${formatMoment(at)}.`,
  countersigning,
  offWithRecord: "The record is off. What was recorded is still here.",
  turnOnAgain: "Turn it on again",
  problems: {
    full: "This record is full: it has 2,000 entries. What you write from now on isn’t recorded.",
    failed:
      "This device couldn’t keep the newest entry. What you write is safe, and we’ll try again with the next version.",
    unsupported: "This browser can record only at an address that begins with https.",
  },

  shareTitle: "Share the record",
  shareText:
    "You get a file to send to anyone who asks. They can check it on this site without an account. Your name isn’t in the file.",
  withText: "Include the essay’s text, so the reader can see that it matches the record",
  withTitle: "Include the title of the essay",
  share: "Save the record as a file",
  sharing: "Making the file…",
  shared: (entries: number, countersigned: number) =>
    countersigned === entries
      ? `Saved to your downloads. All ${formatInteger(entries)} entries are countersigned.`
      : countersigned === 0
        ? "Saved to your downloads. It isn’t countersigned: the file says that its times come only from this device."
        : `Saved to your downloads. ${formatInteger(countersigned)} of ${formatInteger(entries)} entries are countersigned.`,
  shareFailed: "We couldn’t make the file. Try again.",
  shareChanged: "The text has changed since the record was turned off. Turn it on again to share it.",
  checkPage: "Where to check a record",

  show: "See what it says so far",
  stop: "Turn the record off",
  stopped: "The record is off.",
  erase: "Erase the record",
  eraseAsk:
    "Erase the whole record of this essay? The essay itself stays, and anyone you sent a file can keep it.",
  eraseYes: "Erase it",
  eraseNo: "Keep it",
  erased: "The record was erased.",
  eraseFailed: "The record couldn’t be erased. Try again when you’re online.",
};
