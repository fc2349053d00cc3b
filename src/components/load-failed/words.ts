/** The text of a failed load, beside why it failed. */
export const words = {
  offline: "You are offline. This will load once you are connected again.",
  tryAgain: "Try again",
};
