/** The text of the page that stops reminders. */
import type { FailureKind } from "#client/http/failureKind.ts";

const because: Readonly<Record<FailureKind, string>> = {
  unreachable: "We couldn’t reach our server. Check your connection, then press the button again.",
  timedOut: "Our server didn’t answer in time. Press the button again.",
  otherNetwork:
    "Your network blocked our server. If this Wi-Fi asks you to sign in, do that first, then press the button again.",
  cutShort: "The connection was lost. Press the button again.",
  tooMany: "Your network sent too many requests. Wait a minute, then press the button again.",
  serverFault: "Something went wrong on our side. Press the button again in a few minutes.",
  missing:
    "This link no longer works because the account was erased or its email address changed. If you still get reminders, sign in below and turn them off.",
  refused: "This link is incomplete. Open it from the email again, or sign in below and turn reminders off.",
  unreadable: "We couldn’t read the answer. Press the button again to be sure.",
};

export const words = {
  title: "Stop reminders",
  lead: "Press the button to stop all reminder emails. You don’t need to sign in.",
  waiting: "Reading the link",
  stop: "Stop all reminders",
  stopping: "Stopping",
  kept: "Your account and your plan stay as they are.",
  noLinkTitle: "Open this page from an email",
  noLink:
    "The link at the end of each reminder tells us whose reminders to stop. Without it, sign in below and turn them off.",

  stoppedTitle: "Your reminders are stopped",
  stopped: ({ digest, beforeDue }: { digest: boolean; beforeDue: boolean }) => {
    if (digest && beforeDue) return "The weekly overview and deadline reminders are off.";
    if (digest) return "The weekly overview is off.";
    return beforeDue ? "Deadline reminders are off." : "They were already off. Nothing has changed.";
  },
  underWay: "You may still get one that was sent before you pressed the button.",
  failedTitle: "Not stopped yet",
  failed: (failure: FailureKind) => because[failure],

  again: "Change them, or turn them on again",
  againText:
    "Choose which reminders you want, and when. You can change this here or in your account at any time.",
};
