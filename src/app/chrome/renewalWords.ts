/** The text of the bar where someone signed in on this device and the identity host does not answer; loaded with it. */

export const renewalWords = {
  failed: "Couldn’t renew sign-in",
  heard: "We couldn’t renew your sign-in. Everything on this device still works.",
  tryAgain: "Try again",
  trying: "Trying again",
};
