/** The text shown when our servers cannot be reached. Section 8 of the specification. */
export const words = {
  title: "Connection Issue",
  trouble: "We're having trouble connecting to our servers.",
  offline: "You appear to be offline. Please check your internet connection.",
  tryAgain: "Try Again",
  retrying: "Retrying...",
  refresh: "Refresh Page",
  status: "Status:",
  isOnline: "Online, but Tassel hasn’t answered",
  isOffline: "Offline",
};
