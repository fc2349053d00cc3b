/** Text shared by every form that is sent to the server. */
import { failureWords } from "#components/failure/words.ts";
import { formatInteger } from "#lib/format.ts";
import type { FailedReason } from "./sending.ts";

const formatMinutes = (minutes: number | null) => {
  if (minutes === null) return "in a few minutes";
  return minutes === 1 ? "in about a minute" : `in about ${formatInteger(minutes)} minutes`;
};

export const words = {
  noScript:
    "This form needs JavaScript, which is off in this browser. Turn it on to send what you type here.",
  allNeeded: "All fields are required.",
  choose: "Choose one",
  leaveEmpty: "Leave this empty",

  problemsTitle: (count: number) =>
    count === 1 ? "One thing to fix" : `${formatInteger(count)} things to fix`,
  problemsText: "Nothing has been sent yet. What you wrote is still here.",

  sending: "Sending",
  sendingText: "We’re sending your message.",

  failedTitle: "The form was not sent",
  failed: {
    fields: () => "Please check the fields below. Nothing you wrote is lost.",
    tooMany: (minutes: number | null) =>
      `Your network has sent many messages in a short time. Please try again ${formatMinutes(minutes)}. What you wrote is saved.`,
    tooLarge: () => "Your message is too long. Please shorten it. What you wrote is still here.",
    refused: () =>
      "Your message wasn’t accepted, and we don’t know which field is wrong. Reload the page and send it again. What you wrote is saved.",
    server: () =>
      `${failureWords.describe("serverFault")} What you wrote is saved, and sending it twice will not create a duplicate.`,
    timeout: () =>
      `${failureWords.describe("timedOut")} If your message did arrive, sending it again will not create a duplicate.`,
    otherNetwork: () => `${failureWords.describe("otherNetwork")} What you wrote is saved.`,
    unreachable: () => `${failureWords.describe("unreachable")} What you wrote is saved.`,
  } satisfies Record<FailedReason, (minutes: number | null) => string>,

  waitingTitle: "Waiting for a connection",
  waitingHow:
    "You can close this page. We’ll send it the next time you open this site in this browser and are online.",
  notKept:
    "You are offline, and your browser doesn’t let this site store anything. Keep this window open, and we’ll send it when you’re back online. If you close it, your message is lost.",
  waitingWhat: "What will be sent",
};
