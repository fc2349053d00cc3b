/** Text shared by every form that is sent to the server. */
import { formatInteger } from "#lib/format.ts";
import type { FailedReason } from "./sending.ts";

const formatMinutes = (minutes: number | null) => {
  if (minutes === null) return "in a few minutes";
  return minutes === 1 ? "in about a minute" : `in about ${formatInteger(minutes)} minutes`;
};

export const words = {
  noScript:
    "This form needs JavaScript, which is off in this browser. Nothing you type here can be sent until it is on.",
  allNeeded: "All fields are needed.",
  choose: "Choose one",
  leaveEmpty: "Leave this empty",

  problemsTitle: (count: number) =>
    count === 1 ? "One thing to correct" : `${formatInteger(count)} things to correct`,
  problemsText: "Nothing has been sent yet. What you wrote is still here.",

  sending: "Sending",
  sendingText: "Your words are on their way.",

  failedTitle: "It was not sent",
  failed: {
    fields: () => "The server did not accept what is named here. What you wrote is still here.",
    tooMany: (minutes: number | null) =>
      `Many messages have come from your network in a short time. Please try again ${formatMinutes(minutes)}. What you wrote is kept.`,
    tooLarge: () =>
      "It is longer than the server takes. Please make it shorter. What you wrote is still here.",
    refused: () =>
      "The server did not accept it, and did not say which field is wrong. Reload the page and send it again. What you wrote is kept.",
    server: () =>
      "Something is wrong on our side. Please try again in a few minutes. What you wrote is kept, and sending it twice stores it once.",
    timeout: () =>
      "No answer came within 30 seconds. Please send it again. If it did arrive, it is still stored only once.",
    otherNetwork: () =>
      "Your network answered in place of our server. If this Wi-Fi asks you to sign in, do that first, then send it again. What you wrote is kept.",
    unreachable: () =>
      "The server could not be reached. Check your connection and send it again. What you wrote is kept.",
  } satisfies Record<FailedReason, (minutes: number | null) => string>,

  waitingTitle: "Waiting for a network",
  waitingHow:
    "You may close this page. It is sent the next time this site is open in this browser with a network.",
  notKept:
    "You are offline, and your browser does not let this site store anything. Keep this window open: it is sent when you are back online, and lost if you close it.",
  waitingWhat: "What will be sent",
};
