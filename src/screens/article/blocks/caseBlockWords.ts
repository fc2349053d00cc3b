/** The text around a composite family: its answers, its FAFSA result, and its first list. */

import type { GpaScale } from "#domain/answers/gpaScale.ts";
import type { Control, Level, Setting } from "#domain/college/college.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { CollegeSize, LivingPlan } from "#domain/people/profile.ts";
import {
  formatAnd,
  formatDate,
  formatGradePoints,
  formatInteger,
  formatOr,
  formatShare,
  formatUsd,
} from "#lib/format.ts";

const scales: Readonly<Record<GpaScale, string>> = {
  unweighted: "unweighted",
  weighted: "weighted",
  percent: "out of 100",
  letter: "from letter grades",
  none: "no scale",
};

const living: Readonly<Record<LivingPlan, string>> = {
  onCampus: "on campus",
  offCampus: "off campus",
  withFamily: "with family",
};

const kinds: Readonly<Record<Control, string>> = {
  public: "public",
  nonprofit: "private nonprofit",
  forProfit: "for-profit",
};

const levels: Readonly<Record<Level, string>> = {
  fourYear: "four-year",
  twoYear: "two-year",
  lessThanTwoYear: "less than two years",
};

const sizes: Readonly<Record<CollegeSize, string>> = { small: "small", medium: "medium", large: "large" };

const places: Readonly<Record<Setting, string>> = {
  city: "city",
  suburb: "suburb",
  town: "town",
  rural: "country",
};

/** A value that rounds to all of 100 would sound certain. */
const toShareText = (share: number) => (share > 0.99 ? "more than 99%" : `about ${formatShare(share)}`);

export const words = {
  mark: "This is a composite, not a real family",
  told: "What they told the quiz",
  facts: {
    grades: "Grades",
    tests: "Tests",
    noTest: "none taken",
    home: "Home",
    household: "Household",
    income: "Income on the FAFSA",
    pay: "Can pay",
    fields: "Wants to study",
    living: "Will live",
    wishes: "Looking for",
  },
  gpa: (gpa: number, scale: GpaScale) => `${formatGradePoints(gpa)} ${scales[scale]}`,
  rank: (topPercent: number) => `top ${formatInteger(topPercent)}% of the class`,
  sat: (score: number) => `SAT ${String(score)}`,
  act: (score: number) => `ACT ${String(score)}`,
  zip: (zip: string, state: StateCode) => `${zip}, ${stateNames[state]}`,
  people: (count: number) => (count === 1 ? "the student alone" : `${formatInteger(count)} people`),
  aYear: (usd: number) => `${formatUsd(usd)} a year`,
  fields: (names: readonly string[]) => formatAnd(names),
  living: (plan: LivingPlan) => living[plan],
  wishes: (student: {
    levels: readonly Level[];
    controls: readonly Control[];
    sizes: readonly CollegeSize[];
    settings: readonly Setting[];
    maxDistanceMiles: number | null;
  }): string =>
    [
      formatOr(student.controls.map((one) => kinds[one])),
      formatOr(student.levels.map((one) => levels[one])),
      formatOr(student.sizes.map((one) => sizes[one])),
      formatOr(student.settings.map((one) => places[one])),
      student.maxDistanceMiles === null ? "" : `within ${formatInteger(student.maxDistanceMiles)} miles`,
    ]
      .filter((text) => text !== "")
      .join("; "),

  aid: "What the FAFSA says",
  index: "Student Aid Index",
  indexNote: (awardYear: string, isIndependent: boolean) =>
    `${awardYear}, ${isIndependent ? "without parents’ figures" : "with the parents’ figures"}`,
  indexValue: (value: number) => `${value < 0 ? "\u2212" : ""}${formatInteger(Math.abs(value))}`,
  pell: "Pell Grant",
  pellNote: (awardYear: string, pellYear: string) =>
    pellYear === awardYear
      ? `${pellYear} amounts`
      : `an estimate with ${pellYear} amounts; those for ${awardYear} are not published`,
  noPell: "none",

  list: "Their first list",
  listLead: (count: number, ranked: number) =>
    `${formatInteger(count)} of ${formatInteger(ranked)} colleges, picked by the match quiz from these answers, with safeties first and reaches last.`,
  bandLead: "The bar is the first year’s price after grants. The vertical line marks what they can pay.",
  place: (city: string, state: StateCode, control: Control, level: Level, distance: string | null) =>
    [
      `${city}, ${stateNames[state]}`,
      `${kinds[control]}, ${levels[level]}`,
      distance === null ? null : `${distance} away`,
    ]
      .filter((text) => text !== null)
      .join(" · "),
  gaps: "Below the list, the quiz tells them:",
  open: "Open to everyone who applies",
  guaranteed: (name: string) => `Guaranteed admission: ${name}`,
  unknown: "Chance: not enough data",
  chance: (odds: string, range: string) => `Chance ${odds} (range ${range})`,
  match: (percent: number) => `${formatInteger(percent)}% match`,
  noPrice: "No price estimate, because too little is published",
  price: (range: string) => `${range} a year`,
  sticker: (amount: string) => `sticker price ${amount}`,
  drawing: (range: string, pay: string) => `${range} a year after grants, and they can pay ${pay}.`,
  odds: "The whole list",
  oddsText: (atLeastOne: number, fourYearPayable: number) =>
    `Admitted to at least one college: ${toShareText(atLeastOne)}. Admitted to a four-year college they can pay for: ${toShareText(fourYearPayable)}.`,
  basis: (on: string) =>
    `We calculated this on ${formatDate(on)} for fall 2027. Chances use ${dataYears.admissions} figures, and prices use ${dataYears.aid} figures, raised to the student’s first year.`,
  method: "How we calculate every number",

  openQuiz: "Open this case in the match quiz",
  openNote: (pay: string, income: string) =>
    `The link includes grades, preferences and home, but never money. To get this list, enter ${pay} under “What you can pay” and ${income} under “Yearly family income.” If the quiz already has your answers, it asks before it replaces them.`,
  calculator: "Calculate your own index",
} as const;
