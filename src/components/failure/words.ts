/** Why something could not be loaded, saved or sent, and what to do about it: the same words on every page. */
import type { FailureKind } from "#client/http/failureKind.ts";

/** "offline": this device says that it has no network. "savingOff": nothing can be saved for a while. */
export type Failure = FailureKind | "offline" | "savingOff";

const happened: Record<Failure, string> = {
  offline: "You are offline.",
  unreachable: "We couldn’t reach Tassel.",
  timedOut: "Tassel didn’t answer in time.",
  otherNetwork: "Your network answered instead of Tassel.",
  cutShort: "The connection was interrupted.",
  tooMany: "Too many requests came from your network in a short time.",
  serverFault: "Something went wrong on our side, not with your connection.",
  savingOff: "We can’t save anything right now. The problem is on our side.",
  signedOut: "Your sign-in has ended.",
  missing: "What you asked for isn’t here anymore.",
  refused: "The request was refused.",
  unreadable: "We couldn’t read the reply.",
};

const advice: Record<Failure, string> = {
  offline: "Try again once you are connected.",
  unreachable: "Check your connection, then try again.",
  timedOut: "Try again, or come back in a few minutes.",
  otherNetwork: "If this Wi-Fi asks you to sign in, do that first, then try again.",
  cutShort: "Try again.",
  tooMany: "Wait a minute, then try again.",
  serverFault: "Try again in a few minutes.",
  savingOff: "Try again in a few minutes.",
  signedOut: "Sign in again, then try once more.",
  missing: "Reload this page to get its newest version.",
  refused: "Try again. If it keeps happening, a network filter or a browser extension may be blocking it.",
  unreadable: "Try again, or reload this page to get its newest version.",
};

export const failureWords = {
  happened,
  describe: (failure: Failure): string => `${happened[failure]} ${advice[failure]}`,
};
