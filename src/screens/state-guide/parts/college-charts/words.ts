/** The text of the charts of a state's colleges. */
import type { AdmitBand, NamedDot } from "#content/parts/collegeCharts.ts";
import type { TypeGroup } from "#content/parts/collegeTypes.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { nameInText, type StateCode } from "#domain/college/states.ts";
import { formatAnd, formatInteger, formatShare, formatUsd, spellCount } from "#lib/format.ts";
import { groupNames, typeNote } from "../shared/typeWords.ts";

const lowestBracket = incomeBrackets[0];
const lastBoundedBracket = incomeBrackets[3];

const middle: Record<TypeGroup, string> = {
  publicFour: "public four-year college",
  publicTwo: "public two-year college",
  nonprofit: "private nonprofit college",
  forProfit: "for-profit college",
};

const bands: Record<AdmitBand, string> = {
  all: "Everyone",
  from75: "75% or more",
  from50: "50% to 75%",
  from25: "25% to 50%",
  under25: "Under 25%",
  unknown: "Not published, or too few to say",
};

const formatColleges = (count: number) => (count === 1 ? "1 college" : `${formatInteger(count)} colleges`);

export const words = {
  typeNote: `${typeNote}.`,
  median:
    "A median means that half of the colleges are above it and half are below. Each college counts once.",
  table: "The same figures as a table",
  type: "Type of college",
  colleges: "Colleges",
  thousands: (usd: number) => (usd === 0 ? formatUsd(0) : `${formatUsd(usd / 1_000)}k`),
  price: {
    title: "What a year costs, by family income",
    lead: (lowUsd: string, highUsd: string) =>
      `At the median public four-year college, families with incomes up to ${formatUsd(lowestBracket.toUsd)} paid ${lowUsd} a year after grants in ${dataYears.aid}, and families with incomes over ${formatUsd(lastBoundedBracket.toUsd)} paid ${highUsd}.`,
    chart: (groups: readonly string[]) =>
      `Yearly price by five family income brackets, with one line each for ${formatAnd(groups)}. The table below has every figure.`,
    income: "Family income",
    bracket: (fromUsd: number, toUsd: number | null) => {
      if (toUsd === null) return `Over ${formatUsd(fromUsd - 1)}`;
      return fromUsd === 0 ? `Up to ${formatUsd(toUsd)}` : `${formatUsd(fromUsd)} to ${formatUsd(toUsd)}`;
    },
    all: "All incomes",
    of: (count: number) => `of ${formatInteger(count)}`,
    few: "too few",
    fewNote: "“Too few” means that fewer than three colleges of the type publish the figure.",
    notByIncome: (group: TypeGroup, usd: string) => `${groupNames[group]}: ${usd} for all incomes`,
    notByIncomeTitle: "Not published by income",
    origin: `The price is the average cost of a year after all grants, living costs included, for first-year students with federal aid. At public colleges, it is for students who pay the in-state price. Source: College Scorecard, ${dataYears.aid}.`,
  },
  chance: {
    title: "How selective the colleges are",
    lead: (all: number, open: number, choosy: number) =>
      choosy === 0
        ? `Of ${formatColleges(all)}, ${formatInteger(open)} admit everyone who applies. None reports admitting fewer than half.`
        : `Of ${formatColleges(all)}, ${formatInteger(open)} admit everyone who applies, and ${spellCount(choosy)} ${choosy === 1 ? "admits" : "admit"} fewer than half.`,
    admitted: "Applicants admitted",
    band: (band: AdmitBand) => bands[band],
    bar: (band: AdmitBand, count: number) => `${bands[band]}: ${formatColleges(count)}`,
    all: "All",
    origin: `Bands show the share of first-year applicants admitted. “Everyone” means open admission: a diploma or its equivalent is enough, though some programs may be selective. Source: College Scorecard, ${dataYears.admissions}.`,
  },
  completion: {
    title: "Price and graduation",
    lead: "Each mark is a college. Colleges farther left cost less, and colleges farther up graduate a larger share of their students. The numbers mark the largest colleges.",
    chart: (state: StateCode, count: number) =>
      `Graduation rate and average price of ${formatColleges(count)} in ${nameInText(state)}. The largest are listed below, and all of them are in the table of colleges.`,
    x: "Average yearly price",
    y: "Students who finish",
    dot: ({ name, netPriceUsd, completionRate }: NamedDot) =>
      `${name}: ${formatUsd(netPriceUsd)}, ${formatShare(completionRate)} finish`,
    figures: (usd: string, share: string) => `${usd}, ${share} finish`,
    dearer: (usd: string) => `Prices above ${usd} are shown at the right edge.`,
    largest: "The largest colleges by number",
    middles: "The median of each type",
    group: (group: TypeGroup, usd: string, share: string) => `${groupNames[group]}: ${usd}, ${share} finish`,
    origin: `Prices are averages for all incomes (${dataYears.aid}). The graduation rate is the share of full-time, first-time students who ${dataYears.completion} and earned a degree or certificate at the same college within one and a half times the normal time. Students who transfer out don’t count as finishing. Source: College Scorecard.`,
  },
  earnings: {
    title: "What students earn ten years after they start",
    lead: (usd: string, group: TypeGroup) =>
      `At the median ${middle[group]}, former students earned ${usd} a year. The thick band covers the middle half of the colleges, and the thin line covers all of them.`,
    chart: (group: TypeGroup, minimum: string, maximum: string) =>
      `${groupNames[group]}: colleges from ${minimum} to ${maximum}`,
    spread: (lower: string, upper: string) => `middle half: ${lower} to ${upper}`,
    lower: "Lower quarter",
    middle: "Median",
    upper: "Upper quarter",
    least: "Lowest",
    most: "Highest",
    origin: `Earnings are medians for former students with federal aid ten years after they started, if they were working and not enrolled, in ${dataYears.earnings}. Campuses of one university often share one figure. Source: College Scorecard.`,
  },
  systems: {
    title: "The public systems side by side",
    lead: "Each row shows the median campus of a public system or multi-campus university. The small figures are for its lowest and highest campuses, which can be very different.",
    system: "System",
    span: (minimum: string, maximum: string) => `${minimum} to ${maximum}`,
    price: "Price a year",
    finish: "Finish",
    earn: "Earnings",
    origin: `Prices are for ${dataYears.aid}. Graduation rates are for students who ${dataYears.completion}. Earnings are from ten years after starting college, in ${dataYears.earnings}. Source: College Scorecard. We sort campuses into systems by name. A campus that reports its figures on its own is counted on its own.`,
  },
} as const;
