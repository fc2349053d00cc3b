/** The text of /authorship. */
import type { FileProblem } from "#client/essays/verifyRecordFile.ts";
import { formatInteger, formatMoment } from "#lib/format.ts";

const askAgain = "Ask the student to save the file again and send it unopened.";

const problems: Readonly<Record<FileProblem, { title: string; text: string }>> = {
  tooLarge: {
    title: "This file is too large",
    text: "A writing record is 5 MB at most. Choose the file that ends in .tassel-authorship.json.",
  },
  notJson: {
    title: "This isn’t a writing record",
    text: "Choose the file that ends in .tassel-authorship.json. A document or a picture of the record can’t be checked.",
  },
  incomplete: {
    title: "Part of this file is missing",
    text: `The file breaks off in the middle, perhaps because a download stopped. ${askAgain}`,
  },
  foreign: {
    title: "This file is something else",
    text: "We can read this file, but it isn’t a writing record. Choose the file that ends in .tassel-authorship.json.",
  },
  olderForm: {
    title: "This record is in an older format",
    text: "This page can’t read it anymore. Ask the student to save the file again from the essay’s page.",
  },
  newerForm: {
    title: "This record is in a newer format",
    text: "This page may be an older copy. Reload it while you’re online, then choose the file again.",
  },
  changed: {
    title: "This file was changed after it was signed",
    text: `The signature doesn’t match what the file says now, so nothing in it can be trusted. ${askAgain}`,
  },
  malformed: {
    title: "This record isn’t genuine",
    text: "The file is signed, but it isn’t laid out like a writing record, so it wasn’t made by Tassel.",
  },
  unknownKey: {
    title: "We can’t confirm who countersigned this",
    text: "The countersignature was made with a key that this site never had.",
  },
  unsupported: {
    title: "This browser can’t check signatures here",
    text: "Open this page at an address that begins with https.",
  },
  otherEssay: {
    title: "This record isn’t genuine",
    text: "The record contains entries about another essay.",
  },
  missing: {
    title: "Entries are missing from this record",
    text: "Each entry names the one before it, and the chain is broken, so something was cut out or changed.",
  },
  order: {
    title: "This record isn’t genuine",
    text: "The entries are not in the order they were made.",
  },
  sum: {
    title: "This record isn’t genuine",
    text: "The characters typed, pasted and deleted don’t add up to the length that an entry gives.",
  },
  device: {
    title: "This record isn’t genuine",
    text: "The record wasn’t signed by the device that wrote the last entry.",
  },
  receipt: {
    title: "This record isn’t genuine",
    text: "A countersignature in the record belongs to another entry.",
  },
  head: {
    title: "This record isn’t genuine",
    text: "The countersignatures are not the ones this site signed.",
  },
  text: {
    title: "The essay in this file isn’t the one on record",
    text: "The text at the end of the record is not the text in this file.",
  },
};

export const words = {
  title: "See how an essay was written",
  lead: "A student can share a record of how an essay was written. Check the record here to see when each version was saved, and how much was typed and pasted.",
  choose: "Choose a record",
  drop: "or drop it here. The file’s name ends in .tassel-authorship.json.",
  stays: "The file is checked in this browser and is not uploaded.",
  chooseAnother: "Choose another record",
  loading: "Checking the record",
  resultTitle: "What we found",
  problems,
  otherSite: (site: string) => `The file says it comes from ${site}. Check it on that site’s own page.`,

  checkedTitle: "This record is genuine, and this site countersigned it",
  checked: (signedAt: string) =>
    `Nothing was changed, cut or reordered. This site recorded the arrival times itself and last countersigned the record on ${formatMoment(signedAt)}.`,
  partlyTitle: (countersigned: number, entries: number) =>
    `This record is genuine, and ${formatInteger(countersigned)} of ${formatInteger(entries)} entries are countersigned`,
  partly: "The others hadn’t been sent yet when the file was made. Their times come only from the device.",
  deviceTitle: "Signed by a device, not countersigned",
  device:
    "The file is unchanged since the student’s device signed it. But Tassel didn’t see the entries arrive, so the times come only from the device, and someone with enough skill could have faked them.",
  uncheckedTitle: "We couldn’t check the countersignature",
  unchecked:
    "The file is consistent, but this site’s public keys couldn’t be loaded. Try again when you’re online.",
  again: "Check again",

  essay: "The essay",
  untitled: "Untitled essay",
  textMatches: "This is exactly the text at the end of the record.",
  textShow: "Read the text",
  textMissing: "The student didn’t include the text, so this record can’t be tied to a particular essay.",
  noName: "There is no name in the file, so you have to judge for yourself who sent it.",

  proofTitle: "What a record shows, and what it can’t",
  proves: {
    title: "It shows",
    items: [
      "When each version was saved, and in which order.",
      "How much was typed, pasted and deleted between versions.",
      "With an account, when each entry reached this site, countersigned so that nobody can add backdated ones later.",
      "That the file is exactly as it was when it was signed, to the last byte.",
    ],
  },
  cannot: {
    title: "It can’t show",
    items: [
      "Where the words came from. Someone can retype a text that another person or a program wrote.",
      "Who was at the keyboard.",
      "Anything written elsewhere, on paper or before the record was turned on.",
      "That we didn’t forge it ourselves. We hold the keys.",
    ],
  },
  fairTitle: "Read it as you’d read a draft notebook",
  fair: "Pasting isn’t cheating. Students move paragraphs, and many draft in another program. A record without any pasting isn’t proof of honesty. In either case, treat what you see as a reason to talk with the student about the essay, not as a score or a verdict.",
  studentTitle: "For students",
  student:
    "The record is off until you turn it on, essay by essay. It doesn’t save your text or your keystrokes, and you see exactly what it will record before you turn it on. You decide who gets the file.",
  toEssays: "Go to your essays",
  keysTitle: "To check it yourself",
  keys: "The file is a JSON Web Signature (ES256). The public keys of this site’s countersignatures, including those no longer in use, are at",
};
