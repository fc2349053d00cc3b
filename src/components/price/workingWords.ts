/** The words of a price's working: for each line what it is and, where it needs one, a reason. */
import type { Control, Level } from "#domain/college/college.ts";
import { commuteMiles } from "#domain/geography/nearness.ts";
import type { LivingPlan } from "#domain/people/profile.ts";
import type { PriceLine } from "#domain/price/working.ts";
import { formatFineShare, formatInteger, formatOneDecimal, formatShare, formatUsd } from "#lib/format.ts";

export type LineValues = Readonly<Record<string, number | string | null>>;
export type LineWords = { label: string; why: string | null };

const plans: Readonly<Record<LivingPlan, string>> = {
  onCampus: "living on campus",
  offCampus: "living in a place of your own",
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

const income = (from: number, to: number | null) =>
  to === null ? `more than ${formatUsd(from - 1)}` : `${formatUsd(from)} to ${formatUsd(to)}`;

const spread = (share: number) =>
  `An assumption: the questions of a net price calculator explain about ${formatShare(share)} of how grants differ between families. The rest is this room, with what else stands under “Why it is a band”.`;

export const lineWords: Readonly<Record<PriceLine, (values: LineValues) => LineWords>> = {
  bracketPrice: (values) => ({
    label: `Average price paid by first-years with a family income of ${income(amount(values, "fromUsd"), maybe(values, "toUsd"))}`,
    why: "Cost less grants, for students with federal aid who pay the in-state price.",
  }),
  averagePrice: () => ({
    label: "Average price paid by first-years with grants",
    why: "Cost less grants, all incomes together, for those who pay the in-state price.",
  }),
  tuition: () => ({ label: "Published tuition and fees", why: null }),
  averageLiving: (values) => ({
    label: "Living costs of its average student",
    why: `Between ${formatUsd(amount(values, "withFamilyUsd"))} with family and ${formatUsd(amount(values, "awayUsd"))} away from home, at ${formatShare(amount(values, "awayShare"))} of the way.`,
  }),
  backOneYear: (values) => ({
    label: "Brought back a year, to the year of the grants",
    why: `${formatFineShare(Math.abs(amount(values, "share")))} less.`,
  }),
  usualGrants: () => ({ label: "Less the average grant of its first-years", why: null }),
  kindStep: (values) => ({
    label: "What colleges of its kind charge at your income, beside the average",
    why: `Measured on ${levels[level(values["level"])]} ${kinds[control(values["control"])]} colleges that publish prices by income.`,
  }),
  livingStep: (values) => ({
    label: `For ${plans[plan(values["plan"])]}, instead of its average mix of students`,
    why: `${formatUsd(amount(values, "planUsd"))} a year instead of ${formatUsd(amount(values, "averageUsd"))}: books, housing, food and other.${
      values["asked"] === values["plan"]
        ? ""
        : ` You asked for ${plans[plan(values["asked"])]}: that is priced only within ${formatInteger(commuteMiles)} miles of home.`
    }`,
  }),
  residencyStep: (values) => ({
    label:
      values["residency"] === "unknown"
        ? "Home not said: half of what out-of-state tuition would add"
        : "Out-of-state tuition, instead of the in-state one",
    why: tuitions(maybe(values, "outOfStateUsd"), maybe(values, "residentUsd")),
  }),
  growth: (values) => ({
    label: `Price growth of ${formatFineShare(amount(values, "share"))} a year`,
    why: `${formatInteger(amount(values, "netYears"))} years for the price paid, ${formatInteger(amount(values, "costYears"))} for tuition and living. ${
      values["isMoved"] === 1
        ? "The rate is your own assumption."
        : "An assumption: the college’s own tuition growth, drawn toward the national one. You can move it."
    }`,
  }),
  heldToSticker: () => ({
    label: "Held to the published price",
    why: "Nobody is charged more than the published price.",
  }),
  heldToPell: () => ({
    label: "Held to the published price less your Pell Grant",
    why: "The grant comes off the price at every college.",
  }),
  middle: (values) => ({ label: `Middle of the band, fall ${yearText(values)}`, why: null }),
  lowMargin: (values) => ({ label: "Room below", why: spread(amount(values, "explainedShare")) }),
  low: (values) => ({ label: `Low end, fall ${yearText(values)}`, why: null }),
  highMargin: (values) => ({ label: "Room above", why: spread(amount(values, "explainedShare")) }),
  high: (values) => ({ label: `High end, fall ${yearText(values)}`, why: null }),
  stickerTuition: (values) => ({
    label:
      values["residency"] === "inState"
        ? "Published tuition and fees, in-state"
        : "Published tuition and fees",
    why: null,
  }),
  stickerLiving: () => ({ label: "Published books, housing, food and other costs", why: null }),
  stickerGrowth: (values) => ({
    label: `Price growth of ${formatFineShare(amount(values, "share"))} a year`,
    why: `${formatInteger(amount(values, "years"))} years.`,
  }),
  sticker: (values) => ({ label: `Published price, fall ${yearText(values)}`, why: null }),
  exchange: (values) => ({
    label: "With the tuition exchange, what your home adds at most",
    why: `The exchange holds tuition to ${formatOneDecimal(amount(values, "residentRateMultiple"))} times the in-state one. Only if you are admitted to it, and not for every major.`,
  }),
  familySize: (values) => ({
    label:
      maybe(values, "people") === null
        ? "Family size: not said"
        : `Family size: ${formatInteger(amount(values, "people"))}`,
    why: "Counted nowhere here: the federal prices go by income alone. Grants can be higher in a large family, so ask the college’s own calculator.",
  }),
  aidIncome: (values) => ({
    label: "The income that decides your bracket, from your FAFSA answers",
    why:
      amount(values, "ownUsd") === 0
        ? "The adjusted gross income of your tax return. It stands in for an income typed elsewhere."
        : `The parents’ adjusted gross income of ${formatUsd(amount(values, "agiUsd"))} and the student’s own of ${formatUsd(amount(values, "ownUsd"))}. It stands in for an income typed elsewhere.`,
  }),
  pell: (values) => ({
    label: pellLabel(amount(values, "lowUsd"), amount(values, "highUsd")),
    why: pellReason(values),
  }),
  aidIndex: (values) => ({
    label: `Student Aid Index: ${indexText(amount(values, "low"), amount(values, "high"))}`,
    why: `Beyond the Pell Grant it moves no figure here. Colleges that say they meet full need use formulas of their own: at ${formatInteger(amount(values, "colleges"))} of them, tested, the index told prices no better than income.`,
  }),
};

function pellLabel(low: number, high: number): string {
  if (high === 0) return "Pell Grant: none, by your FAFSA answers";
  if (low === high) return "Your Pell Grant, a year at full time";
  return low === 0
    ? `Your Pell Grant: up to ${formatUsd(high)} a year, more answers narrow it`
    : `Your Pell Grant: ${formatUsd(low)} to ${formatUsd(high)} a year, more answers narrow it`;
}

function pellReason(values: LineValues): string | null {
  if (amount(values, "highUsd") === 0) return null;
  const parts = [
    "Already in the prices above: they are what families paid after grants.",
    values["isHolding"] === 1 ? "The high end is held to the published price less this grant." : null,
    values["isAssumed"] === 1
      ? "The amounts of this award year are not published yet. Those of the year before stand in."
      : null,
  ];
  return parts.filter((part) => part !== null).join(" ");
}

function indexText(low: number, high: number): string {
  return low === high ? formatInteger(low) : `${formatInteger(low)} to ${formatInteger(high)}`;
}

function tuitions(outOfState: number | null, resident: number | null): string | null {
  if (outOfState === null || resident === null) return null;
  return `${formatUsd(outOfState)} instead of ${formatUsd(resident)} a year.`;
}

function amount(values: LineValues, name: string): number {
  const value = values[name];
  return typeof value === "number" ? value : 0;
}

function maybe(values: LineValues, name: string): number | null {
  const value = values[name];
  return typeof value === "number" ? value : null;
}

/** A year is written without a comma. */
function yearText(values: LineValues): string {
  return String(amount(values, "entryYear"));
}

function plan(value: unknown): LivingPlan {
  return value === "offCampus" || value === "withFamily" ? value : "onCampus";
}

function control(value: unknown): Control {
  return value === "nonprofit" || value === "forProfit" ? value : "public";
}

function level(value: unknown): Level {
  return value === "twoYear" || value === "lessThanTwoYear" ? value : "fourYear";
}
