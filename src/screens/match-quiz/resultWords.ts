/** The words of the results: the first list, the whole list, the reasons, and what would change them. */
import type { LabelCode } from "#domain/admission/label.ts";
import type { Control, Setting } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { RankingChange } from "#domain/match/changes.ts";
import type { MatchPart, MatchPartCode } from "#domain/match/match.ts";
import type { WhatIfChange } from "#domain/match/whatIf.ts";
import { letterGrades } from "#domain/people/answers.ts";
import type { CollegeSize, LivingPlan } from "#domain/people/profile.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { formatGradePoints, formatInteger, formatShare, formatUsd } from "#kit/format.ts";
import { chanceRangeText } from "#pieces/chance/ChanceView.tsx";
import { labelName } from "#pieces/label/LabelMark.tsx";
import { shownRange } from "#pieces/price/shownPrice.ts";
import type { Sort } from "./listing.ts";
import type { Step } from "./steps.ts";

const partNames: Readonly<Record<MatchPartCode, string>> = {
  academics: "Academics",
  major: "Fields",
  price: "Price",
  size: "Size",
  setting: "Setting",
  distance: "Distance",
  outcomes: "Outcomes",
};

const settingTexts: Readonly<Record<Setting, string>> = {
  city: "In a city.",
  suburb: "In a suburb.",
  town: "In a town.",
  rural: "In the country.",
};

type Scored = Extract<MatchPart, { kind: "scored" }>;

const colleges = (count: number) => (count === 1 ? "1 college" : `${formatInteger(count)} colleges`);
const numberOf = (value: number | string | null | undefined) => (typeof value === "number" ? value : 0);

function reasonOf({ part, values }: Scored): string {
  switch (part) {
    case "academics": {
      const z = numberOf(values["enrolledZ"]);
      if (z < -1) return "Your grades and scores are well below those of most students there.";
      if (z < -0.25) return "Your grades and scores are a little below those of students there.";
      if (z <= 0.75) return "Your grades and scores are like those of students there.";
      if (z <= 1.5) return "Your grades and scores are above those of most students there.";
      return "Your grades and scores are far above those of most students there.";
    }
    case "major":
      return `Awards degrees in ${formatInteger(numberOf(values["offered"]))} of your ${formatInteger(numberOf(values["wanted"]))} fields.`;
    case "price":
      return `${shownRange({ lowUsd: numberOf(values["lowUsd"]), highUsd: numberOf(values["highUsd"]) })} a year; you can pay ${formatUsd(numberOf(values["payPerYearUsd"]))}.`;
    case "size":
      return `${formatInteger(numberOf(values["undergraduates"]))} undergraduates.`;
    case "setting":
      return settingTexts[settingOf(values["setting"])];
    case "distance":
      return `${formatInteger(numberOf(values["miles"]))} miles from home; your limit is ${formatInteger(numberOf(values["limitMiles"]))}.`;
    case "outcomes":
    default: {
      const { completionRate, earningsUsd } = values;
      const parts = [
        typeof completionRate === "number" ? `${formatShare(completionRate)} finish` : null,
        typeof earningsUsd === "number"
          ? `former students earn ${formatUsd(earningsUsd)} ten years after they started (median)`
          : null,
      ].filter((text) => text !== null);
      return `${parts.join("; ")}.`;
    }
  }
}

function settingOf(value: number | string | null | undefined): Setting {
  return value === "city" || value === "suburb" || value === "town" ? value : "rural";
}

const leftOut: Readonly<Record<"notAsked" | "noData" | "openAdmission", string>> = {
  notAsked: "Not counted: you have not told us.",
  noData: "Not counted: not published.",
  openAdmission: "Not counted: everyone who applies is admitted.",
};

