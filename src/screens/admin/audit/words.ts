/** The text of the audit log. */
import type { AuditCheckReply, AuditLogEntry } from "#contract/adminAudit.ts";
import { formatInteger } from "#lib/format.ts";

type Fault = NonNullable<AuditCheckReply["fault"]>;

export const words = {
  title: "Audit log",
  lead: "This lists everything done here, newest first. The database refuses to change or remove an entry, and each entry holds a fingerprint of the one before, so tampering shows.",
  loading: "Loading the audit log",
  failed: "We couldn’t load the audit log",
  none: "Nothing has been done yet",
  noneText: "What administrators do will be listed here.",
  entries: "Entries",
  number: "No.",
  when: "When",
  who: "Who",
  what: "What",
  about: "About",
  actors: {
    administrator: "An administrator whose account was erased",
    owner: "The owner of the account",
    operator: "A command on the server",
    server: "The server",
  } satisfies Record<AuditLogEntry["actor"]["kind"], string>,
  actions: {
    messageAssigned: "Assigned a message",
    messageAnswered: "Answered a message",
    messageClosed: "Closed a message",
    messageReopened: "Reopened a message",
    formsExported: "Saved forms as CSV",
    searchConsoleImported: "Imported a Search Console export",
    postSaved: "Saved a version of a post",
    postKeptBeside: "Saved an older copy of a post; kept beside the newer one",
    postApproved: "Approved a post",
    postWithdrawn: "Withdrew a post’s approval",
    postUnpublished: "Permanently took down a post",
    postDiscarded: "Set a draft aside",
    postReopened: "Restored a draft",
    postExported: "Saved a post as a file",
    performanceRunDeleted: "Deleted a result of the performance test",
    roleGranted: "Made an account an administrator",
    roleRevoked: "Removed the administrator role",
    mailResent: "Resent an email",
    dateConfirmed: "Confirmed the server’s date",
    personLookedUp: "Looked up an account",
    personSignedOut: "Signed an account out everywhere",
    lockLifted: "Lifted a lock on signing in",
    exportMailed: "Emailed a copy to the owner",
    erasurePlanned: "Scheduled an account to be erased",
    erasureCalledOff: "Canceled an erasure",
    accountErased: "Erased an account as scheduled",
  } as Readonly<Record<string, string>>,

  check: "Check the log",
  checking: "Checking",
  checkLead: "This recalculates every fingerprint and changes nothing.",
  known: "A fingerprint from the server’s log",
  knownHint:
    "This is optional. The server writes the newest fingerprint to its log every day. With a fingerprint from an earlier day, the check also shows whether the whole log has been replaced since.",
  knownWrong: "A fingerprint has 64 characters: digits and the letters a to f.",
  whole: (entries: number) =>
    entries === 1 ? "The log is intact: 1 entry." : `The log is intact: ${formatInteger(entries)} entries.`,
  empty: "The log is intact and has no entries yet.",
  holdsKnown: "It contains the fingerprint you entered.",
  head: "Newest fingerprint:",
  problem: "The check did not run",
  broken: "The log is not intact",
  unknown: "That fingerprint is not in the log",
  faults: {
    changed: (sequence) =>
      `Entry ${sequence} was changed after it was written. The entries before it are intact.`,
    missing: (sequence) => `Entry ${sequence} is missing. The entries before it are intact.`,
    cutOff: (sequence) =>
      `Entry ${sequence} and what followed were cut off. The entries before it are intact.`,
    known: () =>
      "Every entry fits the one before, but none has the fingerprint you entered. Either the log was replaced since that day, or the fingerprint is from another site.",
  } satisfies Record<Fault["problem"], (sequence: string) => string>,
};
