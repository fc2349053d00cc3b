/** The words of the frame around every screen: loading and errors. */
export const words = {
  loading: "Loading this page",
  takingLonger: "Taking longer than expected?",
  takingLongerDetail: "Please check your internet connection. You can also try refreshing the page.",
  pageErrorTitle: "Oops! Something went wrong",
  pageErrorDetail:
    "We encountered an unexpected error while loading this page. This is usually due to a temporary network issue or server delay.",
  chunkErrorTitle: "Loading Error",
  chunkErrorDetail: "Something went wrong while loading this content.",
  chunkErrorCauses:
    "A poor connection or a recent update of Tassel can cause this. Your plan is safe on this device.",
  tryAgain: "Try Again",
  reloadPage: "Reload Page",
  goHome: "Go Home",
  technicalDetails: "Technical Details",
};
