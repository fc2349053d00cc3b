/** Describes what a program pays, where and until when. */

import type { Condition, NumberFact } from "#domain/eligibility/condition.ts";
import { describeUndated, isBareYear } from "#facts/describePeriod.ts";
import { type Day, toDay } from "#lib/dates.ts";
import {
  formatAnd,
  formatDate,
  formatGradePoints,
  formatInteger,
  formatOr,
  formatShare,
  formatUsd,
} from "#lib/format.ts";
import type {
  AidAmount,
  AidDeadline,
  PlaceCode,
  ProgramPay,
  ProgramStep,
  StateProgram,
} from "./stateProgram.ts";
import { calculateStepUsd, type StepAnswers } from "./stepAmount.ts";

type Per = "year" | "semester" | "once" | "inAll";
const perWords: Readonly<Record<Per, string>> = {
  year: "a year",
  semester: "a semester",
  once: "once",
  inAll: "in all",
};

export function describeAmount(amount: AidAmount): string {
  switch (amount.kind) {
    case "usd":
      return describeUsd(amount);
    case "range":
      return `${formatUsd(amount.fromUsd)} to ${formatUsd(amount.toUsd)} ${perWords[amount.per]}`;
    case "steps":
      return describeSteps(amount);
    case "covers":
      return describeCoverage(amount);
    case "tuitionIs":
      return `Tuition of ${formatUsd(amount.usd)} ${perWords[amount.per]}`;
    case "youPayAtMost":
      return `You pay at most ${formatUsd(amount.usd)} ${perWords[amount.per]} of ${coveredNames[amount.what]}`;
    case "youPayThird":
      return "You pay a third of the cost";
    case "upToCost":
      return "Up to the full cost of attendance";
    case "setYearly":
      return amount.isByCredit === true
        ? "An amount for each credit, at a rate set each year"
        : "An amount we could not confirm";
    default:
      return "An amount that the college sets";
  }
}

function describeUsd({ bound, usd, per, use, paidIn }: Extract<AidAmount, { kind: "usd" }>): string {
  const books = use === "books" ? " for books" : "";
  const then = paidIn === undefined ? "" : ` in ${paidIn}`;
  return `${usdLines[bound](formatUsd(usd), perWords[per])}${books}${then}`;
}

const usdLines = {
  exactly: (usd: string, per: string) => `${usd} ${per}`,
  upTo: (usd: string, per: string) => `Up to ${usd} ${per}`,
  atLeast: (usd: string, per: string) => `At least ${usd} ${per}`,
  extra: (usd: string, per: string) => `${usd} more ${per}`,
  extraUpTo: (usd: string, per: string) => `Up to ${usd} more ${per}`,
} satisfies Record<Extract<AidAmount, { kind: "usd" }>["bound"], (usd: string, per: string) => string>;

/** Of a long table the first and the last step. */
const mostStepsNamed = 3;

function describeSteps({ fact, steps, per, earned, isExtra }: Extract<AidAmount, { kind: "steps" }>): string {
  const lines = steps.map(({ from, usd }) => `${formatUsd(usd)} (${stepNames[fact](from)})`);
  const named =
    lines.length > mostStepsNamed
      ? `${lines.at(0)} to ${lines.at(-1)}`
      : `${lines.slice(0, -1).join(", ")} or ${lines.at(-1)}`;
  const more = isExtra === true ? " more" : "";
  const each = earned === "eachSchoolYear" ? " for each year of high school" : "";
  return `${named}${more} ${perWords[per]}${each}`;
}

/** What a student's own figure reaches: "$1,400 a year with your GPA of 3.4 in each year of high school". Null where it cannot be told. */
export function describeOwnAmount(amount: AidAmount, told: StepAnswers): string | null {
  if (amount.kind !== "steps") return null;
  const usd = calculateStepUsd(amount, told);
  const value = told[amount.fact];
  if (usd === null || usd === 0 || value === null) return null;
  const more = amount.isExtra === true ? " more" : "";
  const each = amount.earned === "eachSchoolYear" ? " in each year of high school" : "";
  return `${formatUsd(usd)}${more} ${perWords[amount.per]} with your ${stepNames[amount.fact](value, " of")}${each}`;
}

const stepNames = {
  gpa: (value: number, of = "") => `GPA${of} ${formatGradePoints(value)}`,
  actComposite: (value: number, of = "") => `ACT${of} ${value}`,
  satTotal: (value: number, of = "") => `SAT${of} ${value}`,
} satisfies Record<Extract<AidAmount, { kind: "steps" }>["fact"], (value: number, of?: string) => string>;

