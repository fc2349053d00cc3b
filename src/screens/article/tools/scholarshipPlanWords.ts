/** The text of the scholarship planner. */
import type { ScholarshipTick } from "#domain/timeline/namedScholarships.ts";
import type { DatedScholarship } from "#domain/timeline/scholarshipDates.ts";
import { formatDate, formatInteger } from "#lib/format.ts";

const months = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const formatMonth = (day: string) => months.format(new Date(`${day}T00:00:00Z`));

const ticks: Readonly<Record<ScholarshipTick, { label: string; detail: string }>> = {
  pell: { label: "Low income, or may get a Pell Grant", detail: "The FAFSA calculator tells you" },
  citizen: { label: "U.S. citizen", detail: "Some private awards ask for it" },
  hispanic: { label: "Hispanic heritage", detail: "At least one award is for you" },
  research: { label: "A research project of my own", detail: "In science, math or engineering" },
  readiness: { label: "In a college readiness program", detail: "Such as AVID or GEAR UP; ask which count" },
};

type Award = { name: string; pays: string; whom: string };
/** Amounts as of November 2026, for the class of 2027. */
const awards: Readonly<Record<string, Award>> = {
  gates: {
    name: "Gates Scholarship",
    pays: "What other aid leaves open (2026)",
    whom: "Seniors who can get a Pell Grant, GPA of 3.3 or more",
  },
  cocaCola: {
    name: "Coca-Cola Scholars",
    pays: "$20,000 to each of 150 (2026)",
    whom: "Seniors with a GPA of 3.0 or more",
  },
  questBridge: {
    name: "QuestBridge National College Match",
    pays: "A full award for four years (2026)",
    whom: "Low income and strong grades; a match binds you at nearly all partners",
  },
  regeneron: {
    name: "Regeneron Science Talent Search",
    pays: "Up to $250,000 (2026)",
    whom: "Seniors with research of their own",
  },
  jackKentCooke: {
    name: "Jack Kent Cooke College Scholarship",
    pays: "Up to $55,000 a year (2026)",
    whom: "High grades and need, through the Common App",
  },
  elks: {
    name: "Elks Most Valuable Student",
    pays: "20 of $30,000 and 480 of $4,000 (2026)",
    whom: "Seniors who are U.S. citizens",
  },
  bigFutureList: {
    name: "BigFuture Scholarships",
    pays: "$500 or $40,000 (2026-27)",
    whom: "Seniors with a College Board account; a drawing, not a contest",
  },
  burgerKing: {
    name: "Burger King Scholars",
    pays: "$1,000 to $50,000 (2026-27)",
    whom: "Seniors with a GPA of 2.5 or more; may close early at 30,000 applications",
  },
  dellScholars: {
    name: "Dell Scholars",
    pays: "$20,000 (2026-27)",
    whom: "Pell-eligible, GPA of 2.4 or more, in a college readiness program",
  },
  hispanicScholarshipFund: {
    name: "Hispanic Scholarship Fund",
    pays: "$500 to $5,000 (2026-27)",
    whom: "Hispanic heritage, GPA of 3.0 or more",
  },
};
const unnamed: Award = { name: "Scholarship", pays: "", whom: "" };

export const words = {
  class: "Your class",
  className: (grade: number) => (grade >= 12 ? "12th grade" : `${grade}th grade`),
  classOf: (year: number) => `Class of ${year}`,
  ticks: "What fits you",
  ticksHint: "Tick all that apply. They are used here and not kept.",
  tick: (tick: ScholarshipTick) => ticks[tick],
  gpa: "Grade average on the 4.0 scale",
  gpaHint: "Leave it empty if you do not know it",
  gpaProblem:
    "A grade average is from 0 to 4.0, such as 3.2. A weighted one goes into your plan under its own name.",
  gpaFromPlan: (gpa: string) => `Grade average of your plan: ${gpa}.`,
  award: (id: string): Award => awards[id] ?? unnamed,
  ahead: (count: number) =>
    count === 0
      ? "None is still open to you by these answers"
      : count === 1
        ? "1 award ahead"
        : `${formatInteger(count)} awards ahead, by date`,
  closes: ({ closes, lastDay }: DatedScholarship): string => {
    if (closes.date === null) return `Closes in ${formatMonth(lastDay)}`;
    return closes.standing === "published"
      ? `Closes ${formatDate(closes.date)}`
      : `Closes about ${formatDate(closes.date)}`;
  },
  closed: ({ closes, lastDay }: DatedScholarship): string =>
    closes.date === null ? `Closed in ${formatMonth(lastDay)}` : `Closed ${formatDate(closes.date)}`,
  state: ({ state, opensOn }: DatedScholarship): string => {
    switch (state) {
      case "open":
        return "Open now";
      case "thisMonth":
        return "Closes this month, on a day we do not know";
      case "opensLater":
        if (opensOn === null) return "Not open yet";
        return opensOn.isMonth
          ? `Opens about ${formatMonth(opensOn.day)}`
          : `Opens ${formatDate(opensOn.day)}`;
      default:
        return "Closed";
    }
  },
  confirm: "Confirm the day on its own site.",
  keep: "Keep in my plan",
  closedTitle: (count: number) => `${formatInteger(count)} closed for your class`,
  closedNote: "They come again in the same months each year, for the next class.",
  notTitle: (count: number) => `${formatInteger(count)} not for you by these answers`,
  because: (because: ScholarshipTick | "gpa") =>
    because === "gpa" ? "asks for a higher grade average" : `asks for: ${ticks[because].label.toLowerCase()}`,
  put: (count: number) =>
    count === 1 ? "Put 1 award into my plan" : `Put ${formatInteger(count)} awards into my plan`,
  putSaid: (count: number) =>
    count === 1 ? "1 award is in your plan." : `${formatInteger(count)} awards are in your plan.`,
  change: (from: number, to: number) =>
    `Your plan is for the class of ${from}. Putting these in makes it a plan for the class of ${to}.`,
  inSaid: (name: string) => `In your plan: ${name}`,
  outSaid: (name: string) => `Left out of your plan: ${name}`,
  inPlan: "Take the check off an award, and it leaves your plan.",
  alger: "Horatio Alger Association: lists do not agree on its closing day. Ask there.",
};
