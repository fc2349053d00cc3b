/**
 * The authorship record of an essay: entries that say when a version was saved and how much was typed and pasted for it,
 * without its text. Each device has a chain of its own; the server countersigns entries in one chain over all of them.
 */

/**
 * "on": recording began, or began again. "saved": a version was saved, or the record was shared. "off": the student
 * stopped recording.
 */
export const authorshipKinds = ["on", "saved", "off"] as const;
export type AuthorshipKind = (typeof authorshipKinds)[number];

export const authorshipLimits = {
  /** Per essay, over all devices: about 16 hours of typing without a pause. */
  entries: 2_000,
  /** Per plan, on the server. */
  planEntries: 40_000,
  /** Entries in one request. */
  batch: 100,
  /** Other devices an entry can refer to. */
  joins: 8,
  /** A file with 2,000 entries and a text of 64 kB stays well below it. */
  fileBytes: 5_000_000,
} as const;

/** What was done to a text since the entry before, in UTF-16 units. */
export type ChangeCounts = {
  /** Keys, suggestions of the keyboard, corrections of a spelling. */
  typed: number;
  /** Pasted or dropped. */
  pasted: number;
  deleted: number;
  /** Came in another way: dictated at once, undone, an earlier version, another device or window, or while nothing was recorded. */
  other: number;
};

export type AuthorshipEntry = ChangeCounts & {
  essay: string;
  /** The thumbprint (RFC 7638) of the public key that this device has for this essay. */
  device: string;
  /** Within the device's chain, from 1. */
  number: number;
  /** The hash of the device's entry before; null for its first. */
  before: string | null;
  /** Hashes of the last entries of other devices that this device knew and had not named yet. */
  joins: readonly string[];
  kind: AuthorshipKind;
  /** UTC, by the device's clock. */
  at: string;
  /** Counts the windows of this device in which the essay was worked on. */
  session: number;
  /** The salted hash of the version: see `toVersionInput`. */
  version: string;
  /** The version's length in UTF-16 units. */
  length: number;
  /** Remarks of the essay coach that the student looked at since the entry before. */
  remarks: number;
};

/** What the server adds to an entry. Its hash, which the next one contains, is over all of it. */
export type Receipt = {
  /** Within the essay, over all devices, from 1. */
  number: number;
  /** The hash of the receipt before; null for the first. */
  before: string | null;
  /** The hash of the entry. */
  entry: string;
  /** UTC, by the server's clock. */
  receivedAt: string;
  /** UTC, by the device's clock when it sent the entry: shows by how much the two clocks differ. */
  sentAt: string;
};

/** An entry as it is shared: `receipt` is null until the server has countersigned it. */
export type RecordedEntry = { entry: AuthorshipEntry; receipt: Receipt | null };

/** What the server signs: the last receipt, which contains all before it. */
export type SignedHead = {
  /** The address of the site that signed. */
  site: string;
  essay: string;
  number: number;
  hash: string;
  /** UTC. */
  signedAt: string;
};

/** SHA-256 in base64url; in browsers only asynchronous. */
export type HashText = (text: string) => Promise<string>;

/** What an entry's hash is over. The order is part of the format and never changes. */
export function toEntryInput(entry: AuthorshipEntry): string {
  const { essay, device, number, before, joins, kind, at, session, version, length } = entry;
  const { typed, pasted, deleted, other, remarks } = entry;
  const counts = [length, typed, pasted, deleted, other, remarks];
  return JSON.stringify([
    "tassel entry 1",
    essay,
    device,
    number,
    before,
    joins,
    kind,
    at,
    session,
    version,
    ...counts,
  ]);
}

/** The text that is hashed for a receipt. */
export function toReceiptInput({ number, before, entry, receivedAt, sentAt }: Receipt): string {
  return JSON.stringify(["tassel receipt 1", number, before, entry, receivedAt, sentAt]);
}

/** What a version's hash is over. The salt keeps anyone from finding the text by trying texts. */
export function toVersionInput(salt: string, text: string): string {
  return JSON.stringify(["tassel version 1", salt, text]);
}

/** Whether the counts lead from the length before to the length now. */
export function isSumRight(lengthBefore: number, entry: AuthorshipEntry): boolean {
  const { typed, pasted, other, deleted, length } = entry;
  return lengthBefore + typed + pasted + other - deleted === length;
}

export type EntryProblem = "otherEssay" | "missing" | "order" | "sum";

/**
 * Whether an entry follows the last one of its device; null if it does. `last` is null for the device's first entry.
 */
export function checkNext(
  last: { entry: AuthorshipEntry; hash: string } | null,
  entry: AuthorshipEntry,
  essay: string,
): EntryProblem | null {
  if (entry.essay !== essay) return "otherEssay";
  const number = (last?.entry.number ?? 0) + 1;
  if (entry.number < number) return "order";
  if (entry.number > number || entry.before !== (last?.hash ?? null)) return "missing";
  if (last === null && entry.kind !== "on") return "order";
  return isSumRight(last?.entry.length ?? 0, entry) ? null : "sum";
}