function describeCoverage(amount: Extract<AidAmount, { kind: "covers" }>): string {
  const { pricesOf, most, least } = amount;
  const past = pricesOf === undefined ? "" : ` as it was in ${pricesOf}`;
  const above = most === undefined ? "" : `, at most ${formatUsd(most.usd)} ${perWords[most.per]}`;
  const below = least === undefined ? "" : `, at least ${formatUsd(least.usd)} ${perWords[least.per]}`;
  return `${describeCovered(amount)}${past}${above}${below}`;
}

function describeCovered({ what, share, isLastDollar }: Extract<AidAmount, { kind: "covers" }>): string {
  if (share === 1) return isLastDollar ? leftLines[what] : fullLines[what];
  return isLastDollar
    ? `${describeFraction(share)} of the ${coveredNames[what]} that other grants don’t cover`
    : `${formatShare(share)} of ${coveredNames[what]}`;
}

/** A half and a third in words, as families say them. */
function describeFraction(share: number): string {
  if (share === 0.5) return "Half";
  return Math.abs(share - 1 / 3) < 0.001 ? "A third" : formatShare(share);
}

type Covered = Extract<AidAmount, { kind: "covers" }>["what"];

const coveredNames: Readonly<Record<Covered, string>> = {
  tuition: "tuition",
  tuitionAndFees: "tuition and fees",
  inDistrictTuitionAndFees: "in-district tuition and fees",
  unitFee: "the fee per unit",
  tuitionFeesAndBooks: "tuition, fees and books",
  outOfStateDifference: "the difference between in-state and out-of-state tuition",
};
const fullLines: Readonly<Record<Covered, string>> = {
  tuition: "Tuition",
  tuitionAndFees: "All tuition and fees",
  inDistrictTuitionAndFees: "In-district tuition and fees",
  unitFee: "The fee for each unit",
  tuitionFeesAndBooks: "Tuition, fees and books",
  outOfStateDifference: "The difference between in-state and out-of-state tuition",
};
const leftLines: Readonly<Record<Covered, string>> = {
  tuition: "Tuition that other grants don’t cover",
  tuitionAndFees: "Tuition and fees that other grants don’t cover",
  inDistrictTuitionAndFees: "In-district tuition and fees that other grants don’t cover",
  unitFee: "The fee per unit that other grants don’t cover",
  tuitionFeesAndBooks: "Tuition, fees and books that other grants don’t cover",
  outOfStateDifference: "The extra cost of out-of-state tuition that other grants don’t cover",
};

/** Where and when an amount is paid, and what it asks beyond the program's own conditions: "…, with an ACT of 32". */
export function describeWhere(pay: ProgramPay): string {
  const place = describePlace(pay);
  const [ask, ...others] = pay.asks;
  if (ask === undefined) return place;
  const family = others.length === 0 ? describeFamily(ask) : null;
  return family === null
    ? `${place}, with ${formatAnd(pay.asks.map(describeAsk))}`
    : `${place} for ${family}`;
}

/** Where a family's income is all that is asked: "a family of 4 with an income of $78,500 or less". */
function describeFamily(condition: Condition): string | null {
  if (condition.kind === "atMost" && condition.fact === "incomeUsd")
    return `families with an income of ${formatUsd(condition.value)} or less`;
  if (condition.kind !== "incomeBySize") return null;
  const { limitsUsd, isAbout, year } = condition;
  const about = isAbout === true ? "about " : "";
  const of = year === undefined ? "" : ` in ${year}`;
  return `a family of ${formatInteger(limitsUsd.length)} with an income of ${about}${formatUsd(limitsUsd.at(-1) ?? 0)} or less${of}`;
}

const scores: Partial<Record<NumberFact, string>> = { satTotal: "SAT", actComposite: "ACT", cltTotal: "CLT" };

