/** The text of a story plan: what was known about the student, the list, what changed, and opening it in the tools. */
import type { StoryBalance, StoryChanges } from "#content/parts/storyPlan.ts";
import type { CollegeStatus } from "#domain/plan/plan.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import { formatDate, formatGradePoints, formatInteger, formatParameter, formatUsd } from "#lib/format.ts";

const statuses: Readonly<Record<CollegeStatus, string>> = {
  considering: "Considering",
  applying: "Applying",
  applied: "Applied",
  admitted: "Admitted",
  denied: "Not admitted",
  waitlisted: "Waitlisted",
  enrolled: "Going there",
};

const rounds: Readonly<Record<ApplicationPlan, string>> = {
  earlyDecision1: "early decision",
  earlyDecision2: "early decision II",
  earlyAction: "early action",
  restrictiveEarlyAction: "restrictive early action",
  regularDecision: "regular decision",
  rolling: "rolling admission",
  uc: "UC application",
  csu: "CSU application",
};

const storyWords: Readonly<Record<StoryChanges["told"][number], string>> = {
  gpa: "grade average",
  satTotal: "SAT score",
  payPerYearUsd: "what the family can pay",
  familyIncomeUsd: "family income",
  aid: "the FAFSA answers",
};

const listOf = new Intl.ListFormat("en-US", { type: "conjunction" });
const formatCount = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

export const planBlockWords = {
  title: (day: string) => `The plan on ${formatDate(day)}`,
  example: "A worked-through example. The answers in it are made up.",
  unreadable: "This plan was written by a newer version of the page. Reload it to see the plan.",

  gpa: "Grade average",
  gpaValue: (gpa: number) => `${formatGradePoints(gpa)} of 4.0`,
  sat: "SAT",
  satValue: (total: number) => formatInteger(total),
  income: "Family income",
  pay: "Can pay a year",
  usd: formatUsd,
  index: "Student Aid Index",
  indexValue: (sai: number) => formatParameter(sai),
  pell: "Pell Grant",
  pellAbout: (usd: number) => `about ${formatUsd(usd)}`,
  pellYear: (awardYear: string, isAssumed: boolean) =>
    isAssumed
      ? `Pell Grant and index are estimates for ${awardYear}. The grant’s amounts for that year are not published, so those of the year before stand in.`
      : `Pell Grant and index are estimates for ${awardYear}.`,
  notSaid: "not said yet",

  changes: (day: string) => `What changed since ${formatDate(day)}`,
  added: "Added",
  dropped: "Taken off",
  told: "New answers",
  toldList: (told: StoryChanges["told"]) => listOf.format(told.map((one) => storyWords[one])),
  moved: (name: string, status: CollegeStatus) => `${name}: ${statuses[status].toLowerCase()}`,
  movedTitle: "Where things stand",
  relabeled: "Admission",
  budgetChanged: "Budget",
  budgetNow: (name: string, budget: string) => `${name}: now ${budget.toLowerCase()}`,
  relabeledFrom: (name: string, from: string, to: string) => `${name}: ${from}, now ${to}`,
  done: (count: number) => formatCount(count, "task done", "tasks done"),
  nothing: "Nothing on the list changed.",

  colleges: (count: number) => `The list: ${formatCount(count, "college", "colleges")}`,
  place: (city: string, state: string, miles: number | null) =>
    miles === null ? `${city}, ${state}` : `${city}, ${state} · ${formatInteger(miles)} miles from home`,
  status: (status: CollegeStatus, plan: ApplicationPlan | null) =>
    plan === null ? statuses[status] : `${statuses[status]}, ${rounds[plan]}`,
  chanceHeard: "Chance",
  chanceUnknown: "No number: too little is published",
  priceHeard: "Likely price a year after grants",
  /** Once a college has decided, its chance is history. */
  chanceBefore: (text: string) => `${text}, before the answer`,
  sticker: (usd: number) => `published price ${formatUsd(usd)}`,
  aYear: "a year",
  noPrice: "No price estimate: too little is published",

  balance: "Balance",
  balanceLine: ({ reaches, middles, safeties }: StoryBalance) =>
    listOf.format([
      formatCount(reaches, "reach", "reaches"),
      formatCount(middles, "target or likely school", "targets or likely schools"),
      formatCount(safeties, "financial safety", "financial safeties"),
    ]),
  balanceGaps: ({ missing }: StoryBalance): string => {
    const gaps = [
      missing.safeties > 0 ? formatCount(missing.safeties, "financial safety", "financial safeties") : null,
      missing.middles > 0
        ? formatCount(missing.middles, "target or likely school", "targets or likely schools")
        : null,
      missing.reaches > 0 ? formatCount(missing.reaches, "reach", "reaches") : null,
    ].filter((gap) => gap !== null);
    return gaps.length === 0
      ? "By the rule of the plan page, the list is balanced."
      : `Missing to a balanced list: ${listOf.format(gaps)}.`;
  },

  offers: "The offers, made up for this example",
  offersTable: "Offers made up for this example, for one year",
  offersHow:
    "Each stands on published figures of 2023-24: the college’s average cost of attendance, and what families of this income paid there on average. Loans are no gift and do not lower the price.",
  college: "College",
  cost: "Full cost",
  gift: "Gift aid",
  net: "Left to pay",
  loan: "Loans offered",

  tasks: "Next tasks",
  task: (title: string, college: string | null) =>
    college === null || title.includes(college) ? title : `${college}: ${title}`,

  method:
    "Chances, prices and marks are worked out by this site’s rules from federal data: chances from fall 2024, prices from 2023-24, carried to fall 2027.",
  methodLink: "How the numbers are made",

  open: "Open this plan in the tools",
  openDetail: (name: string) =>
    `It is added on this device as a student of its own, named “${name}”. Your own plan is not touched.`,
  openAgain: "Show it in the tools",
  openedTitle: (name: string) => `You are looking at “${name}”`,
  opened: "It is the shown student in every tool until you switch back. What you save goes into this plan.",
  toPlan: "See it in My plan",
  back: "Back to our own plan",
  backDone: "Your own plan is shown again.",
  remove: "Remove it",
  removed: (name: string) => `“${name}” is off this device`,
  undo: "Undo",
  failed: "This plan could not be opened. Reload the page and try again.",
  loading: "One moment",
} as const;
