/** The text of the page that stops reminders. */
import type { FailureKind } from "#client/http/failureKind.ts";

const because: Readonly<Record<FailureKind, string>> = {
  unreachable: "Our server could not be reached. Check your connection, then press the button again.",
  timedOut: "Our server did not answer in time. Press the button again.",
  otherNetwork:
    "Your network answered in place of our server. If this Wi-Fi asks you to sign in, do that first, then press the button again.",
  cutShort: "The connection broke off in the middle. Press the button again.",
  tooMany: "Too much was sent from your network in a short time. Wait a minute, then press the button again.",
  serverFault: "Something went wrong on our side. Press the button again in a few minutes.",
  missing:
    "This link stops nothing any more: the account is gone, or its address is another one now. If mail still comes, sign in below and turn it off.",
  refused:
    "This link is not whole. Open it from the mail once more, or sign in below and turn reminders off.",
  unreadable: "The answer could not be read. Press the button again to be sure.",
};

export const words = {
  title: "Stop reminders",
  lead: "One press, and no more reminders are mailed to you. You need not sign in.",
  waiting: "Reading the link",
  stop: "Stop all reminders",
  stopping: "Stopping",
  kept: "Your account and your plan stay as they are.",
  noLinkTitle: "Open this page from a mail",
  noLink:
    "The link at the end of each reminder knows whose reminders to stop. Without it, sign in below and turn them off.",

  stoppedTitle: "Your reminders are stopped",
  stopped: ({ digest, beforeDue }: { digest: boolean; beforeDue: boolean }) => {
    if (digest && beforeDue) return "The weekly overview and the reminders before a day are off.";
    if (digest) return "The weekly overview is off.";
    return beforeDue ? "The reminders before a day are off." : "They were off already. Nothing has changed.";
  },
  underWay: "A mail that is on its way this minute may still come.",
  failedTitle: "Not stopped yet",
  failed: (failure: FailureKind) => because[failure],

  again: "Change them, or turn them on again",
  againText: "Choose what you want to hear, and when. You can do it here at any time, or in your account.",
};
