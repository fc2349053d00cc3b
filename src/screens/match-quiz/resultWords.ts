/** The text of the results: the first list, the whole list, the reasons, and what would change them. */

import { toChanceRangeText } from "#components/chance/ChanceView.tsx";
import { words as labelWords } from "#components/label/words.ts";
import { formatShownRange } from "#components/price/shownPrice.ts";
import type { Control, Setting } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { RankingChange } from "#domain/match/changes.ts";
import type { FirstListNote } from "#domain/match/firstList.ts";
import type { AnswerToFit } from "#domain/match/fitsAnswers.ts";
import type { Sort } from "#domain/match/listing.ts";
import { letterGrades } from "#domain/people/answers.ts";
import type { CollegeSize, LivingPlan } from "#domain/people/profile.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import type { Step } from "./steps.ts";

const formatColleges = (count: number) => (count === 1 ? "1 college" : `${formatInteger(count)} colleges`);
function describeChange(change: RankingChange<PriceBand>): string {
  switch (change.code) {
    case "chances":
      return change.after > change.before
        ? `${formatColleges(change.after - change.before)} now show a chance of your own.`
        : `${formatColleges(change.before - change.after)} no longer show a chance.`;
    case "chance":
      return `Your chance at ${change.college.name} goes from ${toChanceRangeText(change.before) ?? ""} to ${toChanceRangeText(change.after) ?? ""}.`;
    case "withinPrice": {
      if (change.before === null) {
        return `${formatColleges(change.after)} lie within your price, even at the high end.`;
      }
      const by = Math.abs(change.after - change.before);
      return change.after > change.before
        ? `${formatInteger(by)} more within your price: ${formatInteger(change.after)} in all.`
        : `${formatInteger(by)} fewer within your price: ${formatInteger(change.after)} in all.`;
    }
    case "pricesNarrower":
      return `The price is surer at ${formatColleges(change.count)}.`;
    case "pricesWider":
      return `The price is less sure at ${formatColleges(change.count)}.`;
    case "price":
      return `${change.college.name}: ${formatShownRange(change.before)} a year becomes ${formatShownRange(change.after)}.`;
    case "labels":
      return [
        change.count > 0 && `${formatColleges(change.count)} moved between safety, likely, target and reach.`,
        change.safetiesBefore !== change.safetiesAfter &&
          `You now have ${formatInteger(change.safetiesAfter)} financial ${change.safetiesAfter === 1 ? "safety" : "safeties"}, where you had ${formatInteger(change.safetiesBefore)}.`,
      ]
        .filter((sentence) => sentence !== false)
        .join(" ");
    case "colleges":
      return change.after < change.before
        ? `${formatColleges(change.before - change.after)} left the list, ${formatInteger(change.after)} stay.`
        : `${formatColleges(change.after - change.before)} joined the list: ${formatInteger(change.after)} in all.`;
    case "best":
    default:
      return `${formatInteger(change.count)} of your ${formatInteger(change.of)} best matches are new.`;
  }
}

export function toLetterGrade(value: number): string {
  const letter = Object.keys(letterGrades).find((one) => one !== "A+" && letterGrades[one] === value);
  return (letter ?? "A").replace("-", "\u2212");
}

/** Why the first list is shorter, or exceeds the family's distance limit. */
const firstNote = {
  title: (note: FirstListNote): string => {
    const miles = formatInteger(note.miles);
    if (note.code === "limitNeedsZip") return `Your limit of ${miles} miles needs your ZIP code`;
    if (note.code === "commuteNeedsZip") return "Living with family needs your ZIP code";
    if (note.within === 0) return `No college fits within ${miles} miles`;
    return `Only ${formatColleges(note.within)} ${note.within === 1 ? "fits" : "fit"} within ${miles} miles`;
  },
  lines: (note: FirstListNote): readonly string[] => {
    const miles = formatInteger(note.miles);
    switch (note.code) {
      case "limitNeedsZip":
        return ["Without it we cannot measure from home, so this list looks at your whole state and beyond."];
      case "commuteNeedsZip":
        return [
          `It works within about ${miles} miles of home. Without your ZIP code we cannot tell which colleges are that near.`,
        ];
      case "fewWithinCommute":
        return [
          `You would live with family, so this list stays within ${miles} miles of home.`,
          ...(note.beyond === 0
            ? ["Nothing more fits within a day’s drive."]
            : [
                `${note.beyond === 1 ? "The nearest one beyond comes" : `The nearest ${formatInteger(note.beyond)} beyond come`} last. There, prices are for living on campus.`,
              ]),
        ];
      case "fewWithinLimit":
      default:
        return [
          note.nearest === null
            ? "Nothing beyond your limit fits any better."
            : `The nearest that fits beyond it is ${note.nearest.name}, ${formatInteger(note.nearest.miles)} miles away.`,
        ];
    }
  },
};

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
  record: "School record",
  income: "Family income",
  majors: "Fields of study",
  distance: "Distance",
  size: "Size",
  setting: "Setting",
  kind: "Kind of college",
  living: "Living",
};

