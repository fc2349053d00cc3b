/** Why something could not be loaded, and what to do about it. */
import type { FailureKind } from "#client/http/failureKind.ts";

const because: Record<FailureKind, string> = {
  unreachable: "Our server could not be reached. Check your connection, then try again.",
  timedOut: "Our server did not answer within 30 seconds. Try again, or come back in a few minutes.",
  otherNetwork:
    "Your network answered in place of our server. If this Wi-Fi asks you to sign in, do that first, then try again.",
  cutShort: "The connection broke off in the middle. Try again.",
  tooMany: "Too many requests came from your network in a short time. Wait a minute, then try again.",
  serverFault: "Something went wrong on our side. It is not your connection. Try again in a few minutes.",
  missing: "Our server has moved or removed it. Reload this page to get its newest version.",
  refused:
    "Our server refused the request. Try again. If it goes on, a network filter or an extension of your browser may be in the way.",
  unreadable: "What came could not be read. Try again, or reload this page to get its newest version.",
};

export const words = {
  because,
  offline: "You are offline. It loads by itself once you are connected again.",
  tryAgain: "Try again",
};
