/** The text of a state's table of colleges. */
import type { AdmitBand } from "#content/parts/collegeCharts.ts";
import type { CollegeType } from "#content/parts/collegeTypes.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { nameInText, type StateCode } from "#domain/college/states.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import { groupNames, typeNote } from "../shared/typeWords.ts";
import type { SortKey, TypeFilter } from "./tableRows.ts";

const columns: Record<SortKey, string> = {
  name: "College",
  price: "Price a year",
  admits: "Admits",
  completion: "Finish",
  earnings: "Earnings",
  undergraduates: "Students",
  type: "Type",
};

const controls: Record<CollegeType, string> = {
  publicFour: "Public",
  publicTwo: "Public",
  nonprofitFour: "Private nonprofit",
  nonprofitTwo: "Private nonprofit",
  forProfitFour: "For-profit",
  forProfitTwo: "For-profit",
};

const four = "mostly four-year";
const two = "mostly two-year";
const lengths: Record<CollegeType, string> = {
  publicFour: four,
  publicTwo: two,
  nonprofitFour: four,
  nonprofitTwo: two,
  forProfitFour: four,
  forProfitTwo: two,
};

const typeFilterNames: Record<TypeFilter, string> = { public: "Public, all", ...groupNames };

const admitBandNames: Record<AdmitBand, string> = {
  all: "Everyone (open admission)",
  from75: "75% or more",
  from50: "50% to 75%",
  from25: "25% to 50%",
  under25: "Under 25%",
  unknown: "Not published, or too few",
};

export const words = {
  title: (count: number, state: StateCode) =>
    count === 1
      ? `The one college in ${nameInText(state)}`
      : `All ${formatInteger(count)} colleges in ${nameInText(state)}`,
  lead: "The list includes every college here that awards undergraduate degrees, largest first.",
  press: "Select a column heading to sort.",
  /** `sent`: how many are prerendered, if not all. */
  withScripts: (sent: number | null) =>
    sent === null
      ? "With JavaScript, you can filter and sort the list."
      : `These are the ${formatInteger(sent)} largest. With JavaScript, you can see, filter and sort the whole list.`,
  printed: (count: number) =>
    `Only the first ${formatInteger(count)} will print. To print the whole list, show all of them first.`,
  caption: (state: StateCode) => `Colleges in ${nameInText(state)}`,
  filters: "Filter the colleges",
  text: "Name or city",
  type: "Type",
  typeFilter: (type: TypeFilter) => typeFilterNames[type],
  system: "Public system",
  admits: "Applicants admitted",
  admitBand: (band: AdmitBand) => admitBandNames[band],
  any: "Any",
  price: "Price for a family income of",
  allIncomes: "All incomes (average)",
  bracket: (fromUsd: number, toUsd: number | null) => {
    if (toUsd === null) return `Over ${formatUsd(fromUsd - 1)}`;
    return fromUsd === 0 ? `Up to ${formatUsd(toUsd)}` : `${formatUsd(fromUsd)} to ${formatUsd(toUsd)}`;
  },
  clear: "Clear the filters",
  found: (shown: number, all: number) =>
    shown === all
      ? `${formatInteger(all)} colleges`
      : `${formatInteger(shown)} of ${formatInteger(all)} colleges`,
  nothing: "No college matches these filters",
  nothingHint: "Try fewer words, or clear the filters.",
  showAll: (count: number) => `Show all ${formatInteger(count)}`,
  columns,
  control: controls,
  length: lengths,
  zeroOrLess: "$0 or less",
  averageInstead: (usd: string) => `${usd} for all incomes`,
  admitsAll: "everyone",
  bracketNote:
    "If we have no price for an income, as is the case at most for-profit and small colleges, the small figure is the average for all incomes. At two-year colleges, a price is what students with federal aid paid.",
  sources: {
    title: "What the columns mean",
    price: `the average cost of a year after all grants, living costs included, for first-year students with federal aid; at public colleges, for those who pay the in-state price (${dataYears.aid}).`,
    admits: `the share of first-year applicants admitted; “everyone” means open admission (${dataYears.admissions}).`,
    completion: `the share of full-time, first-time students who finished here within one and a half times the normal time (six years for a bachelor’s degree; ${dataYears.completion}).`,
    earnings: `the median for former students with federal aid ten years after they started, if they were working and not enrolled, in ${dataYears.earnings}. Campuses of one university often share one figure.`,
    undergraduates: `undergraduates seeking a degree or certificate (${dataYears.admissions}).`,
    type: `${typeNote} (${dataYears.characteristics}).`,
    publisher: "All figures come from the Department of Education’s College Scorecard and IPEDS.",
  },
} as const;
