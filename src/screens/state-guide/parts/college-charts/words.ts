/** The words of the charts of a state's colleges. */
import type { AdmitBand, NamedDot } from "#content/parts/collegeCharts.ts";
import type { TypeGroup } from "#content/parts/collegeTypes.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import { groupNames, typeNote } from "../shared/typeWords.ts";

const middle: Record<TypeGroup, string> = {
  publicFour: "public college with mostly four-year degrees",
  publicTwo: "public college with mostly two-year degrees",
  nonprofit: "private nonprofit college",
  forProfit: "for-profit college",
};

const bands: Record<AdmitBand, string> = {
  all: "Everyone",
  from75: "75% and more",
  from50: "50% to 75%",
  from25: "25% to 50%",
  under25: "Under 25%",
  unknown: "Not published",
};

const formatColleges = (count: number) => (count === 1 ? "1 college" : `${formatInteger(count)} colleges`);

export const words = {
  typeNote: `${typeNote}.`,
  median:
    "Figures in the middle are medians: half of the colleges lie above, half below, and each counts once.",
  table: "The same figures as a table",
  type: "Type of college",
  colleges: "Colleges",
  thousands: (usd: number) => (usd === 0 ? formatUsd(0) : `${formatUsd(usd / 1_000)}k`),
  price: {
    title: "What a year costs, by family income",
    lead: (lowUsd: string, highUsd: string) =>
      `At the middle public college with mostly four-year degrees, families with up to $30,000 of income pay ${lowUsd} a year, and families above $110,000 pay ${highUsd}.`,
    chart: (groups: readonly string[]) =>
      `Price a year by five brackets of family income, a line each for ${new Intl.ListFormat("en-US").format(groups)}. The table below has every figure.`,
    income: "Family income",
    bracket: (fromUsd: number, toUsd: number | null) => {
      if (toUsd === null) return `Over ${formatUsd(fromUsd - 1)}`;
      return fromUsd === 0 ? `Up to ${formatUsd(toUsd)}` : `${formatUsd(fromUsd)} to ${formatUsd(toUsd)}`;
    },
    shortBracket: (fromUsd: number, toUsd: number | null) => {
      const from = Math.round(fromUsd / 1_000);
      if (toUsd === null) return `over ${from}k`;
      return fromUsd === 0 ? `to $${toUsd / 1_000}k` : `${from}–${toUsd / 1_000}k`;
    },
    all: "All incomes",
    of: (count: number) => `of ${formatInteger(count)}`,
    few: "too few",
    fewNote: "“Too few”: fewer than three colleges of the type publish the figure.",
    notByIncome: (group: TypeGroup, usd: string) => `${groupNames[group]}: ${usd} over all incomes`,
    notByIncomeTitle: "Not published by income",
    origin: `Average cost of a year less all grants, of first-years with federal aid, living costs included; at public colleges of those who pay the in-state price. College Scorecard, ${dataYears.aid}.`,
  },
  chance: {
    title: "How many colleges admit whom",
    lead: (all: number, open: number, choosy: number) =>
      choosy === 0
        ? `Of ${formatColleges(all)}, ${formatInteger(open)} admit everyone who applies. None reports that it admits under half.`
        : `Of ${formatColleges(all)}, ${formatInteger(open)} admit everyone who applies. ${choosy === 1 ? "One admits" : `${formatInteger(choosy)} admit`} under half.`,
    admitted: "Applicants admitted",
    band: (band: AdmitBand) => bands[band],
    bar: (band: AdmitBand, count: number) => `${bands[band]}: ${formatColleges(count)}`,
    all: "All",
    origin: `Of those who applied for the first year. Everyone means open admission: a diploma or its equivalent is enough, though single programs may choose. College Scorecard, ${dataYears.admissions}.`,
  },
  completion: {
    title: "Price against finishing",
    lead: "Each mark is a college. Further left costs less; further up, more students finish. The numbers name the largest colleges.",
    chart: (state: StateCode, count: number) =>
      `Completion against average price of ${formatColleges(count)} in ${stateNames[state]}. The largest are listed below, and all of them are in the table of colleges.`,
    x: "Average price a year",
    y: "Students who finish",
    dot: ({ name, netPriceUsd, completionRate }: NamedDot) =>
      `${name}: ${formatUsd(netPriceUsd)}, ${formatShare(completionRate)} finish`,
    figures: (usd: string, share: string) => `${usd}, ${share} finish`,
    dearer: (usd: string) => `Prices above ${usd} stand at the right edge.`,
    largest: "The largest colleges by number",
    middles: "The middle of each type",
    group: (group: TypeGroup, usd: string, share: string) => `${groupNames[group]}: ${usd}, ${share} finish`,
    origin: `Price: average of all incomes, ${dataYears.aid}. Finishing: of full-time first-time students who ${dataYears.completion}, the share with a degree or certificate from the same college within one and a half times the usual length; who transfers out does not count as finishing. College Scorecard.`,
  },
  earnings: {
    title: "What students earn ten years on",
    lead: (usd: string, group: TypeGroup) =>
      `Former students of the middle ${middle[group]} earn ${usd} a year. The thick band holds the middle half of the colleges, the thin line all of them.`,
    chart: (group: TypeGroup, minimum: string, maximum: string) =>
      `${groupNames[group]}: colleges from ${minimum} to ${maximum}`,
    spread: (lower: string, upper: string) => `half of them ${lower} to ${upper}`,
    lower: "Lower quarter",
    middle: "Middle",
    upper: "Upper quarter",
    least: "Lowest",
    most: "Highest",
    origin: `Of the middle former student with federal aid, ten years after starting, if working and not enrolled, in ${dataYears.earnings}. Campuses of one university often share one figure. College Scorecard.`,
  },
  systems: {
    title: "The public systems side by side",
    lead: "The middle campus of each public system or many-campus university. The small figures are its lowest and its highest campus: one name can hold very different ones.",
    system: "System",
    span: (minimum: string, maximum: string) => `${minimum} to ${maximum}`,
    price: "Price a year",
    finish: "Finish",
    earn: "Earn later",
    origin: `Price ${dataYears.aid}; finishing, students who ${dataYears.completion}; earnings ten years after starting in ${dataYears.earnings}. College Scorecard. Campuses are sorted into systems by name; one that reports by itself counts by itself.`,
  },
} as const;