/** What would bring colleges back to an empty list. */
const keptOut: Readonly<Record<AnswerToFit, string>> = {
  grades: "With better grades or scores,",
  distance: "With a longer distance,",
  budget: "With a higher yearly budget,",
  major: "With other fields of study,",
  size: "With other sizes,",
  setting: "With other settings,",
  purpose:
    "With colleges that are online only, for members of tribes, in U.S. territories, for theology, or ask for a church leader’s endorsement,",
};

const list = new Intl.ListFormat("en-US", { type: "disjunction" });

export const words = {
  title: "Your first list",
  titleNothing: "Colleges, before we know you",
  lead: (count: number, all: number) =>
    `${formatInteger(count)} of ${formatInteger(all)} colleges, picked for balance, near home before far.`,
  firstNote,
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
    letterOf: toLetterGrade,
    noGpa: "no GPA yet",
    zip: (zip: string, state: StateCode | null) =>
      state === null ? `ZIP ${zip}` : `${zip}, ${stateNames[state]}`,
    state: (state: StateCode) => stateNames[state],
    pay: (usd: number) => `Can pay ${formatUsd(usd)} a year`,
    income: (usd: number) => `Income ${formatUsd(usd)}`,
    sat: (score: number) => `SAT ${score}`,
    act: (score: number) => `ACT ${score}`,
    rank: (percent: number) => `Top ${percent}% of the class`,
    coreGpa: (text: string) => `Core GPA ${text}`,
    coreYears: (years: number) => (years === 1 ? "1 core year" : `${years} core years`),
    courses: (has: boolean) => (has ? "has the required courses" : "lacks required courses"),
    majors: (count: number) => (count === 1 ? "1 field" : `${count} fields`),
    distance: (miles: number) => `Within ${formatInteger(miles)} miles`,
    sizes: (sizes: readonly CollegeSize[]) => list.format(sizes.map((size) => sizeNames[size])),
    settings: (settings: readonly Setting[]) => list.format(settings.map((one) => settingNames[one])),
    kinds: (count: number) => (count === 1 ? "1 kind of college" : `${count} kinds of college`),
    living: (plan: LivingPlan) => livingNames[plan],
  },
  loadingDetail: "One moment …",
  why: "Why this one",
  whatIf: "What would change it",
  change: describeChange,
  noChange:
    "This answer changes nothing: every college keeps its chance, its price and its place in your list.",
  firstListChange: (names: readonly string[]) =>
    names.length === 0
      ? "Your first list keeps the same colleges: each still has the best claim to its place."
      : `New on your first list: ${new Intl.ListFormat("en-US").format(names)}.`,
  whole: {
    title: "All that fit your answers",
    titleAll: "Every college, best match first",
    showAll: (count: number) => `Show all ${formatInteger(count)}, also those that miss an answer`,
    showFitting: (count: number) => `Show only the ${formatInteger(count)} that fit`,
    noneFits: "No college fits all of your answers",
    noneRanked: "The kinds of college you asked for leave none. Change them, and colleges come back.",
    keptOut: (answer: AnswerToFit, count: number) => `${keptOut[answer]} ${formatColleges(count)} would fit.`,
    count: (shown: number, all: number) =>
      shown === all ? formatColleges(all) : `${formatInteger(shown)} of ${formatColleges(all)} shown`,
    sort: "Sort by",
    sortName: (sort: Sort) => sortNames[sort],
    noHome: "Nearest needs your ZIP code.",
    filter: "Filter",
    filterActive: (count: number) => `Filter (${count} on)`,
    labels: "How sure admission is",
    labelName: labelWords.admissionName,
    budgets: "Your budget",
    budgetName: labelWords.budgetName,
    state: "State",
    everyState: "Every state",
    stateName: (state: StateCode) => stateNames[state],
    controls: "Kind",
    controlName: (control: Control) => controlNames[control],
    sizes: "Size",
    sizeName: (size: CollegeSize) => sizeNames[size],
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
  failedKept: "Your answers are safe.",
  offline: "You are offline. Everything here works from this device.",
};
