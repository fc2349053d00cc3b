/** The text for an ended session and for a failed popup sign-in. */

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
  /** Shown below the error's own text. */
  failed: { description: "You are still signed out. Nothing on this page is lost.", action: "Try again" },
};
