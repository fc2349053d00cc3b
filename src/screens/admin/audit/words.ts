/** The text of the audit log. */
import type { AuditCheckReply, AuditLogEntry } from "#contract/adminAudit.ts";
import { formatInteger } from "#lib/format.ts";

type Fault = NonNullable<AuditCheckReply["fault"]>;

export const words = {
  title: "Audit log",
  lead: "Everything done here, newest first. The database refuses to change or remove an entry, and each holds a fingerprint of the one before, so that tampering can be found.",
  loading: "Loading the audit log",
  failed: "We couldn’t load the audit log",
  none: "Nothing has been done yet",
  noneText: "What administrators do is listed here.",
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
    messageReopened: "Opened a message again",
    formsExported: "Saved forms as CSV",
    searchConsoleImported: "Imported a Search Console export",
    postSaved: "Saved a version of a post",
    postKeptBeside: "Saved a post second; kept beside the newer one",
    postApproved: "Approved a post",
    postWithdrawn: "Took back a post’s approval",
    postUnpublished: "Took a post down for good",
    postDiscarded: "Set a draft aside",
    postReopened: "Took a draft up again",
    postExported: "Saved a post as a file",
    performanceRunDeleted: "Deleted a result of the performance test",
    roleGranted: "Made an account an administrator’s",
    roleRevoked: "Took the administrator’s role away",
    mailResent: "Had a mail sent again",
    dateConfirmed: "Confirmed the server’s date",
    personLookedUp: "Looked at an account",
    personSignedOut: "Signed an account out everywhere",
    lockLifted: "Lifted a lock on signing in",
    exportMailed: "Had a copy mailed to the owner",
    erasurePlanned: "Planned to erase an account",
    erasureCalledOff: "Called an erasure off",
    accountErased: "Erased an account as planned",
  } as Readonly<Record<string, string>>,

  check: "Check the log",
  checking: "Checking",
  checkLead: "Works out every fingerprint anew. It changes nothing.",
  known: "A head from the server’s log",
  knownHint:
    "Optional. The server writes the newest fingerprint to its log every day. With one from an earlier day, the check also shows whether the whole log was replaced since.",
  knownWrong: "A head has 64 characters: digits and the letters a to f.",
  whole: (entries: number) =>
    entries === 1 ? "The log is whole: 1 entry." : `The log is whole: ${formatInteger(entries)} entries.`,
  empty: "The log is whole: it has no entries yet.",
  holdsKnown: "It holds the head you entered.",
  head: "Newest fingerprint:",
  problem: "The check did not run",
  broken: "The log is not whole",
  unknown: "That head is not in the log",
  faults: {
    changed: (sequence) =>
      `Entry ${sequence} was changed after it was written. The entries before it are whole.`,
    missing: (sequence) => `Entry ${sequence} is missing. The entries before it are whole.`,
    cutOff: (sequence) => `Entry ${sequence} and what followed were cut off. The entries before are whole.`,
    known: () =>
      "Every entry fits the one before, but none has the head you entered: the log was replaced since that day, or the head is another site’s.",
  } satisfies Record<Fault["problem"], (sequence: string) => string>,
};
