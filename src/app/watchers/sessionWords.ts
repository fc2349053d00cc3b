/** The text for an ended session and for a failed popup sign-in. */
import type { IdentityErrorCode } from "#client/identity/identityErrors.ts";

export const sessionWords = {
  ended: {
    title: "You are signed out",
    description: "Your session has ended. Your changes are still saved on this device.",
    action: "Sign in",
  },
  secondStep: {
    title: "One more step",
    description:
      "Your account asks you to confirm that it’s you. Your changes are still saved on this device.",
    action: "Sign in",
  },
  /** The identity host sent the person back to this page without signing them in. */
  returned: {
    title: "Sign-in didn’t finish",
    description: (message: string, reason: string) => `${message}: ${reason} Nothing on this page is lost.`,
    action: "Try again",
    reasons: {
      timeout: "the sign-in service didn’t answer in time.",
      cancelled: "the window was closed.",
      mfa_required: "your account asks for a second step.",
      missing_refresh_token: "your earlier sign-in has ended.",
      login_required: "the sign-in service needs you to sign in again.",
      state_mismatch: "this sign-in was started somewhere else, so we didn’t accept it.",
      missing_transaction: "this sign-in wasn’t started in this browser, or it was more than a day ago.",
      request_error: "the sign-in service had a problem.",
      popup_open: "your browser didn’t open a window.",
      access_denied: "it was canceled or denied.",
      invalid_grant: "this sign-in link was used already or is too old.",
      unreachable: "we couldn’t reach the sign-in service.",
      other: "something went wrong along the way.",
    } satisfies Record<IdentityErrorCode, string>,
  },
  /** Shown below the error's own text. */
  failed: { description: "You are still signed out. Nothing on this page is lost.", action: "Try again" },
};
