/** The text shown when loading takes long. The hint is from section 8 of the specification. */
export const words = {
  loading: "Loading",
  takingLonger: "Taking longer than expected?",
  takingLongerDetail: "Please check your internet connection. You can also try refreshing the page.",
  contentTitle: "Loading Error",
  contentDetail: "Something went wrong while loading this content.",
  tryAgain: "Try Again",
};
