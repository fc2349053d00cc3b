/** The text of a story plan: what was known about the student, the list, what changed, and opening it in the tools. */
import type { StoryBalance, StoryChanges } from "#content/parts/storyPlan.ts";
import type { CollegeStatus } from "#domain/plan/plan.ts";
import type { ApplicationPlan } from "#domain/timeline/timeline.ts";
import {
  formatAnd,
  formatDate,
  formatGradePoints,
  formatInteger,
  formatParameter,
  formatUsd,
} from "#lib/format.ts";

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
  gpa: "GPA",
  satTotal: "SAT score",
  payPerYearUsd: "what the family can pay",
  familyIncomeUsd: "family income",
  aid: "the FAFSA answers",
};

const formatCount = (count: number, one: string, many: string) =>
  `${formatInteger(count)} ${count === 1 ? one : many}`;

export const planBlockWords = {
  title: (day: string) => `The plan on ${formatDate(day)}`,
  example: "This is an example. The student’s answers are made up.",
  unreadable: "This plan was saved by a newer version of the page. Reload to see it.",

  gpa: "GPA",
  gpaValue: (gpa: number) => `${formatGradePoints(gpa)} on a 4.0 scale`,
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
      ? `The Pell Grant and the index are estimates for ${awardYear}. Pell amounts for that year are not published yet, so we use those for the year before.`
      : `The Pell Grant and the index are estimates for ${awardYear}.`,
  notSaid: "not given yet",

  changes: (day: string) => `What changed since ${formatDate(day)}`,
  added: "Added",
  dropped: "Removed",
  told: "New answers",
  toldList: (told: StoryChanges["told"]) => formatAnd(told.map((one) => storyWords[one])),
  moved: (name: string, status: CollegeStatus) => `${name}: ${statuses[status].toLowerCase()}`,
  movedTitle: "Status",
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
  chanceUnknown: "No estimate, because too little is published",
  priceHeard: "Likely price a year after grants",
  /** Once a college has decided, its chance is history. */
  chanceBefore: (text: string) => `${text}, before the decision`,
  sticker: (usd: number) => `sticker price ${formatUsd(usd)}`,
  aYear: "a year",
  noPrice: "No price estimate, because too little is published",

  balance: "Balance",
  balanceLine: ({ reaches, middles, safeties }: StoryBalance) =>
    formatAnd([
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
      ? "The list is balanced, by the rule on the plan page."
      : `To balance the list, add ${formatAnd(gaps)}.`;
  },

  offers: "The award letters, made up for this example",
  offersTable: "Award letters made up for this example, for one year",
  offersHow:
    "Each is based on published 2023-24 figures: the college’s average cost of attendance, and what families with this income paid there on average. Loans are not gift aid, so they do not lower the price.",
  college: "College",
  cost: "Cost of attendance",
  gift: "Gift aid",
  net: "Net price",
  loan: "Loans offered",

  tasks: "Next tasks",
  task: (title: string, college: string | null) =>
    college === null || title.includes(college) ? title : `${college}: ${title}`,

  method:
    "We calculate chances, prices and labels from federal data. Chances use figures from fall 2024. Prices use figures from 2023-24, raised to fall 2027.",
  methodLink: "How we calculate the numbers",

  open: "Open this plan in the tools",
  openDetail: (name: string) =>
    `We add it to this device as a separate student named “${name}”. Your own plan does not change.`,
  openAgain: "Show it in the tools",
  openedTitle: (name: string) => `You are looking at “${name}”`,
  opened: "Every tool shows this student until you switch back. Anything you save goes into this plan.",
  toPlan: "See it in My plan",
  back: "Back to your own plan",
  backDone: "You’re back in your own plan.",
  remove: "Remove it",
  removed: (name: string) => `“${name}” was removed from this device`,
  undo: "Undo",
  failed: "We couldn’t open this plan. Reload the page and try again.",
  loading: "One moment",
} as const;
