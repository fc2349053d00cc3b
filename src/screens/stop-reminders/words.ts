/** The text of the page that stops reminders. */
import { type Failure, failureWords } from "#components/failure/words.ts";

/** What these two mean here, where nobody need be signed in. */
const ofLink: Partial<Record<Failure, string>> = {
  missing:
    "This link no longer works because the account was erased or its email address changed. If you still get reminders, sign in below and turn them off.",
  refused: "This link is incomplete. Open it from the email again, or sign in below and turn reminders off.",
};

export const words = {
  title: "Stop reminders",
  lead: "Press the button to stop all reminder emails. You don’t need to sign in.",
  waiting: "Reading the link",
  stop: "Stop all reminders",
  stopping: "Stopping",
  kept: "Your account and your plan won’t change.",
  noLinkTitle: "Open this page from an email",
  noLink:
    "The link at the end of each reminder tells us whose reminders to stop. Without it, sign in below and turn them off.",

  stoppedTitle: "Your reminders are stopped",
  stopped: ({ digest, beforeDue }: { digest: boolean; beforeDue: boolean }) => {
    if (digest && beforeDue) return "The weekly overview and deadline reminders are off.";
    if (digest) return "The weekly overview is off.";
    return beforeDue
      ? "Deadline reminders are off."
      : "Your reminders were already off, so nothing has changed.";
  },
  underWay: "You may still get an email that was sent before you pressed the button.",
  failedTitle: "Not stopped yet",
  failed: (failure: Failure) => ofLink[failure] ?? failureWords.describe(failure),

  again: "Change them, or turn them on again",
  againText:
    "Choose which reminders you want, and when. You can change this here or in your account at any time.",
};
