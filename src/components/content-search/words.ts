/** The text of the site-wide search. */
import type { Control } from "#domain/college/college.ts";
import { type MajorFamily, majorFamilies } from "#domain/college/majorFamilies.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { CollegeSize } from "#domain/people/profile.ts";
import type { Mission, SearchedLevel } from "#domain/search/filters.ts";
import { formatInteger } from "#lib/format.ts";
import type { HitGroup } from "./groupHits.ts";

const missions: Record<Mission, string> = {
  hbcu: "historically Black",
  tribal: "tribal colleges",
  women: "women’s colleges",
};
const kinds: Record<Control, string> = {
  public: "public",
  nonprofit: "private nonprofit",
  forProfit: "for-profit",
};

const sizes: Record<CollegeSize, string> = { small: "small", medium: "medium", large: "large" };

export const words = {
  label: "Search guides, help and tools",
  placeholder: "For example, merit aid",
  send: "Search",
  clear: "Clear the search",
  keys: "Results update as you type. Use the arrow keys to move through them.",
  tooLong: "What you typed is too long to search. The first few words are enough.",
  loading: "Loading the search. This takes a moment the first time.",
  failedTitle: "We couldn’t load the search",
  failedKept: "You can still open the pages themselves.",
  shortAnswer: "Short answer",
  readMore: (page: string) => `More: ${page}`,
  sources: (titles: readonly string[]) =>
    `${titles.length === 1 ? "Source" : "Sources"}: ${titles.join("; ")}`,
  results: "Pages found",
  found: (total: number) => (total === 1 ? "1 page found" : `${formatInteger(total)} pages found`),
  showing: (shown: number, total: number) =>
    `Showing ${formatInteger(shown)} of ${formatInteger(total)} pages`,
  more: "Show more",
  guess: (query: string) => `No exact match for “${query}.” These results come close.`,
  nothing: (query: string) => `Nothing found for “${query}”`,
  nothingDetail: "Check the spelling, try just one word, or go here:",
  toFaq: "Questions and answers",
  toContact: "Ask us",
  toColleges: "Search colleges",
  try: "For example",
  examples: ["FAFSA deadline", "early decision", "merit aid", "test-optional", "Ohio grants"],
  noGuide: (state: string) =>
    `We don’t have a guide to ${state} or records of its grants. Ask a school counselor or the education department there.`,
  collegesOf: (state: string) => ({
    label: `Colleges in ${state}`,
    text: "See prices by income, admission rates and graduation rates.",
  }),
  territories: {
    label: "From a territory, or abroad",
    text: "See what you can file, and who pays what.",
  },
  stateDeadlines: {
    label: "FAFSA deadlines by state",
    text: "This is the official list. Choose your state there.",
  },
  collegesTitle: "Colleges",
  colleges: "Colleges found",
  collegesFound: (count: number) => (count === 1 ? "1 college" : `${formatInteger(count)} colleges`),
  bothFound: (pages: string, colleges: string) => `${pages}, ${colleges}`,
  place: (city: string, state: string) => `${city}, ${state}`,
  alsoCalled: (name: string) => `also called ${name}`,
  perhaps: "did you mean",
  compare: (names: readonly string[]) => `Compare ${names.join(" and ")} side by side`,
  filtered: (parts: readonly string[]) => `Colleges by filter: ${parts.join(", ")}`,
  majorOf: (family: MajorFamily) => majorFamilies[family],
  stateOf: (code: StateCode) => stateNames[code],
  missionOf: (mission: Mission) => missions[mission],
  controlOf: (control: Control) => kinds[control],
  levelOf: (level: SearchedLevel) => (level === "twoYear" ? "two-year" : "four-year"),
  sizeOf: (size: CollegeSize) => sizes[size],
  openAdmission: "open admission",
  admitsMost: "admitting 75% or more",
  cheapestFirst: "lowest price first",
  nearestFirst: "nearest first",
  allColleges: (query: string) => `All colleges for “${query}”`,
  groups: {
    tools: "Tools",
    programs: "State programs",
    guides: "Help and answers",
    states: "State guides",
    stories: "Blog and stories",
    pages: "Pages",
  } satisfies Record<HitGroup, string>,
};
