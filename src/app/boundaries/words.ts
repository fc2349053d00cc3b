/** The text of the error screens. Quoted sentences come from sections 2 and 8 of the specification. */
export const words = {
  refreshPage: "Refresh Page",
  reloadPage: "Reload Page",
  retrying: "Retrying...",
  goHome: "Go Home",
  page: {
    title: "Oops! Something went wrong",
    detail:
      "We encountered an unexpected error while loading this page. This is usually due to a temporary network issue or server delay.",
    hint: "If this keeps happening, wait a minute, then reload the page.",
  },
  chunk: {
    title: "Loading Error",
    detail: "Something went wrong while loading this content.",
    causesTitle: "What can cause this:",
    causes: ["a poor network connection", "a recent update of Tassel", "a stale browser cache"],
    tryAgain: (number: number, of: number) => `Try Again (${number}/${of})`,
    technicalDetails: "Technical Details",
  },
  frame: {
    title: "Unable to load page",
    detail: "We're experiencing technical difficulties. Please try refreshing the page.",
  },
  app: {
    title: "Something went wrong",
    detail: "Please refresh the page to continue",
  },
};