function changeText(change: RankingChange<PriceBand>): string {
  switch (change.code) {
    case "chances":
      return change.after > change.before
        ? `${colleges(change.after - change.before)} now show a chance of your own.`
        : `${colleges(change.before - change.after)} no longer show a chance.`;
    case "chance":
      return `Your chance at ${change.college.name} goes from ${chanceRangeText(change.before) ?? ""} to ${chanceRangeText(change.after) ?? ""}.`;
    case "withinPrice": {
      if (change.before === null) {
        return `${colleges(change.after)} lie within your price, even at the high end.`;
      }
      const by = Math.abs(change.after - change.before);
      return change.after > change.before
        ? `${formatInteger(by)} more within your price: ${formatInteger(change.after)} in all.`
        : `${formatInteger(by)} fewer within your price: ${formatInteger(change.after)} in all.`;
    }
    case "pricesNarrower":
      return `The price is surer at ${colleges(change.count)}.`;
    case "pricesWider":
      return `The price is less sure at ${colleges(change.count)}.`;
    case "price":
      return `${change.college.name}: ${shownRange(change.before)} a year becomes ${shownRange(change.after)}.`;
    case "labels":
      return change.safetiesBefore === change.safetiesAfter
        ? `${colleges(change.count)} changed label.`
        : `${colleges(change.count)} changed label; safeties go from ${formatInteger(change.safetiesBefore)} to ${formatInteger(change.safetiesAfter)}.`;
    case "colleges":
      return change.after < change.before
        ? `${colleges(change.before - change.after)} left the list, ${formatInteger(change.after)} stay.`
        : `${colleges(change.after - change.before)} joined the list: ${formatInteger(change.after)} in all.`;
    case "best":
    default:
      return `${formatInteger(change.count)} of your ${formatInteger(change.of)} best matches are new.`;
  }
}

function whatIfTitle(change: WhatIfChange): string {
  switch (change.code) {
    case "gpa": {
      if (change.scale === "letter") return `With an average of ${letterOf(change.to)}`;
      return change.scale === "percent"
        ? `With an average of ${formatGradePoints(change.to).replace(/\.0$/, "")}`
        : `With a GPA of ${formatGradePoints(change.to)}`;
    }
    case "sat":
      return `With an SAT of ${change.to}`;
    case "act":
      return `With an ACT of ${change.to}`;
    case "livingWithFamily":
      return "Living with your family";
    case "payPerYear":
    default:
      return `If your family could pay ${formatUsd(change.toUsd)}`;
  }
}

function letterOf(value: number): string {
  const letter = Object.keys(letterGrades).find((one) => one !== "A+" && letterGrades[one] === value);
  return (letter ?? "A").replace("-", "\u2212");
}

const sortNames: Readonly<Record<Sort, string>> = {
  match: "Best match",
  chance: "Highest chance",
  price: "Lowest price",
  distance: "Nearest",
  name: "Name",
};

const controlNames: Readonly<Record<Control, string>> = {
  public: "Public",
  nonprofit: "Private, nonprofit",
  forProfit: "For-profit",
};

const sizeNames: Readonly<Record<CollegeSize, string>> = {
  small: "Small",
  medium: "Medium",
  large: "Large",
};

const livingNames: Readonly<Record<LivingPlan, string>> = {
  onCampus: "On campus",
  offCampus: "Own place",
  withFamily: "With family",
};

const settingNames: Readonly<Record<Setting, string>> = {
  city: "city",
  suburb: "suburb",
  town: "town",
  rural: "country",
};

const askNames: Readonly<Record<Step, string>> = {
  grades: "Grades",
  home: "Home",
  pay: "What you can pay",
  tests: "Test scores",
  income: "Family income",
  majors: "Fields of study",
  distance: "Distance",
  size: "Size",
  setting: "Setting",
  kind: "Kind of college",
  living: "Living",
};

const list = new Intl.ListFormat("en-US", { type: "disjunction" });

