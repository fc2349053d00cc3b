/** The text shown while a page loads, and if part of it cannot load. Section 8 of the specification. */
export const words = {
  loading: "Loading",
  contentTitle: "Loading Error",
  contentDetail: "Something went wrong while loading this content.",
  tryAgain: "Try Again",
};
