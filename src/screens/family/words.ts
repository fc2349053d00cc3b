/** The text of /family: plans shared by others. */

import { words as family } from "#components/family/words.ts";
import type { CollegeStatus } from "#domain/plan/plan.ts";
import { formatDate, formatInteger } from "#lib/format.ts";

const formatCount = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

const statuses: Readonly<Record<CollegeStatus, string>> = {
  considering: "being considered",
  applying: "applying",
  applied: "applied",
  admitted: "admitted",
  denied: "not admitted",
  waitlisted: "on a waitlist",
  enrolled: "chosen",
};

export const words = {
  title: "Plans shared with you",
  lead: "See what a student shares with you: their progress, what comes next, and what they need from you.",
  signedOutTitle: "Sign in to see it",
  signedOut:
    "Students share a plan by invitation. If you have an invitation, open its link first; it brings you back here.",
  signedOutEssay: "Sign in with the account that was invited to read this essay.",
  loading: "Loading what is shared with you",
  failedTitle: "We couldn’t load the shared plans",
  failedKept: "Nothing is lost: they are in the students’ accounts.",
  emptyTitle: "No plan is shared with you yet",
  empty:
    "Ask your student to open “Who sees my plan” in their account menu and send you an invitation. Counselors are invited the same way.",
  emptyOwn: "Share my own plan",
  offline: "You are offline. This is what we last loaded. None of it is saved on this device.",
  refresh: "Refresh",
  jump: "Plans",

  planGone: "This plan is no longer shared with you.",
  planFailed: "We couldn’t load this plan",
  planLoading: (plan: string) => `Loading ${plan}`,
  essaysLoading: "Loading the essays",
  planOf: family.planOf,
  youAre: (role: string, what: string) => `You are here as a ${role.toLowerCase()} and see ${what}.`,
  reads: "You can view it but not change it.",

  progress: "Progress",
  colleges: (count: number) => formatCount(count, "college on the list", "colleges on the list"),
  status: (status: CollegeStatus, count: number) => `${formatInteger(count)} ${statuses[status]}`,
  steps: (done: number, due: number) =>
    due === 0
      ? "No step is due by next week"
      : `${formatInteger(done)} of ${formatCount(due, "step", "steps")} due by next week ${done === 1 ? "is" : "are"} done`,
  noYear: "The plan does not have a graduation year yet, so it has no dates.",
  timelineLoading: "Loading the dates",
  timelineFailed: "We couldn’t load the dates",

  yours: { parent: "For you to do", counselor: "For the counselor to do" },
  yoursNone: "Nothing to do right now.",
  yoursMore: (count: number) => `And ${formatCount(count, "more", "more")} later.`,
  tickRefused: (title: string) => `We couldn’t change “${title}”`,
  ticked: (title: string) => `Checked off: ${title}`,
  unticked: (title: string) => `No longer checked off: ${title}`,
  undo: "Undo",
  saving: "Sending",

  next: "Next dates",
  nextNone: "There are no dates in the coming months.",
  trust: "The mark next to a date shows how sure it is.",

  prices: "What a year may cost",
  pricesMoney: "Calculated from the money answers shared with you and published figures.",
  pricesPlain:
    "Money is not shared with you, so these are published figures for everyone: the published price, and what students with federal aid paid on average after grants. At public colleges, that average is for in-state students.",
  pricesLoading: "Loading the prices",
  pricesNone: "There are no colleges on the list yet.",
  college: "College",
  listPrice: "Published price",
  average: "Average after grants",
  unknown: "Not published",
  own: "See the price for your income",
  ownText: "What you type there stays on your device.",

  visits: "Visits",
  visitsNone: "No trips planned.",
  trip: (start: string | null, stops: number) =>
    start === null
      ? formatCount(stops, "college", "colleges")
      : `${formatCount(stops, "college", "colleges")}, from ${start}`,
  tripDays: (first: string | null, last: string | null) => {
    if (first === null) return "No days chosen yet";
    return last === null || last === first
      ? formatDate(first)
      : `${formatDate(first)} to ${formatDate(last)}`;
  },

  leave: "Leave this plan",
  leaveAsk: "You will no longer see it unless the student invites you again. What you checked off stays.",
  leaveYes: "Yes, leave",
  leaveNo: "Stay",
  left: (plan: string) => `You no longer see ${plan}.`,
};
