/** The text of the results: the first list, the whole list, the reasons, and what would change them. */
import { toChanceRangeText } from "#components/chance/ChanceView.tsx";
import { words as labelWords } from "#components/label/words.ts";
import type { QuizScreen } from "#domain/answers/catalog/profile.ts";
import type { Control } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { RankingChange } from "#domain/match/changes.ts";
import type { AnswerToFit } from "#domain/match/fitsAnswers.ts";
import type { Sort } from "#domain/match/listing.ts";
import type { CollegeSize } from "#domain/people/profile.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { isTooWide } from "#domain/price/tooWide.ts";
import { formatAnd, formatInteger } from "#lib/format.ts";
import { words as quizWords } from "./words.ts";

const formatColleges = (count: number) => (count === 1 ? "1 college" : `${formatInteger(count)} colleges`);
function describeChange(change: RankingChange<PriceBand>): string {
  switch (change.code) {
    case "chances":
      return change.after > change.before
        ? `${formatColleges(change.after - change.before)} now show your chance.`
        : `${formatColleges(change.before - change.after)} no longer show a chance.`;
    case "chance":
      return `Your chance at ${change.college.name} goes from ${toChanceRangeText(change.before) ?? ""} to ${toChanceRangeText(change.after) ?? ""}.`;
    case "withinPrice": {
      if (change.before === null) {
        return `${formatColleges(change.after)} fit your budget, even at the high end.`;
      }
      const by = Math.abs(change.after - change.before);
      return change.after > change.before
        ? `${formatInteger(by)} more fit your budget, for a total of ${formatInteger(change.after)}.`
        : `${formatInteger(by)} fewer fit your budget, for a total of ${formatInteger(change.after)}.`;
    }
    case "pricesNarrower":
      return `The price range is narrower at ${formatColleges(change.count)}.`;
    case "pricesWider":
      return `The price range is wider at ${formatColleges(change.count)}.`;
    case "price":
      // A range too wide to be an answer is none to compare with.
      if (isTooWide(change.after))
        return `${change.college.name}: the price depends on what you haven’t told us.`;
      return isTooWide(change.before)
        ? `${change.college.name}: ${formatShownRange(change.after)} a year.`
        : `${change.college.name}: from ${formatShownRange(change.before)} a year to ${formatShownRange(change.after)}.`;
    case "labels":
      return [
        change.count > 0 && `${formatColleges(change.count)} moved between safety, likely, target and reach.`,
        change.safetiesBefore !== change.safetiesAfter &&
          `You now have ${formatInteger(change.safetiesAfter)} financial ${change.safetiesAfter === 1 ? "safety" : "safeties"}; you had ${formatInteger(change.safetiesBefore)}.`,
      ]
        .filter((sentence) => sentence !== false)
        .join(" ");
    case "colleges":
      return change.after < change.before
        ? `${formatColleges(change.before - change.after)} left the list; ${formatInteger(change.after)} remain.`
        : `${formatColleges(change.after - change.before)} joined the list, for a total of ${formatInteger(change.after)}.`;
    case "best":
    default:
      return `${formatInteger(change.count)} of your ${formatInteger(change.of)} best matches are new.`;
  }
}

const sortNames: Readonly<Record<Sort, string>> = {
  recommended: "Recommended",
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

const askNames: Readonly<Record<QuizScreen, string>> = {
  grades: "Grades",
  home: "Home",
  pay: "What you can pay",
  since: "Since high school",
  tests: "Test scores",
  record: "School record",
  majors: "Fields of study",
  distance: "Distance",
  size: "Size",
  setting: "Setting",
  kind: "Kind of college",
  living: "Where you’d live",
};

/** What would bring colleges back to an empty list. */
const keptOut: Readonly<Record<AnswerToFit, string>> = {
  grades: "With better grades or scores,",
  distance: "If you went farther from home,",
  budget: "With a higher yearly budget,",
  major: "If you included other fields of study,",
  size: "If you included other sizes,",
  setting: "If you included other settings,",
  purpose:
    "If you include colleges that are online only, tribal, military or maritime, in U.S. territories, for theology, or that ask for a church leader’s endorsement,",
};

export const words = {
  title: "Your first list",
  lead: (all: number) => `Chosen from ${formatInteger(all)} colleges.`,
  money: {
    pay: "We can’t tell which of these you can afford.",
    add: "Add your budget",
  },
  seeAll: "See all colleges",
  titleNothing: "Colleges to start with",
  leadNothing: (all: number) =>
    `You skipped the questions, so these ${formatInteger(all)} colleges are ordered by graduation rate and earnings. Answer one question to make the list yours.`,
  asOf: (year: string) => `Figures: federal data, latest release ${year}.`,
  methodLink: "How we calculate every number",
  known: {
    title: "Your answers",
    sharpen: "Refine your list",
    sharpenLead: "Each answer makes the list fit you better, and you see what it changes.",
    next: (screen: QuizScreen) => `Next: ${quizWords.question(screen).name}`,
    add: (screen: QuizScreen) => askNames[screen],
    answered: (count: number, of: number) => `Your answers: ${count} of ${of}`,
    addHeard: "Add: ",
    changeHeard: "Change: ",
    allAnswered: "You’ve answered every question.",
    restOpen: "You skipped the other questions. Answer any of them below whenever you’re ready.",
  },
  change: describeChange,
  noChange:
    "This answer doesn’t change anything. Every college keeps the same chance, price and place on your list.",
  firstListChange: (names: readonly string[]) =>
    names.length === 0
      ? "The colleges on your first list stay the same."
      : `New on your first list: ${formatAnd(names)}.`,
  whole: {
    title: "All colleges that fit your answers",
    titleAll: "Every college",
    showAll: (count: number) =>
      `Show all ${formatInteger(count)}, including those that don’t fit every answer`,
    showFitting: (count: number) => `Show only the ${formatInteger(count)} that fit`,
    noneFits: "No college fits all of your answers",
    noneRanked: "No college matches the kinds you chose. Choose another kind.",
    keptOut: (answer: AnswerToFit, count: number) => `${keptOut[answer]} ${formatColleges(count)} would fit.`,
    count: (shown: number, all: number) =>
      shown === all ? formatColleges(all) : `${formatInteger(shown)} of ${formatColleges(all)} shown`,
    sort: "Sort by",
    sortName: (sort: Sort) => sortNames[sort],
    recommendedHint: "Combines match, distance from home and price. Your first list uses the same score.",
    sortNeedsHome: "Add your ZIP code to sort by distance.",
    filter: "Filter",
    filterActive: (count: number) => `Filter (${count} on)`,
    labels: "Chance of admission",
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
    emptyTitle: "No college matches all of these filters",
    empty: "Remove a filter, or clear them all.",
  },
  share: "Share these answers",
  shareNote: "Copies a link with your answers. It never includes your income or what you can pay.",
  copied: "Link copied. It includes nothing about money.",
  notCopied: "Copy this address",
  startOver: "Start over",
  startedOver: "Answers cleared. Your saved colleges are still here.",
  undo: "Undo",
  loading: "Loading the colleges",
  failedTitle: "We couldn’t load the college list",
  failedKept: "Your answers are safe.",
  offline: "You’re offline. Everything on this page still works.",
};
