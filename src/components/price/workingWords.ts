/** The text of a price calculation: what each line is and, if needed, a reason. */
import { type Control, type Level, topBracketAboveUsd } from "#domain/college/college.ts";
import { commuteMiles } from "#domain/geography/nearness.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import { describeAgreementLine, nameAgreement } from "#domain/price/agreementWords.ts";
import type { PriceLine } from "#domain/price/working.ts";
import { formatFineShare, formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import { describeAwardStep, describeSureAwards } from "./awardStepWords.ts";
import { formatCeiling, formatPolicy } from "./policyWorkingWords.ts";

export type LineValues = Readonly<Record<string, number | string | null>>;
export type LineWords = { label: string; why: string | null };

const plans: Readonly<Record<LivingPlan, string>> = {
  onCampus: "living on campus",
  offCampus: "living in your own place",
  withFamily: "living with your family",
};

const kinds: Readonly<Record<Control, string>> = {
  public: "public",
  nonprofit: "private nonprofit",
  forProfit: "for-profit",
};

const levels: Readonly<Record<Level, string>> = {
  fourYear: "four-year",
  twoYear: "two-year",
  lessThanTwoYear: "shorter",
};

const nameStep = (agreement: LineValues[string] | undefined, rate: LineValues[string] | undefined) => {
  if (agreement === null || agreement === undefined) return "Out-of-state instead of in-state tuition";
  const name = nameAgreement(agreement);
  return rate === "belowOutOfState"
    ? `Out-of-state instead of in-state tuition, less ${name}`
    : `What you pay above in-state tuition under ${name}`;
};

const formatIncome = (from: number, to: number | null) =>
  to === null ? `more than ${formatUsd(from - 1)}` : `${formatUsd(from)} to ${formatUsd(to)}`;

const formatSpread = (share: number) =>
  `An assumption: the questions a net price calculator asks explain about ${formatShare(share)} of how grants differ between families. The margin covers the other differences, plus what is listed under “Why it’s a range.”`;

export const lineWords: Readonly<Record<PriceLine, (values: LineValues) => LineWords>> = {
  bracketPrice: (values) => ({
    label: `Average price paid by first-years with a family income of ${formatIncome(readAmount(values, "fromUsd"), findAmount(values, "toUsd"))}`,
    why: "Cost less grants, for students with federal aid who pay the in-state price.",
  }),
  paidAbove: () => ({
    label: "Less, because families with more income paid less",
    why: "Grants here are based on need, so a family with typical savings pays no more than one with a higher income. The lowest bracket can also include families with little income and a lot of property, so the high end still uses that bracket’s average.",
  }),
  indexStep: (values) => ({
    label: `For your Student Aid Index, instead of the average above ${formatUsd(topBracketAboveUsd)}`,
    why: `${
      values["isEstimated"] === 1
        ? `Index of about ${formatUsd(readAmount(values, "lowUsd"))} to ${formatUsd(readAmount(values, "highUsd"))}: estimated from your income for a family of ${formatInteger(readAmount(values, "people"))} with savings between nothing and ${formatUsd(readAmount(values, "assetsUsd"))}.`
        : `Index of ${formatIndex(readAmount(values, "lowUsd"), readAmount(values, "highUsd"))}, from your FAFSA answers.`
    } The college says it meets full need, so the price rises with the index. At ${formatInteger(readAmount(values, "colleges"))} such colleges, 8 in 10 prices were within ${formatUsd(readAmount(values, "spanUsd"))}, so the range is that wide.`,
  }),
  averagePrice: () => ({
    label: "Average price paid by first-years with grants",
    why: "Cost less grants, for students of all incomes who pay the in-state price.",
  }),
  tuition: () => ({ label: "Published tuition and fees", why: null }),
  averageLiving: (values) => ({
    label: "Living costs for its average student",
    why: `${formatShare(readAmount(values, "awayShare"))} of the way from ${formatUsd(readAmount(values, "withFamilyUsd"))} with family to ${formatUsd(readAmount(values, "awayUsd"))} away from home.`,
  }),
  backOneYear: (values) => ({
    label: "Adjusted back a year, to match the year of the grants",
    why: `${formatFineShare(Math.abs(readAmount(values, "share")))} less.`,
  }),
  usualGrants: () => ({ label: "Less the average grant of its first-years", why: null }),
  kindStep: (values) => ({
    label: "What colleges of its kind charge at your income, compared with their average",
    why: `Measured at ${levels[getLevelName(values["level"])]} ${kinds[getControlName(values["control"])]} colleges that publish prices by income.`,
  }),
  homeCost: (values) => ({
    label: "Published tuition, books and other costs of living at home",
    why: `Without food and housing at home, which prices by income leave out, too.${explainPlan(values)}`,
  }),
  publishedTuition: () => ({ label: "Published tuition and fees", why: null }),
  publishedLiving: (values) => ({
    label:
      typeof values["plan"] === "string"
        ? `Published books, food, housing and other costs, ${plans[getPlanName(values["plan"])]}`
        : "Published books, food, housing and other costs, between living at home and away",
    why: `${
      values["plan"] === "withFamily"
        ? "Most colleges now count food and housing at home, too. Your family already pays for those, so they are not a new bill."
        : "As the college estimates them for a full-time student."
    }${explainPlan(values)}`,
  }),
  livingStep: (values) => ({
    label: `For ${plans[getPlanName(values["plan"])]}, instead of its average mix of students`,
    why: `${formatUsd(readAmount(values, "planUsd"))} a year instead of ${formatUsd(readAmount(values, "averageUsd"))}: ${
      values["isOwn"] === 1
        ? values["plan"] === "withFamily"
          ? "tuition, books and other costs, without food and housing at home, which the college’s averages leave out, too."
          : "tuition, books, housing, food and other costs, and the costs behind the college’s averages."
        : "books, housing, food and other costs."
    }${explainPlan(values)}`,
  }),
  residencyStep: (values) => ({
    label:
      values["isByStatus"] === 1
        ? "The college decides which tuition applies: half of what out-of-state tuition would add"
        : values["residency"] === "unknown"
          ? "Home state unknown: half of what out-of-state tuition would add"
          : nameStep(values["agreement"], values["rate"]),
    why: formatTuitions(findAmount(values, "outOfStateUsd"), findAmount(values, "residentUsd")),
  }),
  growth: (values) => ({
    label: `Price growth of ${formatFineShare(readAmount(values, "share"))} a year`,
    why: `${
      values["isPublished"] === 1
        ? `${formatInteger(readAmount(values, "costYears"))} years, for tuition and living.`
        : `${formatInteger(readAmount(values, "netYears"))} years for 2023-24 figures, ${formatInteger(readAmount(values, "costYears"))} for 2024-25 figures.`
    } ${
      values["isMoved"] === 1
        ? "The rate is your own assumption."
        : "An assumption: the college’s own tuition growth, adjusted toward the national rate. You can change it."
    }`,
  }),
  pellGrant: (values) => ({
    label: "Less your Pell Grant, for a year of full-time study",
    why: `${
      values["isFromAnswers"] === 1
        ? "This is the amount that is certain from your FAFSA answers."
        : `By the federal rules for an income of ${formatUsd(readAmount(values, "incomeUsd"))} and a family of ${formatInteger(readAmount(values, "people"))}, with at most ${formatUsd(readAmount(values, "assetsUsd"))} in savings and investments. File the FAFSA to get it.`
    }${values["isAssumed"] === 1 ? " The amounts for this award year are not published yet, so we used the previous year’s." : ""}`,
  }),
  stateGrant: describeSureAwards,
  stateAwards: describeAwardStep,
  grantShrinks: () => ({
    label: "A smaller grant, because your costs are lower",
    why: "A need-based grant covers at most the cost less your Student Aid Index.",
  }),
  needMetAway: () => ({
    label: "Less a larger grant, because the college meets full need for students from every state",
    why: "The price is what families with your income pay in-state, or your Student Aid Index if that is higher.",
  }),
  heldToSticker: () => ({
    label: "Capped at the sticker price",
    why: "Nobody is charged more than the sticker price.",
  }),
  heldToMerit: (values) => ({
    label: "Capped at the sticker price less your merit award",
    why: `Under the college’s table your grades and scores earn ${formatUsd(readAmount(values, "earnedUsd"))} a year. It comes off the sticker price, never off an average: averages already include such awards.`,
  }),
  heldToPell: () => ({
    label: "Capped at what a year costs less the grants you can count on",
    why: "The Pell Grant comes off the price at every college, and a state’s own grant at the colleges it names.",
  }),
  withoutGrants: () => ({
    label: "Grants in this price that this student cannot get",
    why: "Federal grants are for citizens and eligible noncitizens. Aid from your state or the college, if you get it, lowers this.",
  }),
  heldToTuitionFree: () => ({
    label: "Capped at what is left to pay where nobody pays full tuition",
    why: "See below who pays what.",
  }),
  nothingLeft: () => ({
    label: "Tuition, housing and food",
    why: "The college covers them for everyone it admits.",
  }),
  heldToPolicy: () => ({
    label: "Capped at what the college’s aid policy leaves you to pay",
    why: "The policy is named below.",
  }),
  raisedToZero: () => ({
    label: "Raised to zero",
    why: "On average, grants here come to more than the cost, but nobody is paid to attend.",
  }),
  middle: (values) => ({ label: `Middle of the range, fall ${formatYear(values)}`, why: null }),
  lowMargin: (values) => ({
    label: "Margin below",
    why:
      typeof values["lowFrom"] !== "string"
        ? formatSpread(readAmount(values, "explainedShare"))
        : explainLowEnd(values),
  }),
  low: (values) => ({ label: `Low end, fall ${formatYear(values)}`, why: null }),
  highMargin: (values) => ({
    label: "Margin above",
    why:
      values["isCertain"] === 1
        ? "This reflects only what is listed under “Why it’s a range,” because the middle already counts only grants that are certain."
        : formatSpread(readAmount(values, "explainedShare")),
  }),
  high: (values) => ({ label: `High end, fall ${formatYear(values)}`, why: null }),
  stickerTuition: (values) => ({
    label:
      values["residency"] === "inState"
        ? "Published tuition and fees, in-state"
        : "Published tuition and fees",
    why: null,
  }),
  stickerLiving: () => ({ label: "Published books, housing, food and other costs", why: null }),
  stickerGrowth: (values) => ({
    label: `Price growth of ${formatFineShare(readAmount(values, "share"))} a year`,
    why: `${formatInteger(readAmount(values, "years"))} years.`,
  }),
  sticker: (values) => ({ label: `Sticker price, fall ${formatYear(values)}`, why: null }),
  exchange: describeAgreementLine,
  policy: (values) => ({
    label: formatPolicy(values),
    why: formatCeiling(values),
  }),
  missedLine: (values) => ({
    label: `Your income is ${formatAbove(readAmount(values, "aboveUsd"))} a limit: ${formatPolicy(values).toLowerCase()}`,
    why: "Ask the college how it counts income. It may not be the figure you gave.",
  }),
  tuitionFree: (values) => ({
    label: formatTuitionFree(values),
    why: explainTuitionFree(values),
  }),
  familySize: (values) => ({
    label:
      findAmount(values, "people") === null
        ? "Family size: unknown"
        : `Family size: ${formatInteger(readAmount(values, "people"))}`,
    why:
      values["countedIn"] === "index"
        ? "Your family size is part of your estimated Student Aid Index."
        : values["countedIn"] === "pell"
          ? "Your family size is part of the Pell Grant that is certain. If we don’t know it, we assume the smallest family: a parent and a student."
          : "Your family size doesn’t count here, because the federal prices are based on income alone. Grants can be higher for a large family, so use the college’s own calculator.",
  }),
  aidIncome: (values) => ({
    label: "The income that decides your bracket, from your FAFSA answers",
    why:
      readAmount(values, "ownUsd") === 0
        ? "The adjusted gross income of your tax return. It replaces any income you typed elsewhere."
        : `The parents’ adjusted gross income of ${formatUsd(readAmount(values, "agiUsd"))} and the student’s own of ${formatUsd(readAmount(values, "ownUsd"))}. It replaces any income you typed elsewhere.`,
  }),
  pell: (values) => ({
    label: getPellLabel(readAmount(values, "lowUsd"), readAmount(values, "highUsd")),
    why: getPellReason(values),
  }),
  aidIndex: (values) => ({
    label: `Student Aid Index: ${formatIndex(readAmount(values, "low"), readAmount(values, "high"))}`,
    why:
      values["isFollowed"] === 1
        ? `It sets this price: above ${formatUsd(topBracketAboveUsd)}, prices at colleges that meet full need follow it.`
        : `Apart from the Pell Grant, it does not change any figure here. Colleges that say they meet full need use their own formulas: at the ${formatInteger(readAmount(values, "colleges"))} we tested, the index predicted prices no better than income.`,
  }),
};

/** Where the priced arrangement is not the one asked for. */
function explainPlan(values: LineValues): string {
  if (values["asked"] === values["plan"]) return "";
  return values["plan"] === "withFamily"
    ? " Nearly everyone at a two-year college this close to home lives that way."
    : ` You asked for ${plans[getPlanName(values["asked"])]}, which we price only within ${formatInteger(commuteMiles)} miles of home.`;
}

/** An average price; grants may come to more than the cost. */
function formatPaid(usd: number): string {
  return usd <= 0 ? "$0 or less" : formatUsd(usd);
}

function explainLowEnd(values: LineValues): string {
  if (values["lowFrom"] === "policySpread")
    return "The policy sets the high end. What families with similar incomes pay differs by about this much.";
  const price = formatPaid(readAmount(values, "lowPriceUsd"));
  const income = formatIncome(readAmount(values, "fromUsd"), findAmount(values, "toUsd"));
  const end = "The low end starts from there and leaves out food and housing at home, as those averages do.";
  if (values["lowFrom"] === "belowLine")
    return `The policy sets the high end. Families below its limit, with incomes of ${income}, paid ${price} on average in ${String(values["year"])}. The low end starts from there, adjusted for your year and living plan.`;
  if (values["lowFrom"] === "aided")
    return `First-years with federal aid and a family income of ${income} paid ${price} on average in ${String(values["year"])}. ${end}`;
  switch (values["lowFrom"]) {
    case "below":
      return `First-years with federal aid and a lower income paid ${price} on average, and your family is not expected to pay less. ${end}`;
    case "average":
      return `At nine in ten colleges of this kind, first-years with federal aid and your income paid more, compared with the college’s average, than ${price} would be here. ${end}`;
    default:
      return `At nine in ten colleges of this kind, the grants for your income would leave ${price} or more to pay here. ${end}`;
  }
}

function formatAbove(aboveUsd: number): string {
  return aboveUsd === 0 ? "right at" : `${formatUsd(aboveUsd)} above`;
}

function formatTuitionFree(values: LineValues): string {
  if (values["status"] === "ifFromThere")
    return "Free tuition for students from some counties: with it, up to";
  const share = readAmount(values, "share");
  return share < 1
    ? `Nobody pays more than ${formatShare(1 - share)} of tuition: what is left, at most`
    : "Nobody is charged tuition: what is left, at most";
}

function explainTuitionFree(values: LineValues): string | null {
  switch (values["basis"]) {
    case "bill":
      return `The college’s own bill of ${formatUsd(readAmount(values, "billUsd"))}, with price growth since its year.`;
    case "average":
      return "What its first-years with aid paid on average, with price growth since 2023-24.";
    case "nothing":
      return null;
    default:
      return "Published living costs and fees, and the part of tuition that is charged, with price growth since 2024-25.";
  }
}

function getPellLabel(low: number, high: number): string {
  if (high === 0) return "Pell Grant: none, based on your FAFSA answers";
  if (low === high) return "Your Pell Grant, for a year of full-time study";
  return low === 0
    ? `Your Pell Grant: up to ${formatUsd(high)} a year; more answers narrow it`
    : `Your Pell Grant: ${formatUsd(low)} to ${formatUsd(high)} a year; more answers narrow it`;
}

function getPellReason(values: LineValues): string | null {
  if (readAmount(values, "highUsd") === 0) return null;
  const parts = [
    "It is already counted above, because those prices are what families paid after grants.",
    values["isHolding"] === 1 ? "The high end is capped at the sticker price less this grant." : null,
    values["isAssumed"] === 1
      ? "The amounts for this award year are not published yet, so we used the previous year’s."
      : null,
  ];
  return parts.filter((part) => part !== null).join(" ");
}

function formatIndex(low: number, high: number): string {
  return low === high ? formatInteger(low) : `${formatInteger(low)} to ${formatInteger(high)}`;
}

function formatTuitions(outOfState: number | null, resident: number | null): string | null {
  if (outOfState === null || resident === null) return null;
  return `${formatUsd(outOfState)} instead of ${formatUsd(resident)} a year.`;
}

function readAmount(values: LineValues, name: string): number {
  const value = values[name];
  return typeof value === "number" ? value : 0;
}

function findAmount(values: LineValues, name: string): number | null {
  const value = values[name];
  return typeof value === "number" ? value : null;
}

/** A year is written without a comma. */
function formatYear(values: LineValues): string {
  return String(readAmount(values, "entryYear"));
}

function getPlanName(value: unknown): LivingPlan {
  return value === "offCampus" || value === "withFamily" ? value : "onCampus";
}

function getControlName(value: unknown): Control {
  return value === "nonprofit" || value === "forProfit" ? value : "public";
}

function getLevelName(value: unknown): Level {
  return value === "twoYear" || value === "lessThanTwoYear" ? value : "fourYear";
}
