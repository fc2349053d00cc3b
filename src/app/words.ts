/** The words of the frame around every screen: loading, and the screen where the app could not start. */
export const words = {
  loadingTimeline: "Loading your personalized timeline generator...",
  fatal: {
    title: "Loading Error",
    detail: "We're having trouble loading the application. Please try refreshing the page.",
    planIsSafe: "Your plan is safe on this device.",
    refresh: "Refresh Page",
    goHome: "Go Home",
  },
};
