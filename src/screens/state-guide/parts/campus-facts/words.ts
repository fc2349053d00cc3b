/** The words of what is drawn of a state's campuses. */
import type { Affiliation } from "#content/parts/campusFacts.ts";
import type { Setting } from "#domain/college/college.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import { typeNote } from "../shared/typeWords.ts";

const settings: Record<Setting, string> = {
  city: "City",
  suburb: "Suburb",
  town: "Town",
  rural: "Countryside",
};

const affiliations: Record<Affiliation, string> = {
  hbcu: "Historically Black colleges",
  tribal: "Tribal colleges",
  women: "Women’s colleges",
  men: "Men’s colleges and seminaries",
};

const formatColleges = (count: number) => (count === 1 ? "1 college" : `${formatInteger(count)} colleges`);

export const words = {
  colleges: formatColleges,
  students: (share: number) => `${formatShare(share)} of students`,
  settings: {
    title: "City, suburb, town or countryside",
    lead: (state: StateCode, count: number) =>
      `Where the ${formatColleges(count)} of ${stateNames[state]} stand, and where the students are.`,
    setting: (setting: Setting) => settings[setting],
    largest: "The largest:",
    origin: `Setting by the Census Bureau’s map, ${dataYears.characteristics}; undergraduates, ${dataYears.admissions}. A college that teaches mostly online counts where its office stands. IPEDS and College Scorecard.`,
  },
  sizes: {
    title: "Small colleges and large ones",
    lead: (smallShare: number, studentShare: number) =>
      `${formatShare(smallShare)} of the colleges have fewer than 1,000 undergraduates. Together they teach ${formatShare(studentShare)} of the students.`,
    under: (below: number) => `Under ${formatInteger(below)} students`,
    between: (from: number, below: number) => `${formatInteger(from)} to ${formatInteger(below - 1)}`,
    over: (from: number) => `${formatInteger(from)} and more`,
    origin: `Undergraduates who seek a degree or certificate, ${dataYears.admissions}. College Scorecard.`,
  },
  housing: {
    title: "A room and meals on campus",
    lead: "What colleges expect a full-time student to pay for housing and food on campus in a year.",
    control: { public: "Public colleges", nonprofit: "Private nonprofit colleges" },
    range: (minimum: string, maximum: string) => `from ${minimum} to ${maximum}`,
    least: "Lowest:",
    most: "Highest:",
    at: (usd: number) => `(${formatUsd(usd)})`,
    n: (count: number) => `middle of ${formatColleges(count)}`,
    chart: (minimum: string, maximum: string) => `From ${minimum} to ${maximum}`,
    none: "No college here publishes a price for housing and food on campus.",
    origin: `Colleges with mostly four-year degrees and at least 500 undergraduates, ${dataYears.aid}. IPEDS. Single halls and meal plans differ.`,
  },
  retention: {
    title: "Who comes back for a second year",
    lead: "Of full-time first-time students, the share who returned the next fall. Where it is low, ask on your visit why students leave.",
    half: (lower: number, upper: number) =>
      `half of the colleges ${formatShare(lower)} to ${formatShare(upper)}`,
    single: (count: number) => `middle of ${formatColleges(count)}`,
    top: "Public campuses that most first-years come back to",
    origin: `First-years of the year before who were back in ${dataYears.admissions}. IPEDS. Middle figures are medians, where each college counts once. ${typeNote}.`,
  },
  affiliations: {
    title: "Colleges with a mission or a faith of their own",
    none: (state: StateCode) =>
      `No degree-granting college of ${stateNames[state]} is on the federal lists of Historically Black, tribal, women’s or men’s colleges.`,
    kind: (kind: Affiliation) => affiliations[kind],
    religious: (count: number, all: number) =>
      `${formatInteger(count)} of ${formatColleges(all)} report a tie to a faith or church:`,
    more: "among them",
    others: (count: number) => `Other faiths and churches: ${formatInteger(count)}`,
    origin: `As the colleges report it, ${dataYears.characteristics}. Men’s and women’s colleges are known among those that mainly award bachelor’s degrees. IPEDS and College Scorecard.`,
  },
} as const;
