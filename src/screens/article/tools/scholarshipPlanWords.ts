/** The text of the scholarship planner. */

import type { ScholarshipTick } from "#domain/timeline/namedScholarships.ts";
import type { DatedScholarship } from "#domain/timeline/scholarshipDates.ts";
import { type Fact, latestValue } from "#facts/fact.ts";
import * as named from "#facts/scholarships/named.ts";
import { formatDate, formatInteger, formatMonth, formatOneDecimal, formatUsd } from "#lib/format.ts";

const ticks: Readonly<Record<ScholarshipTick, { label: string; detail: string }>> = {
  pell: { label: "Low income, or may get a Pell Grant", detail: "The FAFSA calculator can tell you" },
  citizen: { label: "U.S. citizen", detail: "Some private awards require it" },
  hispanic: { label: "Hispanic heritage", detail: "At least one award is for you" },
  research: { label: "My own research project", detail: "In science, math or engineering" },
  readiness: {
    label: "In a college readiness program",
    detail: "Such as AVID or GEAR UP; ask which programs count",
  },
};

/** What the record says each winner gets. */
const cocaCola = latestValue(named.cocaColaAward).pays;
const elks = latestValue(named.elksAward).pays;
const bigFuture = latestValue(named.bigFutureListAward).pays;
const burgerKing = latestValue(named.burgerKingAward);
const hispanicFund = latestValue(named.hispanicScholarshipFundAward).pays;
const gpaFor = (award: Fact<{ gpaMinimum: number }>) => formatOneDecimal(latestValue(award).gpaMinimum);

type Award = { name: string; pays: string; whom: string };
const awards: Readonly<Record<string, Award>> = {
  gates: {
    name: "Gates Scholarship",
    pays: "The costs other aid does not cover (2026)",
    whom: `Pell-eligible seniors with a GPA of ${gpaFor(named.gatesAward)} or higher`,
  },
  cocaCola: {
    name: "Coca-Cola Scholars",
    pays: `${formatUsd(cocaCola.eachUsd)} each for ${formatInteger(cocaCola.awards)} students (2026)`,
    whom: `Seniors with a GPA of ${gpaFor(named.cocaColaAward)} or higher`,
  },
  questBridge: {
    name: "QuestBridge National College Match",
    pays: "A full four-year scholarship (2026)",
    whom: "Seniors with low income and strong grades. A match is binding at nearly all partner colleges",
  },
  regeneron: {
    name: "Regeneron Science Talent Search",
    pays: `Up to ${formatUsd(latestValue(named.regeneronAward).pays.upToUsd)} (2026)`,
    whom: "Seniors who have done original research",
  },
  jackKentCooke: {
    name: "Jack Kent Cooke College Scholarship",
    pays: `Up to ${formatUsd(latestValue(named.jackKentCookeAward).pays.upToUsd)} a year (2026)`,
    whom: "Seniors with high grades and financial need, who apply through the Common App",
  },
  elks: {
    name: "Elks Most Valuable Student",
    pays: `${formatInteger(elks.upToAwards)} awards of ${formatUsd(elks.upToUsd)} and ${formatInteger(elks.fromAwards)} of ${formatUsd(elks.fromUsd)} (2026)`,
    whom: "Seniors who are U.S. citizens",
  },
  bigFutureList: {
    name: "BigFuture Scholarships",
    pays: `${formatUsd(bigFuture.fromUsd)} or ${formatUsd(bigFuture.upToUsd)} (2026-27)`,
    whom: "Seniors with a College Board account; a drawing, not a contest",
  },
  burgerKing: {
    name: "Burger King Scholars",
    pays: `${formatUsd(burgerKing.pays.fromUsd)} to ${formatUsd(burgerKing.pays.upToUsd)} (2026-27)`,
    whom: `Seniors with a GPA of ${gpaFor(named.burgerKingAward)} or higher; may close early at ${formatInteger(burgerKing.closesAtApplications)} applications`,
  },
  dellScholars: {
    name: "Dell Scholars",
    pays: `${formatUsd(latestValue(named.dellScholarsAward).pays.eachUsd)} (2026-27)`,
    whom: `Pell-eligible seniors with a GPA of ${gpaFor(named.dellScholarsAward)} or higher, in a college readiness program`,
  },
  hispanicScholarshipFund: {
    name: "Hispanic Scholarship Fund",
    pays: `${formatUsd(hispanicFund.fromUsd)} to ${formatUsd(hispanicFund.upToUsd)} (2026-27)`,
    whom: `Students of Hispanic heritage with a GPA of ${gpaFor(named.hispanicScholarshipFundAward)} or higher`,
  },
};
const unnamed: Award = { name: "Scholarship", pays: "", whom: "" };

export const words = {
  class: "Your class",
  classToSee: "Which class?",
  otherClass: "See another class",
  className: (grade: number) => (grade >= 12 ? "12th grade" : `${grade}th grade`),
  classOf: (year: number) => `Class of ${year}`,
  ticks: "What fits you",
  ticksHint: "Check all that apply. We use your answers here and do not save them.",
  tick: (tick: ScholarshipTick) => ticks[tick],
  award: (id: string): Award => awards[id] ?? unnamed,
  ahead: (count: number) =>
    count === 0
      ? "With these answers, you can’t apply for any of these awards"
      : count === 1
        ? "1 award to apply for"
        : `${formatInteger(count)} awards to apply for, by date`,
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
        return "Closes this month, on a day we don’t know";
      case "opensLater":
        if (opensOn === null) return "Not open yet";
        return opensOn.isMonth
          ? `Opens about ${formatMonth(opensOn.day)}`
          : `Opens ${formatDate(opensOn.day)}`;
      default:
        return "Closed";
    }
  },
  confirm: "Confirm the date on the program’s website.",
  keep: "Keep in my plan",
  closedTitle: (count: number) => `${formatInteger(count)} closed for your class`,
  closedNote: "These awards usually reopen in the same months for the next class.",
  notTitle: (count: number) => `${formatInteger(count)} not open to you with these answers`,
  because: (because: ScholarshipTick | "gpa") =>
    because === "gpa" ? "requires a higher GPA" : `requires: ${ticks[because].label.toLowerCase()}`,
  put: (count: number) =>
    count === 1 ? "Add 1 award to my plan" : `Add ${formatInteger(count)} awards to my plan`,
  putSaid: (count: number) =>
    count === 1 ? "1 award is in your plan." : `${formatInteger(count)} awards are in your plan.`,
  change: (from: number, to: number) =>
    `Your plan is for the class of ${from}. Adding these changes it to the class of ${to}.`,
  inSaid: (name: string) => `Added to your plan: ${name}`,
  outSaid: (name: string) => `Removed from your plan: ${name}`,
  inPlan: "Uncheck an award to remove it from your plan.",
  alger:
    "Published lists disagree on the deadline for the Horatio Alger Association scholarship. Check its website.",
};
