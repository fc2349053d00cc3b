/** The text of a list of colleges: its groups, its balance line, its rows and marks, and the tray below it. */
import { words as labelWords } from "#components/label/words.ts";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import { getRoundName } from "#domain/college/roundNames.ts";
import type { ListAdvice, ListGroup, ListSummary } from "#domain/match/listGroups.ts";
import type { FirstDate } from "#domain/plan/firstDates.ts";
import type { BudgetLabel } from "#domain/price/budgetLabel.ts";
import { formatDate, formatInteger, formatOr, formatShortDate } from "#lib/format.ts";

const formatColleges = (count: number) => (count === 1 ? "1 college" : `${formatInteger(count)} colleges`);

const groupNames: Readonly<Record<ListGroup, string>> = {
  safety: "Safety",
  likely: "Likely",
  target: "Target",
  reach: "Reach",
  unknown: "Chance unknown",
};

const counted: Readonly<Record<ListGroup, (count: number) => string>> = {
  safety: (count) => (count === 1 ? "1 safety" : `${count} safeties`),
  likely: (count) => `${count} likely`,
  target: (count) => (count === 1 ? "1 target" : `${count} targets`),
  reach: (count) => (count === 1 ? "1 reach" : `${count} reaches`),
  unknown: (count) => `${count} without a chance yet`,
};

const numbers = ["no", "one", "two", "three"];
const toNumber = (count: number) => numbers[count] ?? formatInteger(count);

function describeAdvice(advice: ListAdvice): string | null {
  switch (advice.code) {
    case "addAcademics":
      return "add your grades to see where they belong";
    case "allOpen":
      return "every college here admits everyone, or nearly everyone";
    case "moreSafeties":
      return advice.missing === 1
        ? "one more safety would help"
        : `${toNumber(advice.missing)} safeties would help`;
    case "noPayableSafety":
      return advice.safeties === 1
        ? "the safety is not sure to fit your budget"
        : "no safety is sure to fit your budget";
    case "moreMiddle":
      return `${toNumber(advice.missing)} more likely or target ${advice.missing === 1 ? "college" : "colleges"} would help`;
    case "fewerReaches":
      return "more than half are reaches, so add some you are more likely to get into";
    default:
      return null;
  }
}

export const words = {
  group: (group: ListGroup) => groupNames[group],
  /** What the group's own mark means. */
  groupMeaning: (group: ListGroup) => labelWords.admissionMeaning(group),
  beyond: "Farther from home",
  /** "1 safety, 3 targets, 1 reach; one more safety would help." */
  balance: ({ counts, advice }: ListSummary) => {
    const said = describeAdvice(advice);
    const list = counts.map(({ group, count }) => counted[group](count)).join(", ");
    const verdict = advice.code === "balanced" ? ": a balanced list" : said === null ? "" : `; ${said}`;
    return `${list}${verdict}.`;
  },
  /** When a college takes applications, in one line of a row. */
  date: (date: FirstDate): string => {
    switch (date.kind) {
      case "day": {
        const name = date.round === null ? "Application" : getRoundName(date.round);
        return `${name}: ${formatShortDate(date.day)}${date.isExpected ? " (expected)" : ""}`;
      }
      case "passed":
        return date.stillOpen.length === 0
          ? `Its deadline was ${formatShortDate(date.day)}. Ask the college whether it still takes applications.`
          : `Its deadline was ${formatShortDate(date.day)}. Still open: ${formatOr(date.stillOpen.map((round) => getRoundName(round).toLowerCase()))}.`;
      case "rolling":
        return "Rolling admission: no fixed date";
      case "openToAll":
        return "Takes applications for months";
      case "unknown":
      default:
        return "We don’t know its application deadline";
    }
  },
  mended: "What would help most is below the list.",
  /** Above what was looked for and not found. */
  gaps: "What we looked for but didn’t find",
  legend: "Legend",
  meaning: {
    admission: (code: AdmissionLabel) =>
      `${labelWords.admissionName(code)}: ${labelWords.admissionMeaning(code)}`,
    budget: (code: BudgetLabel) => `${labelWords.budgetName(code)}: ${labelWords.budgetMeaning(code)}`,
    dots: "Dots: of every 10 students like you, the filled dots get in and the shaded dots might.",
    five: "The five amounts are the price at five family incomes, lowest income first. A shaded amount fits your budget.",
    price: "Price: what your family would likely pay in the first year, after grants.",
    line: "Price line: the thin part ends at the sticker price, and the mark is your budget.",
  },
  chance: {
    openAdmission: "Admits everyone",
    nearlyEveryone: "Admits nearly all",
    guaranteed: "Guaranteed",
    noAcademics: "Needs your grades",
    noFirstYears: "Takes no new students",
    transfer: "No transfer rate",
    transferAgreement: "By agreement",
    noAdmitRate: "Not enough data",
    tooFewApplicants: "Too few applicants",
    extremeRate: "Not enough data",
  },
  chanceHeard: "Chance: ",
  priceHeard: "Price: ",
  aYear: "a year",
  noPrice: "No price estimate",
  /** A required score that the student has not, where hardly any test is left in time. */
  missingScore: (nextTest: string | null) =>
    nextTest === null
      ? "It requires an SAT or ACT score, and we know of no test you can still register for. Ask the college first."
      : `It requires an SAT or ACT score, and the next test you can still register for is ${formatDate(nextTest)}. Check its deadline, or ask about a later score.`,
  twoYear: "Two-year",
  onlineOnly: "Online only",
  sorted: {
    match: (percent: number) => `${percent}% match`,
    noMatch: "No match yet",
    chance: (percent: string) => `${percent} chance`,
    price: (amount: string) => `${amount} in mid-range`,
    noMiles: "Distance unknown",
  },
  giBill: "GI Bill benefits come from the VA, not through the FAFSA.",
  giBillLink: "Apply for them on VA.gov",
  loadingDetail: "Loading…",
  why: "Why this one",
  whatIf: "What would change it",
  matchMadeOf: (percent: number) => `How the ${Math.round(percent)}% match is calculated`,
  matchUnknown: "Why there is no match yet",
  collegePage: "See the college’s page",
  matchIsNotChance:
    "The match shows how well a college fits your answers. It is not your chance of getting in.",
  tray: {
    heading: "Save and compare",
    saveAll: (count: number) => `Save all ${count}`,
    saveAllLabel: (count: number) => `Save all ${count} to my plan`,
    savedAll: (count: number) => `${formatColleges(count)} ${count === 1 ? "is" : "are"} in your plan.`,
    savedSome: (count: number, limit: number) =>
      `${formatColleges(count)} added. Your plan holds ${limit}, so the rest didn’t fit.`,
    noRoom: (limit: number) => `Your plan has ${limit} colleges, the maximum. Remove one to add another.`,
    plan: (count: number) => `My plan (${count})`,
    compare: (count: number) => `Compare (${count})`,
    compareLabel: (count: number) => `Compare ${count} colleges`,
  },
};
