/** The text of the part of the timeline in which a family subscribes: to its plan, or to the dates of its colleges. */
import { formatAnd, formatDate } from "#lib/format.ts";

export const panelWords = {
  /** Of the address that was just made. */
  made: {
    link: "Calendar address",
    copy: "Copy the address",
    copied: "Copied",
    copyFailed: "Select the address above and copy it.",
  },

  colleges: {
    title: (names: readonly string[]) => `Dates for ${formatAnd(names)}`,
    none: "Add a college to your list, and you can subscribe to its dates here.",
    left: (most: number) =>
      `One calendar holds ${most} colleges, so this one has the first ${most} on your list.`,
    text: "The calendar has only application dates, each as an all-day event. Its address names these colleges but says nothing about you. The company behind your calendar app sees the address.",
    signIn: "Sign in to subscribe to your whole plan, with your own dates and what to do each month.",
  },

  plan: {
    title: "This plan in your calendar",
    text: "The calendar has every date and action in the file, kept up to date, at a secret address. Anyone with the address can read your dates, and so can the company behind your calendar app. Money, notes and tasks for special situations are left out.",
    make: "Make a calendar address",
    making: "Making the address",
    again: "Make a new address",
    againAsk: "Your current address will stop working.",
    againYes: "Yes, make a new one",
    keep: "Keep it",
    made: "Your calendar address is ready.",
    once: "Copy the address now, because we show it only once. You can make a new one at any time.",
    since: (day: string) => `This plan’s address has been active since ${formatDate(day)}.`,
    off: "Turn it off",
    offAsk: "Your calendar app will no longer get any dates from this plan.",
    offYes: "Yes, turn it off",
    isOff: "The calendar address no longer works.",
    failed: "We couldn’t load your calendar address",
  },
};