/** A condition as something a student has: "an ACT of 32". What no amount asks for has no words. */
function describeAsk(condition: Condition): string {
  switch (condition.kind) {
    case "gpa":
      return `a GPA of ${formatGradePoints(condition.value)}`;
    case "atLeast":
      if (condition.fact === "creditsPerTerm") return `${condition.value} credits or more a term`;
      return `${condition.fact === "cltTotal" ? "a" : "an"} ${scores[condition.fact] ?? ""} of ${condition.value}`;
    case "atMost":
      return condition.fact === "incomeUsd"
        ? `an income of ${formatUsd(condition.value)} or less`
        : `a Student Aid Index of ${formatInteger(condition.value)} or less`;
    case "incomeBySize": {
      const size = condition.limitsUsd.length;
      const about = condition.isAbout === true ? "about " : "";
      const of = condition.year === undefined ? "" : ` in ${condition.year}`;
      return `an income of ${about}${formatUsd(condition.limitsUsd.at(-1) ?? 0)} or less for a family of ${formatInteger(size)}${of}`;
    }
    case "any":
      return formatOr(condition.of.map(describeAsk));
    case "yes":
      return condition.fact === "getsPell" ? "a Pell Grant" : "";
    default:
      return "";
  }
}

/** The year of an amount; null if the amount itself is unknown. */
export function getAmountYear(amount: AidAmount): string | null {
  return "year" in amount ? amount.year : null;
}

/** The year of what a line pays as it is shown: "2026-27", or "undated page, read in 2026"; null if the amount is unknown. */
export function describeAmountYear(
  { amount, isUndated }: Pick<ProgramPay, "amount" | "isUndated">,
  describe = (year: string) => year,
): string | null {
  const year = getAmountYear(amount);
  if (year === null) return null;
  if (isUndated) return describeUndated(year);
  const told = describe(year).replace(/^since class of/, "since the class of");
  return isBareYear(told) ? `as of ${told}` : told;
}

/** Where and, if it is not paid in every year, when: "in the first year, at a community college". */
export function describePlace({ at, years, kinds }: Pick<ProgramPay, "at" | "years" | "kinds">): string {
  const [kind, ...others] = kinds;
  const place =
    at === "approvedCollege" && kind !== undefined && others.length === 0
      ? approvedKinds[kind]
      : placeTexts[at];
  return years === null ? place : `in the ${listYears(years)}, ${place}`;
}

/** After a place; a page that says in its next sentence whom to ask leaves it out. */
export const askWhich = "; ask which";

/** Where only one kind of college can take part, which kind. */
const approvedKinds: Readonly<Record<ProgramPay["kinds"][number], string>> = {
  publicFourYear: `at public four-year colleges that take part${askWhich}`,
  communityCollege: `at community colleges that take part${askWhich}`,
  nonprofit: `at private nonprofit colleges that take part${askWhich}`,
};

/** "first year", "second and third year"; what runs from the first year on is "first three years". */
function listYears(years: readonly number[]): string {
  const named = years.map((year) => ordinals[year - 1] ?? `${year}th`);
  const count = counts[years.length - 1];
  if (count !== undefined && years.every((year, at) => year === at + 1)) return `first ${count} years`;
  return `${named.length < 2 ? named.join("") : `${named.slice(0, -1).join(", ")} and ${named.at(-1)}`} year`;
}

/** How many years, from two on. */
const counts = [undefined, "two", "three", "four"];
const ordinals = ["first", "second", "third", "fourth"];

