/** The words of /family: the plans that others share with somebody. */

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
  denied: "said no",
  waitlisted: "on a waitlist",
  enrolled: "chosen",
};

export const words = {
  title: "Plans shared with you",
  lead: "What a student shows you: how far they are, what comes next, and what waits for you.",
  signedOutTitle: "Sign in to see it",
  signedOut:
    "A student shares a plan with you by an invitation. Open its link first if you have one; it brings you back here.",
  loading: "Getting what is shared with you",
  failedTitle: "The shared plans could not be loaded",
  failedKept: "Nothing is lost: they are in the students’ accounts.",
  emptyTitle: "No plan is shared with you yet",
  empty:
    "Ask your student to open “Who sees my plan” in their account menu and to send you an invitation. A counselor is invited in the same way.",
  emptyOwn: "Share my own plan",
  offline:
    "You are offline. This is how it was when it was last loaded; nothing of it is kept on this device.",
  refresh: "Look again",
  jump: "Plans",

  planGone: "This plan is not shared with you any more.",
  planFailed: "This plan could not be loaded",
  planLoading: (plan: string) => `Getting ${plan}`,
  planOf: family.planOf,
  youAre: (role: string, what: string) => `You are here as a ${role.toLowerCase()} and see ${what}.`,
  reads: "You can look, and change nothing.",

  progress: "How far it is",
  colleges: (count: number) => formatCount(count, "college on the list", "colleges on the list"),
  status: (status: CollegeStatus, count: number) => `${formatInteger(count)} ${statuses[status]}`,
  steps: (done: number, due: number) =>
    due === 0
      ? "No step is due by next week"
      : `${formatInteger(done)} of ${formatCount(due, "step", "steps")} due by next week ${done === 1 ? "is" : "are"} done`,
  noYear: "The plan does not say yet when the student graduates, so it has no dates.",
  timelineLoading: "Working out the dates",
  timelineFailed: "The dates could not be worked out",

  yours: { parent: "What waits for you", counselor: "What waits for the counselor" },
  yoursNone: "Nothing waits right now.",
  yoursMore: (count: number) => `And ${formatCount(count, "more", "more")} later on.`,
  tickRefused: (title: string) => `“${title}” could not be changed`,
  ticked: (title: string) => `Checked off: ${title}`,
  unticked: (title: string) => `No longer checked off: ${title}`,
  undo: "Undo",
  saving: "Sending",

  next: "Next dates",
  nextNone: "No date lies ahead in the next months.",
  trust: "The mark beside a date says how far it can be trusted.",

  prices: "What it may cost a year",
  pricesMoney: "Worked out from the money answers that are shared with you, and published figures.",
  pricesPlain:
    "Money is not shared with you. So these are published figures for everybody: the list price, and what students with federal aid paid on average after grants, at public colleges those from the state.",
  pricesLoading: "Getting the prices",
  pricesNone: "There is no college on the list yet.",
  college: "College",
  listPrice: "List price",
  average: "Average after grants",
  unknown: "Not published",
  own: "See the price for your income",
  ownText: "What you type there stays on your device.",

  visits: "Visits",
  visitsNone: "No trip is planned.",
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

  leave: "Stop seeing this plan",
  leaveAsk:
    "You will see nothing of it any more, until the student invites you again. What you checked off stays.",
  leaveYes: "Yes, stop",
  leaveNo: "Stay",
  left: (plan: string) => `You no longer see ${plan}.`,
};
