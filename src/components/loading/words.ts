/** What stands where something takes long to load; the hint is the specification's section 8. */
export const words = {
  loading: "Loading",
  takingLonger: "Taking longer than expected?",
  takingLongerDetail: "Please check your internet connection. You can also try refreshing the page.",
  contentTitle: "Loading Error",
  contentDetail: "Something went wrong while loading this content.",
  planIsSafe: "Your plan is safe on this device.",
  tryAgain: "Try Again",
};
