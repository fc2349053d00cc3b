/** The text of subscribing to a calendar. */

export const words = {
  subscribe: "Subscribe in a calendar app",
  copy: "Copy the address",
  copied: "Copied",
  copyFailed: (address: string) => `Copy this address: ${address}`,
  /** What to do with an address, and what to expect of it. */
  follows:
    "When a date changes here, it changes in your calendar. Some calendar apps check only once a day. For Google Calendar, copy the address and add it there under “From URL”.",

  option: "Subscribe",
  optionDetail: "This calendar follows your timeline when dates change.",
  loading: "Loading your calendar address",
};
