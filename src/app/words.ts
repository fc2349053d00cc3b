/** The text shown around every screen: loading, and the screen for an app that cannot start. */
export const words = {
  loadingTimeline: "Loading your personalized timeline generator...",
  fatal: {
    title: "Loading Error",
    detail: "We're having trouble loading the application. Please try refreshing the page.",
    refresh: "Refresh Page",
    goHome: "Go Home",
  },
};