export const placeTexts: Readonly<Record<PlaceCode, string>> = {
  publicUniversity: "at a public university",
  publicCollege: "at a public college",
  publicCollegeFirstYear: "in the first year at a public college",
  publicMainCampus: "at the main campus of a public university",
  communityCollege: "at a community college",
  communityCollegeWithPell: "at a community college, if you get a Pell Grant",
  communityCollegeBachelor: "in a community college’s bachelor’s program",
  technicalCollege: "at a technical college",
  privateNonprofit: "at a private nonprofit college",
  privateBlackCollegeVirginia: "at Hampton, Virginia Union and other private HBCUs",
  fourYear: "at a public or private four-year college",
  anyInState: "at a college in the state",
  approvedCollege: `at colleges that take part${askWhich}`,
  ucOrCsu: "at UC or Cal State",
  uncWithPell: "at a UNC university, together with Pell",
  communityCollegeWithPellIn: "at a community college, together with Pell",
  ncPromiseCampus: "at Elizabeth City State, Fayetteville State, UNC Pembroke or Western Carolina",
  publicAssociateFlorida: "for an associate degree at a public college",
  usgOrTcsg: "at the University System or a technical college",
  sunyOrCuny: "at SUNY or CUNY",
  arizonaUniversity: "at Arizona State, Northern Arizona or the University of Arizona",
  openAdmissionOrTrade: "at community, open-admission, trade and nursing schools, the first time",
  fromSecondYear: "from the second year on",
  associateOrCertificate: "for a certificate or associate degree, at colleges that take part",
  bachelorAfterTwoYears: "toward a bachelor’s degree, once you have two years of credits",
  utCampus: "at a University of Texas campus",
  ucCampus: "at the University of California",
  cityCollegesOfChicago: "at the City Colleges of Chicago",
  northernArizona: "at Northern Arizona University",
  universityOfOregon: "at the University of Oregon",
  universityOfUtah: "at the University of Utah",
  firstYearInState: "in the first year, at colleges that take part",
  laterYearsInState: "in later years, at colleges that take part",
  twoYearOrTechnical: "at a community or technical college",
  publicAnywhere: "at a public college in any state",
  privateNearDcOrBlackCollege: "at a private college in the D.C. area or a private HBCU",
  anyState: "at a college in any state",
  communityCollegeOfRhodeIsland: "at the Community College of Rhode Island",
  communityCollegeOfVermont: "at the Community College of Vermont",
  communityOrNevadaState: "at a community college or Nevada State",
  countyCollege: "at a county college",
  newHampshireScholars: "for New Hampshire Scholars, at a college in the state",
  otherNewEnglandPublic: "at a public college in another New England state",
  rhodeIslandCollege: "at Rhode Island College",
  twoYearOrTribal: "at a two-year or Tribal college",
  universityOfNebraska: "at a University of Nebraska campus",
  universityOfPuertoRico: "at the University of Puerto Rico",
  universityOfVermont: "at the University of Vermont",
  universityOfWyoming: "at the University of Wyoming",
  universityOfAlaska: "at the University of Alaska",
  delawareTechOrAssociate: "at Delaware Tech or in the University of Delaware’s associate in arts program",
  delawareState: "at Delaware State University",
  delawareOrPennsylvania: "at a nonprofit college in Delaware or Pennsylvania",
  universityOfHawaii: "at the University of Hawaii",
  publicOrTribal: "at a public or Tribal college",
};

/** What a date of a program is for. */
export const stepTexts: Readonly<Record<ProgramStep, string>> = {
  application: "to apply",
  firstRound: "to apply in the first round",
  lastRound: "to apply in the last round",
  priority: "to apply by the priority date",
  advised: "recommended by the agency",
  earlyBySchool: "for your school to send it in the early round",
  lateBySchool: "for your school to send it in the last round",
  nomination: "for your school to nominate you",
  admission: "to apply for admission",
  fafsa: "to file the FAFSA",
  papers: "to send your documents",
  renewal: "to renew it for the next year",
  fafsaPriority: "to file the FAFSA for the most state aid",
  springFafsa: "to file the FAFSA if you start in spring",
  test: "to take the test",
};

export type Due = {
  text: string;
  /** The deadline, if one is known for the class. */
  day: Day | null;
  standing: "published" | "expected" | "last" | null;
};

/** The deadline for the class of this graduation year. */
export function getDue(when: AidDeadline, graduationYear: number): Due {
  switch (when.kind) {
    case "day": {
      const day = toDay(graduationYear + when.yearsAfter, when.month, when.day);
      const status = when.publishedFor.includes(graduationYear) ? "published" : "expected";
      return { text: formatDate(day), day, standing: status };
    }
    case "lastKnown":
      return {
        text: `We have no newer date; for ${when.awardYear}, it was ${formatDate(when.date)}`,
        day: null,
        standing: "last",
      };
    case "intoTerm":
      return {
        text: `${formatInteger(when.days)} days into the term it pays for`,
        day: null,
        standing: null,
      };
    default:
      return { text: openDates[when.kind], day: null, standing: null };
  }
}

export type NextDue = { step: ProgramStep | null; when: AidDeadline; due: Due; isPast: boolean };

/** The next date of a program for a class; one that has passed only where it was the last. Null where it has none. */
export function findNextDue(
  { deadlines }: Pick<StateProgram, "deadlines">,
  graduationYear: number,
  today: Day,
): NextDue | null {
  const dated = deadlines.map(({ step, when }) => {
    const due = getDue(when, graduationYear);
    return { step, when, due, isPast: due.day !== null && due.day < today };
  });
  return dated.find(({ isPast }) => !isPast) ?? dated.at(-1) ?? null;
}

const openDates = {
  soon: "As early as you can, because money runs out",
  college: "Set by the college",
  automatic: "No form to send in",
  onTaxReturn: "With the state tax return",
  askAgency: "Ask the agency",
  lastDayOfTerm: "The last day of the term it pays for",
  noStateDeadline: "None set by the state; file early",
} satisfies Record<Exclude<AidDeadline["kind"], "day" | "lastKnown" | "intoTerm">, string>;