export const words = {
  title: "Your first list",
  titleNothing: "Colleges, before we know you",
  lead: (count: number, all: number) =>
    `${formatInteger(count)} of ${formatInteger(all)} colleges, picked for balance. Of two that fit alike, the nearer comes first.`,
  leadNothing: (all: number) =>
    `You skipped the questions, so these ${formatInteger(all)} colleges stand in order of how many students finish and what they earn. One answer makes the list yours.`,
  matchIsNotChance: "The match is how well a college fits what you told us. It is not your chance.",
  asOf: (year: string) => `Figures: federal data, newest release of ${year}.`,
  methodLink: "How every number is made",
  known: {
    title: "Your answers",
    sharpen: "Sharpen the list",
    sharpenLead: "Each answer makes it more yours, and you see what it changes.",
    next: (step: Step) => `Next: ${askNames[step].toLowerCase()}`,
    add: (step: Step) => askNames[step],
    answered: (count: number, of: number) => `Your answers: ${count} of ${of}`,
    addHeard: "Add: ",
    changeHeard: "Change: ",
    allAnswered: "Every question is answered. This is as sharp as it gets.",
    grade: (year: number) => (year === 13 ? "finished high school" : `${year}th grade`),
    gpa: (text: string) => `GPA ${text}`,
    letterOf,
    noGpa: "no GPA yet",
    zip: (zip: string, state: StateCode | null) =>
      state === null ? `ZIP ${zip}` : `${zip}, ${stateNames[state]}`,
    state: (state: StateCode) => stateNames[state],
    pay: (usd: number) => `Can pay ${formatUsd(usd)} a year`,
    income: (usd: number) => `Income ${formatUsd(usd)}`,
    sat: (score: number) => `SAT ${score}`,
    act: (score: number) => `ACT ${score}`,
    majors: (count: number) => (count === 1 ? "1 field" : `${count} fields`),
    distance: (miles: number) => `Within ${formatInteger(miles)} miles`,
    sizes: (sizes: readonly CollegeSize[]) => list.format(sizes.map((size) => sizeNames[size])),
    settings: (settings: readonly Setting[]) => list.format(settings.map((one) => settingNames[one])),
    kinds: (count: number) => (count === 1 ? "1 kind of college" : `${count} kinds of college`),
    living: (plan: LivingPlan) => livingNames[plan],
  },
  why: {
    summary: "Why this one",
    percent: (percent: number) => `${Math.round(percent)}% match, made of:`,
    noPercent: "No match can be given: nothing you told us can be held against what this college publishes.",
    part: (part: MatchPartCode) => partNames[part],
    score: (score: number) => `${Math.round(score)} of 100`,
    reason: reasonOf,
    leftOut: (because: "notAsked" | "noData" | "openAdmission") => leftOut[because],
    sources: "Each figure’s year and source stand on the college’s own page.",
  },
  whatIf: {
    summary: "What would change it",
    lead: "Everything is worked out again for each line.",
    none: "None of the steps we try (better grades or scores, living with family, paying more) changes the label, the range or the price here.",
    title: whatIfTitle,
    label: (before: LabelCode, after: LabelCode) => `${labelName(before)} becomes ${labelName(after)}`,
    chance: (before: string, after: string) => `chance ${before} becomes ${after}`,
    price: (before: string, after: string) => `price ${before} becomes ${after}`,
  },
  change: changeText,
  noChange: "This answer changes nothing in your list.",
  whole: {
    title: "All that fit your answers",
    count: (shown: number, all: number) =>
      shown === all ? colleges(all) : `${formatInteger(shown)} of ${colleges(all)} shown`,
    sort: "Sort by",
    sortName: (sort: Sort) => sortNames[sort],
    noHome: "Nearest needs your ZIP code.",
    proven:
      "A college that publishes little of what you asked for, or has few students, stands a little lower than its match alone would put it.",
    filter: "Filter",
    filterActive: (count: number) => `Filter (${count} on)`,
    labels: "Label",
    labelName,
    state: "State",
    everyState: "Every state",
    stateName: (state: StateCode) => stateNames[state],
    controls: "Kind",
    controlName: (control: Control) => controlNames[control],
    sizes: "Size",
    sizeName: (size: CollegeSize) => sizeNames[size],
    price: "Price",
    withinPrice: "Whole price within what you can pay",
    clear: "Clear filters",
    more: (count: number) => `Show ${formatInteger(count)} more`,
    emptyTitle: "No college passes all of these filters",
    empty: "Take one off, or clear them all.",
  },
  row: {
    miles: (miles: number) =>
      miles < 1
        ? "Less than a mile from home"
        : `${formatInteger(miles)} ${miles < 1.5 ? "mile" : "miles"} from home`,
  },
  share: "Share these answers",
  shareNote: "Copies a link with your answers. What you can pay and your income are never in it.",
  copied: "The link is copied. Money is not in it.",
  notCopied: "Copy this address",
  plan: (count: number) => (count === 0 ? "My plan" : `My plan (${count})`),
  compare: (count: number) => `Compare ${count}`,
  startOver: "Start over",
  startedOver: "All answers are cleared. Your saved colleges stay.",
  undo: "Undo",
  loading: "Loading the colleges",
  failedTitle: "The college list did not load",
  failed: "Your answers are safe. Check your connection and try again.",
  tryAgain: "Try again",
  offline: "You are offline. Everything here works from this device.",
};
