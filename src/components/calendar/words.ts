/** The text of calendars to subscribe to: a college's dates, and a plan's own. */
import { formatAnd, formatDate } from "#lib/format.ts";

export const words = {
  subscribe: "Subscribe in a calendar app",
  copy: "Copy the address",
  copied: "Copied",
  copyFailed: "Select the address above and copy it.",
  link: "Calendar address",
  /** What to do with an address, and what to expect of it. */
  follows:
    "Dates that change here change in your calendar. Some calendar apps look only once a day. For Google Calendar, copy the address and add it there under “From URL”.",

  option: "Subscribe",
  optionDetail: "A calendar that follows this timeline when dates change.",
  loading: "Loading your calendar address",

  colleges: {
    title: (names: readonly string[]) => `The dates of ${formatAnd(names)}`,
    none: "Add a college to your list, and you can subscribe to its dates here.",
    left: (most: number) => `One calendar holds ${most} colleges, so it has the first ${most} of your list.`,
    text: "Application dates only, each on its whole day. The address names these colleges and nothing about you, and the company behind your calendar app sees it.",
    signIn: "Sign in to subscribe to your whole plan: your own dates and what to do each month.",
  },

  plan: {
    title: "This plan in your calendar",
    text: "Every date and action of the file, kept up to date, at a secret address. Anyone who has the address can read your dates, and the company behind your calendar app does. Money, notes and tasks for special situations stay out of it.",
    make: "Make a calendar address",
    making: "Making the address",
    again: "Make a new address",
    againAsk: "The address you use now stops working.",
    againYes: "Yes, make a new one",
    keep: "Keep it",
    made: "Your calendar address is ready.",
    once: "Copy it now: it is shown this once. You can make a new one at any time.",
    since: (day: string) => `An address for this plan has worked since ${formatDate(day)}.`,
    off: "Turn it off",
    offAsk: "Your calendar app will no longer get any dates from this plan.",
    offYes: "Yes, turn it off",
    isOff: "The calendar address no longer works.",
    failed: "We couldn’t load your calendar address",
  },
};
