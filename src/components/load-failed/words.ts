/** Why something could not be loaded, and what to do about it. */
import type { FailureKind } from "#client/http/failureKind.ts";

const because: Record<FailureKind, string> = {
  unreachable: "We couldn’t reach our server. Check your connection, then try again.",
  timedOut: "Our server did not answer within 30 seconds. Try again, or come back in a few minutes.",
  otherNetwork:
    "Your network answered in place of our server. If this Wi-Fi asks you to sign in, do that first, then try again.",
  cutShort: "The connection was interrupted. Try again.",
  tooMany: "Too many requests came from your network in a short time. Wait a minute, then try again.",
  serverFault: "Something went wrong on our side, not with your connection. Try again in a few minutes.",
  missing: "Our server has moved or removed it. Reload this page to get its newest version.",
  refused:
    "Our server refused the request. Try again. If it keeps happening, a network filter or a browser extension may be blocking it.",
  unreadable: "We couldn’t read the reply. Try again, or reload this page to get its newest version.",
};

export const words = {
  because,
  offline: "You are offline. This will load once you are connected again.",
  tryAgain: "Try again",
};
