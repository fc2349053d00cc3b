/** Connection messages. Titles and the offline sentence come from sections 4 and 8 of the specification. */
export const words = {
  lost: {
    title: "Connection Lost",
    description: "You're currently offline. Some features may be limited.",
  },
  issue: { title: "Connection Issue", description: "We're having trouble connecting to our servers." },
  restored: { title: "Connection Restored", description: "What you see is up to date again." },
  failedReloading: {
    title: "Connection Failed",
    description: "This page will reload in a moment. Your plan is saved on this device.",
  },
  /** The page does not reload itself while that would lose something. */
  failedUnkept: {
    title: "Connection Failed",
    description:
      "We still can’t reach Tassel. Some changes to your plan are only in this window. Download your plan before you close or reload it.",
  },
  failed: {
    title: "Connection Failed",
    description: "We still can’t reach Tassel. Your plan is saved on this device.",
  },
};
