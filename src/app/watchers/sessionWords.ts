/** The text for an ended session and for a failed popup sign-in. */

export const sessionWords = {
  ended: {
    title: "You are signed out",
    description: "Your sign-in has ended. What you do is still kept on this device.",
    action: "Sign in",
  },
  secondStep: {
    title: "One more step",
    description: "Your account asks you to confirm that it is you. What you do is still kept on this device.",
    action: "Sign in",
  },
  /** Shown below the error's own text. */
  failed: { description: "You are still signed out. Nothing on this page is lost.", action: "Try again" },
};
