/** The text of the college search. */

import type { Control, Setting } from "#domain/college/college.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { type MajorFamily, majorFamilies } from "#domain/college/majorFamilies.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { type CollegeSize, sizeLimits } from "#domain/people/profile.ts";
import type { Admission, Mission, SearchedLevel, Sort } from "#domain/search/filters.ts";
import { largestPerState, wellKnownRule } from "#domain/search/orderForStart.ts";
import { formatInteger, formatShare } from "#lib/format.ts";

const levels: Record<SearchedLevel, string> = { fourYear: "Four-year", twoYear: "Two-year" };
const controls: Record<Control, string> = {
  public: "Public",
  nonprofit: "Private nonprofit",
  forProfit: "For-profit",
};
const settings: Record<Setting, string> = { city: "City", suburb: "Suburb", town: "Town", rural: "Rural" };
const sizes: Record<CollegeSize, string> = {
  small: `Small, under ${formatInteger(sizeLimits.smallBelow)}`,
  medium: "Medium",
  large: `Large, over ${formatInteger(sizeLimits.largeAbove)}`,
};
const admissions: Record<Admission, string> = {
  under10: "Under 10%",
  under25: "Under 25%",
  under50: "Under 50%",
  from50: "50% or more",
  from75: "75% or more",
  open: "Everyone (open admission)",
};
const missions: Record<Mission, string> = {
  hbcu: "Historically Black",
  tribal: "Tribal college",
  women: "Women’s college",
};
const sorts: Record<Sort, string> = {
  best: "Closest to your search",
  name: "Name",
  price: "Lowest price",
  admit: "Hardest to get into",
  graduate: "Highest graduation rate",
  size: "Largest",
  near: "Nearest to home",
  match: "Best match",
};

const wellKnown = `those with at least ${formatInteger(wellKnownRule.undergraduates)} undergraduates where at least ${formatShare(wellKnownRule.completionRate)} graduate`;

export const words = {
  title: "Find a college",
  lead: "Search every U.S. college that reports to the federal government.",
  searchLabel: "Search by name, nickname or place",
  placeholder: "UT Austin, Mizzou, Boise",
  clear: "Clear the search",
  keys: "Use the arrow keys to move through the list and Enter to open a college.",
  tooLong: "What you typed is longer than any college’s name, so we searched only for the first few words.",
  filters: "Filters",
  showFilters: (count: number) => (count === 0 ? "Filters" : `Filters (${count})`),
  state: "State",
  addState: "Any state",
  addAnotherState: "Add another state",
  level: "Degree length",
  control: "Type",
  controlHint: "The owners of a for-profit college may keep the profit.",
  setting: "Setting",
  size: "Undergraduates",
  admission: "Admission rate",
  anyAdmission: "Any",
  major: "Field of study",
  anyMajor: "Any field",
  majorsLoading: "Loading the list of majors. All fields are shown for now.",
  majorsFailed: "We couldn’t load the list of majors. All fields are shown.",
  mission: "Mission",
  price: "Price",
  withinPrice: "Within what I can pay",
  withinPriceHint: "The whole price range is within what you said your family can pay in a year.",
  everything: "Include schools without degrees",
  everythingHint: (degree: number, all: number) =>
    `We search the ${formatInteger(degree)} colleges that grant undergraduate degrees. This adds the rest, for a total of ${formatInteger(all)}.`,
  sort: "Sort by",
  clearAll: "Clear all filters",
  remove: (name: string) => `Remove filter: ${name}`,
  chosen: "Filters in use",
  nonsense:
    "We couldn’t read one of the filters in the link, so we left it out. The other filters still apply.",
  found: (count: number) => (count === 1 ? "1 college" : `${formatInteger(count)} colleges`),
  foundFor: (count: number, query: string) =>
    `${count === 1 ? "1 college" : `${formatInteger(count)} colleges`} for “${query}”`,
  showing: (shown: number, total: number) => `Showing ${formatInteger(shown)} of ${formatInteger(total)}.`,
  showMore: (count: number) => `Show ${formatInteger(count)} more`,
  list: "Colleges found",
  alsoCalled: (name: string) => `Also known as “${name}”`,
  perhaps: "Did you mean this one?",
  partly: "Matches part of what you typed",
  figures: `Price: average after grants for first-years with aid, ${dataYears.aid}. Admitted: ${dataYears.admissions}. Graduated: ${dataYears.completion}. Source: College Scorecard and IPEDS.`,
  startTitle: "Start with a state",
  startText: "You can also search above. The list updates as you type.",
  inState: (code: StateCode) => stateNames[code],
  collegesHeard: (count: number | null) => (count === 1 ? "college" : "colleges"),
  nearTitle: "Public and well-known colleges near you",
  nearMore: "All colleges, nearest first",
  nearNeedsHome: "We don’t know where you live, so these aren’t sorted by distance yet.",
  nearAddHome: "Add your ZIP code",
  allTitle: "All colleges",
  suggestedNear: `The public colleges nearest you come first, with two-year colleges spread among them, along with well-known private ones nearby: ${wellKnown}.`,
  suggestedIn: (code: StateCode) =>
    `The public colleges of ${stateNames[code]} come first, largest first, along with its well-known private ones: ${wellKnown}.`,
  suggested: `The ${formatInteger(largestPerState)} largest public colleges in each state come first.`,
  nothingTitle: (query: string) =>
    query === "" ? "No colleges match these filters" : `No results for “${query}”`,
  nothingSpelling: "Check the spelling, or try fewer words or a nickname.",
  nothingUnfiltered: (count: number) =>
    count === 1
      ? "1 college matches without the filters."
      : `${formatInteger(count)} colleges match without the filters.`,
  nothingEverything: (count: number) =>
    count === 1
      ? "1 school without undergraduate degrees matches."
      : `${formatInteger(count)} schools without undergraduate degrees match.`,
  withoutFilters: "Search without the filters",
  withEverything: "Show them",
  toHelp: "Look in guides and help",
  toQuiz: "Take the match quiz instead",
  loading: "Loading the list of colleges",
  failedTitle: "We couldn’t load the list of colleges",
  failedKept: "What you typed is saved.",
  personal: "See your own chance and price in this list",
  personalText: "Three questions, about a minute, no account.",
  personalLink: "Answer three questions",
  levelOf: (level: SearchedLevel) => levels[level],
  controlOf: (control: Control) => controls[control],
  settingOf: (setting: Setting) => settings[setting],
  sizeOf: (size: CollegeSize) => sizes[size],
  admissionOf: (admission: Admission) => admissions[admission],
  admissionChip: (admission: Admission) =>
    admission === "open" ? "Open admission" : `Admits ${admissions[admission].toLowerCase()}`,
  missionOf: (mission: Mission) => missions[mission],
  majorOf: (family: MajorFamily) => majorFamilies[family],
  sortOf: (sort: Sort, hasQuery: boolean) => (sort === "best" && !hasQuery ? "Suggested" : sorts[sort]),
};
