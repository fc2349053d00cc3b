/** The words of /application-timeline; the loading message is the specification's. */
import { formatDate, formatInteger } from "#kit/format.ts";
import type { ToComeWords } from "#pieces/to-come/words.ts";

export const frame: ToComeWords = {
  title: "Application timeline",
  lead: "The generator that plans your year is still being built. What stands today: the deadlines of the colleges in your plan.",
  today: [
    {
      label: "My plan",
      text: "Add the colleges you may apply to. Their deadlines then stand on this page.",
      to: "/my-plan",
    },
    {
      label: "Find colleges",
      text: "Each college’s page has its rounds and dates, where they are known.",
      to: "/colleges",
    },
    {
      label: "Match quiz",
      text: "No list yet? Three questions give you a first one.",
      to: "/college-match-quiz",
    },
  ],
  will: [
    { title: "Your year by month", text: "Tests, forms, essays and visits, set by your colleges’ dates." },
    { title: "By person", text: "What is yours, what is a parent’s, what is the counselor’s." },
    { title: "Into your calendar", text: "A file that calendars read, and a page to print." },
    { title: "Room for life", text: "A late start or a busy month moves the plan, not the deadline." },
  ],
  wish: "timeline",
};

export const words = {
  loading: "Loading your personalized timeline generator...",
  title: "Deadlines of your colleges",
  check: "Dates move. Check each with the college, mind the time zone, and aim for a day earlier.",
  checkLink: "Check with the college",
  checked: (asOf: string) => `Read on ${formatDate(asOf)}.`,
  binding: "Binding: if it admits you, you must enroll.",
  passedTitle: "Already over",
  passed: (count: number) => (count === 1 ? "1 date is over" : `${formatInteger(count)} dates are over`),
  rollingTitle: "Rolling",
  rolling: "No fixed date. Earlier is better.",
  unknownTitle: "No date known",
  unknown: "We know the dates of some colleges only. For these, ask the college:",
  college: (unitId: number) => `College ${unitId}`,
  emptyTitle: "No college in your plan yet",
  empty: "Save a few colleges, and their application deadlines stand here.",
  emptyQuiz: "Start the match quiz",
  emptySearch: "Find colleges",
  failedTitle: "The deadlines could not be fetched",
  failedKept: "Your plan is safe on this device.",
  offline:
    "You are offline. Deadlines that were fetched before stand here; others come when you are back online.",
  noScript: "Your deadlines need JavaScript, since your plan is kept in this browser.",
};
